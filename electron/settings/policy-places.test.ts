import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { networkModes } from '../../shared/domain/network-mode.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { judgingHere } from '../engine/judging.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { readMachinePolicy } from './machine-policy.ts'
import { joinPolicies, type PolicyAnswer } from './policy-answer.ts'
import { policyRecord } from './policy-record.ts'
import type { SettingKey } from './setting-table.ts'
import { openSettings, type Settings } from './settings.ts'

const newFolder = useTemporaryFolders()

/** The strongest first. */
const places = [
  'machine',
  'machine32',
  'user',
  'file',
  'environment',
  'own',
  'machineDefault',
  'userDefault',
  'fileDefault',
] as const
type Place = (typeof places)[number]
/** By place, values under the names of administrators. */
type Said = Readonly<Partial<Record<Place, Readonly<Record<string, unknown>>>>>

type Name = { readonly key: SettingKey; readonly variable: string | null }
const names = {
  NetworkMode: { key: 'mode', variable: 'NETWORK_MODE' },
  AllowTools: { key: 'allowTools', variable: 'ALLOW_TOOLS' },
  BlockTools: { key: 'blockTools', variable: 'BLOCK_TOOLS' },
  ModelMode: { key: 'modelMode', variable: null },
  BlockedDomains: { key: 'denyDomains', variable: null },
  HistoryRetentionDays: { key: 'historyRetentionDays', variable: null },
} as const satisfies Readonly<Record<string, Name>>
type PolicyName = keyof typeof names

function answersOf(said: Said): readonly PolicyAnswer[] {
  const at = (place: 'machine' | 'user' | 'file', fixed: Place, starting?: Place): PolicyAnswer => ({
    kind: 'entries',
    place,
    file: fixed,
    entries: said[fixed] ?? {},
    defaults: starting === undefined ? {} : (said[starting] ?? {}),
  })
  return [
    at('machine', 'machine', 'machineDefault'),
    at('machine', 'machine32'),
    at('user', 'user', 'userDefault'),
    at('file', 'file', 'fileDefault'),
  ]
}

async function openWith(said: Said, policy = () => answersOf(said)): Promise<Settings> {
  const file = path.join(await newFolder(), 'settings.json')
  const own = Object.entries(said.own ?? {}).map(([name, value]) => [names[name as PolicyName].key, value])
  await mkdir(path.dirname(file), { recursive: true })
  if (own.length > 0) await writeFile(file, JSON.stringify(Object.fromEntries(own)))
  const environment = Object.entries(said.environment ?? {}).flatMap(([name, value]) => {
    const { variable } = names[name as PolicyName]
    return variable === null ? [] : [[variable, String(value)]]
  })
  return openSettings({
    file,
    policy: () => Promise.resolve(policy()),
    environment: Object.fromEntries(environment) as Record<string, string>,
    judging: judgingHere,
    fileSystem: createNodeFileSystem(),
    ids: createCountingIds(),
  })
}

const someTools = fc.uniqueArray(fc.constantFrom('one_tool', 'two_tool', 'three_tool'), { minLength: 1, maxLength: 3 })
const someDomains = fc.uniqueArray(fc.constantFrom('a.example', 'b.example', 'c.example'), { minLength: 1 })
const valueOf: Readonly<Record<PolicyName, fc.Arbitrary<unknown>>> = {
  NetworkMode: fc.constantFrom(...networkModes),
  AllowTools: someTools,
  BlockTools: someTools,
  ModelMode: fc.constantFrom('none', 'listed', 'any'),
  BlockedDomains: someDomains,
  HistoryRetentionDays: fc.constantFrom(7, 30, 365),
}
const added: readonly PolicyName[] = ['BlockTools', 'BlockedDomains']
const sourceOf = (place: Place): string =>
  place.endsWith('Default') ? 'policy_default' : place === 'own' ? 'file' : place === 'environment' ? place : 'policy'

function placesFor(name: PolicyName): readonly Place[] {
  return places.filter((place) => place !== 'environment' || names[name].variable !== null)
}

