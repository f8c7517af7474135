import { expect, test } from 'vitest'

import { openPieceVectors, type PieceVectors } from './piece-vectors.ts'

const vector = (...values: number[]): Float32Array => Float32Array.from(values)

async function nearest(vectors: PieceVectors, digests: readonly string[], most = 10) {
  const pieces = digests.map((digest) => ({ digest }))
  const { found } = await vectors.nearest(pieces, vector(1, 0), most)
  return found.map(({ piece, score }) => [piece.digest, score])
}

test('what was kept compares as what it was made from, without what is no longer asked for', async () => {
  const made = await openPieceVectors('here a-model', null)
  expect([made.add('a', vector(1, 0)), made.add('b', vector(0, 1)), made.add('c', vector(1, 0, 0))]).toEqual([
    true,
    true,
    false,
  ])
  const saved = await made.save(new Set(['a', 'unknown']))
  const kept = await openPieceVectors('here a-model', saved)
  expect([kept.count(), kept.has('a'), kept.has('b')]).toEqual([1, true, false])
  expect(await nearest(made, ['a', 'b', 'unknown'])).toEqual([
    ['a', 1],
    ['b', 0],
  ])
  expect(await nearest(kept, ['a', 'b'])).toEqual([['a', 1]])
})

test('vectors of another model, of another format or cut ones are forgotten', async () => {
  const made = await openPieceVectors('here a-model', null)
  made.add('a', vector(1, 0))
  const saved = await made.save(new Set(['a']))
  for (const [name, bytes] of [
    ['here other-model', saved],
    ['here a-model', saved.subarray(0, saved.length - 1)],
    ['here a-model', Buffer.from('{"format":99}\n')],
    ['here a-model', Buffer.from('null\n')],
    ['here a-model', Buffer.from('{"format":1,"name":"here a-model"}\n')],
    ['here a-model', Buffer.from('{"format":1,"name":"here a-model","dimensions":2,"digests":"ab"}\n')],
    ['here a-model', Buffer.from('no line')],
    ['here a-model', Buffer.alloc(0)],
  ] as const)
    expect((await openPieceVectors(name, bytes)).count()).toBe(0)
})

test('there is room for so many bytes of a folder, and for no vector more', async () => {
  const made = await openPieceVectors('here a-model', null)
  const wide = new Float32Array(8_000)
  const added = Array.from({ length: 2_001 }, (_, at) => made.add(String(at), wide))
  expect([added.indexOf(false), made.count()]).toEqual([2_000, 2_000])
})

test('the nearest few of many are found in their order, also of those that were added to what was kept', async () => {
  const digests = Array.from({ length: 300 }, (_, at) => String(at))
  const at = (index: number): Float32Array => vector(((index * 37) % 300) / 300, 0)
  const made = await openPieceVectors('here a-model', null)
  for (const [index, digest] of digests.slice(0, 200).entries()) made.add(digest, at(index))
  const vectors = await openPieceVectors('here a-model', await made.save(new Set(digests)))
  for (const [index, digest] of digests.entries()) if (!vectors.has(digest)) vectors.add(digest, at(index))
  const sorted = digests.toSorted((one, other) => (at(Number(other))[0] ?? 0) - (at(Number(one))[0] ?? 0))
  expect((await nearest(vectors, digests, 20)).map(([digest]) => digest)).toEqual(sorted.slice(0, 20))
  expect(await vectors.nearest([{ digest: '1' }], vector(1, 0, 0), 5)).toEqual({ found: [], compared: 0 })
})
