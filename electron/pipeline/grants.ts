import type { AppError } from '../../shared/errors.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { Approval } from '../../shared/domain/decision.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { ok, type Result } from '../kernel/result.ts'
import { grantCovers, isInTime, mayBeGranted, type GivenGrant, type StandingGrant } from '../policy/standing-grant.ts'
import type { Tool } from '../contract/define-tool.ts'
import { approvalLifetimeMs } from './approvals.ts'
import { toolSeal } from './call-digest.ts'
import type { CoveredCall, GrantPort } from './consent.ts'

/** Standing permissions: those of this session, and those that outlive it. */
export type Grants = Pick<GrantPort, 'isActive'> & {
  /** The permission that covers this call now, as an approval of it; null = there is none. */
  approvalFor(call: Pick<CoveredCall, 'tool' | 'target' | 'digest'>): Approval | null
  /** Keeps a permission that a person gave. In force at once. Null = this tool always asks. */
  give(tool: Tool, given: GivenGrant): StandingGrant | null
  /** Effective at once, also for a call that waits. */
  revoke(id: string): void
  covers(tool: Tool): boolean
  list(): readonly StandingGrant[]
  /**
   * Resolves once everything that was given or revoked is on the disk. Errors: those of the store, told once. What was given then
   * holds for this session only.
   */
  saved(): Promise<Result<void>>
  /** What is wrong with those that were kept, for the person to know; null = nothing. */
  problem(): AppError | null
}

/** Where permissions that outlive the session are kept. */
export type GrantStore = {
  /** Found at the start. A file that cannot be understood holds none: then Deskmedic asks again. */
  readonly found: readonly StandingGrant[]
  /** Why what was kept does not count; null = it does. */
  readonly problem: AppError | null
  save(grants: readonly StandingGrant[]): Promise<Result<void>>
}

export type GrantsDeps = {
  readonly clock: Clock
  /** One that nothing can set: a clock that is set back lengthens no permission in this run. Absent = the wall clock alone. */
  readonly steady?: Clock
  readonly ids: Ids
  /** The PC that permissions are given on: one says nothing of another PC. */
  readonly target: Target
  /** Asked at every use, by the name of a tool: a policy that forbids standing permissions ends those that were given. */
  readonly allowed: (tool: string) => boolean
  /** Whether what outlives a session counts now: an elevated run believes no file that the user can write. */
  readonly keptCount?: () => boolean
  /** Milliseconds that a permission may hold, asked at every use; null or absent = as long as it was given for. */
  readonly longestMs?: () => number | null
  /** Absent = nothing outlives the session. */
  readonly store?: GrantStore
  /** Told at once when one was given or revoked. */
  readonly onChange?: () => void
}

export function createGrants(deps: GrantsDeps): Grants {
  const { clock, ids, target, allowed, keptCount = () => true, longestMs = () => null, store } = deps
  const kept = new Map(store?.found.map((grant) => [grant.id, grant]))
  const found = new Set(kept.keys())
  const lifetimes = createLifetimes(deps)
  for (const grant of kept.values()) lifetimes.begin(grant)
  const counts = (grant: StandingGrant): boolean =>
    allowed(grant.tool) &&
    isInTime(grant, clock.now()) &&
    !lifetimes.isOver(grant, longestMs()) &&
    (!found.has(grant.id) || keptCount())
  const active = (): readonly StandingGrant[] =>
    [...kept.values()].filter(counts).map((grant) => shortened(grant, longestMs()))
  const find = (tool: Tool, on: Target): StandingGrant | null =>
    active().find((grant) => grantCovers(grant, { tool, seal: toolSeal(tool), target: on }, clock.now())) ?? null
  const { changed, saved } = createSaving(deps, kept)
  return {
    give: (tool, given) => {
      if (!allowed(tool.name) || !mayBeGranted(tool)) return null
      const bound = { tool: tool.name, version: tool.version, seal: toolSeal(tool), target }
      const grant = { ...given, ...bound, id: ids.newId(), givenAt: clock.now() }
      lifetimes.begin(grant)
      kept.set(grant.id, grant)
      changed(grant)
      return grant
    },
    revoke: (id) => {
      const grant = kept.get(id)
      kept.delete(id)
      if (grant) changed(grant)
    },
    covers: (tool) => find(tool, target) !== null,
    list: active,
    saved,
    problem: () => store?.problem ?? null,
    approvalFor: ({ tool, target: on, digest }) => {
      const grant = find(tool, on)
      return grant === null ? null : approvalOf(grant, digest, clock.now())
    },
    isActive: ({ id }) => active().some((grant) => grant.id === id),
  }
}