describe('precedence', () => {
  const pairs = (Object.keys(names) as readonly PolicyName[]).flatMap((name) => {
    const all = placesFor(name)
    return all.flatMap((one, index) => all.slice(index + 1).map((other) => [name, one, other] as const))
  })

  test.each(pairs)('%s: what %s says counts before %s', async (name, stronger, weaker) => {
    const [one, other] = fc.sample(fc.tuple(valueOf[name], valueOf[name]), { numRuns: 1, seed: pairs.length }).flat()
    const settings = await openWith({ [stronger]: { [name]: one }, [weaker]: { [name]: other } })
    const view = settings.view(names[name].key)
    const both =
      Array.isArray(one) && Array.isArray(other) ? [...new Set([...(one as unknown[]), ...(other as unknown[])])] : []
    expect([view.value, view.source]).toEqual([added.includes(name) ? both : one, sourceOf(stronger)])
    expect(view.locked).toBe(!added.includes(name) && ['policy', 'environment'].includes(sourceOf(stronger)))
    expect(settings.warnings()).toEqual([])
  })

  test('the first of all places decides, and blocks add up', async () => {
    const anySaid = fc.record(
      Object.fromEntries(places.map((place) => [place, fc.record(valueOf, { requiredKeys: [] })])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Said>
    await fc.assert(
      fc.asyncProperty(anySaid, async (said) => {
        const settings = await openWith(said)
        for (const name of Object.keys(names) as readonly PolicyName[]) {
          const saying = placesFor(name).filter((place) => said[place]?.[name] !== undefined)
          const values = saying.map((place) => said[place]?.[name])
          const { key } = names[name]
          if (added.includes(name)) expect(new Set(settings.get(key) as string[])).toEqual(new Set(values.flat()))
          else if (saying.length > 0) expect(settings.get(key)).toEqual(values[0])
          if (saying[0] !== undefined) expect(settings.view(key).source).toBe(sourceOf(saying[0]))
          const isFixed = saying.some((place) => sourceOf(place) === 'policy')
          expect(settings.policyOrigin(key)?.name ?? null).toBe(isFixed ? name : null)
        }
        const blocks = (['machine', 'machine32', 'user', 'file'] as const).flatMap(
          (place) => said[place]?.['BlockTools'] ?? [],
        )
        expect(new Set(settings.policyBlockTools())).toEqual(new Set(blocks))
      }),
      { numRuns: 60 },
    )
  })
})

describe('what cannot be understood closes', () => {
  const closedBy = async (answers: readonly PolicyAnswer[]): Promise<readonly unknown[]> => {
    const settings = await openWith({}, () => answers)
    return [settings.get('mode'), settings.get('externalAccess'), settings.policyLimits().elevatedTools]
  }
  const good: PolicyAnswer = {
    kind: 'entries',
    place: 'machine',
    file: 'HKLM',
    entries: { NetworkMode: 'online', ExternalAccess: 1, AllowElevatedTools: 1 },
    defaults: {},
  }

  test('a key that is there and cannot be read, whatever a stronger place says', async () => {
    const unreadable: PolicyAnswer = { kind: 'unreadable', place: 'user', file: 'HKCU' }
    expect(await closedBy([good, unreadable])).toEqual(['offline', false, true])
    expect(await closedBy([good])).toEqual(['online', true, false])
  })

  test('one that is still being read: and nothing runs but what reads here', async () => {
    const settings = await openWith({}, () => [{ kind: 'pending', place: 'machine', file: 'HKLM' }])
    expect([settings.get('mode'), settings.policyPending(), settings.view('mode').locked]).toEqual([
      'offline',
      true,
      true,
    ])
  })

  test('a planted file undoes nothing that a stronger place has fixed', async () => {
    const planted: PolicyAnswer = { kind: 'not_trusted', file: 'policy.json', reason: 'owner' }
    expect(await closedBy([good, planted])).toEqual(['online', true, false])
    expect(await closedBy([planted])).toEqual(['offline', false, false])
  })

  test.each([
    ['NetworkMode', 1],
    ['NetworkMode', ['offline']],
    ['ExternalAccess', '1'],
    ['BlockTools', 'one_tool'],
    ['BlockTools', { kind: 'REG_BINARY' }],
    ['HistoryRetentionDays', '30'],
    ['AllowFreeCommand', 2],
    ['ModelMode', 0],
  ] as const)('%s of a wrong type (%j)', async (name, value) => {
    const settings = await openWith({ machine: { NetworkMode: 'online', ExternalAccess: 1, [name]: value } })
    expect(settings.get('mode')).toBe('offline')
    expect(settings.warnings()).toHaveLength(1)
    if (name !== 'NetworkMode')
      expect([settings.get('externalAccess'), settings.policyLimits().elevatedTools]).toEqual([false, true])
  })

  test('the strictest value counts for what is not understood', async () => {
    const settings = await openWith({
      machine: { ModelMode: 'every', AllowStandingGrants: 'yes', SendPii: 3, AllowTools: 7 },
      user: { ModelMode: 'any', AllowTools: ['one_tool'] },
    })
    expect([settings.get('modelMode'), settings.get('standingGrants'), settings.get('sendPii')]).toEqual([
      'none',
      false,
      'never',
    ])
    expect(settings.get('allowTools')).toEqual([])
  })

  test('a starting value that is none closes nothing but itself', async () => {
    const settings = await openWith({
      machineDefault: { NetworkMode: 'onlin', HistoryRetentionDays: 'x' },
      userDefault: { AllowDownloads: 0 },
    })
    expect([settings.get('mode'), settings.get('historyRetentionDays'), settings.policyLimits().elevatedTools]).toEqual(
      ['offline', 90, false],
    )
    expect(await settings.set('mode', 'online')).toMatchObject({ ok: true })
    expect(settings.get('mode')).toBe('online')
    expect(settings.warnings()).toMatchObject([
      { code: 'settings_corrupt', data: { invalid: 'Defaults\\NetworkMode, Defaults\\HistoryRetentionDays' } },
      { code: 'policy_entries_unknown', data: { entries: 'Defaults\\AllowDownloads' } },
    ])
  })

  test('10,000 entries: too many of a list close, too many unknown ones are told in one line', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `tool_${index}`)
    const listed = await openWith({ machine: { BlockTools: many } })
    expect(listed.get('mode')).toBe('offline')
    const unknown = await openWith({
      machine: { NetworkMode: 'internal', ...Object.fromEntries(many.map((name) => [name, 1])) },
    })
    expect(unknown.get('mode')).toBe('internal')
    const [warning] = unknown.warnings()
    expect(String(warning?.data['entries'])).toMatch(/^tool_0, .*… \(10000\)$/)
  })
})

