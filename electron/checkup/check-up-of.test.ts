import { expect, test } from 'vitest'

import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, Looked, ProposedFix, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import type { Finding, Severity } from '../../shared/domain/finding.ts'
import { categories, type Category } from '../../shared/domain/tool-manifest.ts'
import { appError } from '../kernel/result.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { windowsPc } from '../../test/fakes/targets.ts'
import { areaOfCategory } from './areas.ts'
import { checkUpOf } from './check-up-of.ts'

/** The first word of a name is the category: `printers.queue`. */
const registry = {
  find: (name: string) => fakeTool({ name, category: categoryIn(name) }),
}

function categoryIn(name: string): Category {
  const found = categories.find((category) => category === name.split('.')[0])
  if (!found) throw new Error(`no category in ${name}`)
  return found
}

function finding(tool: string, severity: Severity, id = 'wrong'): Finding {
  return { tool, id, severity, args: {}, evidence: [] }
}

function check(tool: string, findings: readonly Finding[] = []): CheckReport {
  const verdict = findings.some(({ severity }) => severity === 'problem') ? 'problem' : 'healthy'
  const base = {
    id: tool,
    tool,
    version: 1,
    args: {},
    target: windowsPc,
    parentId: null,
    prompting: null,
    createdAt: 0,
  }
  const ran = { startedAt: 0, endedAt: 1, allowedBy: { kind: 'policy' }, caller: { kind: 'planner', role: 'ai_agent' } }
  const said = { state: 'succeeded', verdict, findings, result: {}, unavailable: [], proof: null, undoId: null }
  const call = { ...base, ...ran, ...said } as unknown as CheckReport['call']
  return { call, because: 'plan', verdict, findings, result: {}, unavailable: [], durationMs: 1 }
}

function unread(tool: string): CheckReport {
  return { ...check(tool), verdict: 'unknown', result: null }
}

function skipped(tool: string, because: SkippedEntry['because'] = 'plan'): SkippedEntry {
  return { tool, because, reason: appError('cancelled') }
}

function fixFor(because: Finding, tool = 'mend'): ProposedFix {
  return { tool, args: {}, digest: tool, because, ticked: false, preview: null }
}

type Seen = Pick<Looked, 'checks' | 'skipped' | 'conclusion' | 'fixes'>

function seen(checks: readonly CheckReport[], parts: Partial<Omit<Seen, 'checks'>> = {}): Seen {
  const conclusion: Conclusion = { verdict: 'explained', causes: [], consequences: [], aside: [], open: [] }
  return { checks, skipped: [], conclusion, fixes: { proposed: [], withheld: [], questions: [] }, ...parts }
}

function statesOf(what: Seen): readonly (readonly [string, string])[] {
  return checkUpOf(what, registry).tiles.map(({ area, state }) => [area, state] as const)
}

test('one check that could not be read keeps its area from being healthy, also beside others that were', () => {
  const states = statesOf(seen([check('printers.a'), unread('printers.b'), check('updates.a')]))
  expect(states).toEqual([
    ['printers', 'unknown'],
    ['updates', 'healthy'],
  ])
})

test('nor is what was not run', () => {
  const what = seen([check('printers.a')], { skipped: [skipped('printers.b'), skipped('security.a')] })
  expect(statesOf(what)).toEqual([
    ['security', 'unknown'],
    ['printers', 'unknown'],
  ])
  expect(checkUpOf(what, registry)).toMatchObject({ read: 1, unread: 2, attention: 0 })
})

test('what a finding would have liked to see as well is no gap, nor is a check that was read in another run', () => {
  const noted = finding('printers.a', 'info')
  const what = seen([check('printers.a', [noted]), unread('printers.a')], { skipped: [skipped('printers.b', noted)] })
  expect(statesOf(what)).toEqual([['printers', 'healthy']])
  expect(checkUpOf(what, registry)).toMatchObject({ read: 1, unread: 0 })
})

