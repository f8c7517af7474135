import type { BundlePart, NodeStepContext, NodeStepRun } from '../../node-step.ts'
import { createMasker, type Masker } from './mask-personal.ts'

/** Results that are put in, newest first. */
const mostResults = 200
const logs = ['System', 'Application'] as const

type Gathered = { readonly parts: BundlePart[]; readonly unavailable: string[] }

/**
 * Packs results of checks and the event logs into one file, with a list of what is in it. With `redact` names, addresses
 * and keys are masked; a saved event log cannot be masked, so that its entries go in as text then.
 */
export const packEvidence: NodeStepRun = async (context) => {
  const { state, ports } = context
  const redacted = state.p['redact'] !== false
  const masker = redacted ? createMasker(ports.environment) : null
  const gathered: Gathered = { parts: [], unavailable: [] }
  await addResults(context, gathered, masker)
  if (masker) addMaskedLogs(context, gathered, masker)
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

async function addResults({ ports }: NodeStepContext, gathered: Gathered, masker: Masker | null): Promise<void> {
  const stored = await ports.storedResults(mostResults)
  if (stored === null) {
    gathered.unavailable.push('results')
    return
  }
  const results = masker ? masker.value(stored) : stored
  gathered.parts.push({ name: 'results.json', text: JSON.stringify(results, null, 2) })
}

function addMaskedLogs({ state }: NodeStepContext, gathered: Gathered, masker: Masker): void {
  for (const log of logs) {
    const events = state.s[`read_${log.toLowerCase()}`]?.['events']
    if (typeof events === 'string') gathered.parts.push({ name: `${log}.xml`, text: masker.text(events) })
    else gathered.unavailable.push(log)
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
