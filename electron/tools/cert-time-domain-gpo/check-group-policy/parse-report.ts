/** What a report of gpresult says about the signed-in person. `readUtc` = when the policies were last refreshed. */
export type PolicyReport = {
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
