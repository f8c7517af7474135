import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { noBackups } from '../../../../test/fakes/no-backups.ts'
import { findByName } from '../../../tools/files/search-files/find-files.ts'
import { createFilesPort } from '../files-port.ts'
import { createLineSearch } from '../line-search/line-search.ts'
import { countFolders } from './folder-counts.ts'
import type { Watch } from './known-folders.ts'
import { createNameSearch } from './name-search.ts'
import { walkNames } from './walk-names.ts'

const onLinux = process.platform === 'linux'
let root = ''
let counts = countFolders()
let names = createNameSearch(process.platform)
const files = (own = names) => createFilesPort(process.platform, noBackups, { names: own, lines: createLineSearch() })

function fakeWatch() {
  const fake: {
    refuses: boolean
    heard: (event: string, name: string | null) => void
    failed: () => void
    watch: Watch
  } = {
    refuses: false,
    heard: () => undefined,
    failed: () => undefined,
    watch: (_root, _options, heard) => {
      if (fake.refuses) throw new Error('no watcher')
      fake.heard = heard
      const watcher = {
        close: () => undefined,
        on: (_event: string, told: () => void) => {
          fake.failed = told
          return watcher
        },
      }
      return watcher as unknown as ReturnType<Watch>
    },
  }
  return fake
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dm-names-'))
  counts = countFolders()
  names = createNameSearch(process.platform, counts)
})
afterEach(() => {
  names.close()
  rmSync(root, { recursive: true, force: true })
})

function put(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), path)
  }
}

async function search(
  glob: string,
  more: { maxResults?: number; includeHidden?: boolean; modifiedAfter?: string } = {},
  closed: readonly string[] = [],
) {
  const query = { root, glob, modifiedAfter: null, maxResults: 1_000, includeHidden: false, ...more }
  const { items, complete } = await findByName(query, {
    ports: { files: { walk: (folder, options) => files().walk(folder, { ...options, closed }) }, now: () => 0 },
    signal: new AbortController().signal,
  })
  return { names: items?.map(({ path }) => path.slice(root.length + 1).replaceAll('\\', '/')).sort() ?? null, complete }
}

