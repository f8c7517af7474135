import { Stats, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { makesLinks, makesSparseFiles } from '../../../test/fakes/abilities.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { noBackups } from '../../../test/fakes/no-backups.ts'
import { isPlaceholder } from './cloud-placeholder.ts'
import { createFilesPort } from './files-port.ts'
import { liesInside } from './open-inside.ts'
import { createPrivateFolders } from './private-folder.ts'

let root = ''
const files = createFilesPort(process.platform, noBackups)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dm-files-'))
  mkdirSync(join(root, 'inside', 'deep'), { recursive: true })
  mkdirSync(join(root, 'outside'))
  writeFileSync(join(root, 'inside', 'a.txt'), 'alpha')
  writeFileSync(join(root, 'inside', 'deep', '.b'), 'beta')
  writeFileSync(join(root, 'outside', 'secret.txt'), 'secret')
  if (!makesLinks) return
  symlinkSync(join(root, 'outside'), join(root, 'inside', 'link'))
  symlinkSync(join(root, 'outside', 'secret.txt'), join(root, 'inside', 'file-link'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function walked(folder: string, maxEntries = 100, signal = never) {
  const found: string[] = []
  for await (const item of files.walk(folder, { signal, maxEntries })) {
    found.push('unreadable' in item ? `!${item.unreadable}` : item.path.slice(root.length + 1).replaceAll(sep, '/'))
  }
  return found
}

const links = makesLinks ? ['inside/file-link', 'inside/link'] : []

test('a walk names folders before what is in them and follows no link', async () => {
  const found = await walked(join(root, 'inside'))
  expect([...found].sort()).toEqual(['inside/a.txt', 'inside/deep', 'inside/deep/.b', ...links])
  expect(found.indexOf('inside/deep')).toBeLessThan(found.indexOf('inside/deep/.b'))
})

test('a walk ends at its limit and when it is cancelled', async () => {
  expect(await walked(join(root, 'inside'), 2)).toHaveLength(2)
  expect(await walked(join(root, 'inside'), 9, AbortSignal.abort())).toEqual([])
})

test('a folder that is missing, is a file or is a link cannot be read', async () => {
  for (const name of ['nothing', 'inside/a.txt', ...links]) {
    expect(await walked(join(root, name))).toEqual([`!${join(root, name)}`])
  }
  expect(await files.list(join(root, 'nothing'), never)).toBeNull()
})

test('a list tells what each entry is', async () => {
  const entries = await files.list(join(root, 'inside'), never)
  const flags = entries?.map(({ name, isDirectory, isLink, sizeBytes }) => [name, isDirectory, isLink, sizeBytes])
  expect(flags?.sort()).toEqual([
    ['a.txt', false, false, 5],
    ['deep', true, false, 0],
    ...(makesLinks ? ['file-link', 'link'] : []).map((name) => [name, false, true, 0]),
  ])
  expect((await files.list(join(root, 'inside', 'deep'), never))?.[0]).toMatchObject({
    isHidden: process.platform !== 'win32',
  })
})

test('a file without blocks is a placeholder on Windows', () => {
  const stats = (sizeBytes: number, blocks: number, isFile = true) =>
    Object.assign(new Stats(), { size: sizeBytes, blocks, isFile: () => isFile })
  expect(isPlaceholder(stats(1_000_000, 0), 'win32')).toBe(true)
  expect(isPlaceholder(stats(1_000_000, 0), 'linux')).toBe(false)
  expect(isPlaceholder(stats(1_000_000, 8), 'win32')).toBe(false)
  expect(isPlaceholder(stats(1_000_000, 0, false), 'win32')).toBe(false)
  expect(isPlaceholder(stats(100, 0), 'win32')).toBe(false)
})

test.skipIf(!makesSparseFiles)('a placeholder is seen in a list', async () => {
  writeFileSync(join(root, 'cloud.bin'), '')
  truncateSync(join(root, 'cloud.bin'), 1_000_000)
  const onWindows = await createFilesPort('win32', noBackups).list(root, never)
  const placeholders = onWindows?.filter(({ isPlaceholder }) => isPlaceholder).map(({ name }) => name)
  expect(placeholders).toEqual(['cloud.bin'])
})

test('only the end of a long text is read, cut between characters', async () => {
  const path = join(root, 'log.txt')
  writeFileSync(path, 'x'.repeat(50) + '한국어')
  expect(await files.readTail(path, 7)).toBe('국어')
  writeFileSync(path, Buffer.from('\ufeff' + 'abc안녕', 'utf16le'))
  expect(await files.readTail(path, 5)).toBe('안녕')
  expect(await files.readTail(path, 100)).toBe('abc안녕')
  if (makesLinks) expect(await files.readTail(join(root, 'inside', 'file-link'), 100)).toBeNull()
})

test('the free space of a drive is a number of bytes; of a folder that is not there it is unknown', async () => {
  expect(await files.freeBytes(root)).toBeGreaterThan(0)
  expect(await files.freeBytes(join(root, 'nothing'))).toBeNull()
})

test('a file opens only when its real path lies inside', async () => {
  const within = [join(root, 'inside')]
  const open = (path: string) => files.open(join(root, path), { within, signal: never })
  const opened = await open('inside/../inside/a.txt')
  if (typeof opened === 'string') throw new Error(opened)
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.chunks) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('alpha')
  expect(opened.sizeBytes).toBe(5)
  for (const name of makesLinks ? ['inside/file-link', 'inside/link/secret.txt'] : [])
    expect(await open(name)).toBe('outside')
  expect(await open('outside/secret.txt')).toBe('outside')
  expect(await open('inside/deep')).toBe('unreadable')
  expect(await open('inside/nothing')).toBe('unreadable')
})

test.each([
  ['C:\\Work\\a.txt', 'c:\\work', 'win32', true],
  ['C:\\Workshop\\a.txt', 'C:\\Work', 'win32', false],
  ['D:\\Work\\a.txt', 'C:\\Work', 'win32', false],
  ['C:\\Work', 'C:\\Work', 'win32', false],
  ['C:\\Work\\..a', 'C:\\Work', 'win32', true],
  ['C:\\\u212aeep\\x.txt', 'C:\\keep', 'win32', false],
  ['C:\\\u00dcber\\x.txt', 'C:\\\u00fcber', 'win32', true],
  ['C:\\Stra\u00dfe\\x.txt', 'C:\\STRASSE', 'win32', false],
  ['/Work/a', '/work', 'linux', false],
] as const)('%s in %s on %s: %s', (...[path, folder, platform, expected]) => {
  expect(liesInside(path, folder, platform)).toBe(expected)
})

test('a private folder is new every time and goes with all that is in it', async () => {
  const create = createPrivateFolders(join(root, 'runs'))
  const [one, two] = await Promise.all([create(), create()])
  expect(one.path).not.toBe(two.path)
  writeFileSync(join(one.path, 'x'), 'x')
  await one.remove()
  expect(readdirSync(join(root, 'runs'))).toHaveLength(1)
})
