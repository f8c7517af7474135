import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canHold, readTextContent, writeTextContent } from './text-content.ts'

const anyText = fc.string({
  unit: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom('\n', '\r\n', '\r')),
})
const anyFile = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  anyText.map((text) => Buffer.from(text)),
  anyText.map((text) => Buffer.from(`\ufeff${text}`)),
  anyText.map((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  anyText.map((text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
)

test('what was read is written again byte for byte', () => {
  fc.assert(
    fc.property(anyFile, (bytes) => {
      const content = readTextContent(bytes)
      if (content !== null) expect(Buffer.from(writeTextContent(content)).equals(bytes)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['utf8', false, Buffer.from('한국어\r\n中文')],
  ['utf8', true, Buffer.from('\ufeffa\n')],
  ['utf16le', true, Buffer.from('\ufeffa\n', 'utf16le')],
  ['utf16be', true, Buffer.from('\ufeffa\n', 'utf16le').swap16()],
  ['bytes', false, Buffer.from([0xb0, 0xa1, 0x0d, 0x0a])],
] as const)('%s, with a mark: %s', (encoding, hasMark, bytes) => {
  expect(readTextContent(bytes)).toMatchObject({ encoding, hasMark })
})

test.each([
  ['a NUL', Buffer.from('a\0b')],
  ['UTF-16 without its mark', Buffer.from('ab', 'utf16le')],
  ['half a character', Buffer.from([0xff, 0xfe, 0x61])],
  ['a mark of UTF-8 before something else', Buffer.from([0xef, 0xbb, 0xbf, 0xff])],
])('%s is no text', (_name, bytes) => {
  expect(readTextContent(bytes)).toBeNull()
})

test('an encoding that nobody knows takes ASCII alone, no encoding takes half a character', () => {
  expect(canHold('bytes', 'plain')).toBe(true)
  expect(canHold('bytes', 'é')).toBe(false)
  for (const encoding of ['utf8', 'utf16le', 'utf16be', 'bytes'] as const) {
    expect(canHold(encoding, '\ud800')).toBe(false)
    expect(canHold(encoding, 'a\0')).toBe(false)
  }
})
