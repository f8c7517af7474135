import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findingKey, type Conclusion } from '../../../shared/domain/conclusion.ts'
import type { CheckReport, SkippedEntry } from '../../../shared/domain/diagnosis.ts'
import type { Finding, Severity } from '../../../shared/domain/finding.ts'
import type { FindingRule } from '../../contract/finding-rule.ts'
import { appError } from '../../kernel/result.ts'
import { createConditions } from '../../../shared/condition/evaluate.ts'
import type { Bearing } from './bearing.ts'
import { conclude } from './conclude.ts'
import { relationsOf } from './relations.ts'

type Rule = Pick<FindingRule, 'explains' | 'asCause' | 'logEvidence'> & { readonly severity: Severity }
type World = Readonly<Record<string, Rule>>
type Told = {
  readonly world: World
  readonly found: readonly string[]
  readonly bearing: Readonly<Record<string, number>>
  readonly results?: Readonly<Record<string, CheckReport['result']>>
  readonly unread?: readonly string[]
  readonly skipped?: readonly string[]
  /** Looked at, and nothing was found. */
  readonly sound?: readonly string[]
  /** Words of the complaint only touch these. */
  readonly inPassing?: readonly string[]
}

const nameOf = (key: string): { tool: string; id: string } => {
  const [tool = '', id = ''] = key.split('/')
  return { tool, id }
}

/** Rules as a registry gives them: one tool for each name before the stroke. */
function registryOf(world: World): Parameters<typeof relationsOf>[1]['registry'] {
  return {
    find: (tool) => {
      const findings = Object.entries(world).flatMap(([key, rule]) =>
        nameOf(key).tool === tool ? [{ ...rule, id: nameOf(key).id, when: 'true' }] : [],
      )
      return { findings } as unknown as ReturnType<Parameters<typeof relationsOf>[1]['registry']['find']>
    },
  }
}

function reportOf(tool: string, { world, found, results = {}, unread = [] }: Told): CheckReport {
  const findings = found
    .filter((key) => nameOf(key).tool === tool)
    .map((key): Finding => ({ ...nameOf(key), severity: world[key]?.severity ?? 'info', args: {}, evidence: [] }))
  const isUnread = unread.includes(tool)
  const call = { tool, state: 'succeeded' } as unknown as CheckReport['call']
  const verdict = isUnread ? 'unknown' : findings.some(({ severity }) => severity === 'problem') ? 'problem' : 'healthy'
  const result = isUnread ? null : (results[tool] ?? {})
  return { call, because: 'plan', verdict, findings, result, unavailable: [], durationMs: 1 }
}

function concluded(told: Told): Conclusion {
  const { world, found, bearing, unread = [], skipped = [], sound = [], inPassing = [] } = told
  const tools = [...new Set([...found.map((key) => nameOf(key).tool), ...unread, ...sound])]
  const checks = tools.map((tool) => reportOf(tool, told))
  const registry = registryOf(world)
  const relations = relationsOf(checks, { registry, conditions: createConditions(), nowMs: () => 0 })
  const entries = skipped.map((tool): SkippedEntry => ({
    tool,
    because: 'plan',
    reason: appError('answer_needed', { tool, slot: 'host_name' }),
  }))
  const bears: Bearing = ({ tool, named }) => (named && inPassing.includes(tool) ? 0 : (bearing[tool] ?? 0))
  return conclude(
    { checks, skipped: entries },
    { relations, bearing: bears, ruleOf: (finding) => ruleIn(world, findingKey(finding)) },
  )
}

function ruleIn(world: World, key: string): FindingRule | undefined {
  const rule = world[key]
  return rule ? { ...rule, id: nameOf(key).id, when: 'true' } : undefined
}

const keys = (list: readonly { readonly tool: string; readonly id: string }[]): readonly string[] =>
  list.map(findingKey)

