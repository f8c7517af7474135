import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { calling, modelStreams, piece, saying } from '../../test/fakes/model-streams.ts'
import type { ModelAnswer } from '../contract/model-port.ts'
import { createStreamAccumulator } from './stream-accumulator.ts'

function collect(chunks: readonly unknown[], breaks?: string): ModelAnswer {
  let made = 0
  const accumulator = createStreamAccumulator(() => `own${String((made += 1))}`)
  for (const chunk of chunks) if (accumulator.add(chunk)) break
  if (breaks !== undefined) accumulator.broke(breaks)
  return accumulator.read(true)
}

test.each(Object.entries(modelStreams))('%s', (_how, { chunks, breaks, heard }) => {
  expect(collect(chunks, breaks)).toMatchObject({ ...heard, error: breaks ?? ('error' in heard ? heard.error : null) })
})

test('thoughts never show while they come, wherever they are cut', () => {
  const whole = '<think>Perhaps the disk.</think>It is full.'
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const accumulator = createStreamAccumulator(() => 'own')
    accumulator.add(saying(whole.slice(0, cut)))
    expect('It is full.'.startsWith(accumulator.read(false).text)).toBe(true)
    accumulator.add(saying(whole.slice(cut)))
    expect(accumulator.read(true)).toMatchObject({ text: 'It is full.', reasoning: 'Perhaps the disk.' })
  }
})

test('however a call is cut into pieces, it is the same call', () => {
  const args = { path: 'C:\\Temp\\"a".txt', lines: [1, 2], deep: { ok: true, word: '문서' } }
  const written = JSON.stringify(args)
  fc.assert(
    fc.property(fc.array(fc.nat(written.length), { maxLength: 12 }), (places) => {
      const cuts = [0, ...[...places].sort((a, b) => a - b), written.length]
      const pieces = cuts.slice(1).map((end, at) => written.slice(cuts[at], end))
      const first = calling(piece('read_file', '', { index: 0, id: 'a' }))
      const answer = collect([first, ...pieces.map((part) => calling(piece(undefined, part, { index: 0 })))])
      expect(answer.calls).toEqual([{ id: 'own1', name: 'read_file', args, argumentsText: written }])
    }),
  )
})

test('nothing that an endpoint sends is thrown', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), (chunks) => {
      expect(() => collect(chunks)).not.toThrow()
    }),
  )
})

test.each<[string, unknown]>([
  ['text', saying('word '.repeat(1_000))],
  ['thoughts', { choices: [{ delta: { reasoning_content: 'hmm '.repeat(1_000) } }] }],
  ['arguments', calling(piece('read_file', 'x'.repeat(4_000), { index: 0, id: 'a' }))],
  ['calls', calling(...Array.from({ length: 50 }, () => piece('check_printers', '{}')))],
])('%s without an end come to one, and what was said until then stands', (_what, chunk) => {
  const accumulator = createStreamAccumulator(() => 'own')
  let taken = 1
  while (!accumulator.add(chunk) && taken < 1_000) taken += 1
  expect(taken).toBeLessThan(200)
  const { text, reasoning, calls, error } = accumulator.read(true)
  expect(error).toBe('answer_too_large')
  expect(text.length + reasoning.length + calls.length).toBeGreaterThan(0)
})
