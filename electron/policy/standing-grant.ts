import type { Approval } from '../../shared/domain/decision.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'

/** "Don't ask again", given by a person for one version of one tool. */
export type StandingGrant = {
  readonly id: string
  readonly tool: string
  readonly version: number
  readonly role: Approval['role']
  /** SHA-256 of the text that was shown when it was given. */
  readonly shownTextHash: string
  /** Milliseconds since the epoch; null = until the session ends. */
  readonly expiresAt: number | null
}

/** Only what is harmless or reversible may go on without a question; a free command line never. */
export function mayBeGranted({ access, capabilities }: ToolManifest): boolean {
  return access.risk === 'caution' && capabilities?.includes('free_command') !== true
}

/** Whether a permission stands for a call of this tool now. */
export function grantCovers(grant: StandingGrant, tool: ToolManifest, nowMs: number): boolean {
  const holds = grant.expiresAt === null || grant.expiresAt > nowMs
  return holds && grant.tool === tool.name && grant.version === tool.version && mayBeGranted(tool)
}
