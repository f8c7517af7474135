import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { FileEntry, FilesPort } from '../../../contract/node-step.ts'
import { findFiles, matchesGlob } from './find-files.ts'

function file(name: string, more: Partial<FileEntry> = {}): FileEntry {
  const flags = { isDirectory: false, isLink: false, isHidden: false, isPlaceholder: false }
  return { path: `/home/${name}`, name, ...flags, sizeBytes: 10, modifiedUtc: '2025-11-20T08:00:00.000Z', ...more }
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
  const query = { root: '/home', glob: '*', modifiedAfter: null, maxResults: 100 }
  const context = { ports: { files, now: () => nowMs }, signal: new AbortController().signal }
  return async (more: { glob?: string; modifiedAfter?: string; maxResults?: number } = {}) => {
    const { items, complete } = await findFiles({ ...query, ...more }, context)
    return { names: items?.map((item) => item.path.slice('/home/'.length)) ?? null, complete }
  }
}

describe('searching', () => {
  const all = [
    file('a.pdf'),
    file('folder.pdf', { isDirectory: true }),
    file('link.pdf', { isLink: true }),
    file('b.PDF', { modifiedUtc: '2025-11-22T08:00:00.000Z' }),
    file('c.txt'),
  ]

  test('files that match by name, without case; folders and links are none', async () => {
    expect(await search(all)({ glob: '*.pdf' })).toEqual({ names: ['a.pdf', 'b.PDF'], complete: true })
  })

  test('only files that changed after a time', async () => {
    expect((await search(all)({ modifiedAfter: '2025-11-21T00:00:00Z' })).names).toEqual(['b.PDF'])
  })

  test('as many as were asked for; there being more is said', async () => {
    expect(await search(all)({ maxResults: 2 })).toEqual({ names: ['a.pdf', 'b.PDF'], complete: false })
    expect(await search(all)({ maxResults: 3 })).toEqual({ names: ['a.pdf', 'b.PDF', 'c.txt'], complete: true })
  })

  test('time that runs out and folders that stay closed are said', async () => {
    expect((await search(all, 30)()).complete).toBe(false)
    expect((await search([...all, { unreadable: '/home/private' }])()).complete).toBe(false)
  })

  test('a root that cannot be read is unknown, not "no file matches"', async () => {
    expect((await search([{ unreadable: '/home' }])()).names).toBeNull()
  })
})

describe('file name patterns', () => {
  test.each([
    ['Report.docx', 'report.*', true],
    ['Report.docx', '*.doc', false],
    ['Report.docx', 'r?port.docx', true],
    ['a+b(1).txt', 'a+b(1).txt', true],
    ['a', '?*', true],
    ['', '*', true],
    ['', '?', false],
  ])('%s against %s: %s', (name, glob, expected) => {
    expect(matchesGlob(name, glob)).toBe(expected)
  })

  test('says the same as a regular expression', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 8 })
    const names = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 8 })
    fc.assert(
      fc.property(names, letters, (name, glob) => {
        const pattern = glob.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')
        expect(matchesGlob(name, glob)).toBe(new RegExp(`^${pattern}$`).test(name))
      }),
    )
  })

  test('many stars against a long name end at once', () => {
    expect(matchesGlob('a'.repeat(255), `${'*a'.repeat(59)}*b`)).toBe(false)
  })
})
