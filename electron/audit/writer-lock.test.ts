import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { makesJunctions, pipesHaveOneListener } from '../../test/fakes/abilities.ts'
import { bundled, repositoryRoot } from '../../test/fakes/bundled.ts'
import { createCountingIds, createMemorySystem, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createSystemLocks } from '../executors/process/system-locks.ts'
import type { SystemLocks } from '../kernel/ports.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { takeWriterLock, type LockDeps } from './writer-lock.ts'

const newFolder = useTemporaryFolders()
const busy = { ok: false, error: { code: 'data_folder_busy' } }
const uvBefore = { platform: process.platform, uv: '1.44.2' }

async function deps(folder: string, locks: SystemLocks = createSystemLocks()): Promise<LockDeps> {
  await mkdir(folder, { recursive: true })
  return { folder, fileSystem: createNodeFileSystem(), locks, ids: createCountingIds(), waitMs: 0 }
}

let product = ''
beforeAll(async () => {
  const outDir = path.join(repositoryRoot, 'node_modules', '.cache', 'deskmedic-tests')
  await mkdir(outDir, { recursive: true })
  const parts = ['electron/audit/writer-lock.ts', 'electron/executors/process/system-locks.ts']
  const stores = ['electron/store/node-file-system.ts', 'electron/kernel/system-ports.ts']
  product = await bundled(outDir, [...parts, ...stores])
})

/** Another process that takes the lock, says so, and stays. */
async function startHolder(folder: string, uv: string): Promise<ChildProcess> {
  const argv = [path.join(repositoryRoot, 'test/fakes/lock-holder.mjs'), product, folder, uv]
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test.skipIf(!pipesHaveOneListener).each([process.versions.uv, uvBefore.uv])(
  'a living process keeps others out; a killed one does not (%s)',
  async (uv) => {
    const folder = await newFolder()
    const child = await startHolder(folder, uv)
    const exited = once(child, 'exit')
    const own = await deps(folder, createSystemLocks({ platform: process.platform, uv }))
    expect(await takeWriterLock(own)).toMatchObject(busy)
    child.kill('SIGKILL')
    await exited
    const lock = await takeWriterLock({ ...own, waitMs: 2_000 })
    expect(lock.ok).toBe(true)
    expect(await readdir(folder)).toEqual([])
    if (lock.ok) await lock.value.release()
  },
)

test.skipIf(!pipesHaveOneListener)('any name in the folder: nothing that lies there ever locks', async () => {
  const pid = fc.oneof(fc.constant(1), fc.constant(process.pid), fc.integer({ min: 1, max: 4_194_304 }))
  const mark = fc.oneof(fc.constant('any'), fc.stringMatching(/^[a-z0-9]{1,20}$/))
  const tail = fc.stringMatching(/^[0-9a-f]{0,12}x?$/)
  const claim = fc.tuple(pid, mark, tail).map(([id, from, end]) => `writer-${id}-${from}-${end}.lock`)
  await fc.assert(
    fc.asyncProperty(fc.array(claim, { maxLength: 5 }), async (claims) => {
      const own = await deps(await newFolder())
      for (const name of claims) await writeFile(path.join(own.folder, name), '{}')
      const lock = await takeWriterLock(own)
      expect(lock.ok).toBe(true)
      expect(await takeWriterLock(own)).toMatchObject(busy)
      expect(await readdir(own.folder)).toEqual([])
      if (lock.ok) await lock.value.release()
    }),
    { numRuns: 60 },
  )
})

test('an old claim that something holds open is left, and locks nobody out', async () => {
  const own = await deps(await newFolder())
  await writeFile(path.join(own.folder, 'writer-1-any-0123456789ab.lock'), '{}')
  const held = (): Promise<never> => Promise.reject(Object.assign(new Error('held'), { code: 'EBUSY' }))
  const lock = await takeWriterLock({ ...own, fileSystem: { ...own.fileSystem, remove: held } })
  expect(lock.ok).toBe(true)
  if (lock.ok) await lock.value.release()
})

test.skipIf(!makesJunctions || !pipesHaveOneListener)(
  'one folder by two paths is one lock, two folders are two',
  async () => {
    const parent = await newFolder()
    const own = await deps(path.join(parent, 'one'))
    await symlink(own.folder, path.join(parent, 'link'), 'junction')
    const lock = await takeWriterLock(own)
    expect(await takeWriterLock({ ...own, folder: path.join(parent, 'link') })).toMatchObject(busy)
    const other = await takeWriterLock(await deps(path.join(parent, 'two')))
    for (const each of [lock, other]) {
      expect(each.ok).toBe(true)
      if (each.ok) await each.value.release()
    }
  },
)

test('of many that come at once never two hold the lock', async () => {
  const folder = await newFolder()
  const system = createMemorySystem()
  let holders = 0
  let most = 0
  const work = async (): Promise<boolean> => {
    const lock = await takeWriterLock({ ...(await deps(folder, system.startProcess())), waitMs: 15_000 })
    if (!lock.ok) return false
    holders += 1
    most = Math.max(most, holders)
    await readdir(folder)
    holders -= 1
    await lock.value.release()
    return true
  }
  expect(await Promise.all(Array.from({ length: 6 }, work))).toEqual(Array.from({ length: 6 }, () => true))
  expect(most).toBe(1)
})
