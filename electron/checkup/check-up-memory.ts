import type { ChangesSince } from '../../shared/domain/changes-since.ts'
import type { CheckReport, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { Trend } from '../../shared/domain/trend.ts'
import type { Clock } from '../kernel/ports.ts'
import { compareSnapshots } from './compare.ts'
import type { KeptCheckUps } from './kept-check-ups.ts'
import { measuredIn } from './measure.ts'
import { snapshotOf, type SnapshotDeps } from './snapshot.ts'
import { trendsOf } from './trends.ts'

/** What earlier check-ups of this PC say about a new one. */
export type Remembered = {
  /** Null = there is none to hold it against. */
  readonly changes: ChangesSince | null
  /** Readings over the last check-ups; empty = there are too few. */
  readonly trends: readonly Trend[]
}

export type CheckUpMemory = {
  /** Holds a whole check-up against the last one, and keeps it for the next. */
  add(
    looked: { readonly checks: readonly CheckReport[]; readonly skipped: readonly SkippedEntry[] },
    shown: { readonly id: string; readonly chatId: string },
  ): Promise<Remembered>
}

export type CheckUpMemoryDeps = SnapshotDeps & {
  readonly kept: KeptCheckUps
  readonly target: () => Target
  readonly clock: Clock
}

export function createCheckUpMemory(deps: CheckUpMemoryDeps): CheckUpMemory {
  const { kept, clock, registry } = deps
  return {
    add: async (looked, shown) => {
      const target = deps.target()
      const measured = measuredIn(looked.checks, deps)
      const now = { at: clock.now(), seen: snapshotOf(looked, deps), measured }
      const past = await kept.recent(target)
      const [last] = past
      await kept.keep({ ...shown, ...now, target })
      return {
        changes: last === undefined ? null : compareSnapshots(last, now, registry),
        trends: trendsOf(past, now, registry),
      }
    },
  }
}
