import { describe, expect, test } from 'vitest'

import type { FileEntry, FilesPort } from '../../../contract/node-step.ts'
import { listFolder, type FolderListing, type FolderQuery } from './list-folder.ts'

function entry(name: string, more: Partial<FileEntry> = {}): FileEntry {
  const flags = { isDirectory: false, isLink: false, special: null, isHidden: false, isPlaceholder: false }
  const path = `/home/${name}`
  return { path, name: name.slice(name.lastIndexOf('/') + 1), ...flags, sizeBytes: 10, modifiedUtc, ...more }
}

const modifiedUtc = '2025-11-20T08:00:00.000Z'
const home: FolderQuery = { path: '/home', recursive: false, includeHidden: false, after: null, limit: 10 }

const never = new AbortController().signal

/** What is said of a folder in which these are; null = it cannot be read. */
function listingOf(query: FolderQuery, entries: readonly FileEntry[] | null): Promise<FolderListing> {
  const files: Pick<FilesPort, 'walk'> = {
    async *walk(folder, { wants = () => true }) {
      if (entries === null) yield { unreadable: folder }
      for (const one of entries ?? []) if (wants(one) === true) yield await Promise.resolve(one)
    },
  }
  return listFolder(query, { ports: { files, now: () => 0 }, signal: never })
}

test('entries by name, with what they are; only files have a size', async () => {
  const entries = [entry('c', { isLink: true }), entry('b', { isDirectory: true }), entry('a', { isHidden: true })]
  const { items, total } = await listingOf({ ...home, includeHidden: true }, entries)
  expect(items?.map((item) => [item.name, item.kind, item.bytes, item.hidden])).toEqual([
    ['a', 'file', 10, true],
    ['b', 'folder', null, false],
    ['c', 'link', null, false],
  ])
  expect(total).toBe(3)
})

test('what is hidden is listed on request only', async () => {
  const entries = [entry('a', { isHidden: true }), entry('.b'), entry('c')]
  expect(await listingOf(home, entries)).toMatchObject({ items: [{ name: 'c' }], total: 1, leftOut: 2 })
  expect(await listingOf({ ...home, includeHidden: true }, entries)).toMatchObject({ total: 3, leftOut: 0 })
})

test('a folder that could not be read is unknown, not empty', async () => {
  expect(await listingOf(home, null)).toMatchObject({ items: null, total: null, complete: false })
})

test('all pages in a row are the folder, whatever the order in which it is read', async () => {
  const names = ['d', 'a\nb', 'c\u202egnp.exe', '\u{1f600}', 'b', 'a']
  const seen: string[] = []
  for (let after: string | null = null; ;) {
    const page = await listingOf(
      { ...home, limit: 2, after },
      names.map((name) => entry(name)),
    )
    seen.push(...(page.items ?? []).map(({ name }) => name))
    expect(page.total).toBe(names.length)
    if (page.next === null) break
    after = page.next
  }
  expect(seen).toEqual(names.toSorted())
})

describe('a real folder', () => {
  function folderOf(count: number, looked: string[]): Pick<FilesPort, 'walk'> {
    return {
      async *walk(_, { wants = () => true }) {
        for (let at = 0; at < count; at += 1) {
          const one = entry(`f${String((at * 7_919) % count).padStart(7, '0')}`)
          const wanted = wants(one)
          if (wanted === 'stop') return
          if (!wanted) continue
          looked.push(one.name)
          yield await Promise.resolve(one)
        }
      },
    }
  }

  test('of a million entries hardly more than a page is looked at, and no more is kept', async () => {
    const looked: string[] = []
    const before = process.memoryUsage().heapUsed
    const ports = { files: folderOf(1_000_000, looked), now: () => 0 }
    const page = await listFolder({ ...home, limit: 200, after: 'f0000500' }, { ports, signal: never })
    expect(page).toMatchObject({ total: 1_000_000, complete: true, next: 'f0000700' })
    expect(page.items).toHaveLength(200)
    expect(page.items?.[0]?.name).toBe('f0000501')
    expect(looked.length).toBeLessThan(5_000)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000)
  })

  test('an entry that cannot be looked at makes no further page', async () => {
    const files: Pick<FilesPort, 'walk'> = {
      async *walk(_, { wants = () => true }) {
        for (const one of [entry('a'), entry('lost'), entry('b')])
          if (wants(one) === true) yield await Promise.resolve(one.name === 'lost' ? { unreadable: one.path } : one)
      },
    }
    const page = await listFolder(home, { ports: { files, now: () => 0 }, signal: never })
    expect(page).toMatchObject({ items: [{ name: 'a' }, { name: 'b' }], total: 3, next: null, complete: false })
  })

  test('what cannot be gone through in time is told as far as it was', async () => {
    let at = 0
    const ports = { files: folderOf(10_000, []), now: () => (at += 20_000) }
    const page = await listFolder(home, { ports, signal: never })
    expect(page.complete).toBe(false)
    expect(page.total).toBeLessThan(10_000)
    expect(page.items).toHaveLength(10)
  })
})
