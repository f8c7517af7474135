import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, realpath, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FileEncoding, FilePage, WantedPage } from '../../../contract/file-reading-port.ts'
import { ok } from '../../../kernel/result.ts'
import { linesOf } from '../../../../shared/domain/text-lines.ts'
import { decodePage } from './decode-page.ts'
import { createFileReading } from './file-reading.ts'

let folder = ''
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'reading-')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const never = new AbortController().signal
const first: WantedPage = { fromLine: 1, lines: 500, fromByte: null, bytes: 65_536, encoding: null }
const reading = createFileReading({ place: ({ path: name }) => Promise.resolve(ok(path.join(folder, name))) })
const isWindows = process.platform === 'win32'

async function page(wanted: Partial<WantedPage>, name = 'file'): Promise<FilePage> {
  const read = await reading.read({ path: name }, { ...first, ...wanted }, never)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

async function problem(name: string, wanted: Partial<WantedPage> = {}): Promise<unknown> {
  const read = await reading.read({ path: name }, { ...first, ...wanted }, never)
  if (read.ok) return read.value.text
  const { code, data } = read.error
  return { code, what: data['what'] ?? data['reason'] ?? null }
}

const give = (content: string | Uint8Array, name = 'file'): Promise<void> => writeFile(path.join(folder, name), content)

describe('lines', () => {
  test('a page of them, and where it goes on', async () => {
    await give('one\r\ntwo\rthree\nfour')
    expect(await page({ fromLine: 2, lines: 2 })).toMatchObject({
      ...{ text: 'two\rthree\n', fromLine: 2, toLine: 3, lines: 4, nextLine: 4, fromByte: 5, toByte: 15, nextByte: 15 },
      ...{ encoding: 'utf-8', encodingBecause: 'only_ascii', sizeBytes: 19 },
    })
    expect(await page({ fromLine: 4 })).toMatchObject({ text: 'four', toLine: 4, nextLine: null, nextByte: null })
    expect(await problem('file', { fromLine: 5 })).toMatchObject({ code: 'no_such_part' })
  })

  test('an empty file has an empty page', async () => {
    await give('')
    expect(await page({})).toMatchObject({ text: '', lines: 0, toLine: 0, nextLine: null, nextByte: null })
    expect(await problem('file', { fromLine: 2 })).toMatchObject({ code: 'no_such_part' })
  })

  test('UTF-16 of both kinds, without the mark', async () => {
    const words = 'eins\r\nzw\u0a0ai\ndrei\n'
    const units = Buffer.from(`\ufeff${words}`, 'utf16le')
    await give(units)
    expect(await page({ fromLine: 2, lines: 1 })).toMatchObject({ text: 'zw\u0a0ai\n', encoding: 'utf-16le', lines: 3 })
    await give(units.swap16())
    expect(await page({ fromLine: 2 })).toMatchObject({ text: 'zw\u0a0ai\ndrei\n', encoding: 'utf-16be', lines: 3 })
  })

  test('what is longer than a page is cut between letters, and goes on by bytes', async () => {
    await give(`한${'글'.repeat(200_000)}\nend\n`)
    const cut = await page({})
    expect(cut).toMatchObject({ toLine: 1, nextLine: null, damaged: false })
    expect(cut.text?.endsWith('글')).toBe(true)
    const rest = await page({ fromByte: cut.nextByte, bytes: 262_144 })
    expect(rest.text?.startsWith('글')).toBe(true)
    expect(rest.damaged).toBe(false)
  })

  test('all pages in a row are the file, whatever is in it', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'é', '가', '😀', '\r', '\n', '\r\n'), maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(line, fc.integer({ min: 1, max: 4 }), async (text, lines) => {
        await give(text)
        let all = ''
        let count = 0
        for (let from: number | null = 1; from !== null;) {
          const one = await page({ fromLine: from, lines })
          all += one.text ?? ''
          expect(linesOf(one.text ?? '').length).toBe((one.toLine ?? 0) - from + 1)
          count = one.lines ?? -1
          from = one.nextLine
        }
        expect(all).toBe(text)
        expect(count).toBe(linesOf(text).length)
      }),
      { numRuns: 60 },
    )
  })

  test('all pages of bytes in a row are the file as well, in every encoding', async () => {
    const letters = { 'utf-8': 'a가😀é', 'utf-16le': 'a가😀', 'windows-949': '', 'windows-936': '' }
    const korean = Buffer.from('b0a1200a8141c8fe61b0a1', 'hex')
    for (const [encoding, text] of Object.entries(letters)) {
      const bytes = text === '' ? korean : Buffer.from(text.repeat(5), encoding === 'utf-16le' ? 'utf16le' : 'utf8')
      await give(bytes)
      for (const size of [1, 2, 3, 5, 7]) {
        let all = ''
        for (let at: number | null = 0; at !== null;) {
          const one: FilePage = await page({ fromByte: at, bytes: size, encoding: encoding as FileEncoding })
          expect(one.damaged).toBe(false)
          all += one.text ?? ''
          at = one.nextByte
        }
        expect(all).toBe(decodePage(bytes, encoding as FileEncoding).text)
      }
    }
  })

  test('from the middle of a letter the page begins with the next one', async () => {
    await give('a가나다')
    expect(await page({ fromByte: 2 })).toMatchObject({ text: '나다', fromByte: 4, fromLine: null, lines: null })
  })
})

