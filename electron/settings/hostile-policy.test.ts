import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { policyText } from '../../test/fakes/policy-source.ts'
import { readMachinePolicy, type MachinePolicy } from './machine-policy.ts'
import { policyDefinitions, policyValueNames } from './policy-definition.ts'
import { contactNames } from './policy-names.ts'
import { createRegistryPolicy } from './registry-policy.ts'
import { repeatedNames } from './repeated-names.ts'
import { settingKeys, settingTable, type SettingKey } from './setting-table.ts'

const closing = { mode: 'offline', limits: { elevatedTools: true } }

function read(text: string): Promise<MachinePolicy> {
  return readMachinePolicy(policyText(text))
}

/** What is fixed is always something that the setting can have: nothing else reaches whoever asks for it. */
function expectFitting({ values, defaults, limits }: MachinePolicy): void {
  for (const each of [values, defaults])
    for (const [key, value] of Object.entries(each))
      if (!settingTable[key as SettingKey].schema.safeParse(value).success) expect.unreachable(`${key} got through`)
  expect(Object.values(limits).every((limit) => typeof limit === 'boolean')).toBe(true)
}

/** A registry in which this stands below the key of the machine. */
function registry(lines: readonly string[]): Promise<MachinePolicy> {
  const machine = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies'
  const text = ['', `${machine}\\Deskmedic`, ...lines].join('\r\n')
  const query = {
    below: () => Promise.resolve({ text, separator: '\\0' }),
    children: (key: string) => Promise.resolve(key === machine ? `${machine}\\Deskmedic` : `${key}\\Microsoft`),
  }
  return readMachinePolicy(createRegistryPolicy({ query, places: {} }))
}

const names = fc.oneof(
  fc.constantFrom(...policyValueNames, ...settingKeys),
  fc.constantFrom(...policyValueNames).map((name) => name.toUpperCase()),
  fc.constantFrom('__proto__', 'constructor', 'defaults', 'Defaults', 'toString', ''),
  fc.string({ maxLength: 20 }),
)
const anyValue = fc.oneof(
  fc.constantFrom(0, 1, -1, 1.5, 1e308, 4_294_967_295, 9_007_199_254_740_991, true, null, '', 'yes', '1', 'offline'),
  fc.constantFrom('FREQ=DAILY', 'NEVER', '2026-12-24', 'a'.repeat(5_000), [], {}, [[]], [null], ['x'], { kind: 'x' }),
  fc.jsonValue({ maxDepth: 2 }),
)

const numbers = policyDefinitions().flatMap(({ name, form }) => (form.kind === 'number' ? [name] : []))

