import { expect, test } from 'vitest'

import { openFacts } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { placementOf, thisPc } from '../contract/presets.ts'
import { unavailability, type AvailabilityFacts } from './availability.ts'

const gitTool = fakeTool({ name: 'asks_git', placement: placementOf({ ...thisPc, program: 'git' }, []) })
const missing = [{ code: 'runtime_missing', data: { tool: 'asks_git', runtime: 'git' } }]

test('a tool whose program of others is missing names it, on every kind of PC', () => {
  for (const carriesTools of [true, false]) {
    const facts = { ...openFacts(), carriesTools }
    expect(unavailability(gitTool, { ...facts, runtimes: { node18: '20' } }, null)).toEqual(missing)
    // Found, and its version not read.
    expect(unavailability(gitTool, { ...facts, runtimes: { git: null } }, null)).toEqual([])
  }
})

test('what carries steps is asked for only where a machine does not carry its tools itself', () => {
  const tool = fakeTool({ placement: placementOf(thisPc, [{ via: 'powershell' }]) })
  const codes = (carriesTools: boolean): readonly string[] =>
    unavailability(tool, { ...openFacts(), runtimes: {}, carriesTools }, null).map(({ code }) => code)
  expect(codes(true)).toEqual([])
  expect(codes(false)).toEqual(['runtime_missing'])
})

test('what a rule for scripts leaves is said of each tool by what it needs', () => {
  const script = fakeTool({ placement: placementOf(thisPc, [{ via: 'powershell' }]) })
  const wide = { ...script, placement: { ...script.placement, needsFullLanguage: true } }
  const program = fakeTool({ placement: placementOf(thisPc, [{ via: 'native' }]) })
  const codes = (scripts: 'full' | 'constrained' | 'none', tool = script): string | undefined =>
    unavailability(tool, { ...openFacts(), languageMode: 'constrained', scripts }, null)[0]?.code
  expect([codes('full'), codes('constrained'), codes('none')]).toEqual([undefined, undefined, 'scripts_blocked'])
  expect([codes('full', wide), codes('constrained', wide)]).toEqual([undefined, 'needs_full_language'])
  expect([codes('none', wide), codes('none', program)]).toEqual(['scripts_blocked', undefined])
})

test('under a rule that does not trust our scripts nobody can say whose the program is: the rule is the reason for no rights', () => {
  const tool = fakeTool({ access: { ...fakeTool({}).access, requiresAdmin: true } })
  const code = (facts: Partial<AvailabilityFacts>): string | undefined =>
    unavailability(tool, { ...openFacts(), ...facts }, null)[0]?.code
  const limited = { languageMode: 'constrained', programMayChange: true } as const
  expect(code({ programMayChange: true })).toBe('program_not_closed')
  expect(code({ ...limited, scripts: 'constrained' })).toBe('needs_full_language')
  // The rule trusts them: what was found of the program counts.
  expect(code({ ...limited, scripts: 'full' })).toBe('program_not_closed')
  expect(code({ ...limited, scripts: 'full', programMayChange: false })).toBeUndefined()
})

test('what the organisation has blocked and what was switched off on this PC are two reasons, each said once', () => {
  const tool = fakeTool({ name: 'fix', access: { ...fakeTool({}).access, requiresAdmin: true } })
  const none = { allowTools: [], blockTools: [], policyBlockTools: [] }
  const codes = (facts: Partial<AvailabilityFacts>): readonly string[] =>
    unavailability(tool, { ...openFacts(), ...facts }, null).map(({ code }) => code)
  expect(codes({ rules: { ...none, blockTools: ['fix'] } })).toEqual(['blocked_in_settings'])
  // What a policy blocks stands in the list of the person, too.
  expect(codes({ rules: { ...none, blockTools: ['fix'], policyBlockTools: ['fix'] } })).toEqual(['blocked_by_policy'])
  const limits = { ...openFacts().limits, elevatedTools: true }
  expect(codes({ limits })).toEqual(['blocked_by_policy'])
  expect(codes({ limits, rules: { ...none, blockTools: ['fix'] } })).toEqual(['blocked_by_policy'])
})
