import type { BundlePart, NodeStepContext, NodeStepRun } from '../../../contract/node-step.ts'

/** One entry of an event log, without its text: what was written into that belongs to whoever wrote it. */
type PlainEvent = {
  readonly provider: string | null
  readonly id: number | null
  readonly level: number | null
  readonly atUtc: string | null
}

/** Names of providers as Windows and programs register them: a field of fixed text in the head of an entry. */
const providerName = /^[A-Za-z][A-Za-z0-9 ._()/-]{0,120}$/
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/

/** The entries of an event log in XML. Only what fits its closed form is taken over. */
export function plainEvents(xml: string): readonly PlainEvent[] {
  return [...xml.matchAll(/<Event(?:\s[^>]*)?>\s*<System>([\s\S]*?)<\/System>/g)].map(([, head = '']) => ({
    provider: fitting(/<Provider\s[^>]*?Name=['"]([^'"]*)['"]/.exec(head)?.[1], providerName),
    id: numberOf(/<EventID(?:\s[^>]*)?>(\d{1,5})<\/EventID>/.exec(head)?.[1]),
    level: numberOf(/<Level>(\d{1,3})<\/Level>/.exec(head)?.[1]),
    atUtc: fitting(/<TimeCreated\s[^>]*?SystemTime=['"]([^'"]*)['"]/.exec(head)?.[1], time),
  }))
}

function fitting(text: string | undefined, form: RegExp): string | null {
  return text !== undefined && form.test(text) ? text : null
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}

/** Results that are put in, newest first. */
const mostResults = 200
const logs = ['System', 'Application'] as const

type Gathered = { readonly parts: BundlePart[]; readonly unavailable: string[] }

/**
 * Packs results of checks and the event logs into one file, with a list of what is in it. With `redact` no free text
 * goes in, only what cannot name anybody: numbers, switches and words of closed lists of the results; provider, number,
 * level and time of events. Nothing is searched for names: what is not on the list is not there.
 */
export const packEvidence: NodeStepRun = async (context) => {
  const { state, ports } = context
  const redacted = state.p['redact'] !== false
  const gathered: Gathered = { parts: [], unavailable: [] }
  await addResults(context, gathered, redacted)
  if (redacted) addPlainLogs(context, gathered)
  else await addSavedLogs(context, gathered)
  const contents = await contentsOf(context, gathered.parts)
  const manifest = { madeUtc: new Date(ports.now()).toISOString(), redacted, contents, missing: gathered.unavailable }
  const parts = [...gathered.parts, { name: 'manifest.json', text: JSON.stringify(manifest, null, 2) }]
  const folder = state.p['folder']
  const { path, sizeBytes } = await ports.bundles.pack(parts, typeof folder === 'string' ? folder : null)
  return {
    zipPath: path,
    bytes: sizeBytes,
    files: parts.map(({ name }) => name),
    redacted,
    unavailable: gathered.unavailable,
  }
}

async function addResults({ ports }: NodeStepContext, gathered: Gathered, redacted: boolean): Promise<void> {
  const stored = await ports.storedResults(mostResults)
  if (stored === null) {
    gathered.unavailable.push('results')
    return
  }
  const results = stored.map(({ tool, atUtc, verdict, result, typed }) => ({
    tool,
    atUtc,
    verdict,
    result: redacted ? typed : result,
  }))
  gathered.parts.push({ name: 'results.json', text: JSON.stringify(results, null, 2) })
}

function addPlainLogs({ state }: NodeStepContext, gathered: Gathered): void {
  for (const log of logs) {
    const events = state.s[`read_${log.toLowerCase()}`]?.['events']
    if (typeof events !== 'string') gathered.unavailable.push(log)
    else gathered.parts.push({ name: `${log}.json`, text: JSON.stringify(plainEvents(events), null, 2) })
  }
}

async function addSavedLogs({ ports, runFolder }: NodeStepContext, gathered: Gathered): Promise<void> {
  const folder = runFolder ? await runFolder() : null
  for (const log of logs) {
    const part = { name: `${log}.evtx`, path: `${folder ?? ''}\\${log}.evtx` }
    const isThere = folder !== null && (await ports.bundles.measure(part)) !== null
    if (isThere) gathered.parts.push(part)
    else gathered.unavailable.push(log)
  }
}

async function contentsOf({ ports }: NodeStepContext, parts: readonly BundlePart[]): Promise<readonly unknown[]> {
  const contents: unknown[] = []
  for (const part of parts) contents.push({ name: part.name, ...(await ports.bundles.measure(part)) })
  return contents
}