const network: World = {
  'link/down': { severity: 'problem', explains: ['address/none'] },
  'address/none': { severity: 'problem', explains: ['internet/none'] },
  'internet/none': { severity: 'problem', explains: ['drive/broken'] },
  'drive/broken': { severity: 'problem' },
  'printer/paper': { severity: 'warning' },
  'vpn/none': { severity: 'info' },
}

const verdictAndSure = ({ verdict, causes }: Conclusion): unknown => [verdict, causes.map(({ sure }) => sure)]

test('what follows from a cause is put down to it, also past what was not looked at', () => {
  const { verdict, causes, consequences } = concluded({
    world: network,
    found: ['link/down', 'drive/broken'],
    bearing: { drive: 1 },
  })
  expect(verdict).toBe('explained')
  expect(keys(causes)).toEqual(['link/down'])
  expect(consequences.map(({ finding, of }) => [findingKey(finding), findingKey(of)])).toEqual([
    ['drive/broken', 'link/down'],
  ])
})

test('what has nothing to do with the complaint is noticed and explains nothing', () => {
  const { verdict, causes, aside } = concluded({ world: network, found: ['link/down'], bearing: { printer: 1 } })
  expect({ verdict, causes, aside: keys(aside) }).toEqual({
    verdict: 'not_explained',
    causes: [],
    aside: ['link/down'],
  })
})

test('a warning about the matter comes before a problem beside it', () => {
  const { causes } = concluded({
    world: network,
    found: ['link/down', 'printer/paper'],
    bearing: { printer: 1, link: 0.4 },
  })
  expect(keys(causes)).toEqual(['printer/paper', 'link/down'])
})

test('what is only worth knowing is a cause where its rule says so and the complaint is about it', () => {
  const found = ['vpn/none']
  const possible: World = { 'vpn/none': { severity: 'info', asCause: 'possible' } }
  expect(concluded({ world: network, found, bearing: { vpn: 1 } }).verdict).toBe('not_explained')
  expect(concluded({ world: possible, found, bearing: { vpn: 1 } }).verdict).toBe('likely')
  expect(concluded({ world: possible, found, bearing: { vpn: 0.6 } }).verdict).toBe('not_explained')
})

test('what somebody set so and would suffice may be it where nothing else was found, and nobody is led to change it', () => {
  const world: World = {
    'remote/off': { severity: 'info', asCause: 'sufficient' },
    'link/down': { severity: 'problem' },
  }
  const told = (found: readonly string[], remote: number): Conclusion =>
    concluded({ world, found, bearing: { remote, link: 0.6 } })
  expect(told(['remote/off'], 0.6)).toMatchObject({ verdict: 'likely', causes: [{ id: 'off', sure: false }] })
  expect(told(['remote/off'], 1)).toMatchObject({ verdict: 'explained', causes: [{ id: 'off', sure: true }] })
  expect(told(['remote/off'], 0.5)).toMatchObject({ verdict: 'not_explained', aside: [{ id: 'off' }] })
  expect(told(['remote/off', 'link/down'], 0.6)).toMatchObject({ causes: [{ id: 'down' }], aside: [{ id: 'off' }] })
})

test('nobody is led to repair what the complaint is hardly about', () => {
  const told = (drive: number): Conclusion =>
    concluded({ world: network, found: ['drive/broken'], bearing: { drive, other: 1 } })
  expect(told(0.5)).toMatchObject({ verdict: 'likely', causes: [{ id: 'broken', sure: false }] })
  expect(told(0.7)).toMatchObject({ verdict: 'explained', causes: [{ id: 'broken', sure: true }] })
})

