import { expect, test } from 'vitest'

import type { ContentQuestion } from '../../../contract/content-search-port.ts'
import { linesInTexts, pageOfText } from './text-pages.ts'

const folder = 'C:\\Users\\test\\Downloads'
const files = { [`${folder}\\a.ini`]: 'one\nserver=vpn\nthree\n', [`${folder}\\b.txt`]: `${'a'.repeat(40)}!\n` }
const asked: ContentQuestion = {
  ...{ root: 'c:\\users\\TEST', pattern: 'SERVER=\\w+', glob: '*', caseSensitive: false },
  ...{ context: 1, maxResults: 10, includeHidden: false, includeIgnored: false },
}

test('lines that fit, with what stands around them', () => {
  const line = { path: `${folder}\\a.ini`, line: 2, text: 'server=vpn', before: ['one'], after: ['three'] }
  expect(linesInTexts(files, asked)).toMatchObject({ ok: true, value: { lines: [line], complete: true } })
  expect(linesInTexts(files, { ...asked, glob: '*.TXT' })).toMatchObject({ value: { lines: [] } })
  expect(linesInTexts(files, { ...asked, pattern: 'e', maxResults: 1 })).toMatchObject({ value: { complete: false } })
})

test('what is no pattern, and one that takes for ever, hold up nothing', () => {
  for (const pattern of ['(', '^(a+)+$'])
    expect(linesInTexts(files, { ...asked, pattern })).toMatchObject({ error: { code: 'bad_pattern' } })
})

test('pages by line and by byte', () => {
  const wanted = { fromLine: 2, lines: 1, fromByte: null, bytes: 10, encoding: null }
  expect(pageOfText('x', 'one\ntwo\nthree', wanted)).toMatchObject({
    value: { text: 'two\n', nextLine: 3, lines: 3, nextByte: 8 },
  })
  expect(pageOfText('x', 'one\ntwo\nthree', { ...wanted, fromByte: 8 })).toMatchObject({
    value: { text: 'three', nextByte: null },
  })
  expect(pageOfText('x', 'one\n', wanted)).toMatchObject({ error: { code: 'no_such_part' } })
  expect(pageOfText('x', null, wanted)).toMatchObject({ error: { code: 'no_plain_file' } })
})
