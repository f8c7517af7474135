import { expect, test } from 'vitest'

import type { FileEntry, FilesPort } from '../../../contract/node-step.ts'
import { findLargeFiles } from './find-large-files.ts'

const bytesPerMB = 1_048_576
const query = { root: '/home/test', minMB: 1, top: 10, maxSeconds: 60 }

function entry(path: string, sizeMB: number, more: Partial<FileEntry> = {}): FileEntry {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const flags = { isDirectory: false, isLink: false, special: null, isHidden: false, isPlaceholder: false }
  return { path, name, ...flags, sizeBytes: sizeMB * bytesPerMB, modifiedUtc: '2025-11-20T08:00:00.000Z', ...more }
}

function folder(path: string): FileEntry {
  return entry(path, 0, { isDirectory: true })
}

function search(found: readonly (FileEntry | { unreadable: string })[], secondsPerEntry = 0) {
  let nowMs = 0
  const files: Pick<FilesPort, 'walk'> = {
    async *walk() {
      for (const next of found) {
        nowMs += secondsPerEntry * 1000
        yield await Promise.resolve(next)
      }
    },
  }
  const context = { ports: { files, now: () => nowMs }, signal: new AbortController().signal }
  return { run: (more: Partial<typeof query> = {}) => findLargeFiles({ ...query, ...more }, context) }
}

const home = [
  folder('/home/test/videos'),
  entry('/home/test/videos/a.mov', 5),
  folder('/home/test/videos/old'),
  entry('/home/test/videos/old/b.mov', 3),
  entry('/home/test/note.txt', 0.5),
]

test('files by size, and folders with everything below them', async () => {
  const found = await search(home).run()
  expect(found.items?.map((item) => [item.path, item.bytes / bytesPerMB, item.kind])).toEqual([
    ['/home/test/videos', 8, 'folder'],
    ['/home/test/videos/a.mov', 5, 'file'],
    ['/home/test/videos/old', 3, 'folder'],
    ['/home/test/videos/old/b.mov', 3, 'file'],
  ])
  expect(found).toMatchObject({ scannedFiles: 3, skippedPlaceholders: 0, complete: true })
})

test('only as many as were asked for, the largest first', async () => {
  const found = await search(home).run({ top: 1 })
  expect(found.items?.map((item) => item.path)).toEqual(['/home/test/videos'])
})

test('cloud placeholders take no space here and links are not followed', async () => {
  const found = await search([
    entry('/home/test/cloud.mov', 900, { isPlaceholder: true }),
    entry('/home/test/link', 900, { isLink: true }),
  ]).run()
  expect(found).toMatchObject({ items: [], scannedFiles: 0, skippedPlaceholders: 1, complete: true })
})

test('the time limit ends the search and the result says so', async () => {
  const found = await search(home, 40).run()
  expect(found.complete).toBe(false)
  expect(found.scannedFiles).toBe(1)
})

test('a folder that cannot be opened makes the list incomplete', async () => {
  const found = await search([...home, { unreadable: '/home/test/private' }]).run()
  expect(found).toMatchObject({ complete: false, scannedFiles: 3 })
})

test('a root that cannot be read is unknown, not empty', async () => {
  const found = await search([{ unreadable: '/home/test' }]).run()
  expect(found.items).toBeNull()
})

test('paths of Windows are split at their own separator', async () => {
  const found = await search([folder('C:\\Users\\test\\vm'), entry('C:\\Users\\test\\vm\\lab.vhdx', 7)]).run({
    root: 'C:\\Users\\test',
  })
  expect(found.items?.map((item) => item.path)).toEqual(['C:\\Users\\test\\vm', 'C:\\Users\\test\\vm\\lab.vhdx'])
})
