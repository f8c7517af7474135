import type { Role } from './role.ts'

/** Who asks for this call; `system` = nobody did, Deskmedic itself follows a setting. A role belongs to the caller of one call, never to a session. */
export type Caller = {
  readonly kind: 'person' | 'planner' | 'model' | 'system'
  readonly role: Role
}

/** Only a person at this PC can say yes to a change. */
export function isPerson(caller: Caller): boolean {
  return caller.kind === 'person' && caller.role !== 'ai_agent'
}
