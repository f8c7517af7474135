import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { linesOf } from '../../../../shared/domain/text-lines.ts'
import { searchLog } from '../../../tools/event-logs-crashes/analyze-logs/search-log.ts'
import { openInside } from '../open-inside.ts'
import { createLineSearch } from './line-search.ts'

let file = ''
/** So small that lines, breaks and texts lie across the ends of parts. */
const threads = createLineSearch(40)
const { signal } = new AbortController()

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'dm-lines-')), 'app.log')
})
afterEach(() => rmSync(dirname(file), { recursive: true, force: true }))
afterAll(() => threads.close())

async function search(pattern: string, max: number, lines: typeof threads | null) {
  const opened = await openInside(file, { within: [dirname(file)], signal, lines }, process.platform)
  if (typeof opened === 'string') throw new Error(opened)
  return whole(await searchLog({ path: file, pattern, max }, opened, { signal }))
}

function whole<T>(found: T | null): T {
  if (found === null) throw new Error('the log became shorter')
  return found
}

test('threads find in the parts of a file what one reader finds in the whole of it', async () => {
  const word = fc.constantFrom(
    'error',
    'Error',
    'er',
    'ror',
    'line',
    '',
    '\u00e9\ud55c',
    'a long one that goes on for a while ',
  )
  const line = fc.array(word, { maxLength: 5 }).map((words) => words.join(''))
  const end = fc.constantFrom('\n', '\r\n', '\r')
  const ended = fc.array(fc.tuple(line, end), { maxLength: 60 })
  const text = fc.tuple(ended, line).map(([lines, last]) => lines.map((one) => one.join('')).join('') + last)
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (written, max) => {
      writeFileSync(file, written)
      const lines = linesOf(written).flatMap((each, at) => (/error/i.test(each.text) ? [at + 1] : []))
      const found = await search('error', max, threads)
      expect(found).toEqual(await search('error', max, null))
      expect(found.matches.map((match) => match.line)).toEqual(lines.slice(-max))
    }),
    { numRuns: 300 },
  )
})

test('how far it is, is told part by part', async () => {
  writeFileSync(file, 'a line\nan error\n'.repeat(20))
  const opened = await openInside(file, { within: [dirname(file)], signal, lines: threads }, process.platform)
  if (typeof opened === 'string') throw new Error(opened)
  const shares: (number | null)[] = []
  const progress = ({ share }: { readonly share: number | null }): void => void shares.push(share)
  await searchLog({ path: file, pattern: 'error', max: 10 }, opened, { signal, progress })
  expect(shares.length).toBe(Math.ceil((16 * 20) / 40))
  expect(shares).toEqual(shares.toSorted((a, b) => Number(a) - Number(b)))
  expect(shares.at(-1)).toBe(1)
})

test('two thousand megabytes without a line break take no more memory than a few lines', async () => {
  writeFileSync(file, 'the first line of many letters, so that it is known for text\n'.repeat(2))
  truncateSync(file, 2_000_000_000)
  appendFileSync(file, '\nan error at the end\n')
  const one = createLineSearch()
  const before = process.memoryUsage().rss
  const { matches } = await search('error', 5, one)
  const grown = process.memoryUsage().rss - before
  one.close()
  expect(matches.map(({ line, summary }) => [line, summary])).toEqual([[4, 'an error at the end']])
  expect(grown).toBeLessThan(150_000_000)
})

test('a file that begins with nothing is looked through by its bytes, as one of two bytes a letter is not', async () => {
  writeFileSync(file, `${'\0'.repeat(5_000)}\nan error\n`)
  const told: number[] = []
  const opened = await openInside(file, { within: [dirname(file)], signal, lines: threads }, process.platform)
  if (typeof opened === 'string') throw new Error(opened)
  const progress = (): void => void told.push(1)
  const { matches } = whole(await searchLog({ path: file, pattern: 'error', max: 5 }, opened, { signal, progress }))
  expect([matches.map(({ line }) => line), told.length > 1]).toEqual([[2], true])
})

test('a line that is longer than is kept of it still ends with CR alone, wherever it is cut', async () => {
  const long = 'x'.repeat(1_048_575)
  const one = createLineSearch(1_000)
  for (const before of ['', 'y', 'yy', 'yyy']) {
    writeFileSync(file, `${before}${long}\ran error\r${long}${before}\r\nan error\n`)
    expect(
      (await search('error', 5, one)).matches.map(({ line }) => line),
      before,
    ).toEqual([2, 4])
    expect(
      (await search('error', 5, null)).matches.map(({ line }) => line),
      before,
    ).toEqual([2, 4])
  }
  one.close()
})

test('what is no row of bytes is read as the text that it is', async () => {
  writeFileSync(file, Buffer.from(`\ufeff${'first\nan ERROR here\n'.repeat(20)}`, 'utf16le'))
  expect((await search('error', 5, threads)).matches.map(({ line }) => line)).toEqual([32, 34, 36, 38, 40])
})

test('a search that nobody wants any more ends at once', async () => {
  writeFileSync(file, 'an error\n'.repeat(100_000))
  const stop = new AbortController()
  const opened = await openInside(file, { within: [dirname(file)], signal, lines: threads }, process.platform)
  if (typeof opened === 'string') throw new Error(opened)
  const found = searchLog({ path: file, pattern: 'error', max: 10 }, opened, { signal: stop.signal })
  stop.abort()
  await expect(found).rejects.toThrow()
})
