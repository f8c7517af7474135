import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isAllowedInMode, type ToolRules, unavailability } from '../../electron/policy/availability.ts'
import { type CallFacts, decide, mayApprove } from '../../electron/policy/decide.ts'
import { networkModes, type NetworkMode } from '../../shared/domain/network-mode.ts'
import { roleIncludes, roles } from '../../shared/domain/role.ts'
import { anyCall, anyRules, toolNames } from './any-call.ts'

fc.configureGlobal({ numRuns: 400 })

const permission = { deny: 0, ask: 1, allow: 2 }

/** How far a call may go: the higher, the more. */
function reach(facts: CallFacts): number {
  return permission[decide(facts).answer]
}

function withRules(facts: CallFacts, rules: Partial<ToolRules>): CallFacts {
  const { availability } = facts
  return { ...facts, availability: { ...availability, rules: { ...availability.rules, ...rules } } }
}

const isEffect = ({ tool, previewOnly }: CallFacts): boolean => tool.access.risk !== 'safe' && !previewOnly
const networkCodes: readonly string[] = [
  'blocked_by_policy',
  'blocked_in_settings',
  'policy_pending',
  'settings_closed',
  'mode_blocks_tool',
  'external_access_off',
]
const anyName = fc.constantFrom(...toolNames)

test('the random calls reach every answer and every kind of allow', () => {
  const sample = fc.sample(anyCall, { numRuns: 2000, seed: 1 }).map((facts) => decide(facts))
  expect(new Set(sample.map(({ answer }) => answer))).toEqual(new Set(['allow', 'ask', 'deny']))
  const allows = sample.flatMap((decision) => (decision.answer === 'allow' ? decision.reasons : []))
  expect(new Set(allows)).toEqual(new Set(['read_only', 'approved_by_person', 'standing_grant']))
})

describe('every decision', () => {
  test('has reasons, and is the same for the same facts', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        const decision = decide(facts)
        expect(decision.reasons.length).toBeGreaterThan(0)
        expect(decide(structuredClone(facts))).toEqual(decision)
      }),
    )
  })

  test('leaves the facts alone', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        const before = structuredClone(facts)
        decide(facts)
        expect(facts).toEqual(before)
      }),
    )
  })

  test('does not hang on the order of names in a rule', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        const { allowTools, blockTools, policyBlockTools } = facts.availability.rules
        const reversed = {
          allowTools: [...allowTools].reverse(),
          blockTools: [...blockTools].reverse(),
          policyBlockTools: [...policyBlockTools].reverse(),
        }
        expect(decide(withRules(facts, reversed))).toEqual(decide(facts))
      }),
    )
  })
})

describe('roles', () => {
  test('a lower role never gets more', () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom(...roles), fc.constantFrom(...roles), (facts, one, other) => {
        const [lower, higher] = roleIncludes(one, other) ? [other, one] : [one, other]
        const as = (role: CallFacts['caller']['role']): number => reach({ ...facts, caller: { ...facts.caller, role } })
        expect(as(lower)).toBeLessThanOrEqual(as(higher))
      }),
    )
  })

  test('a role below the lowest of the tool is always denied', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        fc.pre(!roleIncludes(facts.caller.role, facts.tool.access.minRole))
        expect(decide(facts).answer).toBe('deny')
      }),
    )
  })

  test('a yes counts no more than the role of whoever gave it', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        fc.pre(facts.approval !== null && !roleIncludes(facts.approval.role, facts.tool.access.minRole))
        expect(decide(facts).answer).toBe('deny')
      }),
    )
  })

  test('only a person of a sufficient role may say yes', () => {
    fc.assert(
      fc.property(anyCall, ({ caller, tool }) => {
        fc.pre(mayApprove(caller, tool))
        expect([caller.kind, roleIncludes(caller.role, tool.access.minRole), caller.role]).toEqual([
          'person',
          true,
          expect.not.stringMatching(/^ai_agent$/),
        ])
      }),
    )
  })
})

