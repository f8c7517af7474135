import { expect, test } from 'vitest'

import type { ContentQuestion } from '../../../contract/content-search-port.ts'
import { failureOf } from '../../../contract/step-failure.ts'
import { linesInTexts, pageOfText } from './text-pages.ts'

const folder = 'C:\\Users\\test\\Downloads'
const files = { [`${folder}\\a.ini`]: 'one\nserver=vpn\nthree\n', [`${folder}\\b.txt`]: `${'a'.repeat(40)}!\n` }
const asked: ContentQuestion = {
  ...{ root: 'c:\\users\\TEST', pattern: 'SERVER=\\w+', glob: '*', caseSensitive: false },
  ...{ context: 1, maxResults: 10, includeHidden: false, includeIgnored: false },
}

test('lines that fit, with what stands around them', () => {
  const line = { path: `${folder}\\a.ini`, line: 2, text: 'server=vpn', before: ['one'], after: ['three'] }
  expect(linesInTexts(files, asked)).toMatchObject({ lines: [line], complete: true })
  expect(linesInTexts(files, { ...asked, glob: '*.TXT' })).toMatchObject({ lines: [] })
  expect(linesInTexts(files, { ...asked, pattern: 'e', maxResults: 1 })).toMatchObject({ complete: false })
})

test('what is no pattern, and one that takes for ever, hold up nothing', () => {
  for (const pattern of ['(', '^(a+)+$'])
    expect(failureOf(linesInTexts(files, { ...asked, pattern }))).toMatchObject({ code: 'bad_pattern' })
})

test('pages by line and by byte', () => {
  const wanted = { fromLine: 2, lines: 1, fromByte: null, bytes: 10, encoding: null }
  expect(pageOfText('x', 'one\ntwo\nthree', wanted)).toMatchObject({
    text: 'two\n',
    nextLine: 3,
    lines: 3,
    nextByte: 8,
  })
  expect(pageOfText('x', 'one\ntwo\nthree', { ...wanted, fromByte: 8 })).toMatchObject({
    text: 'three',
    nextByte: null,
  })
  expect(failureOf(pageOfText('x', 'one\n', wanted))).toMatchObject({ code: 'no_such_part' })
  expect(failureOf(pageOfText('x', null, wanted))).toMatchObject({ code: 'no_plain_file' })
})
