import type { NodeStepContext, NodeStepRun } from '../../../contract/node-step.ts'
import { parseReport, type PolicyReport } from './parse-report.ts'

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
