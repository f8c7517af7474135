import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createCountingIds, createManualClock } from '../../test/fakes/storage-deps.ts'
import { risks } from '../../shared/domain/tool-manifest.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { StandingGrant } from '../policy/standing-grant.ts'
import { toolSeal } from './call-digest.ts'
import { createGrants, type Grants } from './grants.ts'
import { simulatedPc } from '../../test/fakes/targets.ts'

const target = simulatedPc
const given = { role: 'human_agent', shownTextHash: 'shown', scope: 'session', expiresAt: null } as const
const caution = fakeTool({ name: 'fake_fix', kind: 'remediation', access: { risk: 'caution' } })

function grantsWith(allowed: (tool: string) => boolean = () => true): Grants {
  return createGrants({ clock: createManualClock(), ids: createCountingIds(), target, allowed })
}

describe('a standing permission', () => {
  test('stands for every call of its tool, as an approval of exactly that call', () => {
    const grants = grantsWith()
    const grant = grants.give(caution, given)
    for (const digest of ['a', 'b']) {
      const approval = grants.approvalFor({ tool: caution, target, digest })
      expect(approval).toMatchObject({ id: grant?.id, digest, by: 'standing_grant', role: 'human_agent' })
    }
  })

  test('a policy can take single tools out, and what was given for them counts again without it', () => {
    const policy = { asks: [] as string[] }
    const grants = grantsWith((tool) => !policy.asks.includes(tool))
    const other = { ...caution, name: 'other_fix' }
    for (const tool of [caution, other]) grants.give(tool, given)
    policy.asks = [caution.name]
    expect([grants.covers(caution), grants.covers(other)]).toEqual([false, true])
    expect(grants.list().map(({ tool }) => tool)).toEqual(['other_fix'])
    expect(grants.give(caution, given)).toBeNull()
    policy.asks = []
    expect(grants.covers(caution)).toBe(true)
  })

  test('until a date ends after that time, also where the clock was set back meanwhile', () => {
    const [clock, steady] = [createManualClock(), createManualClock(0)]
    const found = {
      ...given,
      id: 'kept',
      tool: caution.name,
      version: caution.version,
      target,
      seal: toolSeal(caution),
    }
    const kept: StandingGrant = { ...found, scope: 'until', expiresAt: clock.now() + 1_000 }
    const store = { found: [kept], problem: null, save: () => Promise.resolve(ok(undefined)) }
    const grants = createGrants({ clock, steady, ids: createCountingIds(), target, allowed: () => true, store })
    const fresh = grants.give(
      { ...caution, name: 'other_fix' },
      { ...given, scope: 'until', expiresAt: clock.now() + 5_000 },
    )
    clock.advance(-1e9)
    steady.advance(999)
    expect(grants.list().map(({ id }) => id)).toEqual(['kept', fresh?.id])
    steady.advance(1)
    expect(grants.list().map(({ id }) => id)).toEqual([fresh?.id])
    clock.advance(1e9 + 5_000)
    expect(grants.list()).toEqual([])
  })

  test('does not stand for another tool or another version of the same', () => {
    const grants = grantsWith()
    grants.give(caution, given)
    expect(grants.approvalFor({ tool: { ...caution, version: 2 }, target, digest: 'a' })).toBeNull()
    expect(grants.approvalFor({ tool: { ...caution, name: 'other_fix' }, target, digest: 'a' })).toBeNull()
  })

  test('ends at once when it is revoked, also for a call that has it already', () => {
    const grants = grantsWith()
    const grant = grants.give(caution, given)
    const approval = grants.approvalFor({ tool: caution, target, digest: 'a' })
    if (!grant || !approval) throw new Error('not given')
    expect(grants.isActive(approval)).toBe(true)
    grants.revoke(grant.id)
    expect(grants.isActive(approval)).toBe(false)
    expect(grants.approvalFor({ tool: caution, target, digest: 'a' })).toBeNull()
    expect(grants.list()).toEqual([])
  })

  test('ends when policy forbids it from now on', () => {
    const policy = { allowed: true }
    const grants = grantsWith(() => policy.allowed)
    grants.give(caution, given)
    policy.allowed = false
    expect(grants.covers(caution)).toBe(false)
    expect(grants.list()).toEqual([])
    expect(grants.give(caution, given)).toBeNull()
  })

  test('until a date ends with that date, for a tool only when it is revoked', () => {
    const clock = createManualClock()
    const grants = createGrants({ clock, ids: createCountingIds(), target, allowed: () => true })
    grants.give(caution, { ...given, scope: 'until', expiresAt: clock.now() + 1_000 })
    expect(grants.covers(caution)).toBe(true)
    clock.advance(1_000)
    expect([grants.covers(caution), grants.list()]).toEqual([false, []])
    grants.give(caution, { ...given, scope: 'tool' })
    clock.advance(1e12)
    expect(grants.covers(caution)).toBe(true)
  })

  test('holds no longer than a policy lets it, whatever it was given for, and for good where none does', () => {
    const [clock, steady] = [createManualClock(), createManualClock(0)]
    const policy: { longestMs: number | null } = { longestMs: null }
    const deps = { clock, steady, ids: createCountingIds(), target, allowed: () => true }
    const grants = createGrants({ ...deps, longestMs: () => policy.longestMs })
    grants.give(caution, { ...given, scope: 'tool' })
    steady.advance(5_000)
    // A clock that is set back makes nothing younger.
    clock.advance(-1e9)
    policy.longestMs = 5_001
    expect(grants.list()).toMatchObject([{ scope: 'until' }])
    policy.longestMs = 5_000
    expect([grants.covers(caution), grants.list()]).toEqual([false, []])
    policy.longestMs = null
    expect(grants.list()).toMatchObject([{ scope: 'tool', expiresAt: null }])
  })

  test('of which nobody knows when it was given does not count where it may not hold for good', () => {
    const found: StandingGrant = {
      ...{ ...given, id: 'kept', tool: caution.name, version: caution.version, target, seal: toolSeal(caution) },
      ...{ scope: 'tool', expiresAt: null },
    }
    const store = { found: [found], problem: null, save: () => Promise.resolve(ok(undefined)) }
    const deps = { clock: createManualClock(), ids: createCountingIds(), target, allowed: () => true, store }
    expect(createGrants(deps).covers(caution)).toBe(true)
    expect(createGrants({ ...deps, longestMs: () => 1e12 }).covers(caution)).toBe(false)
  })

  test('outlives the session unless it was given for the session; revoked, it is gone from the store', async () => {
    const kept: (readonly StandingGrant[])[] = []
    const store = {
      found: [] as readonly StandingGrant[],
      problem: null,
      save: (grants: readonly StandingGrant[]) => {
        kept.push(grants)
        return Promise.resolve(ok(undefined))
      },
    }
    const ids = createCountingIds()
    const deps = { clock: createManualClock(), ids, target, allowed: () => true } as const
    const first = createGrants({ ...deps, store })
    first.give(caution, given)
    const lasting = first.give(caution, { ...given, scope: 'tool' })
    await first.saved()
    expect(kept).toEqual([[lasting]])
    const second = createGrants({ ...deps, store: { ...store, found: kept[0] ?? [] } })
    expect(second.list()).toEqual([lasting])
    second.revoke(lasting?.id ?? '')
    await second.saved()
    expect([second.list(), kept.at(-1)]).toEqual([[], []])
  })

  test('that was kept does not count in an elevated run; what is given there does', () => {
    const ids = createCountingIds()
    const deps = { clock: createManualClock(), ids, target, allowed: () => true } as const
    const lasting = createGrants(deps).give(caution, { ...given, scope: 'tool' })
    const found = lasting ? [lasting] : []
    const store = { found, problem: null, save: () => Promise.resolve(ok(undefined)) }
    const run = { elevated: true }
    const grants = createGrants({ ...deps, store, keptCount: () => !run.elevated })
    expect([grants.covers(caution), grants.list()]).toEqual([false, []])
    grants.give(caution, given)
    expect(grants.covers(caution)).toBe(true)
    run.elevated = false
    expect(grants.list()).toContainEqual(lasting)
  })

  test('that could not be written down is told, holds until the end, and is not written down later', async () => {
    const written: (readonly StandingGrant[])[] = []
    const disk = { isFull: true }
    const save = (grants: readonly StandingGrant[]): Promise<Result<void>> => {
      if (disk.isFull) return Promise.resolve(fail('data_folder_unwritable'))
      written.push(grants)
      return Promise.resolve(ok(undefined))
    }
    const clock = createManualClock()
    const store = { found: [], problem: null, save }
    const grants = createGrants({ clock, ids: createCountingIds(), target, allowed: () => true, store })
    grants.give(caution, { ...given, scope: 'until', expiresAt: clock.now() + 1_000 })
    expect(await grants.saved()).toMatchObject({ ok: false, error: { code: 'data_folder_unwritable' } })
    expect(grants.covers(caution)).toBe(true)
    expect(grants.list()).toMatchObject([{ scope: 'session' }])
    // Told once: a change that has nothing to write does not fail for it.
    expect(await grants.saved()).toMatchObject({ ok: true })
    disk.isFull = false
    const later = grants.give(caution, { ...given, scope: 'tool' })
    expect(await grants.saved()).toMatchObject({ ok: true })
    expect(written).toEqual([[later]])
    grants.revoke(later?.id ?? '')
    // Its own date holds, too.
    clock.advance(1_000)
    expect(grants.covers(caution)).toBe(false)
  })

  test('that was kept and cannot be taken off the disk is told, and does not count any more', async () => {
    const found: StandingGrant = { ...given, id: 'kept', tool: caution.name, version: 1, scope: 'tool' }
    const store = { found: [found], problem: null, save: () => Promise.resolve(fail('data_folder_unwritable')) }
    const clock = createManualClock()
    const grants = createGrants({ clock, ids: createCountingIds(), target, allowed: () => true, store })
    grants.revoke('kept')
    expect(await grants.saved()).toMatchObject({ ok: false })
    expect(grants.list()).toEqual([])
  })

  test('is given for caution only, never for a free command line', () => {
    const property = fc.property(fc.constantFrom(...risks), fc.boolean(), (risk, free) => {
      const tool = fakeTool({ access: { risk }, ...(free ? { capabilities: ['free_command'] } : {}) })
      expect(grantsWith().give(tool, given) !== null).toBe(risk === 'caution' && !free)
    })
    fc.assert(property)
  })
})