describe('network mode and rules per tool', () => {
  const inMode = (facts: CallFacts, mode: NetworkMode): CallFacts => ({
    ...facts,
    availability: { ...facts.availability, mode },
  })

  test('offline allows nothing that talks to a service, whatever else is set', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        fc.pre(facts.tool.placement.networkType === 'external_api')
        expect(decide(inMode(facts, 'offline')).answer).toBe('deny')
      }),
    )
  })

  test('in internal mode only what leads to a server of the own network talks, as it would online', () => {
    let inside = 0
    fc.assert(
      fc.property(anyCall, (facts) => {
        const { tool, destination } = facts
        fc.pre(tool.placement.networkType === 'external_api')
        const { destinationSource } = tool.placement
        const own =
          destinationSource !== undefined &&
          facts.availability.ownNetwork[destinationSource] &&
          destination?.inOwnNetwork === true
        if (own) inside += 1
        expect(reach(inMode(facts, 'internal'))).toBe(own ? reach(inMode(facts, 'online')) : permission.deny)
      }),
      { numRuns: 2_000 },
    )
    expect(inside).toBeGreaterThan(10)
  })

  test('what a model leads outside without anybody having named the place is never done', () => {
    fc.assert(
      fc.property(anyCall, fc.string(), (facts, unnamedDestination) => {
        const decision = decide({ ...facts, unnamedDestination })
        const codes = decision.reasons.map((reason) => (typeof reason === 'string' ? reason : reason.code))
        expect([decision.answer, codes.includes('destination_not_named')]).toEqual(['deny', true])
      }),
    )
  })

  test('without internet a download carries a query only where a person typed it or the policy lists the site', () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom('internal' as const, 'offline' as const), (facts, mode) => {
        const { networkType, destinationSource } = facts.tool.placement
        fc.pre(networkType === 'external_download' && destinationSource !== undefined)
        const { destination, typedByPerson } = facts
        const tells = destination === null || (destination.carriesQuery && !destination.listedByPolicy)
        const refused = tells && !typedByPerson
        expect(reach(inMode(facts, mode))).toBe(refused ? permission.deny : reach(inMode(facts, 'online')))
      }),
    )
  })

  test('nothing that leads where it is told uses external services while that is switched off, unless the person has allowed the tool by name', () => {
    fc.assert(
      fc.property(anyCall, fc.boolean(), (facts, fixedByPolicy) => {
        const { tool, availability } = facts
        fc.pre(tool.placement.destinationSource !== undefined)
        fc.pre(fixedByPolicy || !availability.rules.allowTools.includes(tool.name))
        const external = { on: false, fixedByPolicy }
        expect(decide({ ...facts, availability: { ...availability, external } }).answer).toBe('deny')
      }),
    )
  })

  test('the mode alone never stops what stays on this computer', () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom(...networkModes), (facts, mode) => {
        fc.pre(facts.tool.placement.networkType === 'local')
        expect(reach({ ...facts, availability: { ...facts.availability, mode } })).toBe(reach(facts))
      }),
    )
  })

  test('a block wins over an allow, whoever wrote it', () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom('blockTools' as const, 'policyBlockTools' as const), (facts, list) => {
        const { name } = facts.tool
        const blocked = withRules(facts, { [list]: [name], allowTools: [name] })
        expect(decide(blocked).answer).toBe('deny')
        expect(isAllowedInMode(facts.tool, blocked.availability)).toBe(false)
      }),
    )
  })

  test("an allow lifts nothing but a person's own switch", () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        const { availability } = facts
        const allowed = withRules(facts, { allowTools: [...toolNames] })
        const { external } = availability
        const switchedOn = { ...external, on: external.on || !external.fixedByPolicy }
        expect(reach(allowed)).toBe(reach({ ...facts, availability: { ...availability, external: switchedOn } }))
      }),
    )
  })

  test('one more block never widens anything', () => {
    fc.assert(
      fc.property(
        anyCall,
        anyName,
        fc.constantFrom('blockTools' as const, 'policyBlockTools' as const),
        (facts, name, list) => {
          const more = withRules(facts, { [list]: [...facts.availability.rules[list], name] })
          expect(reach(more)).toBeLessThanOrEqual(reach(facts))
          if (name !== facts.tool.name) expect(decide(more)).toEqual(decide(facts))
        },
      ),
    )
  })

  test('what is allowed in a mode has no reason of mode, switch or block, and the other way round', () => {
    fc.assert(
      fc.property(anyCall, anyRules, ({ tool, availability }, rules) => {
        const found = unavailability(tool, { ...availability, rules }, null).map(({ code }) => code)
        const speaks = found.some((code) => networkCodes.includes(code))
        expect(isAllowedInMode(tool, { ...availability, rules })).toBe(!speaks)
      }),
    )
  })
})

describe('consent', () => {
  test('without a yes nothing that has an effect is allowed, for any caller', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        fc.pre(isEffect(facts))
        expect(decide({ ...facts, approval: null }).answer).not.toBe('allow')
      }),
    )
  })

  test('a preview asks for neither more nor less than reading does', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        // What closes whole kinds of tools does not look at what one call of them does.
        const { limits, settingsKnown, policyKnown } = facts.availability
        fc.pre(settingsKnown && policyKnown && !limits.elevatedTools)
        const { tool } = facts
        const reading = { ...tool, access: { ...tool.access, risk: 'safe' as const, requiresUserNotice: false } }
        const preview = { ...facts, approval: null, previewOnly: true }
        expect(decide(preview)).toEqual(decide({ ...preview, tool: reading }))
      }),
    )
  })

  test('a free command is never allowed by itself, not even as a preview', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        const tool = { ...facts.tool, capabilities: ['free_command' as const] }
        expect(decide({ ...facts, tool, approval: null }).answer).not.toBe('allow')
      }),
    )
  })

  test('a standing grant does not cover what is hard to undo', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        fc.pre(facts.approval?.by === 'standing_grant' && facts.tool.access.risk === 'elevated')
        expect(decide(facts).answer).toBe('deny')
      }),
    )
  })

  test('the reason of an allow names who said yes', () => {
    fc.assert(
      fc.property(anyCall, (facts) => {
        const decision = decide(facts)
        if (decision.answer !== 'allow' || decision.reasons.includes('read_only')) return
        expect(decision.reasons).toEqual([facts.approval?.by === 'person' ? 'approved_by_person' : 'standing_grant'])
      }),
    )
  })
})
