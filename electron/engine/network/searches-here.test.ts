import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createCountingIds, useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { searchesHere } from './searches-here.ts'

const newFolder = useTemporaryFolders()
const ports = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }
const end = () => Promise.resolve()

test('what a run counted counts in the next one, and in its own once', async () => {
  const data = { root: await newFolder() }
  for (const [visited, remembered] of [
    [10, 0],
    [30, 20],
  ] as const) {
    const run = searchesHere({ data, ports, folders: { visited, remembered } }, end)
    await run.close()
    await run.close()
  }
  const now = searchesHere({ data, ports, folders: { visited: 10, remembered: 10 } }, end)
  expect(await now.foldersSearchedEver()).toEqual({ visited: 50, remembered: 30 })
  expect(now.foldersSearched()).toEqual({ visited: 10, remembered: 10 })
})

test('a run without a search writes nothing; a damaged file begins anew, and one of a later version stays', async () => {
  const data = { root: await newFolder() }
  const file = path.join(data.root, 'folder-counts.json')
  await searchesHere({ data, ports, folders: { visited: 0, remembered: 0 } }, end).close()
  await expect(readFile(file)).rejects.toThrow()
  for (const text of ['no JSON', '{}', '{"schemaVersion":1,"visited":1,"remembered":2}']) {
    await writeFile(file, text)
    expect(
      await searchesHere({ data, ports, folders: { visited: 0, remembered: 0 } }, end).foldersSearchedEver(),
    ).toEqual({
      visited: 0,
      remembered: 0,
    })
  }
  const later = '{"schemaVersion":99,"seen":1}'
  await writeFile(file, later)
  await searchesHere({ data, ports, folders: { visited: 5, remembered: 1 } }, end).close()
  expect(await readFile(file, 'utf8')).toBe(later)
})
