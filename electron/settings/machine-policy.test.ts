import { chmod, chown, link, mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { policyText } from '../../test/fakes/policy-source.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { undoKeptMs } from '../audit/undo-journal.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { readMachinePolicy } from './machine-policy.ts'
import type { PolicySource } from './policy-answer.ts'
import { createPosixPolicy, createWindowsPolicy } from './policy-file.ts'
import { daysKept } from './setting-table.ts'
import { openSettings, type Settings } from './settings.ts'
import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { judgingHere } from '../engine/judging.ts'

const newFolder = useTemporaryFolders()

async function openWith(policy: PolicySource): Promise<Settings> {
  const file = path.join(await newFolder(), 'settings.json')
  const deps = { file, policy, environment: {}, fileSystem: createNodeFileSystem(), ids: createCountingIds() }
  const settings = await openSettings({ ...deps, judging: judgingHere, commandLine: { mode: 'online' } })
  await settings.set('externalAccess', true)
  return settings
}

function expectIgnoredAndOffline(settings: Settings, reason: string): void {
  expect(settings.view('mode')).toEqual({ key: 'mode', value: 'offline', source: 'policy', locked: true })
  expect(settings.get('externalAccess')).toBe(false)
  expect(settings.get('proxy')).toBe('')
  expect(settings.adminContact()).toBeNull()
  expect(settings.warnings()).toMatchObject([{ code: 'policy_not_trusted', data: { reason } }])
}

const planted = JSON.stringify({ mode: 'online', proxy: 'http://evil.example:1', adminContactName: 'call 0900' })

describe('free commands and code', () => {
  test.each([
    ['no policy at all', null, false],
    ['a policy without a word', '{}', false],
    ['any policy', '{"Language":"ko"}', true],
    ['starting values alone', '{"defaults":{"Language":"ko"}}', true],
    ['a policy that allows them', '{"Language":"ko","AllowFreeCommand":1}', false],
    ['a policy that forbids them', '{"AllowFreeCommand":0}', true],
    ['a policy that nobody understands', '{', true],
  ])('%s', async (_, text, isForbidden) => {
    const policy: PolicySource = text === null ? () => Promise.resolve([{ kind: 'none' }]) : policyText(text)
    expect((await readMachinePolicy(policy)).limits.freeCommand).toBe(isForbidden)
  })
})

describe('names', () => {
  test.each([
    ['{"NetworkMode":"offline"}', 'mode', 'offline'],
    ['{"Mode":"offline"}', 'mode', 'offline'],
    ['{"MODE":"internal"}', 'mode', 'internal'],
    ['{"BlockTools":["restart_system"]}', 'blockTools', ['restart_system']],
    ['{"blocktools":["restart_system"]}', 'blockTools', ['restart_system']],
    ['{"ExternalAccess":0}', 'externalAccess', false],
    ['{"BlockedDomains":["bad.example"]}', 'denyDomains', ['bad.example']],
    ['{"AllowedDomains":["good.example"]}', 'allowDomains', ['good.example']],
    ['{"InternalHosts":["wiki:8443"]}', 'internalHosts', ['wiki:8443']],
    ['{"DownloadMaxMb":5}', 'downloadMaxBytes', 5_000_000],
    ['{"AllowStandingGrants":0}', 'standingGrants', false],
    ['{"Language":"zh-CN"}', 'lang', 'zh'],
    ['{"Workspaces":[{"name":"team","path":"D:\\\\Team"}]}', 'workspaces', [plainWorkspace('team', 'D:\\Team')]],
  ] as const)('%s', async (text, key, value) => {
    const settings = await openWith(policyText(text))
    expect(settings.view(key)).toMatchObject({ value, source: 'policy' })
    expect(settings.warnings()).toEqual([])
  })

  test('what no version gives a meaning is told by name, and costs the rest nothing', async () => {
    const settings = await openWith(
      policyText('{"mode":"internal","blokTools":["x"],"FleetMode":3,"__proto__":{"mode":"online"},"defaults":{}}'),
    )
    expect(settings.get('mode')).toBe('internal')
    expect(settings.warnings()).toMatchObject([
      { code: 'policy_entries_unknown', data: { entries: 'blokTools, FleetMode, __proto__' } },
    ])
  })

  test('two names that contradict each other close', async () => {
    const settings = await openWith(policyText('{"mode":"online","NetworkMode":"internal"}'))
    expect(settings.get('mode')).toBe('offline')
    expect(settings.policyLimits().elevatedTools).toBe(true)
  })

  test('whole kinds of tools', async () => {
    const { limits } = await readMachinePolicy(
      policyText('{"AllowElevatedTools":0,"AllowAdminMode":0,"AllowFreeCommand":false,"AllowDownloads":1}'),
    )
    expect(limits).toEqual({ elevatedTools: true, adminMode: true, freeCommand: true, downloads: false })
  })

  test.each([
    ['{}', 'elevated'],
    ['{"BrokerReconfirm":"never"}', 'never'],
    ['{"brokerreconfirm":"always"}', 'always'],
    ['{"BrokerReconfirm":"never","brokerReconfirm":"elevated"}', 'always'],
    ['{"BrokerReconfirm":"sometimes"}', 'always'],
    ['{"BrokerReconfirm":1}', 'always'],
    ['{"BrokerReconfirm":"never","mode":7}', 'never'],
    ['{"BrokerReconfirm":"never","ExternalAccess":"no"}', 'always'],
    ['{', 'always'],
  ])('when the window with administrator rights waits for a click: %s -> %s', async (text, reconfirm) => {
    expect((await openWith(policyText(text))).policyReconfirm()).toBe(reconfirm)
  })

  test('how long records are kept: fixed for the person, and never shorter than a fix can be undone', async () => {
    const fixed = await openWith(policyText('{"HistoryRetentionDays":30}'))
    expect(fixed.get('historyRetentionDays')).toBe(30)
    expect(await fixed.setText('historyRetentionDays', '400')).toMatchObject({ error: { code: 'setting_locked' } })
    const short = await openWith(policyText('{"HistoryRetentionDays":6}'))
    expect([short.get('historyRetentionDays'), short.warnings()]).toMatchObject([90, [{ code: 'settings_corrupt' }]])
    expect(daysKept.minValue).toBe(undoKeptMs / 86_400_000)
  })

  test.each(['{', '[]', 'null', '7', '{"AllowElevatedTools":"no"}', '{"ExternalAccess":"no"}', '{"BlockTools":"x"}'])(
    '%s: offline, no external access, no elevated tools',
    async (text) => {
      const settings = await openWith(policyText(text))
      expect([settings.get('mode'), settings.get('externalAccess')]).toEqual(['offline', false])
      expect(settings.policyLimits().elevatedTools).toBe(true)
      expect(settings.warnings()).toMatchObject([{ code: 'settings_corrupt', data: { source: 'policy' } }])
    },
  )

  test('each flipped bit of what closes: it closes still, or the person is told', async () => {
    const bytes = Buffer.from('{"mode":"offline","externalAccess":false,"AllowFreeCommand":false}')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const policy = await readMachinePolicy(policyText(flipped.toString('utf8')))
      const closes = policy.mode === 'offline' && policy.values.externalAccess === false && policy.limits.freeCommand
      expect(closes || policy.warnings.length > 0 || policy.mode === null, flipped.toString()).toBe(true)
    }
  })
})

