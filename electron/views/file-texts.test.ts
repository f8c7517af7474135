import { expect, test } from 'vitest'

import { fileTexts, readsFiles } from './file-texts.ts'

const page = { kind: 'page', path: 'path', text: 'text', firstLine: 'fromLine' } as const
const found = {
  kind: 'found',
  ...{ each: 'lines', path: 'path', line: 'line', text: 'text' },
  ...{ before: 'before', after: 'after', pattern: 'content' },
} as const

test('a page has the numbers of its lines, and what was not read is no file', () => {
  const result = { path: 'a.ps1', text: 'one\r\ntwo\r\n', fromLine: 7 }
  expect(fileTexts({ fileTexts: page }, { args: {}, result }).files).toEqual([
    {
      path: 'a.ps1',
      lines: [
        { number: 7, text: 'one', isFound: false },
        { number: 8, text: 'two', isFound: false },
      ],
    },
  ])
  expect(fileTexts({ fileTexts: page }, { args: {}, result: { ...result, text: null } }).files).toEqual([])
  expect(fileTexts({}, { args: {}, result }).files).toEqual([])
})

test('a line ends with LF, CR LF or CR alone, and an empty file has one to be seen', () => {
  const shown = (text: string) =>
    fileTexts({ fileTexts: page }, { args: {}, result: { path: 'a', text, fromLine: 1 } }).files[0]?.lines.map(
      (line) => line.text,
    )
  expect(shown('one\rtwo\r\n\r\nfour\nfive\r')).toEqual(['one', 'two', '', 'four', 'five'])
  expect(shown('')).toEqual([''])
})

test('lines that were found stand once, in their order, with what stands around them', () => {
  const lines = [
    { path: 'a.ini', line: 3, text: 'PRINT01', before: ['b'], after: ['PRINT01 too'] },
    { path: 'a.ini', line: 4, text: 'PRINT01 too', before: ['PRINT01'], after: ['e'] },
  ]
  const shown = fileTexts({ fileTexts: found }, { args: { content: 'PRINT01' }, result: { lines } })
  expect(shown.words).toBe('PRINT01')
  expect(shown.files.map((file) => file.lines.map(({ number, isFound }) => [number, isFound]))).toEqual([
    [
      [2, false],
      [3, true],
      [4, true],
      [5, false],
    ],
  ])
})

test('a search by name alone reads no text', () => {
  expect([
    readsFiles({ fileTexts: found }, { content: null }),
    readsFiles({ fileTexts: found }, { content: 'x' }),
  ]).toEqual([false, true])
  expect([readsFiles({ fileTexts: page }, {}), readsFiles({}, {})]).toEqual([true, false])
})

test('a pattern is not marked, and what is too long says so', () => {
  const lines = Array.from({ length: 6_000 }, (_, index) => ({ path: 'a', line: index + 1, text: 'x' }))
  const shown = fileTexts({ fileTexts: found }, { args: { content: 'x+' }, result: { lines } })
  expect([shown.words, shown.isCut, shown.files[0]?.lines.length]).toEqual([null, true, 5_000])
})
