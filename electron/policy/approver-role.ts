import type { Caller } from '../../shared/domain/caller.ts'
import type { Role } from '../../shared/domain/role.ts'

export type AllowedRole = Exclude<Role, 'ai_agent'>

/** The role in which the person at this terminal can say yes; null when the call is not a person's. */
export function approverRole({ kind, role }: Caller): AllowedRole | null {
  return kind === 'person' && role !== 'ai_agent' ? role : null
}
