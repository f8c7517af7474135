import fc from 'fast-check'
import { expect, test } from 'vitest'

import { piecesOf } from './pieces.ts'
import { wordsOf } from './words.ts'
import { soonMs } from '../../../test/fakes/soon.ts'

const names = (text: string): readonly string[] => piecesOf(text).map(({ name }) => name)

test.each([
  ['TypeScript', 'export async function loadUser() {}\n', 'loadUser'],
  ['an arrow', 'export const toRow = (a: number): string => `${a}`\n', 'toRow'],
  ['a type', 'export type Row<T> = { a: T }\n', 'Row'],
  ['Python', 'class Basket:\n    pass\n', 'Basket'],
  ['PowerShell', 'function Get-Thing {\n}\n', 'Get-Thing'],
  ['Rust', 'pub(crate) fn read_all() -> u8 {\n}\n', 'read_all'],
  ['Go', 'func (s *Server) Close() error {\n}\n', 'Close'],
  ['C#', '    public static int CountLines(string text)\n    {\n    }\n', 'CountLines'],
])('a definition in %s is a piece of its own', (_language, text, name) => {
  expect(names(text)).toEqual([name])
})

test('a remark right above belongs to what it explains, a condition is no definition', () => {
  const text = 'const a = 1\n\n/** Says hello. */\nfunction greet() {\n  if (a) {\n  }\n}\n'
  expect(piecesOf(text).map(({ name, firstLine, lastLine }) => ({ name, firstLine, lastLine }))).toEqual([
    { name: '', firstLine: 1, lastLine: 2 },
    { name: 'greet', firstLine: 3, lastLine: 8 },
  ])
})

test('every line with something on it is in a piece, and none is longer than it may be', () => {
  const line = fc.oneof(
    fc.lorem({ maxCount: 4 }),
    fc.constantFrom('', '  ', 'function a() {', 'class B {', '}', '// x', '日本 = 1'),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 700 }), (lines) => {
      const pieces = piecesOf(lines.join('\n'))
      const covered = new Set(
        pieces.flatMap(({ firstLine, lastLine }) =>
          Array.from({ length: lastLine - firstLine + 1 }, (_, at) => firstLine + at),
        ),
      )
      const missed = lines.filter((text, at) => text.trim() !== '' && !covered.has(at + 1))
      expect(missed).toEqual([])
      for (const piece of pieces) {
        expect(piece.lastLine - piece.firstLine).toBeLessThan(200)
        expect(piece.text).toBe(lines.slice(piece.firstLine - 1, piece.lastLine).join('\n'))
      }
    }),
    { numRuns: 100 },
  )
})

test('names are taken apart, words of the language say nothing, other scripts stay', () => {
  expect(wordsOf('async parseHTTPRequest_body2 returns 프린터 설정')).toEqual([
    'parse',
    'http',
    'request',
    'body2',
    'return',
    '프린터',
    '설정',
  ])
})

test('a hostile line takes no time', () => {
  const started = performance.now()
  piecesOf(`${'a '.repeat(900)}(`.repeat(3))
  piecesOf('public '.repeat(280))
  piecesOf(`${'x'.repeat(1_999)}\n`.repeat(2_000))
  expect(performance.now() - started).toBeLessThan(soonMs)
})