describe('a policy that somebody has got wrong, or means ill', () => {
  test('10,000 documents: no crash, nothing gets through that a setting cannot have, and a wrong value closes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, anyValue), { maxLength: 6 }), async (entries) => {
        const text = `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
        const policy = await read(text)
        expectFitting(policy)
        if (policy.warnings.some(({ code }) => code === 'settings_corrupt')) expect(policy.found.state).toBe('doubted')
      }),
      { numRuns: 10_000 },
    )
  })

  test.each(policyValueNames.filter((name) => !Object.hasOwn(contactNames, name) && name !== 'NetworkMode'))(
    '%s of a wrong type closes, and where it has a strictest value that one counts',
    async (name) => {
      for (const wrong of ['{"a":1}', '[{}]', '-7', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]) {
        const policy = await read(`{"${name}":${wrong}}`)
        expect([wrong.slice(0, 9), policy]).toMatchObject([wrong.slice(0, 9), closing])
        expectFitting(policy)
        const key = settingKeys.find((each) => settingTable[each].policy === name)
        const strictest = key === undefined ? undefined : settingTable[key].strictest
        if (key !== undefined && strictest !== undefined) expect(policy.values[key]).toEqual(strictest)
      }
    },
  )

  test.each(numbers)(
    '%s that is no number of days, minutes or megabytes closes, as the strictest or not at all',
    async (name) => {
      const key = settingKeys.find((each) => settingTable[each].policy === name) ?? expect.unreachable(name)
      for (const wrong of [
        '1e999',
        '-1e999',
        '1e21',
        '-0',
        '-1',
        '4294967296',
        '1.0000000001',
        '"30"',
        '[30]',
        'true',
        'null',
      ]) {
        const policy = await read(`{"${name}":${wrong}}`)
        expect([wrong, policy]).toMatchObject([wrong, closing])
        expect([wrong, policy.values[key]]).toEqual([wrong, settingTable[key].strictest])
      }
      // What is no JSON at all says nothing, and closes.
      for (const wrong of ['NaN', 'Infinity', '0x1e', '030', '+30', '30d']) {
        const policy = await read(`{"${name}":${wrong}}`)
        expect([wrong, policy]).toMatchObject([wrong, { ...closing, values: { externalAccess: false } }])
        expect([wrong, policy.values[key]]).toEqual([wrong, undefined])
      }
    },
  )

  test('the same name in other letters with another value, or twice in one document', async () => {
    expect(await read('{"MaxGrantDays":30,"MAXGRANTDAYS":3000}')).toMatchObject({
      ...closing,
      values: { maxGrantDays: 1 },
    })
    expect(await read('{"MaintenanceWindow":"","maintenancewindow":"NEVER"}')).toMatchObject({
      values: { maintenanceWindow: 'NEVER' },
    })
  })

  test.each(policyValueNames)(
    '%s twice in one object: nobody knows which is meant, so it closes and is told',
    async (name) => {
      const key = settingKeys.find((each) => settingTable[each].policy === name)
      // The same letters, written in another way.
      const escaped = `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`
      for (const [one, other] of [
        ['1', '0'],
        ['"online"', '"online"'],
        ['"listed"', '["a"]'],
        ['0', '{"b":2,"b":2}'],
      ] as const) {
        const policy = await read(`{"${name}":${one}, "${escaped}" :\n${other}}`)
        expect([one, policy]).toMatchObject([one, { ...closing, found: { state: 'doubted' } }])
        expect(JSON.stringify(policy.warnings)).toContain(name)
        expectFitting(policy)
        const strictest = key === undefined ? undefined : settingTable[key].strictest
        if (key !== undefined && strictest !== undefined) expect(policy.values[key]).toEqual(strictest)
      }
    },
  )

  test('a name that stands twice further in, among starting values, or twice as all of them', async () => {
    const workspace = '{"name":"a","path":"D:\\\\A","path":"D:\\\\B"}'
    expect(await read(`{"Workspaces":[${workspace}]}`)).toMatchObject(closing)
    const among = await read('{"NetworkMode":"online","defaults":{"MaxGrantDays":3000,"MaxGrantDays":5}}')
    expect(among).toMatchObject({ mode: 'online', defaults: { maxGrantDays: 1 } })
    expect(JSON.stringify(among.warnings)).toContain('MaxGrantDays')
    const twice = await read('{"defaults":{"MaxGrantDays":5},"defaults":{}}')
    expect(twice).toMatchObject(closing)
    expect(twice.warnings).toMatchObject([{ code: 'settings_corrupt', data: { invalid: 'defaults' } }])
    expect(await read('{"Coffee":1,"Coffee":1}')).toMatchObject({ found: { state: 'counts' } })
  })

  test('whatever a document holds: names that stand twice are found, and no others', () => {
    const text = (value: unknown): string => JSON.stringify(value)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.string(), fc.jsonValue({ maxDepth: 2 }), (value, name, other) => {
        expect(repeatedNames(text(value))).toEqual([])
        expect(repeatedNames(JSON.stringify([value, { a: value }], null, 2))).toEqual([])
        const twice = `{${text(name)}:${text(value)},${text(`${name}+`)}:${text(other)},${text(name)}:${text(other)}}`
        expect(repeatedNames(twice)).toEqual([[name]])
        expect(repeatedNames(`{"in":[${text(value)},${twice}]}`)).toEqual([['in', name]])
      }),
      { numRuns: 2_000 },
    )
  })

  test('10,000 entries, known and unknown, with values of any kind: read at once, and told in a line', async () => {
    const kinds = ['REG_SZ', 'REG_DWORD', 'REG_BINARY', 'REG_QWORD', 'REG_MULTI_SZ', 'REG_NONE', 'REG_LINK']
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `    Name${at}    ${kinds[at % kinds.length] ?? ''}    0x${at}`,
    )
    const policy = await registry([...lines, '    MaxGrantDays    REG_DWORD    0x7'])
    expect(policy).toMatchObject({ values: { maxGrantDays: 7 }, found: { state: 'counts' } })
    expect(JSON.stringify(policy.warnings).length).toBeLessThan(2_500)
  })

  test.each([
    ['IdleMinutes', 'REG_SZ', '10'],
    ['IdleMinutes', 'REG_DWORD', '0xffffffff'],
    ['IdleMinutes', 'REG_QWORD', '0xffffffffffffffff'],
    ['MaxGrantDays', 'REG_BINARY', '07000000'],
    ['MaxGrantDays', 'REG_DWORD', '0x0'],
    ['MaintenanceWindow', 'REG_DWORD', '0x1'],
    ['MaintenanceWindow', 'REG_SZ', 'FREQ=DAILY;BYHOUR=1;DURATION=PT1H;COUNT=3'],
    ['BlackoutDates', 'REG_SZ', '2026-12-24'],
    ['BlackoutDates', 'REG_MULTI_SZ', '2026-12-24\\02026-02-30'],
  ])('%s as %s %s is the strictest, not a guess', async (name, kind, data) => {
    const policy = await registry([`    ${name}    ${kind}    ${data}`])
    expect(policy).toMatchObject(closing)
    const key = settingKeys.find((each) => settingTable[each].policy === name) ?? expect.unreachable(name)
    expect(policy.values[key]).toEqual(settingTable[key].strictest)
  })
})
