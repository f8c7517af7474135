import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { noBackups } from '../../../test/fakes/no-backups.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import type { FileEntry } from '../../contract/node-step.ts'
import { measureFolders } from '../../contract/browser-caches.ts'
import { findLargeFiles } from '../../tools/disk-storage/check-large-files/find-large-files.ts'
import { listFolder } from '../../tools/files/list-files/list-folder.ts'
import { findByName } from '../../tools/files/search-files/find-files.ts'
import { createFilesPort } from './files-port.ts'
import { createLineSearch } from './line-search/line-search.ts'
import { createNameSearch } from './name-search/name-search.ts'

const megabyte = 1_048_576
/** Names that are hard to show, to quote or to hold for a name. */
const strangeNames = [
  'line\nbreak.bin',
  '\u202egpj.exe.bin',
  'cafe\u0301 \u{1f469}\u200d\u{1f4bb}.bin',
  `${'\ud55c'.repeat(80)}.bin`,
  '-rf .bin',
  '$(id) `x` %TEMP%.bin',
  'CON.bin',
]
const threads = { names: createNameSearch(process.platform), lines: createLineSearch() }
const files = createFilesPort(process.platform, noBackups)
const ports = { files, now: () => 0 }
const inThreads = { files: createFilesPort(process.platform, noBackups, threads), now: () => 0 }
/** Windows knows neither such names nor pipes in a folder. */
const unixTest = test.skipIf(process.platform === 'win32')
let root = ''
let home = ''

beforeEach(() => {
  if (process.platform === 'win32') return
  root = mkdtempSync(join(tmpdir(), 'dm-hostile-'))
  home = join(root, 'home')
  mkdirSync(join(home, 'deep'), { recursive: true })
  mkdirSync(join(root, 'secret'))
  for (const name of strangeNames) sized(join(home, 'deep', name), 2 * megabyte)
  sized(join(root, 'secret', 'secret.bin'), 50 * megabyte)
})
afterAll(() => {
  threads.names.close()
  threads.lines.close()
})
afterEach(() => {
  if (process.platform === 'win32') return
  // A tree that is deeper than a path may be long is beyond what Node can remove.
  execFileSync('rm', ['-rf', root])
})

function sized(path: string, bytes: number): void {
  writeFileSync(path, '')
  truncateSync(path, bytes)
}

function large() {
  return findLargeFiles({ root: home, minMB: 1, top: 100, maxSeconds: 60 }, { ports, signal: never })
}

/** By a walk and by threads, which have to say the same. */
async function search(glob = '*.bin') {
  const query = { root: home, glob, modifiedAfter: null, maxResults: 1000, includeHidden: false }
  const found = await findByName(query, { ports, signal: never })
  const again = await findByName(query, { ports: inThreads, signal: never })
  const sorted = (items: typeof found.items) => items?.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  expect([sorted(again.items), again.complete]).toEqual([sorted(found.items), found.complete])
  return found
}

unixTest('strange names are found and given as they are', async () => {
  const paths = strangeNames.map((name) => join(home, 'deep', name)).sort()
  expect((await search()).items?.map(({ path }) => path).sort()).toEqual(paths)
  const found = await large()
  expect(found.items?.filter(({ kind }) => kind === 'file').map(({ path }) => path)).toEqual(
    expect.arrayContaining(paths),
  )
  expect(found.items?.find(({ kind }) => kind === 'folder')?.bytes).toBe(strangeNames.length * 2 * megabyte)
  expect(found).toMatchObject({ scannedFiles: strangeNames.length, complete: true })
})

unixTest('loops of links and links that lead out are neither followed nor counted', async () => {
  symlinkSync(home, join(home, 'deep', 'up'))
  symlinkSync('.', join(home, 'self'))
  symlinkSync(join(root, 'secret'), join(home, 'Application Data'))
  symlinkSync(join(root, 'secret', 'secret.bin'), join(home, 'deep', 'linked.bin'))
  symlinkSync(join(root, 'nowhere'), join(home, 'dangling.bin'))
  expect((await search()).items).toHaveLength(strangeNames.length)
  expect(await large()).toMatchObject({ scannedFiles: strangeNames.length, complete: true })
  const measured = await measureFolders([home], { files, signal: never }, () => false)
  expect(measured).toMatchObject({ files: strangeNames.length, bytes: strangeNames.length * 2 * megabyte })
  expect(
    (await measureFolders([join(home, 'Application Data')], { files, signal: never }, () => false)).folders,
  ).toEqual([])
})

