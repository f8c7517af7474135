import type { Approval } from '../../shared/domain/decision.ts'
import { isSamePc, type RecordedTarget, type Target } from '../../shared/domain/target.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'

/** How far a permission reaches: this session, a date, or this version of the tool until it is revoked. */
export type GrantScope = 'session' | 'until' | 'tool'

/** "Don't ask again", given by a person for one version of one tool. */
export type StandingGrant = {
  readonly id: string
  readonly tool: string
  readonly version: number
  /** SHA-256 over everything that the tool ran then; absent in a permission from before: it covers nothing. */
  readonly seal?: string | undefined
  /** The PC that it was given on; absent in a permission from before: it covers nothing. */
  readonly target?: RecordedTarget | undefined
  readonly role: Approval['role']
  /** SHA-256 of the text that was shown when it was given. */
  readonly shownTextHash: string
  readonly scope: GrantScope
  /** Milliseconds since the epoch; set where the scope is `until`, also where that could be kept for the session only. */
  readonly expiresAt: number | null
  /** Milliseconds since the epoch; absent in a permission from before: nobody knows how long it has held. */
  readonly givenAt?: number | undefined
}

/** What a person said with their yes. */
export type GivenGrant = Pick<StandingGrant, 'role' | 'shownTextHash' | 'scope' | 'expiresAt'>

/** Days that a permission may hold at most; `anyDays` = as long as the person wants. */
export const grantDays = { least: 1, anyDays: 3_650 } as const

const dayMs = 24 * 60 * 60_000

/** As a time; null = there is no limit. */
export function longestGrantMs(days: number): number | null {
  return days >= grantDays.anyDays ? null : days * dayMs
}

/** Only what is harmless or reversible may go on without a question; a free command line never. */
export function mayBeGranted({ access, capabilities }: ToolManifest): boolean {
  return access.risk === 'caution' && capabilities?.includes('free_command') !== true
}

/** Whether a permission stands for a call of this tool now. */
export function grantCovers(grant: StandingGrant, { tool, seal, target }: GrantedTool, nowMs: number): boolean {
  const same = grant.tool === tool.name && grant.version === tool.version && grant.seal === seal
  return isInTime(grant, nowMs) && same && isGivenOn(grant, target) && mayBeGranted(tool)
}

function isGivenOn(grant: StandingGrant, target: Target): boolean {
  return grant.target !== undefined && isSamePc(grant.target, target)
}

/** A tool with the seal of what it runs now, on this PC. */
export type GrantedTool = {
  readonly tool: ToolManifest
  readonly seal: string
  readonly target: Target
}

/** False once the date of a permission is over. */
export function isInTime({ expiresAt }: Pick<StandingGrant, 'expiresAt'>, nowMs: number): boolean {
  return expiresAt === null || expiresAt > nowMs
}
