import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { longTests, placeOf, shards, testsOfOtherShards } from '../long-tests.ts'

const root = path.join(import.meta.dirname, '../..')
const everyShard = Array.from({ length: shards }, (_, at) => `${String(at + 1)}/${String(shards)}`)

test('every file that is named to begin first is there, each once', () => {
  expect(longTests.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(new Set(longTests).size).toBe(longTests.length)
})

test('they begin in their order, on every system, and what is not named begins after them', () => {
  const named = longTests.map((file) => placeOf(`C:/deskmedic/${file}`))
  expect(named).toEqual([...longTests.keys()])
  expect(placeOf('/home/kim/deskmedic/test/other.test.ts')).toBe(longTests.length)
})

test('each long test is in one shard, each shard has as many as the others, and without a shard nothing is left out', () => {
  const taken = everyShard.map((shard) => {
    const others = new Set(testsOfOtherShards(shard))
    return longTests.filter((file) => !others.has(file))
  })
  expect(taken.flat().toSorted()).toEqual([...longTests].toSorted())
  const sizes = taken.map(({ length }) => length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  expect([testsOfOtherShards(undefined), testsOfOtherShards('')]).toEqual([[], []])
})

test('a shard that there is not is refused, never taken for all or for none', () => {
  const of = String(shards)
  for (const shard of [`0/${of}`, `${of}1/${of}`, '1/7', '1', 'all', `1/${of}/1`, `1.5/${of}`, `-1/${of}`])
    expect(() => testsOfOtherShards(shard)).toThrow('a shard is')
})

test('what writes the policies of a PC is never beside programs that read them', () => {
  const writer = 'test/windows/policy-registry.test.ts'
  const beside = everyShard.filter((shard) => !testsOfOtherShards(shard).includes(writer))
  const readers = ['cli-kept', 'cli-durability', 'cli-output', 'broker'].map((name) => `test/e2e/${name}.test.ts`)
  for (const shard of beside) expect(testsOfOtherShards(shard)).toEqual(expect.arrayContaining(readers))
})
