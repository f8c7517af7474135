import fc from 'fast-check'
import { expect, test } from 'vitest'

import { detectEncoding } from './detect-encoding.ts'
import { decodePage } from './decode-page.ts'

const hex = (digits: string): Uint8Array => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const korean = 'bec8b3e7c7cfbcbcbfe42e20c0ccb0cdc0ba20c7d1b1dbb7ce20bdb4020a'.replace('020a', '')
const chinese = 'd5e2cac7d2bbb7ddd6d0cec4b5c4cec4bcfe'

test.each([
  ['a mark of UTF-8', hex('efbbbf 61'), 'utf-8', 'byte_order_mark'],
  ['a mark of UTF-16', hex('fffe 6100'), 'utf-16le', 'byte_order_mark'],
  ['a mark of UTF-16, the other way round', hex('feff 0061'), 'utf-16be', 'byte_order_mark'],
  ['letters of ASCII', Buffer.from('plain\r\n'), 'utf-8', 'only_ascii'],
  ['nothing', new Uint8Array(), 'utf-8', 'only_ascii'],
  ['UTF-8', Buffer.from('한글 é 中文'), 'utf-8', 'valid_utf8'],
  ['UTF-8 whose last letter is cut', Buffer.from('한글').subarray(0, 5), 'utf-8', 'valid_utf8'],
  ['damaged UTF-8', Buffer.concat([Buffer.from('한글로 쓴 긴 글입니다'), hex('ff')]), 'utf-8', 'mostly_utf8'],
  ['UTF-16 without a mark', Buffer.from('key=값\r\n', 'utf16le'), 'utf-16le', 'zero_bytes'],
  ['Korean of Windows', hex(korean), 'windows-949', 'korean_letters'],
  ['Chinese of Windows', hex(chinese), 'windows-936', 'chinese_letters'],
  ['letters of the West', Buffer.from('café, déjà vu', 'latin1'), 'iso-8859-1', 'western_letters'],
  ['letters of the West of Windows', hex('636166e9 20 93 61 94'), 'windows-1252', 'western_letters'],
  ['a picture', hex('89504e470d0a1a0a0000000d49484452'), 'binary', 'no_text'],
  ['a mark of UTF-32', hex('fffe0000 61000000'), 'binary', 'no_text'],
] as const)('%s', (_, bytes, ...known) => {
  const { encoding, because } = detectEncoding(bytes)
  expect([encoding, because]).toEqual(known)
})

test('whatever was written in UTF-8 is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', minLength: 1 }), (text) => {
      fc.pre(!text.includes('\0') && text.isWellFormed())
      const bytes = Buffer.from(text)
      const { encoding } = detectEncoding(bytes)
      fc.pre(encoding !== 'binary')
      const body = bytes.subarray(detectEncoding(bytes).markBytes)
      expect(decodePage(body, 'utf-8')).toEqual({ text: body.toString(), damaged: false })
    }),
  )
})

test('no bytes break the reading', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const { encoding } = detectEncoding(bytes)
      if (encoding !== 'binary') expect(typeof decodePage(bytes, encoding).text).toBe('string')
    }),
  )
})

test('code pages of Windows', () => {
  expect(decodePage(hex('b0a1 8141'), 'windows-949')).toEqual({ text: '가갂', damaged: false })
  expect(decodePage(hex('c4e3 80'), 'windows-936')).toEqual({ text: '你€', damaged: false })
  expect(decodePage(hex('80 92 e9'), 'windows-1252')).toEqual({ text: '€’é', damaged: false })
  expect(decodePage(hex('80 e9'), 'iso-8859-1')).toEqual({ text: '\u0080é', damaged: false })
  expect(decodePage(hex('61 ff'), 'utf-8')).toEqual({ text: 'a\ufffd', damaged: true })
  expect(decodePage(Buffer.from('\ufffd'), 'utf-8').damaged).toBe(false)
})
