import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeOutput, decodeUtf16, sniffEncoding } from './decode.ts'

test.each([
  ['utf8', Buffer.from('\ufeffGröße')],
  ['utf16le', Buffer.from('\ufeffGröße', 'utf16le')],
  ['utf16le', Buffer.from('Windows Resource Protection', 'utf16le')],
  ['utf16le', Buffer.from('검사 100% 완료\r\n', 'utf16le')],
  ['utf16be', Buffer.from('\ufeffGröße', 'utf16le').swap16()],
  ['utf8', Buffer.from('plain')],
  ['utf8', Buffer.from('안녕')],
  ['utf8', Buffer.alloc(0)],
  ['oem', Buffer.from([0x47, 0x72, 0x94, 0xe1, 0x65])],
] as const)('%s is recognised', (encoding, bytes) => {
  expect(sniffEncoding(bytes)).toBe(encoding)
})

test('OEM text is read by the code page of the PC', () => {
  expect(decodeOutput(Buffer.from([0x47, 0x72, 0x94, 0xe1, 0x65]), 850)).toBe('Größe')
  expect(decodeOutput(Buffer.from([0xb0, 0xcb, 0xbb, 0xe7]), 949)).toBe('검사')
  expect(decodeOutput(Buffer.from([0xbc, 0xec, 0xb2, 0xe9]), 936)).toBe('检查')
  expect(decodeOutput(Buffer.from([0x81]), null)).toBe('ü')
})

test('text comes back without its byte order mark', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('utf8' as const, 'utf16le' as const),
      (text, encoding) => {
        expect(decodeOutput(Buffer.from('\ufeff' + text, encoding), 850)).toBe(Buffer.from(text).toString())
      },
    ),
  )
})

test('declared UTF-16 without any NUL is still UTF-16, plain ASCII stays ASCII', () => {
  expect(decodeUtf16(Buffer.from('검사완료', 'utf16le'))).toBe('검사완료')
  expect(decodeUtf16(Buffer.from('not wide'))).toBe('not wide')
})
