import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { at, quickDisk } from '../../test/contract/stored-file.ts'
import { pipesHaveOneListener } from '../../test/fakes/abilities.ts'
import { bundled, repositoryRoot } from '../../test/fakes/bundled.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { systemClock } from '../kernel/system-ports.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { openPcId } from './pc-id.ts'

const run = promisify(execFile)

const newFolder = useTemporaryFolders()

async function idsOf(argv: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, [path.join(repositoryRoot, 'test/fakes/pc-id-opener.mjs'), ...argv])
  return stdout.trim().split('\n')
}

test('stays the same over restarts, and is another one in another data folder or on another PC', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  const id = await openPcId(folder, at(), 'FRONT-DESK')
  expect(await openPcId(folder, at(), 'FRONT-DESK')).toBe(id)
  expect(await openPcId(folder, at(), 'BACK-OFFICE')).not.toBe(id)
  expect(await openPcId(other, at(), 'FRONT-DESK')).not.toBe(id)
})

test('says nothing of the PC, neither itself nor its file', async () => {
  const folder = await newFolder()
  const id = await openPcId(folder, at())
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const text = await readFile(path.join(folder, 'pc.json'), 'utf8')
  expect([text.includes(hostname()), text.includes(id)]).toEqual([false, false])
})

/** A disk on which nobody reads `pc.json` a second time before all have looked once. */
function readTogether(count: number): DurableFileSystem {
  let waiting: (() => void)[] | null = []
  return {
    ...quickDisk,
    readWhole: async (file) => {
      const read = await quickDisk.readWhole(file)
      if (waiting === null) return read
      const ready = new Promise<void>((resolve) => waiting?.push(resolve))
      if (waiting.length === count) {
        for (const go of waiting) go()
        waiting = null
      }
      await ready
      return read
    },
  }
}

test.skipIf(!pipesHaveOneListener).each([
  ['a new folder', null],
  ['a folder with a damaged file', '{"secret":'],
] as const)('programs that start at once in %s have one id, from the first moment on', async (_, damaged) => {
  const folder = await newFolder()
  if (damaged !== null) await writeFile(path.join(folder, 'pc.json'), damaged)
  const together = at(readTogether(4))
  const ids = await Promise.all(Array.from({ length: 4 }, () => openPcId(folder, together)))
  expect(new Set([...ids, await openPcId(folder, at())]).size).toBe(1)
  // What was damaged is set aside once.
  expect(await readdir(folder)).toHaveLength(damaged === null ? 1 : 2)
})

test.skipIf(!pipesHaveOneListener)('two processes that start in the same milliseconds have one id', async () => {
  const bundle = await bundled(await newFolder(), [
    'electron/engine/pc-id.ts',
    'electron/executors/process/system-locks.ts',
    'electron/store/node-file-system.ts',
    'electron/kernel/system-ports.ts',
  ])
  const folders = await Promise.all(Array.from({ length: 20 }, () => newFolder()))
  const startMs = String(systemClock.now() + 1_500)
  const [first, second] = await Promise.all([1, 2].map(() => idsOf([bundle, startMs, ...folders])))
  expect(first).toHaveLength(folders.length)
  expect(second).toEqual(first)
})

test('where it cannot be read or kept, it is one of this run alone, and nothing is written over it', async () => {
  const folder = await newFolder()
  await mkdir(path.join(folder, 'pc.json'))
  const ids = [await openPcId(folder, at()), await openPcId(folder, at())]
  expect(new Set(ids).size).toBe(2)
  const full = { ...quickDisk, openAppend: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }
  const other = await newFolder()
  expect(await openPcId(other, at(full))).not.toBe(await openPcId(other, at(full)))
  expect(await readdir(other)).toEqual([])
})