// The right owner is this user here, and the top is the folder of the test.
describe.skipIf(process.platform === 'win32')('ownership', () => {
  const uid = process.geteuid?.() ?? 0

  async function written(text: string): Promise<{ readonly file: string; readonly top: string }> {
    const top = await newFolder()
    await mkdir(path.join(top, 'deskmedic'), { mode: 0o755 })
    const file = path.join(top, 'deskmedic', 'policy.json')
    await writeFile(file, text, { mode: 0o644 })
    return { file, top }
  }

  test('the right owner, and nobody else may write: it counts', async () => {
    const { file, top } = await written('{"mode":"internal"}')
    const settings = await openWith(createPosixPolicy(file, { uid, top }))
    expect([settings.get('mode'), settings.warnings()]).toEqual(['internal', []])
  })

  test('none is no policy', async () => {
    const top = await newFolder()
    const settings = await openWith(createPosixPolicy(path.join(top, 'policy.json'), { uid, top }))
    expect([settings.get('mode'), settings.warnings()]).toEqual(['online', []])
  })

  test.each([
    ['the file', 0o666],
    ['the file', 0o664],
    ['the folder', 0o777],
    ['the folder', 0o1777],
  ] as const)('%s with rights %o is not believed', async (what, mode) => {
    const { file, top } = await written(planted)
    await chmod(what === 'the file' ? file : path.dirname(file), mode)
    expectIgnoredAndOffline(await openWith(createPosixPolicy(file, { uid, top })), 'writable')
  })

  test('of another owner it is not believed', async () => {
    const { file, top } = await written(planted)
    expectIgnoredAndOffline(await openWith(createPosixPolicy(file, { uid: uid + 1, top })), 'owner')
  })

  test.skipIf(process.geteuid?.() !== 0)('of nobody, for everybody to write', async () => {
    const { file, top } = await written(planted)
    await chown(file, 65_534, 65_534)
    await chmod(file, 0o666)
    expectIgnoredAndOffline(await openWith(createPosixPolicy(file, { uid: 0, top })), 'owner')
  })

  test('a link or a folder in its place is not believed', async () => {
    const { file, top } = await written(planted)
    const other = path.join(top, 'other.json')
    await rename(file, other)
    await symlink(other, file)
    expectIgnoredAndOffline(await openWith(createPosixPolicy(file, { uid, top })), 'link')
    // A second name for the same file is the same file: its owner decides.
    const second = path.join(path.dirname(file), 'second.json')
    await link(other, second)
    expect((await openWith(createPosixPolicy(second, { uid, top }))).warnings()).toEqual([])
  })

  test('a folder in its place cannot be understood: offline, without elevated tools', async () => {
    const { file, top } = await written(planted)
    const folder = path.join(path.dirname(file), 'folder.json')
    await mkdir(folder)
    const settings = await openWith(createPosixPolicy(folder, { uid, top }))
    expect([settings.get('mode'), settings.policyLimits().elevatedTools]).toEqual(['offline', true])
  })
})

