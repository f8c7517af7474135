import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { dataOf, envelopeOf, useCommandLine } from './command-line.ts'
import { canHaveOwnPolicy, runUnder, type PlantedPolicy } from './own-policy.ts'

const newFolder = useCommandLine()

const administrators = { AllowElevatedTools: 0, AllowAdminMode: 0, BrokerReconfirm: 'always', AdminContactName: 'IT' }
type Row = { readonly name: string; readonly value: unknown; readonly source: string; readonly place: string | null }

/** The program as it is handed on, under a policy of the PC as an administrator, or somebody else, has left it. */
describe.skipIf(!canHaveOwnPolicy())('the policy of this PC', () => {
  const under = async (policy: PlantedPolicy | object, args: readonly string[]) => {
    const place = await newFolder()
    const planted = 'text' in policy ? policy : { text: JSON.stringify(policy) }
    const told = await runUnder(place, planted, [...args, '--json', '--data', path.join(place, 'data')])
    return { ...told, place }
  }

  test.each<[string, PlantedPolicy]>([
    ['is no JSON', { text: '{"NetworkMode":"online"' }],
    ['is empty', { text: '' }],
    ['is binary', { text: '\0\u0001\u0002\0'.repeat(1_000) }],
    ['has a value of another type', { text: '{"NetworkMode":"online","AllowElevatedTools":"perhaps"}' }],
    ['has a mode that is none', { text: '{"NetworkMode":7}' }],
    ['says a name twice', { text: '{"NetworkMode":"online","MaxGrantDays":1,"MaxGrantDays":3000}' }],
    ['is of another user', { text: '{"NetworkMode":"online"}', owner: 1_000 }],
    ['lies where everybody writes', { text: '{"NetworkMode":"online"}', folderRights: 0o777 }],
  ])('that %s: offline, it is told, and nobody goes online past it', async (_, policy) => {
    const seen = await under(policy, ['mode'])
    expect([seen.code, seen.stdout]).toEqual([0, expect.stringContaining('offline')])
    expect(seen.stderr).toContain('policy.json')
    const refused = await under(policy, ['mode', 'online'])
    expect([refused.code, envelopeOf(refused).error?.code]).toEqual([3, 'setting_locked'])
  })

  test('with 10,000 entries that nobody knows: what is known counts, and the others are one line', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`Later${index}`, [index]]))
    const policy = { ...many, NetworkMode: 'internal' }
    const seen = await under(policy, ['mode'])
    expect([seen.code, seen.stdout]).toEqual([0, expect.stringContaining('internal')])
    expect(seen.stderr).toContain('Later0')
    expect(seen.stderr.length).toBeLessThan(4_000)
    // Whoever wrote it for a newer version finds it as it was.
    const file = path.join(seen.place, 'etc', 'deskmedic', 'policy.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(policy)
  })

  test('is shown whole, with the place, and handed on whole', async () => {
    const rows = dataOf<readonly Row[]>(await under(administrators, ['policy', 'show']))
    const of = (name: string) => rows.find((row) => row.name === name)
    for (const [name, value] of Object.entries(administrators))
      expect(of(name)).toMatchObject({ name, value, source: 'policy', place: 'file' })
    // Nobody has named it: it is closed because somebody manages this PC.
    expect(of('AllowFreeCommand')).toMatchObject({ value: 0, source: 'policy', place: null })
    expect(of('AllowDownloads')).toMatchObject({ value: 1, source: 'default', place: null })
    const { values } = dataOf<{ readonly values: object }>(await under(administrators, ['policy', 'export']))
    expect(values).toEqual(administrators)
  })

  test('forbids in its own words, and what a person has switched off says that', async () => {
    const args = ['run', 'list_processes']
    const forbidden = envelopeOf(await under({ BlockTools: ['list_processes'] }, args))
    expect(forbidden).toMatchObject({ ok: false, error: { code: 'blocked_by_policy' } })
    const place = await newFolder()
    const own = ['--json', '--data', path.join(place, 'data')]
    const nothing = { text: '{}' }
    expect((await runUnder(place, nothing, ['config', 'set', 'blockTools', 'list_processes', ...own])).code).toBe(0)
    const off = envelopeOf(await runUnder(place, nothing, [...args, ...own]))
    expect(off).toMatchObject({ ok: false, error: { code: 'blocked_in_settings' } })
  })
})
