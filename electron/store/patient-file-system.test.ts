import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createCountingIds, createMemorySystem, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createManualClock } from '../../test/fakes/storage-deps.ts'
import { openAuditLog } from '../audit/audit-log.ts'
import { createUndoJournal } from '../audit/undo-journal.ts'
import { verifyAuditLog } from '../audit/verify-audit-log.ts'
import { busyDelaysMs } from '../kernel/while-busy.ts'
import { setAside, writeFileAtomic } from './atomic-file.ts'
import { openDataFolder } from './data-folder.ts'
import type { DurableFileSystem } from './file-system.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { createPatientFileSystem } from './patient-file-system.ts'
import { simulatedPc } from '../../test/fakes/targets.ts'

const newFolder = useTemporaryFolders()
const disk = createNodeFileSystem()
const delaysMs = [0, 0, 0]

/** A disk where a scanner takes every file as soon as it was written, and lets go after so many attempts. */
function scanned(attempts: number, code: string): DurableFileSystem {
  const left = new Map<string, number>()
  const held = <T>(file: string, work: () => Promise<T>): Promise<T> => {
    const count = left.get(file) ?? attempts
    left.set(file, count === 0 ? attempts : count - 1)
    return count === 0 ? work() : Promise.reject(Object.assign(new Error('held'), { code }))
  }
  return {
    ...disk,
    openRead: (file) => held(file, () => disk.openRead(file)),
    readWhole: (file) => held(file, () => disk.readWhole(file)),
    rename: (from, to) => held(from, () => disk.rename(from, to)),
    remove: (file) => held(file, () => disk.remove(file)),
    truncate: (file, size) => held(file, () => disk.truncate(file, size)),
  }
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  '%s for a while: everything is kept, and nothing is left behind',
  async (code) => {
    const fileSystem = createPatientFileSystem(scanned(delaysMs.length, code), delaysMs)
    const ids = createCountingIds()
    const root = await newFolder()
    const data = await openDataFolder({ fileSystem, ids }, root)
    if (!data.ok) throw new Error(data.error.code)
    expect(data.value.unwritable).toBeNull()
    await writeFile(path.join(root, 'audit', 'writer-1-any-0123456789ab.lock'), '{}')
    const deps = { fileSystem, ids, clock: createManualClock() }
    const log = await openAuditLog({
      ...deps,
      folder: path.join(data.value.audit, 'cli'),
      locks: createMemorySystem().startProcess(),
      host: 'cli',
    })
    if (!log.ok) throw new Error(log.error.code)
    await log.value.append({ kind: 'intent', callId: 'c1' }, 'now')
    await log.value.close()
    const undo = createUndoJournal({ ...deps, folder: data.value.undo })
    const start = { callId: 'c1', tool: 'some_fix', version: 1, target: simulatedPc, args: {}, before: null } as const
    expect(await undo.begin(start)).toMatchObject({ ok: true })
    expect(await undo.get('c1')).toMatchObject({ ok: true })
    await writeFileAtomic(deps, path.join(root, 'settings.json'), '{}')
    await setAside(deps, path.join(root, 'settings.json'))
    expect(await verifyAuditLog(path.join(data.value.audit, 'cli'), fileSystem)).toMatchObject({ ok: true })
    const left = (await readdir(root, { recursive: true })).filter((name) => /\.tmp$|probe/.test(name))
    expect(left).toEqual([])
  },
)

test('what is held for good is not taken for a full or closed drive, and other errors are told at once', async () => {
  let attempts = 0
  const failing: DurableFileSystem = {
    ...disk,
    readWhole: () => {
      attempts += 1
      return Promise.reject(Object.assign(new Error('broken'), { code: 'EIO' }))
    },
  }
  await expect(createPatientFileSystem(failing, delaysMs).readWhole('any')).rejects.toMatchObject({ code: 'EIO' })
  expect(attempts).toBe(1)
  const root = await newFolder()
  const file = path.join(root, 'kept')
  await writeFile(file, 'old')
  const forEver = createPatientFileSystem(scanned(1_000, 'EBUSY'), delaysMs)
  const deps = { fileSystem: forEver, ids: createCountingIds() }
  await expect(writeFileAtomic(deps, file, 'new')).rejects.toMatchObject({ code: 'EBUSY' })
  expect(await readFile(file, 'utf8')).toBe('old')
})

test('only Windows lets a program hold a file for a moment', () => {
  expect(busyDelaysMs('win32').length).toBeGreaterThan(3)
  expect(busyDelaysMs('linux')).toEqual([])
})
