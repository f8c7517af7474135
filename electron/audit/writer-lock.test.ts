import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import {
  createCountingIds,
  createManualClock,
  createProcesses,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createProcessProbe, type ProcessProbe } from '../store/process-probe.ts'
import { takeWriterLock, type LockDeps } from './writer-lock.ts'

const newFolder = useTemporaryFolders()
const holderScript = path.join(import.meta.dirname, '../../test/fakes/lock-holder.mjs')

async function deps(folder: string, processes: ProcessProbe): Promise<LockDeps> {
  await mkdir(folder, { recursive: true })
  const fileSystem = createNodeFileSystem()
  return { folder, fileSystem, processes, clock: createManualClock(), ids: createCountingIds(), waitMs: 0 }
}

async function startHolder(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [holderScript, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('a living process keeps others out; a killed one does not', async () => {
  const folder = await newFolder()
  const child = await startHolder(folder)
  const exited = once(child, 'exit')
  const own = await deps(folder, await createProcessProbe())
  expect(await takeWriterLock(own)).toMatchObject({ ok: false, error: { code: 'data_folder_busy' } })
  child.kill('SIGKILL')
  await exited
  const lock = await takeWriterLock(own)
  expect(lock.ok).toBe(true)
  expect(await readdir(folder)).toHaveLength(1)
  if (lock.ok) await lock.value.release()
  expect(await readdir(folder)).toEqual([])
})

test('of many that come at once never two hold the lock', async () => {
  const folder = await newFolder()
  const pids = Array.from({ length: 6 }, (_, index) => index + 1)
  const alive = new Map(pids.map((pid) => [pid, 'now'] as const))
  let holders = 0
  let most = 0
  const work = async (pid: number): Promise<boolean> => {
    const lock = await takeWriterLock({ ...(await deps(folder, createProcesses(pid, alive))), waitMs: 15_000 })
    if (!lock.ok) return false
    holders += 1
    most = Math.max(most, holders)
    await readdir(folder)
    holders -= 1
    await lock.value.release()
    return true
  }
  expect(await Promise.all(pids.map(work))).toEqual(pids.map(() => true))
  expect(most).toBe(1)
})

test('where start marks are not known, a used process id counts as alive', async () => {
  const folder = await newFolder()
  const own = await deps(folder, createProcesses(1, new Map([[1, 'any']])))
  await takeWriterLock(await deps(folder, createProcesses(2, new Map([[2, 'first']]))))
  const unsure = { ...own, processes: createProcesses(1, new Map([[1, 'any'], [2, 'any']])) } // prettier-ignore
  expect(await takeWriterLock(unsure)).toMatchObject({ ok: false })
  expect(await takeWriterLock(own)).toMatchObject({ ok: true })
})
