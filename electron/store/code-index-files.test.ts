import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { silentLogger } from '../kernel/ports.ts'
import { createCodeIndexFiles } from './code-index-files.ts'
import { createNodeFileSystem } from './node-file-system.ts'

const newFolder = useTemporaryFolders()
const idOf = (at: number): string => String(at).padStart(32, '0')

test('vectors come back to the byte, and those of the five folders last searched are kept', async () => {
  const folder = path.join(await newFolder(), 'indexes')
  const disk = { fileSystem: createNodeFileSystem(), ids: createCountingIds(), logger: silentLogger }
  const files = createCodeIndexFiles({ ...disk, folder })
  expect(await files.loadVectors(idOf(0))).toBeNull()
  for (let at = 0; at < 7; at += 1) {
    await files.save(idOf(at), 'words')
    await files.saveVectors(idOf(at), Uint8Array.from([at, 0, 255]))
    await utimes(path.join(folder, `${idOf(at)}.f32`), 1_000 + at, 1_000 + at)
  }
  expect([...((await files.loadVectors(idOf(6))) ?? [])]).toEqual([6, 0, 255])
  const names = await readdir(folder)
  expect(names.filter((name) => name.endsWith('.f32'))).toEqual([2, 3, 4, 5, 6].map((at) => `${idOf(at)}.f32`))
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(7)
  await files.remove(Date.now() + 60_000)
  expect(await readdir(folder)).toEqual([])
})
