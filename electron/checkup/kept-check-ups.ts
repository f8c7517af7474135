import type { Target } from '../../shared/domain/target.ts'
import type { Result } from '../kernel/result.ts'
import type { SeenPart } from './snapshot.ts'

/** One number that a check-up read, for the line of the last readings. */
export type Measured = {
  readonly tool: string
  /** Which of the readings that the tool tracks. */
  readonly of: string
  /** What people call the thing; empty = it is the only one. */
  readonly label: string
  readonly value: number
}

/** What a check-up leaves for later ones. */
export type KeptSeen = {
  readonly id: string
  /** When it ended, milliseconds since the epoch. */
  readonly at: number
  /** The conversation or the run that shows it. */
  readonly chatId: string
  readonly target: Target
  readonly seen: readonly SeenPart[]
  readonly measured: readonly Measured[]
}

/** How many of one PC are kept. */
export const checkUpsKept = 30

export type KeptCheckUps = {
  /** Those of one PC, the newest first. What cannot be read counts as none. */
  recent(target: Target): Promise<readonly KeptSeen[]>
  /** What cannot be written is lost: the next check-up is held against an older one. */
  keep(kept: KeptSeen): Promise<void>
  /** Removes those for which this holds, all with what makes no sense. Gives the number. */
  remove(isGone: ((kept: Pick<KeptSeen, 'at' | 'chatId'>) => boolean) | 'all'): Promise<Result<number>>
  /** Removes what was set aside or left half written before this time; gives the number. */
  removeLeftovers(beforeMs: number): Promise<Result<number>>
}