type Saving = { readonly changed: (grant: StandingGrant) => void; readonly saved: Grants['saved'] }

/** Writes down what outlives the session, one change after the other: each writes what holds when its turn comes. */
function createSaving({ clock, store, onChange }: GrantsDeps, kept: Map<string, StandingGrant>): Saving {
  const onDisk = new Set(kept.keys())
  let saving: Promise<void> = Promise.resolve()
  let untold: Result<void> = ok(undefined)
  const save = async (to: GrantStore): Promise<void> => {
    const wanted = lasting([...kept.values()], clock.now())
    const written = await to.save(wanted)
    if (written.ok) for (const { id } of wanted) onDisk.add(id)
    else {
      untold = written
      const lost = wanted.filter(({ id }) => !onDisk.has(id))
      if (endWithSession(lost, kept)) onChange?.()
    }
  }
  return {
    changed: ({ scope }) => {
      onChange?.()
      if (store && scope !== 'session') saving = saving.then(() => save(store))
    },
    saved: async () => {
      await saving
      const told = untold
      untold = ok(undefined)
      return told
    },
  }
}

/** What could not be kept is not kept later in passing either: the person was told that it ends with the session. */
function endWithSession(lost: readonly StandingGrant[], kept: Map<string, StandingGrant>): boolean {
  for (const grant of lost) if (kept.has(grant.id)) kept.set(grant.id, { ...grant, scope: 'session' })
  return lost.length > 0
}

function lasting(grants: readonly StandingGrant[], nowMs: number): readonly StandingGrant[] {
  return grants.filter((grant) => grant.scope !== 'session' && isInTime(grant, nowMs))
}

function approvalOf({ id, role, shownTextHash, expiresAt }: StandingGrant, digest: string, nowMs: number): Approval {
  const expires = expiresAt ?? nowMs + approvalLifetimeMs
  return { id, digest, by: 'standing_grant', role, shownTextHash, expiresAt: expires }
}

/** As it holds where none may hold for longer. */
function shortened(grant: StandingGrant, longestMs: number | null): StandingGrant {
  const { scope, expiresAt, givenAt } = grant
  if (longestMs === null || givenAt === undefined) return grant
  const end = Math.min(expiresAt ?? Infinity, givenAt + longestMs)
  return { ...grant, scope: scope === 'session' ? scope : 'until', expiresAt: end }
}

type Lifetimes = {
  begin(grant: StandingGrant): void
  isOver(grant: StandingGrant, longestMs: number | null): boolean
}

/** How long each permission may still stand, measured from when this run first saw it. */
function createLifetimes({ clock, steady = clock }: GrantsDeps): Lifetimes {
  const endsAt = new Map<string, number>()
  const beganAt = new Map<string, number>()
  return {
    begin: ({ id, expiresAt, givenAt }) => {
      if (expiresAt !== null) endsAt.set(id, steady.now() + expiresAt - clock.now())
      if (givenAt !== undefined) beganAt.set(id, steady.now() - Math.max(0, clock.now() - givenAt))
    },
    isOver: ({ id }, longestMs) => {
      const limitEndsAt = longestMs === null ? Infinity : (beganAt.get(id) ?? -Infinity) + longestMs
      return steady.now() >= Math.min(endsAt.get(id) ?? Infinity, limitEndsAt)
    },
  }
}
