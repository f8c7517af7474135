import type { ChangesSince } from '../../shared/domain/changes-since.ts'
import type { CheckReport, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { Clock } from '../kernel/ports.ts'
import { compareSnapshots } from './compare.ts'
import type { KeptCheckUps } from './kept-check-ups.ts'
import { snapshotOf, type SnapshotDeps } from './snapshot.ts'

/** What earlier check-ups of this PC say about a new one. */
export type Remembered = {
  /** Null = there is none to hold it against. */
  readonly changes: ChangesSince | null
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
      const now = { at: clock.now(), seen: snapshotOf(looked, deps) }
      const [last] = await kept.recent(target)
      await kept.keep({ ...shown, ...now, target, measured: [] })
      return { changes: last === undefined ? null : compareSnapshots(last, now, registry) }
    },
  }
}
