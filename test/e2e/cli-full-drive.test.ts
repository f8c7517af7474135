import { symlink } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { takeWriterLock } from '../../electron/audit/writer-lock.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createCountingIds } from '../fakes/storage-deps.ts'
import { dataOf, envelopeOf, run, simulated, useCommandLine, type Run } from './command-line.ts'
import { canMountDrives, useOwnDrives, type OwnDrive } from './own-drive.ts'

const newFolder = useCommandLine()
const newDrive = useOwnDrives()
const complaint = 'no website opens since I came back to the office'

type Drive = OwnDrive & { readonly ask: (...args: readonly string[]) => Promise<Run>; readonly callId: string }

/** A drive with one repair behind it, and one problem left. */
async function driveWithRecords(): Promise<Drive> {
  const drive = await newDrive()
  const ask = (...args: readonly string[]): Promise<Run> => drive.run([...args, '--json', ...simulated(drive.folder)])
  await ask('faults', '--fault', 'print-job-stuck,proxy-stale')
  const fixed = dataOf<{ readonly callId: string }>(await ask('run', 'clear_print_queue', '--yes'))
  return { ...drive, ask, callId: fixed.callId }
}

async function expectLooking({ ask, callId }: Drive): Promise<void> {
  expect(dataOf(await ask('audit', 'verify'))).toMatchObject({ ok: true })
  expect((await ask('audit', 'export')).code).toBe(0)
  const past = dataOf<readonly { readonly call: { readonly id: string } }[]>(await ask('history', 'clear_print_queue'))
  expect(past.map(({ call }) => call.id)).toContain(callId)
  expect((await ask('show-call', callId)).code).toBe(0)
  for (const args of [['doctor'], ['tools'], ['stats'], ['plan', complaint], ['config', 'list']])
    expect([args, (await ask(...args)).code]).toEqual([args, 0])
  const found = await ask('diagnose', complaint)
  expect(found.code).toBe(1)
  expect(dataOf(found)).toMatchObject({ proposedFixes: [{ tool: 'reset_proxy_settings' }] })
  expect(await ask('run', 'check_proxy_settings')).toMatchObject({ code: 1 })
}

/** Nothing changes, and the sentence is about the drive. */
async function expectNoChange({ ask, callId }: Drive, reason: string): Promise<void> {
  const changes = [
    ['run', 'reset_proxy_settings', '--yes'],
    ['undo', callId],
    ['mode', 'offline'],
    ['config', 'set', 'theme', 'dark'],
  ]
  for (const args of changes) {
    const refused = await ask(...args)
    const { error } = envelopeOf(refused)
    expect([args, refused.code, error?.code, error?.data['reason']]).toEqual([args, 6, 'audit_unavailable', reason])
    expect(error?.message).toMatch(/drive is (full|read-only)/)
    expect(refused.stderr).not.toMatch(/\(node:|internal|DM-APP/)
  }
  expect(dataOf(await ask('mode'))).toMatchObject({ value: 'online' })
  expect((await ask('run', 'check_proxy_settings')).code).toBe(1)
}

describe.skipIf(!canMountDrives())(
  'a data folder that takes nothing (needs a namespace with a drive of its own)',
  () => {
    test('on a full drive the PC is looked at, nothing is changed, and nothing is left behind', async () => {
      const drive = await driveWithRecords()
      await drive.fill()
      const before = await drive.names()
      await expectLooking(drive)
      await expectNoChange(drive, 'ENOSPC')
      // The log tries to tell of it: one file, however often it is tried.
      const added = (await drive.names()).filter((name) => !before.includes(name))
      expect(added.map((name) => path.basename(name))).toEqual(['log', 'terminal.log'])
      expect(await drive.names()).toEqual(expect.arrayContaining([...before]))
      await drive.makeSpace()
      expect(dataOf(await drive.ask('run', 'reset_proxy_settings', '--yes'))).toMatchObject({ verdict: 'fixed' })
      expect((await drive.ask('undo', drive.callId)).code).toBe(0)
      expect(dataOf(await drive.ask('audit', 'verify'))).toMatchObject({ ok: true })
    })

    test('on a copy that can only be read, too', async () => {
      const drive = await driveWithRecords()
      await drive.makeReadOnly()
      const before = await drive.names()
      await expectLooking(drive)
      await expectNoChange(drive, 'EROFS')
      expect(await drive.names()).toEqual(before)
    })
  },
)

describe.skipIf(process.platform === 'win32')('a history that cannot be made durable at the end', () => {
  test('the answer is one document and stands, the record is closed, and nothing is held', async () => {
    const folder = await newFolder()
    await run(['faults', ...simulated(folder, '--scenario', 'stuck-print-queue')])
    // Takes every line, and refuses to keep it.
    await symlink('/dev/null', path.join(folder, 'history.ndjson'))
    const fixed = await run(['run', 'clear_print_queue', '--yes', '--json', ...simulated(folder)])
    expect([fixed.code, dataOf(fixed)]).toMatchObject([0, { verdict: 'fixed' }])
    expect(fixed.stderr).toMatch(/could be kept in the history\..* audit export\n$/)
    expect(fixed.stderr).not.toMatch(/DM-APP|internal/)
    const looked = await run(['run', 'check_print_queue', '--json', ...simulated(folder)])
    expect([looked.code, envelopeOf(looked).ok]).toEqual([0, true])
    const exported = await run(['audit', 'export', ...simulated(folder)])
    const kinds = exported.stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly kind: string }).kind)
    expect(kinds.filter((kind) => kind === 'open' || kind === 'close')).toEqual(['open', 'close', 'open', 'close'])
    expect(dataOf(await run(['audit', 'verify', '--json', ...simulated(folder)]))).toMatchObject({ ok: true })
    const lock = await takeWriterLock({
      folder: path.join(folder, 'audit', 'cli'),
      fileSystem: createNodeFileSystem(),
      ids: createCountingIds(),
      locks: createSystemLocks(),
      waitMs: 0,
    })
    expect(lock.ok).toBe(true)
    if (lock.ok) await lock.value.release()
  })
})
