import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createEventReader } from './event-reader.ts'

/** What is heard of a body that comes in these parts. */
function heardOf(parts: readonly Uint8Array[]): readonly unknown[] {
  const heard: unknown[] = []
  const reader = createEventReader((value) => heard.push(value))
  for (const part of parts) reader.take(part)
  reader.end()
  return heard
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test.each([
  ['the ends of lines of every system', 'data: 1\n\ndata: 2\r\n\r\ndata: 3\r\rdata: 4\n\n', [1, 2, 3, 4]],
  ['no blank behind the colon', 'data:1\n\ndata:  2\n\n', [1, 2]],
  ['comments, names and fields that nobody knows', ': hi\nevent: x\nid: 7\nretry\ndata: 1\n\n:\n\n', [1]],
  ['a value in several lines', 'data: {"a":\ndata: 1}\n\n', [{ a: 1 }]],
  ['a last event without its blank line', 'data: 1\n\ndata: 2', [1, 2]],
  ['half a last event', 'data: 1\n\ndata: {"a', [1]],
  ['what stands behind the end', 'data: 1\n\ndata: [DONE]\n\ndata: 2\n\ndata: <html>\n\n', [1]],
  ['a page that is no stream', '<!doctype html>\n\n<p>Hello</p>\n', []],
  ['a mark at the beginning', '\uFEFFdata: 1\n\n', [1]],
  ['nothing', '', []],
])('hears %s', (_what, body, heard) => {
  const bytes = bytesOf(body)
  expect(heardOf([bytes])).toEqual(heard)
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(heardOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(heard)
})

test('what came before an event that is no JSON was heard', () => {
  const heard: unknown[] = []
  const reader = createEventReader((value) => heard.push(value))
  expect(() => reader.take(bytesOf('data: 1\n\ndata: <html>\n\ndata: 2\n\n'))).toThrow(SyntaxError)
  expect(heard).toEqual([1])
})

test('however many bytes come at once, letters of every language arrive whole', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 6 })
  fc.assert(
    fc.property(texts, fc.constantFrom('\n', '\r\n', '\r'), fc.integer({ min: 1, max: 7 }), (values, end, size) => {
      const bytes = bytesOf(values.map((value) => `data: ${JSON.stringify(value)}${end}${end}`).join(''))
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      expect(heardOf(parts)).toEqual(values)
    }),
  )
})
