import { sep } from 'node:path'

import { expect, test } from 'vitest'

import { never } from '../../../test/fakes/script-host-fixture.ts'
import type { SeenFile } from './confirm-in-threads.ts'
import { createSearchedFiles } from './searched-files.ts'

const facts = { sizeBytes: 1, modifiedUtc: '2026-01-01T00:00:00.000Z', linesBefore: [0] }
const seen = { lineAt: 0, returns: 0, atByte: 0, bytes: Buffer.from('needle\n'), isMatch: true }

function place(isOpen: (entry: { readonly path: string }) => boolean = () => true) {
  const asked: string[][] = []
  const confirm = (files: readonly SeenFile[]) => {
    asked.push(files.map(({ path }) => path))
    return Promise.resolve(files.map(() => facts))
  }
  return { asked, files: createSearchedFiles({ folder: { path: '/work', isOpen }, confirm, signal: never }) }
}

const named = (at: number): string => `./sub/text-${String(at).padStart(3, '0')}.txt`

test('files are confirmed while others are still searched, each once and in their order', async () => {
  const { asked, files } = place()
  for (let at = 199; at >= 0; at -= 1) {
    files.line(named(at), seen)
    await Promise.resolve()
  }
  expect(asked.length).toBeGreaterThan(0)
  const found = await files.end()
  expect(found.map(({ names }) => `./${names.join('/')}`)).toEqual(Array.from({ length: 200 }, (_, at) => named(at)))
  expect(found.every((file) => file.facts === facts)).toBe(true)
  expect(asked.flat()).toHaveLength(200)
  expect(asked.length).toBeLessThan(10)
})

test('a file that is told of once more is looked at more closely', async () => {
  const { files } = place()
  for (const name of ['./a', './b', './a']) files.line(name, seen)
  expect(await files.end()).toMatchObject([
    { names: ['a'], seen: [seen, seen], facts: null },
    { names: ['b'], seen: [seen], facts },
  ])
})

test('a file that stays closed is neither opened nor told of', async () => {
  const { asked, files } = place(({ path }) => !path.endsWith('closed'))
  for (const name of ['./closed/a', './open/a']) files.line(name, seen)
  expect((await files.end()).map(({ names }) => names)).toEqual([['open', 'a']])
  expect(asked).toEqual([[['/work', 'open', 'a'].join(sep)]])
})

test('what could not be asked is an error of the search', async () => {
  const confirm = () => Promise.reject(new Error('stopped'))
  const files = createSearchedFiles({ folder: { path: '/work', isOpen: () => true }, confirm, signal: never })
  for (let at = 0; at < 200; at += 1) files.line(named(at), seen)
  await expect(files.end()).rejects.toThrow('stopped')
})
