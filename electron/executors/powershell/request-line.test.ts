import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { sha256 } from '../../kernel/digest.ts'
import { asciiJson, explainRequestLine, maxArgumentBytes, requestLine } from './request-line.ts'

const ids = { newId: () => 'call1', randomHex: (count: number) => 'a'.repeat(count * 2) }
const script = '$p.name'

const lineOf = (p: Readonly<Record<string, unknown>>) =>
  requestLine({ id: 'i', marker: 'm', script, scriptSha256: sha256(script), args: { p, s: {}, r: {} }, timeoutMs: 1 })

test('any text arrives as it was, in one line of printable ASCII', () => {
  const character = fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff)
  const text = fc.array(character, { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes))
  fc.assert(
    fc.property(text, (value) => {
      const line = lineOf({ value })
      if (!line.ok) throw new Error(line.error.code)
      expect(line.value).toMatch(/^[\u0020-\u007e]+$/)
      expect(JSON.parse(line.value)).toMatchObject({ args: { p: { value } } })
    }),
  )
})

test('a lone surrogate is refused, in values and in names', () => {
  expect(lineOf({ value: 'a\ud800b' })).toMatchObject({ ok: false, error: { code: 'text_not_allowed' } })
  expect(lineOf({ deep: [{ '\udc00': 1 }] })).toMatchObject({ ok: false, error: { code: 'text_not_allowed' } })
})

test('the limit for arguments counts their ASCII form', () => {
  const fits = 'x'.repeat(maxArgumentBytes - '{"v":""}'.length)
  expect(lineOf({ v: fits }).ok).toBe(true)
  expect(lineOf({ v: fits + 'x' })).toMatchObject({ ok: false, error: { code: 'text_too_long' } })
  expect(lineOf({ v: '한'.repeat(11_000) })).toMatchObject({ ok: false, error: { code: 'text_too_long' } })
})

test('a script that is not the one of the program is refused', () => {
  const args = { p: {}, s: {}, r: {} }
  const changed = requestLine({ id: 'i', marker: 'm', script, scriptSha256: sha256('other'), args, timeoutMs: 1 })
  expect(changed).toMatchObject({ ok: false, error: { code: 'script_changed' } })
})

test('what is no plain data is refused', () => {
  const loop: Record<string, unknown> = {}
  loop['self'] = loop
  expect(lineOf(loop)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  expect(asciiJson(undefined)).toBeNull()
})

test('the line shown to people is the line that is written', () => {
  const shown = explainRequestLine({ script, args: { name: 'Größe' }, timeoutMs: 5_000 }, ids)
  const hash = sha256(script)
  expect(shown).toEqual({
    ok: true,
    value:
      `{"id":"call1","marker":"${'a'.repeat(32)}","scriptSha256":"${hash}","script":"$p.name",` +
      '"args":{"p":{"name":"Gr\\u00f6\\u00dfe"},"s":{},"r":{}},"timeoutMs":5000}',
  })
})
