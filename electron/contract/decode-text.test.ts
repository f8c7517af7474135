import { expect, test } from 'vitest'

import { decodeText } from './decode-text.ts'

/** '안녕' and '你好' as their old encodings write them. */
const eucKr = [0xbe, 0xc8, 0xb3, 0xe7]
const gbk = [0xc4, 0xe3, 0xba, 0xc3]
const ascii = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0))
const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)]

test.each([
  ['header', eucKr, 'text/html; charset=EUC-KR', '안녕', 'euc-kr'],
  ['header in quotes', gbk, 'text/html; charset="gb2312"', '你好', 'gbk'],
  ['mark before header', [0xef, 0xbb, 0xbf, ...utf8('é')], 'text/plain; charset=latin1', 'é', 'utf-8'],
  ['UTF-16 by mark', [0xff, 0xfe, 0x48, 0x00, 0x69, 0x00], undefined, 'Hi', 'utf-16le'],
  ['meta', [...ascii('<meta charset=gbk>'), ...gbk], 'text/html', '<meta charset=gbk>你好', 'gbk'],
  [
    'old meta',
    [...ascii('<META http-equiv="Content-Type" content="text/html; charset=ks_c_5601-1987">'), ...eucKr],
    undefined,
    '<META http-equiv="Content-Type" content="text/html; charset=ks_c_5601-1987">안녕',
    'euc-kr',
  ],
  [
    'unknown header, meta',
    [...ascii('<meta charset=euc-kr>'), ...eucKr],
    'text/html; charset=nothing',
    '<meta charset=euc-kr>안녕',
    'euc-kr',
  ],
  ['meta cannot say UTF-16', ascii('<meta charset=utf-16>a'), undefined, '<meta charset=utf-16>a', 'utf-8'],
  [
    'XML',
    [...ascii('<?xml version="1.0" encoding="ISO-8859-1"?>'), 0xe9],
    undefined,
    '<?xml version="1.0" encoding="ISO-8859-1"?>é',
    'windows-1252',
  ],
  ['nothing said, UTF-8', utf8('äöü 你好'), undefined, 'äöü 你好', 'utf-8'],
  ['nothing said, Latin-1', [0x63, 0x61, 0x66, 0xe9], undefined, 'café', 'windows-1252'],
])('%s', (...[, bytes, contentType, text, charset]) => {
  expect(decodeText(Uint8Array.from(bytes), contentType)).toEqual({ text, charset, damaged: false })
})

test('bytes that do not fit are shown as such', () => {
  const broken = Uint8Array.from([...utf8('안녕'), 0xff, ...utf8('!')])
  expect(decodeText(broken, 'text/plain; charset=utf-8')).toEqual({
    text: '안녕\ufffd!',
    charset: 'utf-8',
    damaged: true,
  })
  expect(decodeText(broken, undefined)).toMatchObject({ charset: 'utf-8', damaged: true })
})

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
  ['control characters', Array.from({ length: 100 }, (_, index) => (index % 10 === 0 ? 1 : 65))],
])('%s is no text', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), 'text/plain')).toBeNull()
})

test('nothing is an empty text', () => {
  expect(decodeText(new Uint8Array(), undefined)).toEqual({ text: '', charset: 'utf-8', damaged: false })
})
