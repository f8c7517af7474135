import { expect, test } from 'vitest'

import { createPieceVectors } from './piece-vectors.ts'

const vector = (...values: number[]): Float32Array => Float32Array.from(values)

async function nearest(vectors: ReturnType<typeof createPieceVectors>, digests: readonly string[]) {
  const near = await vectors.nearness(
    digests.map((digest) => ({ digest })),
    vector(1, 0),
  )
  return near.map(({ piece, score }) => [piece.digest, score])
}

test('what was kept compares as what it was made from, without what is no longer asked for', async () => {
  const made = createPieceVectors('here a-model', null)
  expect([made.add('a', vector(1, 0)), made.add('b', vector(0, 1)), made.add('c', vector(1, 0, 0))]).toEqual([
    true,
    true,
    false,
  ])
  const saved = made.save(new Set(['a', 'unknown']))
  const kept = createPieceVectors('here a-model', saved)
  expect([kept.count(), kept.has('a'), kept.has('b')]).toEqual([1, true, false])
  expect(await nearest(made, ['a', 'b', 'unknown'])).toEqual([
    ['a', 1],
    ['b', 0],
  ])
  expect(await nearest(kept, ['a', 'b'])).toEqual([['a', 1]])
})

test('vectors of another model, of another format or cut ones are forgotten', () => {
  const made = createPieceVectors('here a-model', null)
  made.add('a', vector(1, 0))
  const saved = made.save(new Set(['a']))
  for (const [name, bytes] of [
    ['here other-model', saved],
    ['here a-model', saved.subarray(0, saved.length - 1)],
    ['here a-model', Buffer.from('{"format":99}\n')],
    ['here a-model', Buffer.from('null\n')],
    ['here a-model', Buffer.from('no line')],
    ['here a-model', Buffer.alloc(0)],
  ] as const)
    expect(createPieceVectors(name, bytes).count()).toBe(0)
})

test('there is room for so many bytes of a folder, and for no vector more', () => {
  const made = createPieceVectors('here a-model', null)
  const wide = new Float32Array(8_000)
  const added = Array.from({ length: 2_001 }, (_, at) => made.add(String(at), wide))
  expect([added.indexOf(false), made.count()]).toEqual([2_000, 2_000])
})
