import type { NodeStepContext, NodeStepRun } from '../../../contract/node-step.ts'

/** What a report of gpresult says about the signed-in person. `readUtc` = when the policies were last refreshed. */
type PolicyReport = {
  applied: string[]
  denied: string[]
  failed: { component: string; error: string }[]
  readUtc: string | null
  slowLink: boolean | null
  noPolicies: boolean
}

/** Group Policy Infrastructure: the refresh itself. */
const wholeRefresh = '{00000000-0000-0000-0000-000000000000}'

/** Names of the elements are the same on every Windows. Null = the report has another layout. */
export function parseReport(xml: string): PolicyReport | null {
  const [user] = elementsOf(xml, 'UserResults')
  if (user === undefined || !/<Rsop\b/.test(xml)) return null
  // Settings of policies follow, with elements of the same names.
  const own = user.split(/<ExtensionData\b/)[0] ?? user
  const objects = elementsOf(own, 'GPO')
  const parts = elementsOf(own, 'ExtensionStatus')
  const [slowLink] = elementsOf(own, 'SlowLink')
  const applied = namesOf(objects.filter(isApplied))
  return {
    applied,
    denied: namesOf(objects.filter((object) => !isApplied(object))),
    failed: parts.flatMap((part) => failureOf(part) ?? []),
    readUtc: refreshTime(parts),
    slowLink: slowLink === 'true' || slowLink === 'false' ? slowLink === 'true' : null,
    noPolicies: applied.length === 0,
  }
}

/** An object that has no place in the order was left out, whatever the reason. */
function isApplied(object: string): boolean {
  return elementsOf(object, 'AppliedOrder').some((order) => Number(order) > 0)
}

function namesOf(objects: readonly string[]): string[] {
  return objects.flatMap((object) => elementsOf(object, 'Name')[0] ?? []).map(unescaped)
}

function failureOf(part: string): { component: string; error: string } | null {
  const [component] = elementsOf(part, 'Name')
  const code = Number(elementsOf(part, 'Error')[0])
  if (component === undefined || !Number.isInteger(code) || code === 0) return null
  return { component: unescaped(component), error: codeText(code) }
}

/** As Windows shows it elsewhere; a small code of Windows gets the form of an HRESULT, so that both look the same. */
function codeText(code: number): string {
  const value = code > 0 && code < 0x1_0000 ? 0x8007_0000 + code : code >>> 0
  return `0x${value.toString(16).padStart(8, '0')}`
}

function refreshTime(parts: readonly string[]): string | null {
  const whole = parts.find((part) => elementsOf(part, 'Identifier')[0]?.toLowerCase() === wholeRefresh)
  const time = whole === undefined ? undefined : elementsOf(whole, 'EndTime')[0]
  // In UTC, though it does not say so.
  const utc = `${time ?? ''}Z`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z$/.test(utc) && !Number.isNaN(Date.parse(utc)) ? utc : null
}

/** Contents of the elements with this name, without those inside another of the same name. */
function elementsOf(xml: string, name: string): string[] {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g')
  return [...xml.matchAll(element)].map(([, content = '']) => content.trim())
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
}

/** Reads the report that the step before has written into the folder of this run, which is removed when the run ends. */
export const readReportStep: NodeStepRun = async (context) => {
  const text = await readReport(context)
  const report = text === null ? null : parseReport(text)
  return report ?? { ...unknown, unavailable: [text === null ? 'report:not_written' : 'report:unknown_layout'] }
}

const unknown: { readonly [Field in keyof PolicyReport]: null } = {
  applied: null,
  denied: null,
  failed: null,
  readUtc: null,
  slowLink: null,
  noPolicies: null,
}

const reportName = 'gp.xml'
const largestReportBytes = 33_554_432

async function readReport({ ports, signal, runFolder }: NodeStepContext): Promise<string | null> {
  const folder = runFolder ? await runFolder() : null
  const entries = folder === null ? null : await ports.files.list(folder, signal)
  const entry = entries?.find(({ name, isDirectory, isLink }) => name === reportName && !isDirectory && !isLink)
  if (folder === null || entry === undefined) return null
  const opened = await ports.files.open(entry.path, { within: [folder], signal })
  if (opened === 'outside' || opened === 'unreadable' || opened.sizeBytes > largestReportBytes) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.chunks) chunks.push(chunk)
  return decode(Buffer.concat(chunks))
}

/** Windows writes the report in UTF-16 with a byte order mark; without one it is taken for UTF-8. */
function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
}
