import type { Approval } from '../../shared/domain/decision.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { grantCovers, mayBeGranted, type StandingGrant } from '../policy/standing-grant.ts'
import type { Tool } from '../tools/define-tool.ts'
import { approvalLifetimeMs } from './approvals.ts'
import type { GrantPort } from './ports.ts'

/** Standing permissions of this session. */
export type Grants = GrantPort & {
  /** Keeps a permission that a person gave in the confirmation window. Null = this tool always asks. */
  give(tool: Tool, given: Pick<StandingGrant, 'role' | 'shownTextHash'>): StandingGrant | null
  /** Effective at once, also for a call that waits. */
  revoke(id: string): void
  covers(tool: Tool): boolean
  list(): readonly StandingGrant[]
}

export type GrantsDeps = {
  readonly clock: Clock
  readonly ids: Ids
  /** Asked at every use: a policy that forbids standing permissions ends those that were given. */
  readonly allowed: () => boolean
}

export function createGrants({ clock, ids, allowed }: GrantsDeps): Grants {
  const kept = new Map<string, StandingGrant>()
  const active = (): readonly StandingGrant[] => (allowed() ? [...kept.values()] : [])
  const find = (tool: Tool): StandingGrant | null =>
    active().find((grant) => grantCovers(grant, tool, clock.now())) ?? null
  return {
    give: (tool, given) => {
      if (!allowed() || !mayBeGranted(tool)) return null
      const grant = { ...given, id: ids.newId(), tool: tool.name, version: tool.version, expiresAt: null }
      kept.set(grant.id, grant)
      return grant
    },
    revoke: (id) => void kept.delete(id),
    covers: (tool) => find(tool) !== null,
    list: active,
    approvalFor: ({ tool, digest }) => {
      const grant = find(tool)
      return grant === null ? null : approvalOf(grant, digest, clock.now())
    },
    isActive: ({ id }) => active().some((grant) => grant.id === id),
  }
}

function approvalOf({ id, role, shownTextHash, expiresAt }: StandingGrant, digest: string, nowMs: number): Approval {
  const expires = expiresAt ?? nowMs + approvalLifetimeMs
  return { id, digest, by: 'standing_grant', role, shownTextHash, expiresAt: expires }
}