describe('names read by threads', () => {
  test('say what a walk says', async () => {
    put('a.txt', 'b.TXT', 'sub/c.txt', 'sub/deep/d.txt', 'sub/e.md', '.git/f.txt', 'sub/.g.txt', 'sub/caf\u00c9.txt')
    const walked = async (glob: string) => {
      const query = { root, glob, modifiedAfter: null, maxResults: 1_000, includeHidden: false }
      const context = {
        ports: { files: createFilesPort(process.platform, noBackups), now: () => 0 },
        signal: new AbortController().signal,
      }
      const { items } = await findByName(query, context)
      return items?.map(({ path }) => path.slice(root.length + 1).replaceAll('\\', '/')).sort()
    }
    for (const glob of ['*', '*.txt', '?.txt', 'c*', '*e*', 'caf\u00e9*', 'cafe\u0301.txt', 'none', '*.*', 'a.txt'])
      expect((await search(glob)).names, glob).toEqual(await walked(glob))
  })

  test('are known again until something in the folder changes', async () => {
    put('sub/a.txt', 'sub/b.md', 'sub/deep/c.txt')
    expect((await search('*.txt')).names).toEqual(['sub/a.txt', 'sub/deep/c.txt'])
    const before = counts.remembered
    expect((await search('*.txt')).names).toEqual(['sub/a.txt', 'sub/deep/c.txt'])
    if (onLinux) expect(counts.remembered - before).toBe(3)
    put('sub/deep/new.txt')
    renameSync(join(root, 'sub/a.txt'), join(root, 'sub/z.txt'))
    expect((await search('*.txt')).names).toEqual(['sub/deep/c.txt', 'sub/deep/new.txt', 'sub/z.txt'])
    rmSync(join(root, 'sub/deep'), { recursive: true })
    expect((await search('*.txt')).names).toEqual(['sub/z.txt'])
  })

  test('are asked for all at once as long as the folders are what they were, and are those of now', async () => {
    put('a.txt', 'sub/b.txt', 'sub/deep/c.txt', 'sub/deep/.d.txt', 'other/e.txt', 'other/f.md', '.far/g.txt')
    const all = ['a.txt', 'other/e.txt', 'sub/b.txt', 'sub/deep/c.txt']
    const answers = async (...more: Parameters<typeof search>) => (await search(...more)).names
    const rememberedBy = async (work: () => Promise<unknown>): Promise<number> => {
      const before = counts.remembered
      await work()
      return counts.remembered - before
    }
    expect(await answers('*.txt')).toEqual(all)
    expect(await rememberedBy(async () => expect(await answers('*.txt')).toEqual(all))).toBe(4)
    // Others by the same folders: another pattern, more than is wanted, younger ones, a pattern that is compared one by one.
    expect(await answers('*.md')).toEqual(['other/f.md'])
    expect(await search('*.txt', { maxResults: 2 })).toMatchObject({ complete: false })
    expect(await answers('*', { modifiedAfter: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
    expect(await answers('?.md')).toEqual(['other/f.md'])
    // Hidden folders are entered now, then no longer.
    expect(await answers('*.txt', { includeHidden: true })).toEqual([
      '.far/g.txt',
      ...all.slice(0, 3),
      'sub/deep/.d.txt',
      all[3],
    ])
    expect(await answers('*.txt')).toEqual(all)
    expect((await search('*.txt', {}, [join(root, 'sub')])).names).toEqual(['a.txt', 'other/e.txt'])
    expect(await answers('*.txt')).toEqual(all)
    // What changed is read, and nothing else; a folder that has come is entered. Elsewhere the system tells of it a moment later.
    const namesAre = async (names: readonly string[]): Promise<void> =>
      onLinux ? expect(await answers('*.txt')).toEqual(names) : expect.poll(() => answers('*.txt')).toEqual(names)
    put('sub/deep/new.txt')
    const withNew = [...all.slice(0, 3), 'sub/deep/c.txt', 'sub/deep/new.txt']
    if (onLinux) expect(await rememberedBy(() => namesAre(withNew))).toBe(3)
    put('other/newer/h.txt')
    await namesAre([...withNew.slice(0, 2), 'other/newer/h.txt', ...withNew.slice(2)])
    for (const gone of ['sub/deep/new.txt', 'other']) rmSync(join(root, gone), { recursive: true })
    await namesAre(['a.txt', 'sub/b.txt', 'sub/deep/c.txt'])
    put('sub/deep/new.txt')
    await namesAre(['a.txt', 'sub/b.txt', 'sub/deep/c.txt', 'sub/deep/new.txt'])
  })

  test.skipIf(process.platform === 'win32')('are not those behind a link that a folder above has become', async () => {
    put('a/b/x.txt', 'outside/b/x.txt')
    writeFileSync(join(root, 'outside/b/x.txt'), 'longer than the one inside')
    const bytes = async () => {
      const query = { root: join(root, 'a'), glob: '*.txt', modifiedAfter: null, maxResults: 9, includeHidden: false }
      const found = await findByName(query, {
        ports: { files: files(), now: () => 0 },
        signal: new AbortController().signal,
      })
      return found.items?.map((item) => item.bytes) ?? null
    }
    expect([await bytes(), await bytes()]).toEqual([[9], [9]])
    renameSync(join(root, 'a/b'), join(root, 'b'))
    symlinkSync(join(root, 'outside/b'), join(root, 'a/b'))
    expect(await bytes()).toEqual([])
    rmSync(join(root, 'a/b'))
    renameSync(join(root, 'b'), join(root, 'a/b'))
    expect(await bytes()).toEqual([9])
  })

  test('are counted while they are read, for who waits', async () => {
    put('a.txt', 'sub/b.txt', 'sub/deep/c.md')
    const told: string[] = []
    const progress = ({ line }: { readonly line: string }): void => void told.push(line)
    const query = { root, glob: 'none', modifiedAfter: null, maxResults: 10, includeHidden: false }
    const ports = { files: files(), now: () => 0, progress }
    await findByName(query, { ports, signal: new AbortController().signal })
    // Names of the folder, then of the one in it, then of the one in that.
    expect(told).toEqual(['2', '4', '5'])
  })

  test('of a million files are gone through with no more in memory than what is told', async () => {
    const asked: number[] = []
    const below = Array.from({ length: 1_000 }, (_, at) => `folder-${at}`)
    const read = { place: '/x', drive: 1, count: 1_000, names: 'a.txt', letters: null, below: [], lost: [] }
    const answer = (folder: { readonly path: string }) =>
      folder.path === '/home'
        ? { read: { ...read, names: '', below }, looks: [] }
        : { read, looks: [['a.txt', 'file', 1, 1, 0, 1]] }
    const threads = {
      count: 2,
      ask: (_at: number, question: unknown) => {
        const { folders } = JSON.parse(String(question)) as { readonly folders: readonly { readonly path: string }[] }
        asked.push(folders.length)
        return Promise.resolve(JSON.stringify(folders.map(answer)))
      },
      close: () => undefined,
    }
    let seen = 0
    const wanted = { glob: '*', includeHidden: false, afterMs: null, most: 500 }
    const options = {
      ...{ signal: new AbortController().signal, maxEntries: 5_000_000 },
      files: { ...wanted, seen: (more: number) => (seen += more) > 0 },
    }
    const before = process.memoryUsage().heapUsed
    let found = 0
    const roots = { at: () => Promise.resolve({ real: null, folders: null, drive: 1 }), close: () => undefined }
    const clock = { now: () => 0 }
    const reading = { platform: 'linux', threads, counts, roots, clock } as const
    for await (const entry of walkNames({ root: '/home', options }, reading)) if ('name' in entry) found += 1
    expect([found, seen, counts.visited]).toEqual([1_000, 1_001_000, 1_001])
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(1_001)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000)
  })

  test.skipIf(process.platform === 'win32')('on Windows count only while the system tells what changes', async () => {
    put('sub/a.txt', 'sub/deep/b.txt')
    const watch = fakeWatch()
    const own = createNameSearch('win32', counts, { watch: watch.watch })
    const rememberedNow = async (): Promise<number> => {
      const before = counts.remembered
      const query = { root, glob: '*.txt', modifiedAfter: null, maxResults: 10, includeHidden: false }
      const context = { ports: { files: files(own), now: () => 0 }, signal: new AbortController().signal }
      expect((await findByName(query, context)).items).toHaveLength(2)
      return counts.remembered - before
    }
    expect(await rememberedNow()).toBe(0)
    expect(await rememberedNow()).toBe(3)
    watch.heard('rename', join('sub', 'deep', 'b.txt'))
    expect(await rememberedNow()).toBe(2)
    watch.heard('change', null)
    expect(await rememberedNow()).toBe(0)
    expect(await rememberedNow()).toBe(3)
    watch.failed()
    expect(await rememberedNow()).toBe(0)
    watch.refuses = true
    watch.failed()
    expect([await rememberedNow(), await rememberedNow()]).toEqual([0, 0])
    own.close()
  })

  test('that nobody may be told of do not count, however many there are', async () => {
    put(...Array.from({ length: 40 }, (_, at) => `sub/closed-${at}.txt`), 'sub/open.txt', 'sub/z/open.txt')
    const seen: string[] = []
    const wanted = { glob: '*.txt', includeHidden: false, afterMs: null, most: 3, seen: () => true }
    const wants = ({ name }: { readonly name: string }): boolean => !name.startsWith('closed')
    const { signal } = new AbortController()
    for await (const entry of files().walk(root, { signal, maxEntries: 1_000, wants, files: wanted }))
      seen.push('unreadable' in entry ? 'unreadable' : entry.name)
    expect(seen).toEqual(['open.txt', 'open.txt'])
  })

  test.skipIf(process.platform === 'win32')('never lead through a link, remembered or not', async () => {
    put('a/x.txt', 'b/y.txt')
    expect((await search('*.txt')).names).toEqual(['a/x.txt', 'b/y.txt'])
    renameSync(join(root, 'b'), join(root, 'a', 'b'))
    symlinkSync(join(root, 'a', 'b'), join(root, 'b'))
    expect((await search('*.txt')).names).toEqual(['a/b/y.txt', 'a/x.txt'])
  })

  test('end at once when nobody wants them any more, and are read again afterwards', async () => {
    put('sub/a.txt')
    const stop = new AbortController()
    const query = { root, glob: '*.txt', modifiedAfter: null, maxResults: 10, includeHidden: false }
    const found = findByName(query, { ports: { files: files(), now: () => 0 }, signal: stop.signal })
    stop.abort()
    await expect(found).rejects.toThrow()
    expect((await search('*.txt')).names).toEqual(['sub/a.txt'])
  })

  test.skipIf(process.platform === 'win32')('what was seen of a file is told again for ten seconds', async () => {
    put('sub/a.txt')
    const clock = { now: () => nowMs }
    let nowMs = 0
    // Nobody tells that it is written to.
    const own = createNameSearch('win32', counts, { watch: fakeWatch().watch, clock })
    const bytes = async () => {
      const query = { root, glob: '*.txt', modifiedAfter: null, maxResults: 10, includeHidden: false }
      const context = { ports: { files: files(own), now: () => 0 }, signal: new AbortController().signal }
      return (await findByName(query, context)).items?.[0]?.bytes
    }
    expect(await bytes()).toBe(9)
    writeFileSync(join(root, 'sub/a.txt'), 'longer than before')
    nowMs = 9_000
    expect(await bytes()).toBe(9)
    nowMs = 10_001
    expect(await bytes()).toBe(18)
    // Under another name it changes without a word.
    linkSync(join(root, 'sub/a.txt'), join(root, '.other'))
    nowMs = 20_002
    expect(await bytes()).toBe(18)
    writeFileSync(join(root, '.other'), 'short')
    expect(await bytes()).toBe(5)
    own.close()
  })

  test('a size is the one of now, though the name was known', async () => {
    put('sub/a.txt')
    await search('*.txt')
    writeFileSync(join(root, 'sub/a.txt'), 'longer than before')
    const query = { root, glob: '*.txt', modifiedAfter: null, maxResults: 10, includeHidden: false }
    const context = { ports: { files: files(), now: () => 0 }, signal: new AbortController().signal }
    expect((await findByName(query, context)).items?.[0]?.bytes).toBe(18)
  })
})
