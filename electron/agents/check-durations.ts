import type { MeasuredDuration, MeasuredDurations } from '../../shared/domain/check-durations.ts'
import type { CheckReport } from '../../shared/domain/diagnosis.ts'

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
