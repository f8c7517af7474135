import type { NodeStepRun } from '../../../contract/node-step.ts'

export type RepairLog = {
  readonly verdict: 'no_violations' | 'repaired' | 'not_repaired' | 'not_run' | null
  /** Names of files, each once; null = the log could not be read. */
  readonly repaired: readonly string[] | null
  readonly unrepaired: readonly string[] | null
}

/** A run of the checker writes some hundred kilobytes. */
const tailBytes = 16_000_000
const unknown: RepairLog = { verdict: null, repaired: null, unrepaired: null }
const stamp = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)/
const nameInLine = /\[l:\d+(?:\{\d+\})?\]\s*["']([^"']+)["']/

/** The log is older than the run: only what was written since then is about it. */
export const noteStart: NodeStepRun = ({ ports }) => Promise.resolve({ startedMs: ports.now() })

/** What the checker wrote to the component log, which is English on every Windows. */
export const readRepairLog: NodeStepRun = async ({ state, ports }) => {
  const root = ports.environment['SystemRoot'] ?? 'C:\\Windows'
  const text = await ports.files.readTail(`${root}\\Logs\\CBS\\CBS.log`, tailBytes)
  if (text === null) return { ...unknown, unavailable: ['verdict:log_unreadable'] }
  const startedMs = Number(state.s['start']?.['startedMs'])
  return { ...parseRepairLog(text, { startedMs, exitCode: Number(state.s['scan']?.['exitCode']) }) }
}

/** Lines carry the local time of the PC, to the second. */
export function parseRepairLog(
  text: string,
  run: { readonly startedMs: number; readonly exitCode: number },
): RepairLog {
  const fromMs = Math.floor(run.startedMs / 1000) * 1000
  const lines = text.split(/\r?\n/).filter((line) => line.includes('[SR]') && timeOf(line) >= fromMs)
  const open = new Set<string>()
  const repaired = new Set<string>()
  for (const line of lines) {
    const name = nameInLine.exec(line)?.[1]
    if (name === undefined) continue
    if (line.includes('Cannot repair member file')) open.add(name)
    if (!/\[SR\] (?:Repairing corrupted|Repairing|Repaired) file/.test(line)) continue
    // The checker comes back to a file once it has found another copy.
    open.delete(name)
    repaired.add(name)
  }
  const lists = { repaired: [...repaired], unrepaired: [...open] }
  if (open.size > 0) return { verdict: 'not_repaired', ...lists }
  if (repaired.size > 0) return { verdict: 'repaired', ...lists }
  if (lines.some((line) => line.includes('[SR] Verify complete'))) return { verdict: 'no_violations', ...lists }
  // Nothing was written: either the checker refused to run, or the log has moved on without us.
  return run.exitCode === 0 ? unknown : { verdict: 'not_run', ...lists }
}

function timeOf(line: string): number {
  const [, year, month, day, hour, minute, second] = stamp.exec(line) ?? []
  if (second === undefined) return Number.NaN
  return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)).getTime()
}