test('a line of a log about it makes its cause less sure than a finding of its own check, and what is never a cause not at all', () => {
  const found = ['driver/stuck', 'seen/shown']
  const cause = (seen: Rule): Conclusion =>
    concluded({
      world: { 'driver/stuck': { severity: 'problem', explains: ['seen/shown'] }, 'seen/shown': seen },
      found,
      bearing: { seen: 0.7, driver: 0.2 },
    })
  expect(cause({ severity: 'warning' }).causes).toMatchObject([{ id: 'stuck', sure: true }])
  const logged: Rule = { severity: 'warning', logEvidence: { list: 'entries', at: 'atUtc' } }
  expect(cause(logged).causes).toMatchObject([{ id: 'stuck', sure: false }])
  expect(cause({ severity: 'info' })).toMatchObject({ verdict: 'not_explained', causes: [] })
})

test('nobody is led to repair what no word leads to, unless what it brings about is nearly what was told', () => {
  const world: World = {
    'address/none': { severity: 'problem', explains: ['printer/silent'] },
    'printer/silent': { severity: 'warning' },
  }
  const found = ['address/none', 'printer/silent']
  const told = (bearing: Record<string, number>): Conclusion => concluded({ world, found, bearing })
  expect(told({ printer: 0.65 })).toMatchObject({ verdict: 'likely', causes: [{ id: 'none', sure: false }] })
  expect(told({ printer: 0.65, address: 0.2 })).toMatchObject({ verdict: 'explained', causes: [{ sure: true }] })
  expect(told({ printer: 0.8 })).toMatchObject({ verdict: 'explained', causes: [{ id: 'none', sure: true }] })
})

test('nobody is led to repair what is only touched while what was told about is sound', () => {
  const world: World = {
    'memory/full': { severity: 'problem' },
    'usb/unknown': {
      severity: 'problem',
      explains: [{ finding: 'drivers/bad', when: 'broken == drivers.broken' }],
    },
    'drivers/bad': { severity: 'problem' },
  }
  const touched = { world, found: ['memory/full'], bearing: { memory: 0.7, apps: 1 }, inPassing: ['memory'] }
  expect(verdictAndSure(concluded(touched))).toEqual(['explained', [true]])
  expect(verdictAndSure(concluded({ ...touched, sound: ['apps'] }))).toEqual(['likely', [false]])
  // What bears nearly as much is meant as well.
  const nearly = { ...touched, bearing: { memory: 0.83, apps: 1 }, sound: ['apps'] }
  expect(verdictAndSure(concluded(nearly))).toEqual(['explained', [true]])
  // What is meant itself stays what explains it, and what was not read says nothing.
  expect(verdictAndSure(concluded({ ...touched, sound: ['apps'], inPassing: [] }))).toEqual(['explained', [true]])
  expect(verdictAndSure(concluded({ ...touched, unread: ['apps'] }))).toEqual(['explained', [true]])
  // That the same stands in a list that was told about as well is no reason either.
  const passedOn = {
    world,
    found: ['usb/unknown', 'drivers/bad'],
    bearing: { usb: 0.5, drivers: 1, display: 0.93 },
    results: { usb: { broken: 1 }, drivers: { broken: 1 } },
  }
  expect(verdictAndSure(concluded(passedOn))).toEqual(['explained', [true]])
  expect(verdictAndSure(concluded({ ...passedOn, sound: ['display'] }))).toEqual(['likely', [false]])
})

test('what brings about just what was told about stays what explains it, whatever else is sound', () => {
  const world: World = {
    'volume/errors': {
      severity: 'problem',
      explains: [{ finding: 'crashes/stop', when: 'drive == crashes.drive' }],
    },
    'crashes/stop': { severity: 'problem', logEvidence: { list: 'crashes', at: 'utc' } },
    'defender/threat': { severity: 'problem', explains: ['processes/temporary'] },
    'processes/temporary': { severity: 'warning' },
  }
  const stopped = {
    world,
    found: ['volume/errors', 'crashes/stop'],
    bearing: { volume: 0.3, crashes: 1, outlook: 0.97 },
    inPassing: ['volume'],
    results: { volume: { drive: 1 }, crashes: { drive: 1 } },
    sound: ['outlook'],
  }
  expect(verdictAndSure(concluded(stopped))).toEqual(['explained', [true]])
  expect(verdictAndSure(concluded({ ...stopped, inPassing: ['volume', 'crashes'] }))).toEqual(['likely', [false]])
  const hidden = {
    world,
    found: ['defender/threat', 'processes/temporary'],
    bearing: { processes: 0.8, heat: 1 },
    sound: ['heat'],
  }
  expect(verdictAndSure(concluded(hidden))).toEqual(['explained', [true]])
  expect(verdictAndSure(concluded({ ...hidden, inPassing: ['processes'] }))).toEqual(['likely', [false]])
})

