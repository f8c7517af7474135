import type { Approval } from '../../shared/domain/decision.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'

/** How far a permission reaches: this session, a date, or this version of the tool until it is taken back. */
export type GrantScope = 'session' | 'until' | 'tool'

/** "Don't ask again", given by a person for one version of one tool. */
export type StandingGrant = {
  readonly id: string
  readonly tool: string
  readonly version: number
  readonly role: Approval['role']
  /** SHA-256 of the text that was shown when it was given. */
  readonly shownTextHash: string
  readonly scope: GrantScope
  /** Milliseconds since the epoch; set exactly where the scope is `until`. */
  readonly expiresAt: number | null
}

/** Only what is harmless or reversible may go on without a question; a free command line never. */
export function mayBeGranted({ access, capabilities }: ToolManifest): boolean {
  return access.risk === 'caution' && capabilities?.includes('free_command') !== true
}

/** Whether a permission stands for a call of this tool now. */
export function grantCovers(grant: StandingGrant, tool: ToolManifest, nowMs: number): boolean {
  return isInTime(grant, nowMs) && grant.tool === tool.name && grant.version === tool.version && mayBeGranted(tool)
}

/** False once the date of a permission is over. */
export function isInTime({ expiresAt }: Pick<StandingGrant, 'expiresAt'>, nowMs: number): boolean {
  return expiresAt === null || expiresAt > nowMs
}