describe('a change', () => {
  test('counts without a restart, is told apart from no change, and can be written down', async () => {
    let said: Said = { machine: { NetworkMode: 'internal', AllowFreeCommand: 1 } }
    const settings = await openWith({ own: { NetworkMode: 'online' } }, () => answersOf(said))
    expect(settings.get('mode')).toBe('internal')
    expect(await settings.refreshPolicy()).toBeNull()
    said = {
      user: { NetworkMode: 'offline', BlockTools: ['one_tool'], AllowFreeCommand: 0, ProxyUrl: 'http://p.example:1' },
    }
    const differences = await settings.refreshPolicy()
    expect([settings.get('mode'), settings.policyBlockTools(), settings.policyOrigin('mode')]).toEqual([
      'offline',
      ['one_tool'],
      { place: 'user', name: 'NetworkMode' },
    ])
    expect(policyRecord(differences ?? []).map(({ summary }) => summary)).toEqual([
      { key: 'mode', from: 'internal', to: 'offline', place: 'user' },
      { key: 'blockTools', from: null, to: 'one_tool', place: 'user' },
      // Whoever knows a proxy with its sign-in may use it.
      { key: 'proxy', from: null, to: true, place: 'user' },
      { key: 'AllowFreeCommand', from: true, to: false },
    ])
    said = {}
    expect(await settings.refreshPolicy()).toHaveLength(4)
    expect([settings.get('mode'), settings.view('mode').locked]).toEqual(['online', false])
  })

  test('of a contact or a warning is none of a value', async () => {
    let entries: Readonly<Record<string, unknown>> = { AdminContactName: 'Desk 1' }
    const settings = await openWith({}, () => answersOf({ file: entries }))
    entries = { AdminContactName: 'Desk 2' }
    expect(await settings.refreshPolicy()).toEqual([])
    expect(settings.adminContact()).toBe('Desk 2')
  })
})

test('several places are one source, in their order', async () => {
  const [first, second] = [{ kind: 'none' }, { kind: 'text', file: 'f', text: '{"mode":"internal"}' }] as const
  const policy = await readMachinePolicy(
    joinPolicies(
      () => Promise.resolve([first]),
      () => Promise.resolve([second]),
    ),
  )
  expect([policy.mode, policy.found, policy.origins.get('mode')]).toEqual([
    'internal',
    { state: 'counts', file: 'f' },
    { place: 'file', name: 'NetworkMode' },
  ])
})