describe('what is no text', () => {
  test('a small one is shown in digits', async () => {
    await give(Uint8Array.from([0, 1, 2, 65]))
    expect(await page({})).toMatchObject({
      ...{ encoding: 'binary', encodingBecause: 'no_text', lines: null, nextByte: null, text: null },
      digits: `00000000  00 01 02 41${' '.repeat(37)} ...A\n`,
    })
  })

  test('2 GB of nothing are refused at once, and 2 GB of text are read with a page in memory', async () => {
    await give('')
    await truncate(path.join(folder, 'file'), 2_000_000_000)
    expect(await problem('file')).toEqual({ code: 'no_plain_file', what: 'binary' })
    expect(await problem('file', { encoding: 'utf-8' })).toEqual({ code: 'no_plain_file', what: 'binary' })
    const handle = await open(path.join(folder, 'file'), 'r+')
    await handle.write('line\n'.repeat(20_000), 0)
    await handle.close()
    const before = process.memoryUsage().arrayBuffers
    expect(await page({ fromLine: 19_999, lines: 2 })).toMatchObject({ text: 'line\nline\n', lines: null })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })
})

describe('what cannot be read', () => {
  test('a folder, and nothing at all', async () => {
    await mkdir(path.join(folder, 'sub'))
    expect(await problem('sub')).toEqual({ code: 'no_plain_file', what: 'folder' })
    expect(await problem('missing')).toEqual({ code: 'no_plain_file', what: 'missing' })
    await give('', 'plain')
    expect(await problem('plain/below')).toEqual({ code: 'no_plain_file', what: 'missing' })
  })

  test.skipIf(isWindows)('a pipe, a device, and a link that came after the judge', async () => {
    await promisify(execFile)('mkfifo', [path.join(folder, 'pipe')])
    expect(await problem('pipe')).toEqual({ code: 'no_plain_file', what: 'other' })
    const anywhere = createFileReading({ place: ({ path: name }) => Promise.resolve(ok(name)) })
    const device = await anywhere.read({ path: '/dev/zero' }, first, never)
    expect(device).toMatchObject({ ok: false, error: { code: 'no_plain_file', data: { what: 'other' } } })
    await symlink('/etc/hostname', path.join(folder, 'link'))
    expect(await problem('link')).toEqual({ code: 'no_plain_file', what: 'changed' })
    await mkdir(path.join(folder, 'outside'))
    await give('secret', 'outside/file')
    await symlink(path.join(folder, 'outside'), path.join(folder, 'way'))
    expect(await problem('way/file')).toEqual({ code: 'no_plain_file', what: 'changed' })
  })

  test.skipIf(isWindows || process.getuid?.() === 0)('a file that this account may not read', async () => {
    await give('secret', 'locked')
    await chmod(path.join(folder, 'locked'), 0)
    expect(await problem('locked')).toEqual({ code: 'file_unreadable', what: 'EACCES' })
  })

  test.skipIf(isWindows)('one that is deleted, or cut, while it is read', async () => {
    const file = path.join(folder, 'going')
    const readWhile = async (change: () => Promise<void>): Promise<unknown> => {
      await writeFile(file, 'x\n'.repeat(3_000_000))
      const reading = problem('going', { lines: 1 })
      await new Promise((resolve) => setTimeout(resolve, 1))
      await change()
      return reading
    }
    const ended = [await readWhile(() => unlink(file)), await readWhile(() => truncate(file, 10))]
    for (const end of ended) if (typeof end !== 'string') expect(end).toMatchObject({ code: 'no_plain_file' })
    expect(ended.filter((end) => typeof end === 'string' && end !== 'x\n')).toEqual([])
  })

  test('a search for a line ends when it is stopped', async () => {
    await give('x\n'.repeat(1_000_000))
    const stopped = AbortSignal.abort()
    await expect(reading.read({ path: 'file' }, first, stopped)).rejects.toThrow(/abort/i)
  })
})