const nothing = (): Promise<void> => Promise.resolve()

/** Its folder is another one for a moment. */
async function swapFolder(file: string, count: number): Promise<void> {
  const folder = path.dirname(file)
  await rename(folder, `${folder}.own`)
  await mkdir(folder)
  await writeFile(file, '{}')
  await rename(folder, `${folder}.other${count}`)
  await rename(`${folder}.own`, folder)
}

describe('access lists of Windows', () => {
  const closed = 'O:BAG:SYD:PAI(A;;FA;;;SY)(A;;FA;;;BA)(A;;0x1200a9;;;BU)'

  type Meanwhile = (file: string, count: number) => Promise<void>

  /** `meanwhile` = what somebody does while the rights are looked at. */
  async function onWindows(answer: readonly string[] | null, meanwhile: Meanwhile = nothing): Promise<Settings> {
    const file = path.join(await newFolder(), 'policy.json')
    await writeFile(file, planted)
    let count = 0
    const readAccess = async (): Promise<readonly string[] | null> => {
      count += 1
      await meanwhile(file, count)
      return answer
    }
    return openWith(createWindowsPolicy(file, { fileSystem: createNodeFileSystem(), readAccess }))
  }

  async function replace(file: string): Promise<void> {
    await writeFile(`${file}.new`, planted)
    await rename(`${file}.new`, file)
  }

  const open = 'O:BAD:AI(A;CIID;DCLCRPCR;;;BU)'

  test.each([
    ['replaced by another file', replace],
    ['replaced and put back', (file: string) => rename(file, `${file}.x`).then(() => rename(`${file}.x`, file))],
    ['written', (file: string) => writeFile(file, `${planted} `)],
    ['taken for another folder', swapFolder],
  ] as const)(
    '%s between the look at its rights and the reading, over and over: it counts for nothing',
    async (_what, change) => {
      expectIgnoredAndOffline(await onWindows([closed, closed], change), 'unknown')
    },
  )

  test('saved by an administrator at that moment: it is read once more, and counts', async () => {
    const settings = await onWindows([closed, closed], (file, count) => (count === 1 ? replace(file) : nothing()))
    expect([settings.get('mode'), settings.warnings()]).toEqual(['online', []])
  })

  test('both closed: it counts', async () => {
    const settings = await onWindows([closed, closed])
    expect([settings.get('mode'), settings.get('proxy')]).toEqual(['online', 'http://evil.example:1'])
    expect(settings.warnings()).toEqual([])
  })

  test.each([
    [[open, closed], 'writable'],
    [[closed, open], 'writable'],
    [[closed, 'O:BUD:PAI'], 'owner'],
    [[closed], 'unknown'],
    [[closed, closed, closed], 'unknown'],
    [[], 'unknown'],
    [null, 'unknown'],
  ] as const)('%j: it counts for nothing (%s)', async (answer, reason) => {
    expectIgnoredAndOffline(await onWindows(answer), reason)
  })
})
