import type { CheckReport } from '../../shared/domain/diagnosis.ts'

/** How long a check took on this PC: the mean in ms, newer runs first, and over how many runs. */
export type MeasuredDuration = { readonly meanMs: number; readonly runs: number }
export type MeasuredDurations = ReadonlyMap<string, MeasuredDuration>

/** Where durations are kept between complaints. What cannot be read counts as none, and what cannot be written is lost. */
export type CheckDurations = {
  read(): Promise<MeasuredDurations>
  keep(durations: MeasuredDurations): Promise<void>
}

/** A PC without a clock of its own, such as the simulated one, teaches nothing. */
export const noDurations: CheckDurations = {
  read: () => Promise.resolve(new Map()),
  keep: () => Promise.resolve(),
}

/** What is declared counts like so many runs, so that one slow run is no habit. */
const runsOfDeclared = 2
/** A PC changes: what lies further back than so many runs fades. */
const mostRuns = 8
/** How a check ended whose duration says how long it takes. */
const told: readonly CheckReport['call']['state'][] = ['succeeded', 'failed', 'timed_out']

/** What a check takes on this PC, in ms: what is declared, corrected by what was measured here. */
export function estimatedMs(declaredMs: number, measured: MeasuredDuration | undefined): number {
  if (measured === undefined) return declaredMs
  const { meanMs, runs } = measured
  return (declaredMs * runsOfDeclared + meanMs * runs) / (runsOfDeclared + runs)
}

/** The durations with those of these runs. */
export function withRuns(before: MeasuredDurations, reports: readonly CheckReport[]): MeasuredDurations {
  const all = new Map(before)
  for (const { call, durationMs } of reports) {
    if (!told.includes(call.state)) continue
    const { meanMs, runs } = all.get(call.tool) ?? { meanMs: 0, runs: 0 }
    const now = Math.min(runs + 1, mostRuns)
    all.set(call.tool, { meanMs: meanMs + (Math.max(0, durationMs) - meanMs) / now, runs: now })
  }
  return all
}
