import { expect, test } from 'vitest'

import { dataOf, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

type Area = { readonly area: string; readonly state: string; readonly fix?: { readonly tool: string } }
type CheckedUp = {
  readonly attention: number
  readonly read: number
  readonly unread: number
  readonly areas: readonly Area[]
  readonly checks: readonly { readonly tool: string }[]
}

test('a healthy PC: no problems found, in so many checks', async () => {
  const folder = await newFolder()
  const script = await run(['checkup', '--json', ...simulated(folder)])
  const { attention, read, unread, areas, checks } = dataOf<CheckedUp>(script)
  expect([script.code, attention, unread]).toEqual([0, 0, 0])
  expect(new Set(checks.map(({ tool }) => tool)).size).toBe(read)
  expect(new Set(areas.map(({ state }) => state))).toEqual(new Set(['healthy']))
  const person = await run(['checkup', ...simulated(folder)])
  expect(person.code).toBe(0)
  expect(person.stdout.split('\n')[0]).toBe(`No problems found in ${read} checks.`)
})

test('what needs attention comes first, with the command that repairs it and asks before', async () => {
  const folder = await newFolder()
  const person = await run(['checkup', ...simulated(folder, '--scenario', 'stuck-print-queue')])
  expect(person.code).toBe(1)
  const [headline, , printers, job] = person.stdout.split('\n')
  expect([headline, printers]).toEqual(['1 thing needs attention.', 'Printers  [Problem]'])
  expect(job).toContain('The print job Budget.xlsx has been stuck')
  const typed = /run (\S+) --args '(.+)'/.exec(person.stdout)
  const [, tool = '', args = ''] = typed ?? []
  const unasked = await run(['run', tool, '--args', args, ...simulated(folder)])
  expect(unasked.code).toBe(4)
  const repaired = await run(['run', tool, '--args', args, '--yes', ...simulated(folder)])
  expect(repaired.code).toBe(0)
  expect((await run(['checkup', ...simulated(folder)])).code).toBe(0)
})

test('in Korean and Chinese no English sentence is left', async () => {
  const folder = await newFolder()
  const set = simulated(folder, '--fault', 'ip-lease-lost')
  for (const [lang, headline, own] of [
    ['ko', '확인이 필요한 문제가 1개 있습니다.', /[가-힣]/],
    ['zh', '有 1 项需要处理。', /\p{Script=Han}/u],
  ] as const) {
    const { code, stdout } = await run(['checkup', '--lang', lang, ...set])
    const lines = stdout.split('\n').filter((line) => line.trim() !== '')
    expect([code, lines[0]]).toEqual([1, headline])
    expect(lines.filter((line) => !own.test(line))).toEqual([])
  }
})

test('where little can be read, that is said, and is not called fine', async () => {
  const script = await run([
    'checkup',
    '--json',
    '--target',
    'portable',
    '--mode',
    'offline',
    '--data',
    await newFolder(),
  ])
  const { unread, areas } = dataOf<CheckedUp>(script)
  expect(unread).toBeGreaterThan(0)
  expect(areas.find(({ area }) => area === 'printers')?.state).toBe('unknown')
})

type Changes = {
  readonly changed: readonly { readonly tool: string; readonly kind: string; readonly label: string }[]
  readonly uncompared: readonly unknown[]
}
const changesIn = async (folder: string, ...more: readonly string[]): Promise<Changes | null> =>
  dataOf<{ changes: Changes | null }>(await run(['checkup', '--json', ...simulated(folder, ...more)])).changes

test('what changed since the last check-up: exactly that, then nothing; the first has nothing to tell', async () => {
  const folder = await newFolder()
  expect(await changesIn(folder)).toBeNull()
  const off = JSON.stringify({ name: 'OneDrive', source: 'user_run' })
  await run(['run', 'disable_startup_app', '--args', off, '--yes', ...simulated(folder)])
  const person = await run(['checkup', ...simulated(folder)])
  const lines = person.stdout.trimEnd().split('\n')
  expect(lines.at(-2)).toMatch(/^What changed since /)
  expect(lines.at(-1)).toBe('  * Start OneDrive with Windows: On → Off')
  expect(await changesIn(folder)).toMatchObject({ changed: [], uncompared: [] })
  const full = await changesIn(folder, '--fault', 'disk-full-user-temp,proxy-stale')
  expect(full?.changed.map(({ tool, kind, label }) => `${tool} ${kind} ${label}`.trim())).toEqual([
    'check_disk_usage changed C:',
    'check_startup_apps changed OneDrive',
    'check_proxy_settings changed',
    'check_proxy_settings changed',
  ])
})

test('what could not be read is not said to be gone, and forgotten check-ups are', async () => {
  const folder = await newFolder()
  await changesIn(folder)
  const blind = await changesIn(folder, '--fault', 'audio-service-stopped')
  expect(blind?.changed.filter(({ kind }) => kind === 'removed')).toEqual([])
  await run(['history', 'delete', '--yes', ...simulated(folder)])
  expect(await changesIn(folder)).toBeNull()
})
