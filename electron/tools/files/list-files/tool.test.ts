import { expect, test } from 'vitest'

import type { FileEntry } from '../../../contract/node-step.ts'
import { listingOf } from './list-folder.ts'

function entry(name: string, more: Partial<FileEntry> = {}): FileEntry {
  const flags = { isDirectory: false, isLink: false, isHidden: false, isPlaceholder: false }
  return { path: `/home/${name}`, name, ...flags, sizeBytes: 10, modifiedUtc: '2025-11-20T08:00:00.000Z', ...more }
}

test('entries by name, with what they are; only files have a size', () => {
  const entries = [entry('c', { isLink: true }), entry('b', { isDirectory: true }), entry('a', { isHidden: true })]
  const { items, total } = listingOf({ path: '/home', limit: 10 }, entries)
  expect(items?.map((item) => [item.name, item.kind, item.bytes, item.hidden])).toEqual([
    ['a', 'file', 10, true],
    ['b', 'folder', null, false],
    ['c', 'link', null, false],
  ])
  expect(total).toBe(3)
})

test('the total counts what the limit leaves out', () => {
  expect(listingOf({ path: '/home', limit: 1 }, [entry('a'), entry('b')])).toMatchObject({
    items: [{ name: 'a' }],
    total: 2,
  })
})

test('a folder that could not be read is unknown, not empty', () => {
  expect(listingOf({ path: '/home', limit: 1 }, null)).toEqual({ path: '/home', items: null, total: null })
})
