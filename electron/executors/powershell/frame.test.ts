import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createFrameParser, type FrameState } from './frame.ts'

const marker = '0123456789abcdef0123456789abcdef'
const frameOf = (text: string): string => `DM:${marker}:\n${Buffer.from(text).toString('base64')}\n:${marker}:DM`

function feed(bytes: Buffer, cuts: readonly number[]): { state: FrameState; noise: string } {
  const parser = createFrameParser(marker)
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  const edges = [0, ...places, bytes.length]
  let state: FrameState = { kind: 'more' }
  edges.slice(1).forEach((end, index) => {
    if (state.kind === 'more') state = parser.push(bytes.subarray(edges[index] ?? 0, end))
  })
  return { state, noise: parser.noise().toString('latin1') }
}

const anyReply = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 200 }),
  noise: fc.string({ maxLength: 60 }),
  cuts: fc.array(fc.nat(400), { maxLength: 12 }),
  width: fc.constantFrom('latin1' as const, 'utf16le' as const),
})

test('a reply is read whole, however the pipe cuts it and whatever stands before it', () => {
  fc.assert(
    fc.property(anyReply, ({ text, noise, cuts, width }) => {
      const bytes = Buffer.concat([Buffer.from(noise, 'latin1'), Buffer.from(frameOf(text), width)])
      expect(feed(bytes, cuts).state).toEqual({ kind: 'reply', json: Buffer.from(text).toString() })
    }),
  )
})

test('noise stands apart from the reply', () => {
  const { state, noise } = feed(Buffer.from(`before\n${frameOf('{}')}\nafter`), [])
  expect(state.kind).toBe('reply')
  expect(noise).toBe('before\n\nafter')
})

test('a frame with the marker of another call is noise', () => {
  const { state, noise } = feed(Buffer.from(frameOf('{}').replaceAll(marker, 'f'.repeat(32))), [3, 50])
  expect(state.kind).toBe('more')
  expect(noise).toContain('DM:ffff')
})

test('without an end mark there is no reply', () => {
  expect(feed(Buffer.from(`DM:${marker}:\ne30=\n`), [10]).state.kind).toBe('more')
})

test.each(['***', 'e30', 'e3=0'])('%s is no base64', (body) => {
  expect(feed(Buffer.from(`DM:${marker}:\n${body}\n:${marker}:DM`), []).state.kind).toBe('broken')
})

test('the limit counts everything, also when the frame is complete', () => {
  const parser = createFrameParser(marker, 100)
  expect(parser.push(Buffer.alloc(100)).kind).toBe('more')
  expect(parser.push(Buffer.from(frameOf('{}'))).kind).toBe('too_large')
})