test('a log alone makes a cause likely', () => {
  const world: World = { 'log/old': { severity: 'problem', logEvidence: { list: 'entries', at: 'atUtc' } } }
  expect(concluded({ world, found: ['log/old'], bearing: { log: 1 } }).verdict).toBe('likely')
})

test('a relation with a condition counts where both records say so, and not where one is unknown', () => {
  const world: World = {
    'print/stopped': {
      severity: 'problem',
      explains: [{ finding: 'services/crashed', when: 'services.other == 0 && spooler == 1' }],
    },
    'services/crashed': { severity: 'problem' },
  }
  const found = ['print/stopped', 'services/crashed']
  const with_ = (services: CheckReport['result']): readonly string[] =>
    keys(concluded({ world, found, bearing: { print: 1 }, results: { print: { spooler: 1 }, services } }).aside)
  expect(with_({ other: 0 })).toEqual([])
  expect(with_({ other: 2 })).toEqual(['services/crashed'])
  expect(with_({ other: null })).toEqual(['services/crashed'])
})

test('two findings that explain each other are both told', () => {
  const world: World = {
    'one/a': { severity: 'problem', explains: ['two/b'] },
    'two/b': { severity: 'problem', explains: ['one/a'] },
  }
  const { causes, consequences } = concluded({ world, found: ['one/a', 'two/b'], bearing: { one: 1, two: 1 } })
  expect([keys(causes).toSorted(), consequences]).toEqual([['one/a', 'two/b'], []])
})

test('a check that matters and was not read or not run leaves the answer open; one that does not matter does not', () => {
  const open = concluded({ world: {}, found: [], bearing: { wifi: 1, name: 0.9 }, unread: ['wifi'], skipped: ['name'] })
  expect([open.verdict, open.open]).toEqual([
    'cannot_tell',
    [
      { tool: 'wifi', reason: 'unread' },
      { tool: 'name', reason: 'answer_needed' },
    ],
  ])
  expect(concluded({ world: {}, found: [], bearing: { wifi: 0.2 }, unread: ['wifi'] }).verdict).toBe('not_explained')
})

test('every finding stands in one list, whatever explains what', () => {
  const key = fc.constantFrom('a/1', 'a/2', 'b/1', 'b/2', 'c/1', 'c/2', 'd/1')
  const rule = fc.record({
    severity: fc.constantFrom<Severity>('problem', 'warning', 'info'),
    explains: fc.array(key, { maxLength: 3 }),
  })
  const world = fc.dictionary(key, rule)
  const bearing = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: 0, max: 1, noNaN: true }))
  fc.assert(
    fc.property(world, bearing, (rules, bears) => {
      const found = Object.keys(rules)
      const { causes, consequences, aside, verdict } = concluded({ world: rules, found, bearing: bears })
      const told = [...keys(causes), ...keys(consequences.map(({ finding }) => finding)), ...keys(aside)]
      expect(told.toSorted()).toEqual(found.toSorted())
      expect(verdict === 'explained' || verdict === 'likely').toBe(causes.length > 0)
      // No consequence hangs on another one.
      const hanging = new Set(keys(consequences.map(({ finding }) => finding)))
      expect(consequences.some(({ of }) => hanging.has(findingKey(of)))).toBe(false)
    }),
  )
})
