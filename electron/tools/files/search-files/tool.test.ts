import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { FileEntry, FilesPort } from '../../../contract/node-step.ts'
import { largestSearchedFileMb } from '../../../contract/content-search-port.ts'
import { findByName, matchesGlob } from './find-files.ts'
import { deletedFiles, parseRecord } from './recycle-bin.ts'
import { texts } from './texts.ts'

function file(name: string, more: Partial<FileEntry> = {}): FileEntry {
  const flags = { isDirectory: false, isLink: false, special: null, isHidden: false, isPlaceholder: false }
  return { path: `/home/${name}`, name, ...flags, sizeBytes: 10, modifiedUtc: '2025-11-20T08:00:00.000Z', ...more }
}

function search(found: readonly (FileEntry | { unreadable: string })[], secondsPerEntry = 0) {
  let nowMs = 0
  const files: Pick<FilesPort, 'walk'> = {
    async *walk(_root, { wants = () => true }) {
      for (const next of found) {
        nowMs += secondsPerEntry * 1000
        const wanted = 'unreadable' in next || wants(next)
        if (wanted === 'stop') return
        if (wanted) yield await Promise.resolve(next)
      }
    },
  }
  const query = { root: '/home', glob: '*', modifiedAfter: null, maxResults: 100, includeHidden: false }
  const context = { ports: { files, now: () => nowMs }, signal: new AbortController().signal }
  return async (more: { glob?: string; modifiedAfter?: string; maxResults?: number } = {}) => {
    const { items, complete } = await findByName({ ...query, ...more }, context)
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

/** A record of the Recycle Bin as Windows writes it. */
function recordOf(
  path: string,
  { version = 2, size = 2_400_000, deletedUtc = '2025-11-21T16:05:00.000Z' } = {},
): Buffer {
  const name = Buffer.from(`${path}\0`, 'utf16le')
  const head = Buffer.alloc(version === 2 ? 28 : 24)
  head.writeBigInt64LE(BigInt(version), 0)
  head.writeBigInt64LE(BigInt(size), 8)
  head.writeBigInt64LE((BigInt(Date.parse(deletedUtc)) + 11_644_473_600_000n) * 10_000n, 16)
  if (version === 2) head.writeInt32LE(path.length + 1, 24)
  return Buffer.concat([head, name, version === 1 ? Buffer.alloc(520 - name.length) : Buffer.alloc(0)])
}

describe('the Recycle Bin', () => {
  const own = 'C:\\$Recycle.Bin\\S-1-5-21-1-2-3-1001'
  const signal = new AbortController().signal

  function bin(records: Readonly<Record<string, Buffer>>): Pick<FilesPort, 'list' | 'open'> {
    const folder = (path: string): FileEntry => file(path.slice(16), { path, isDirectory: true })
    const entries = Object.keys(records).map((name) => file(name, { path: `${own}\\${name}` }))
    return {
      list: (path) => {
        if (path === 'C:\\$Recycle.Bin') return Promise.resolve([folder(own), folder('C:\\$Recycle.Bin\\S-1-5-18')])
        return Promise.resolve(path === own ? entries : null)
      },
      open: (path) => {
        const bytes = records[path.slice(own.length + 1)]
        const chunks = (async function* () {
          yield await Promise.resolve(bytes ?? Buffer.alloc(0))
        })()
        return Promise.resolve(bytes ? { sizeBytes: bytes.length, chunks } : 'unreadable')
      },
    }
  }
  const look = (records: Readonly<Record<string, Buffer>>, glob = '*') =>
    deletedFiles({ root: 'C:\\Users\\test', glob }, { files: bin(records), signal })

  test('files that lay in the folder, newest first; those of others, and what is no record, are passed over', async () => {
    const found = await look({
      $IAAAAAA: recordOf('C:\\Users\\test\\Documents\\Thesis.docx'),
      $IBBBBBB: recordOf('c:\\users\\TEST\\논문.docx', { version: 1, deletedUtc: '2025-11-22T08:00:00.000Z' }),
      $ICCCCCC: recordOf('C:\\Users\\tester\\other.docx'),
      $IDDDDDD: Buffer.from('none'),
      $RAAAAAA: recordOf('C:\\Users\\test\\content.docx'),
    })
    expect(found).toEqual([
      { path: 'c:\\users\\TEST\\논문.docx', bytes: 2_400_000, deletedUtc: '2025-11-22T08:00:00.000Z' },
      { path: 'C:\\Users\\test\\Documents\\Thesis.docx', bytes: 2_400_000, deletedUtc: '2025-11-21T16:05:00.000Z' },
    ])
  })

  test('only names that fit', async () => {
    const records = { $IAAAAAA: recordOf('C:\\Users\\test\\a.docx'), $IBBBBBB: recordOf('C:\\Users\\test\\b.pdf') }
    expect(await look(records, '*.pdf')).toMatchObject([{ path: 'C:\\Users\\test\\b.pdf' }])
  })

  test('no bin, or a folder without a drive, is unknown', async () => {
    const files: Pick<FilesPort, 'list' | 'open'> = {
      list: () => Promise.resolve(null),
      open: () => Promise.resolve('unreadable'),
    }
    expect(await deletedFiles({ root: 'C:\\Users\\test', glob: '*' }, { files, signal })).toBeNull()
    expect(await deletedFiles({ root: '/home/test', glob: '*' }, { files: bin({}), signal })).toBeNull()
  })

  test('no bytes break the reading', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const read = parseRecord(Buffer.from(bytes))
        expect(read === null || /^[a-z]:/i.test(read.path)).toBe(true)
      }),
    )
  })
})

test('what may be missing of lines is told with the size from which files are left out', () => {
  for (const sentence of Object.values(texts.findings.lines_not_complete))
    expect(sentence).toContain(`${String(largestSearchedFileMb)} MB`)
})