test('the worst comes first; equal ones by how much there is of it, then in the usual order', () => {
  const two = [finding('network.a', 'warning', 'one'), finding('network.a', 'warning', 'two')]
  const what = seen([
    check('disk_storage.a', [finding('disk_storage.a', 'warning')]),
    unread('updates.a'),
    check('network.a', two),
    check('power_thermal.a'),
    check('wifi.a'),
    check('printers.a', [finding('printers.a', 'problem')]),
  ])
  expect(statesOf(what)).toEqual([
    ['printers', 'problem'],
    ['network', 'warning'],
    ['storage', 'warning'],
    ['updates', 'unknown'],
    ['power', 'healthy'],
  ])
})

test('what only follows from something else is shown and named with it, and counts for nothing of its own', () => {
  const cause = finding('network.a', 'problem')
  const after = finding('printers.a', 'problem')
  const conclusion: Conclusion = {
    ...{ verdict: 'explained', causes: [], aside: [], open: [] },
    consequences: [{ finding: after, of: cause }],
  }
  const fixes = { proposed: [fixFor(after), fixFor(cause, 'cure')], withheld: [], questions: [] }
  const told = checkUpOf(
    seen([check('printers.a', [after]), check('network.a', [cause])], { conclusion, fixes }),
    registry,
  )
  expect(told.attention).toBe(1)
  expect(told.tiles.map(({ area, attention, wayOn }) => [area, attention[0]?.of ?? null, wayOn?.kind ?? null])).toEqual(
    [
      ['network', null, 'fix'],
      ['printers', cause, null],
    ],
  )
})

test('one tile has one way on: that of the first thing on it', () => {
  const mild = finding('printers.a', 'warning', 'mild')
  const bad = finding('printers.b', 'problem', 'bad')
  const choices = [{ args: {}, digest: 'd' }]
  const question = { tool: 'which', because: bad, askWhat: null, choices, missing: [] }
  const fixes = { proposed: [fixFor(mild)], withheld: [], questions: [question] }
  const what = seen([check('printers.a', [mild]), check('printers.b', [bad])], { fixes })
  const [tile] = checkUpOf(what, registry).tiles
  expect(tile?.attention.map(({ finding: { id } }) => id)).toEqual(['bad', 'mild'])
  expect(tile?.wayOn).toEqual({ kind: 'choose', question })
})

test('a fix that somebody asked for by name belongs to no tile', () => {
  const bad = finding('printers.a', 'problem')
  const asked: ProposedFix = { ...fixFor(bad), because: 'request' }
  const what = seen([check('printers.a', [bad])], { fixes: { proposed: [asked], withheld: [], questions: [] } })
  expect(checkUpOf(what, registry).tiles[0]?.wayOn).toBeNull()
})

test('what is only worth knowing needs nobody, and the same rule in two runs is one thing', () => {
  const noted = finding('updates.a', 'info')
  const twice = finding('printers.a', 'problem')
  const told = checkUpOf(
    seen([check('updates.a', [noted]), check('printers.a', [twice]), check('printers.a', [twice])]),
    registry,
  )
  expect(told).toMatchObject({ attention: 1, read: 2 })
  expect(told.tiles.map(({ area, state }) => [area, state])).toEqual([
    ['printers', 'problem'],
    ['updates', 'healthy'],
  ])
})

test('nothing that was looked at is left without a tile', () => {
  const tiles = checkUpOf(seen(categories.map((category) => check(`${category}.a`))), registry).tiles
  expect(tiles.reduce((sum, { tools }) => sum + tools.length, 0)).toBe(categories.length)
  expect(new Set(tiles.map(({ area }) => area))).toEqual(new Set(Object.values(areaOfCategory)))
})

test('a check that says where it belongs stands there', () => {
  const tool = { ...fakeTool({ name: 'system.a', category: 'system' }), checkUp: { area: 'programs' } } as const
  expect(checkUpOf(seen([check('system.a')]), { find: () => tool }).tiles.map(({ area }) => area)).toEqual(['programs'])
})
