import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createCountingIds, createManualClock } from '../../test/fakes/storage-deps.ts'
import { risks } from '../../shared/domain/tool-manifest.ts'
import { createGrants, type Grants } from './grants.ts'

const given = { role: 'human_agent', shownTextHash: 'shown' } as const
const caution = fakeTool({ name: 'fake_fix', kind: 'remediation', access: { risk: 'caution' } })

function grantsWith(allowed: () => boolean = () => true): Grants {
  return createGrants({ clock: createManualClock(), ids: createCountingIds(), allowed })
}

describe('a standing permission', () => {
  test('stands for every call of its tool, as an approval of exactly that call', () => {
    const grants = grantsWith()
    const grant = grants.give(caution, given)
    for (const digest of ['a', 'b']) {
      const approval = grants.approvalFor({ tool: caution, digest })
      expect(approval).toMatchObject({ id: grant?.id, digest, by: 'standing_grant', role: 'human_agent' })
    }
  })

  test('does not stand for another tool or another version of the same', () => {
    const grants = grantsWith()
    grants.give(caution, given)
    expect(grants.approvalFor({ tool: { ...caution, version: 2 }, digest: 'a' })).toBeNull()
    expect(grants.approvalFor({ tool: { ...caution, name: 'other_fix' }, digest: 'a' })).toBeNull()
  })

  test('ends at once when it is taken back, also for a call that has it already', () => {
    const grants = grantsWith()
    const grant = grants.give(caution, given)
    const approval = grants.approvalFor({ tool: caution, digest: 'a' })
    if (!grant || !approval) throw new Error('not given')
    expect(grants.isActive(approval)).toBe(true)
    grants.revoke(grant.id)
    expect(grants.isActive(approval)).toBe(false)
    expect(grants.approvalFor({ tool: caution, digest: 'a' })).toBeNull()
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

  test('is given for caution only, never for a free command line', () => {
    const property = fc.property(fc.constantFrom(...risks), fc.boolean(), (risk, free) => {
      const tool = fakeTool({ access: { risk }, ...(free ? { capabilities: ['free_command'] } : {}) })
      expect(grantsWith().give(tool, given) !== null).toBe(risk === 'caution' && !free)
    })
    fc.assert(property)
  })
})
