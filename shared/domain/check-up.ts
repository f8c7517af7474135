import type { FindingName } from './conclusion.ts'
import type { FixQuestion, ProposedFix } from './diagnosis.ts'
import type { Finding } from './finding.ts'
import type { AppError } from '../errors.ts'

/** What people tell apart on a PC; each has a tile, in this order where none is worse than another. */
export const checkUpAreas = [
  'storage',
  'speed',
  'programs',
  'updates',
  'crashes',
  'power',
  'network',
  'security',
  'printers',
  'devices',
  'apps',
  'account',
  'windows',
] as const
export type CheckUpArea = (typeof checkUpAreas)[number]

/** `unknown`: nothing wrong was seen, but something could not be read. It is never healthy. */
export type CheckUpState = 'problem' | 'warning' | 'unknown' | 'healthy'

/** `of`: what it only follows from; null = it stands for itself. */
export type NeedsAttention = { readonly finding: Finding; readonly of: FindingName | null }

/** A check that gave no answer. `reason` null = it ran, and what it saw says too little. */
export type UnreadCheck = { readonly tool: string; readonly reason: AppError | null }

/** What can be done about the first of a tile. */
export type WayOn =
  | { readonly kind: 'fix'; readonly fix: ProposedFix }
  /** A person has to say which thing it is about. */
  | { readonly kind: 'choose'; readonly question: FixQuestion }

export type CheckUpTile = {
  readonly area: CheckUpArea
  readonly state: CheckUpState
  /** What stands for itself first, the worst first. */
  readonly attention: readonly NeedsAttention[]
  readonly unread: readonly UnreadCheck[]
  /** Checks that could be read. */
  readonly tools: readonly string[]
  /** Null = there is nothing to do, or nothing that Deskmedic can do. */
  readonly wayOn: WayOn | null
}

/** Everything that was looked at without a complaint. */
export type CheckUp = {
  /** The worst first. */
  readonly tiles: readonly CheckUpTile[]
  /** Things that need attention, without what only follows from another. */
  readonly attention: number
  readonly read: number
  readonly unread: number
}