unixTest('a folder that becomes a link while the walk is on its way is not entered', async () => {
  const swapped = join(home, 'swapped')
  mkdirSync(swapped)
  sized(join(swapped, 'own.bin'), 2 * megabyte)
  const seen: string[] = []
  for await (const item of files.walk(home, { signal: never, maxEntries: 1000 })) {
    if ('unreadable' in item) {
      seen.push(`!${item.unreadable}`)
      continue
    }
    seen.push(item.name)
    if (item.path === swapped) {
      rmSync(swapped, { recursive: true })
      symlinkSync(join(root, 'secret'), swapped)
    }
  }
  expect(seen).toContain(`!${swapped}`)
  expect(seen).not.toContain('secret.bin')
})

unixTest('what vanishes meanwhile makes the list incomplete and breaks nothing', async () => {
  const seen: string[] = []
  for await (const item of files.walk(home, { signal: never, maxEntries: 1000 })) {
    seen.push('unreadable' in item ? `!${item.unreadable}` : item.path)
    rmSync(join(home, 'deep'), { recursive: true, force: true })
  }
  expect(seen).toEqual([join(home, 'deep'), `!${join(home, 'deep')}`])
})

unixTest('a tree deeper than a path may be long ends the way down, not the search', async () => {
  const name = 'd'.repeat(200)
  const goDown = `i=0; while [ $i -lt 30 ]; do mkdir ${name} && cd -P ${name} || exit 0; i=$((i+1)); done`
  execFileSync('sh', ['-c', goDown], { cwd: home })
  const found = await search()
  expect(found).toMatchObject({ complete: false })
  expect(found.items).toHaveLength(strangeNames.length)
  expect(await large()).toMatchObject({ complete: false, scannedFiles: strangeNames.length })
})

unixTest('pipes, sockets and devices are told as what they are, and found as files by no search', async () => {
  execFileSync('mkfifo', [join(home, 'pipe.bin')])
  const server = createServer().listen(join(home, 'socket.bin'))
  await once(server, 'listening')
  try {
    const kinds = (found: readonly FileEntry[] | null) =>
      Object.fromEntries((found ?? []).map(({ name, special }) => [name, special]))
    const expected = { deep: null, 'pipe.bin': 'pipe', 'socket.bin': 'socket' }
    expect(kinds(await files.list(home, never))).toEqual(expected)
    const query = { path: home, recursive: false, includeHidden: false, after: null, limit: 10 }
    const listed = await listFolder(query, { ports, signal: never })
    expect(listed.items?.map(({ name, kind, bytes }) => [name, kind, bytes])).toEqual([
      ['deep', 'folder', null],
      ['pipe.bin', 'pipe', null],
      ['socket.bin', 'socket', null],
    ])
    expect(kinds(await files.list('/dev', never))).toMatchObject({ null: 'device' })
    expect((await search()).items).toHaveLength(strangeNames.length)
    expect(await large()).toMatchObject({ scannedFiles: strangeNames.length })
  } finally {
    server.close()
  }
})

unixTest('two names of one file are one file that opens, and none that is taken for a link', async () => {
  linkSync(join(home, 'deep', 'CON.bin'), join(home, 'again.bin'))
  expect((await search('again*')).items).toHaveLength(1)
  const opened = await files.open(join(home, 'again.bin'), { within: [home], signal: never })
  if (typeof opened === 'string') throw new Error(opened)
  let bytes = 0
  for await (const chunk of opened.chunks) bytes += chunk.length
  expect(bytes).toBe(2 * megabyte)
})

unixTest('the end of a file is not read through a link, nor from a pipe that nobody writes to', async () => {
  symlinkSync(join(root, 'secret', 'secret.bin'), join(home, 'CBS.log'))
  execFileSync('mkfifo', [join(home, 'pipe.log')])
  expect(await files.readTail(join(home, 'CBS.log'), 10)).toBeNull()
  expect(await files.readTail(join(home, 'pipe.log'), 10)).toBeNull()
  expect(await files.open(join(home, 'pipe.log'), { within: [home], signal: never })).toBe('unreadable')
})
