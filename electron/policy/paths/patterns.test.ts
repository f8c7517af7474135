import fc from 'fast-check'
import { expect, test } from 'vitest'

import { neverOpened } from '../../../shared/domain/workspace.ts'
import { alwaysClosed, closingPattern, isAmong, isPattern } from './patterns.ts'
import { soonMs } from '../../../test/fakes/soon.ts'

test.each([
  '*.log',
  'Report 2*.txt',
  'docs/**',
  '**/node_modules/**',
  '.env',
  'a[0-9].txt',
  'Brief (1).docx',
  '한글*.hwp',
])('%s is a pattern', (text) => expect(isPattern(text)).toBe(true))

test.each([
  '',
  ' *.log',
  '/etc/*',
  'a//b',
  '../x',
  'a/../b',
  'a\\b',
  'a|b',
  'a\nb',
  '*a*b*c*',
  '**/**/**/x',
  '\ud800',
  'x'.repeat(101),
])('%j is none', (text) => expect(isPattern(text)).toBe(false))

test('a pattern without a slash is about names in every folder; one with a slash is about the place', () => {
  expect(isAmong(['a', 'b', 'c.log'], ['*.log'], false)).toBe(true)
  expect(isAmong(['c.log', 'b.txt'], ['*.log'], false)).toBe(false)
  expect(isAmong(['docs', 'b.txt'], ['docs/*'], false)).toBe(true)
  expect(isAmong(['other', 'docs', 'b.txt'], ['docs/*'], false)).toBe(false)
  expect(isAmong(['x', 'docs', 'b.txt'], ['**/docs/**'], false)).toBe(true)
  expect(isAmong(['anything'], [], false)).toBe(true)
})

test('what closes a folder closes what is in it, whatever the case', () => {
  expect(closingPattern(['Old', 'a', 'b.txt'], ['old'])).toBe('old')
  expect(closingPattern(['docs', 'old', 'b.txt'], ['docs/old'])).toBe('docs/old')
  expect(closingPattern(['docs', 'new', 'b.txt'], ['docs/old', '*.log'])).toBeNull()
})

test('only Windows takes names in another case for the same', () => {
  expect([isAmong(['A.LOG'], ['*.log'], true), isAmong(['A.LOG'], ['*.log'], false)]).toEqual([true, false])
})

test('signs that other patterns give a meaning to are letters', () => {
  expect(isAmong(['Brief (1).docx'], ['Brief (1).docx'], false)).toBe(true)
  expect(isAmong(['Brief 1.docx'], ['Brief (1).docx'], false)).toBe(false)
  expect(closingPattern(['{a,b}'], ['{a,b}'])).toBe('{a,b}')
  expect(closingPattern(['a'], ['{a,b}', '!b', '@(a)'])).toBeNull()
  expect(closingPattern(['#x'], ['#x'])).toBe('#x')
})

test('a letter in two signs is the same letter', () => {
  expect(closingPattern(['gro\u0308ße.txt'], ['größe.*'])).toBe('größe.*')
})

test.each([['server.pem'], ['.env'], ['.ENV.local'], ['id_rsa'], ['keys', 'ID_RSA.pub'], ['setup.EXE'], ['a.kdbx']])(
  '%j is closed everywhere',
  (...below) => expect(alwaysClosed(below)).not.toBeNull(),
)

test('every pattern of what is always closed is one that could be kept', () => {
  expect(neverOpened.filter((pattern) => !isPattern(pattern))).toEqual([])
  expect(alwaysClosed(['notes.txt'])).toBeNull()
})

test('whatever can be kept is compared in a moment with the worst of names', () => {
  const part = fc.constantFrom('a', 'aa', '*', '?', '[ab]', 'b')
  const pattern = fc
    .array(
      fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 4 },
    )
    .map((names) => names.join('/'))
    .filter(isPattern)
  const started = performance.now()
  fc.assert(
    fc.property(pattern, (one) => {
      closingPattern(
        Array.from({ length: 8 }, () => `${'a'.repeat(254)}c`),
        [one],
      )
    }),
    { numRuns: 200 },
  )
  expect(performance.now() - started).toBeLessThan(soonMs)
})
