import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, describe, expect, test } from 'vitest'

import { registryPolicyOf } from '../../electron/engine/policy-here.ts'
import { judgingHere } from '../../electron/engine/judging.ts'
import { openSettings, type Settings } from '../../electron/settings/settings.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createCountingIds, useTemporaryFolders } from '../fakes/storage-deps.ts'

const newFolder = useTemporaryFolders()
const [machine, other, user] = [
  'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Deskmedic',
  'HKEY_LOCAL_MACHINE\\SOFTWARE\\WOW6432Node\\Policies\\Deskmedic',
  'HKEY_CURRENT_USER\\SOFTWARE\\Policies\\Deskmedic',
]

function reg(...words: readonly string[]): number | null {
  return spawnSync('C:\\windows\\system32\\reg.exe', words, { stdio: 'ignore' }).status
}

async function imported(lines: readonly string[]): Promise<void> {
  const file = path.join(await newFolder(), 'policy.reg')
  await writeFile(file, `\uFEFF${['Windows Registry Editor Version 5.00', '', ...lines, ''].join('\r\n')}`, 'utf16le')
  expect(reg('import', file)).toBe(0)
}

async function open(): Promise<Settings> {
  const fileSystem = createNodeFileSystem()
  const policy = registryPolicyOf({ platform: 'win32', environment: process.env })
  const file = path.join(await newFolder(), 'settings.json')
  return openSettings({ file, policy, environment: {}, judging: judgingHere, fileSystem, ids: createCountingIds() })
}

describe.skipIf(process.platform !== 'win32')('the policy of a real registry', () => {
  afterEach(() => {
    for (const key of [machine, other, user]) reg('delete', key, '/f')
  })

  test('without a key there is no policy', async () => {
    const settings = await open()
    expect([settings.policyFound().state, settings.get('mode'), settings.warnings()]).toEqual(['none', 'online', []])
  })

  test('an imported file: every kind of value, lists as templates write them, starting values', async () => {
    await imported([
      `[${machine}]`,
      '@="nothing"',
      '"NetworkMode"="internal"',
      '"AllowFreeCommand"=dword:00000000',
      '"HistoryRetentionDays"=dword:0000001e',
      '"AdminContactName"="IT Service Desk"',
      // `wiki` and `erp` as several texts of one value.
      '"InternalHosts"=hex(7):77,00,69,00,6b,00,69,00,00,00,65,00,72,00,70,00,00,00,00,00',
      '',
      `[${machine}\\BlockTools]`,
      '"1"="restart_system"',
      '"2"="clear_print_queue"',
      '',
      `[${machine}\\Defaults]`,
      '"Language"="ko"',
    ])
    const settings = await open()
    expect(settings.warnings()).toEqual([])
    expect(settings.view('mode')).toMatchObject({ value: 'internal', source: 'policy', locked: true })
    expect(settings.policyOrigin('mode')).toEqual({ place: 'machine', name: 'NetworkMode' })
    expect([settings.policyLimits().freeCommand, settings.get('historyRetentionDays')]).toEqual([true, 30])
    expect([...settings.policyBlockTools()].sort()).toEqual(['clear_print_queue', 'restart_system'])
    expect([settings.get('internalHosts'), settings.adminContact()]).toEqual([['wiki', 'erp'], 'IT Service Desk'])
    expect(settings.view('lang')).toMatchObject({ value: 'ko', source: 'policy_default', locked: false })
  })

  test('the key for the PC counts before the one of 32-bit programs, and that before the one of the person', async () => {
    // Wine shows the key for the PC under both names, as Windows may: what is set last there counts.
    for (const [key, mode] of [
      [user, 'online'],
      [other, 'internal'],
      [machine, 'offline'],
    ] as const) {
      expect(reg('add', key, '/v', 'NetworkMode', '/d', mode, '/f')).toBe(0)
      const settings = await open()
      expect([settings.get('mode'), settings.warnings()]).toEqual([mode, []])
    }
  })

  test('a change counts without a restart, and so does its end', async () => {
    const settings = await open()
    expect([settings.policyFound(), settings.warnings()]).toEqual([{ state: 'none', file: null }, []])
    expect(reg('add', user, '/v', 'ExternalAccess', '/t', 'REG_DWORD', '/d', '1', '/f')).toBe(0)
    // Whoever manages this PC and says nothing of free commands forbids them.
    expect(await settings.refreshPolicy()).toMatchObject([
      { key: 'externalAccess', to: true },
      { limit: 'freeCommand', to: true },
    ])
    expect(settings.view('externalAccess')).toMatchObject({ value: true, locked: true })
    expect(reg('delete', user, '/f')).toBe(0)
    expect(await settings.refreshPolicy()).toMatchObject([
      { key: 'externalAccess', from: true },
      { limit: 'freeCommand', from: true },
    ])
    expect(settings.view('externalAccess').locked).toBe(false)
  })

  test.each([
    ['NetworkMode', 'REG_DWORD', '1'],
    ['ExternalAccess', 'REG_SZ', '1'],
    ['BlockTools', 'REG_BINARY', '0A'],
    ['HistoryRetentionDays', 'REG_SZ', '30'],
  ])('%s as %s closes', async (name, type, data) => {
    expect(reg('add', machine, '/v', name, '/t', type, '/d', data, '/f')).toBe(0)
    const settings = await open()
    const told = settings.warnings().map(({ code, data }) => [code, data['file'] ?? machine])
    const code = name === 'NetworkMode' ? 'invalid_network_mode' : 'settings_corrupt'
    expect([settings.get('mode'), told]).toEqual(['offline', [[code, machine]]])
  })

  test('10,000 values are read, and too many of a list close', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `"${String(index)}"="tool_${String(index)}"`)
    await imported([`[${machine}\\BlockTools]`, ...many])
    const settings = await open()
    expect([settings.get('mode'), settings.policyPending()]).toEqual(['offline', false])
  })
})
