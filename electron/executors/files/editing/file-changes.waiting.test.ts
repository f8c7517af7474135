import { appendFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useFileChanges } from '../../../../test/fakes/file-changes-fixture.ts'
import { createCountingIds } from '../../../../test/fakes/storage-deps.ts'
import { createSystemLocks } from '../../process/system-locks.ts'
import { createFileChanges } from './file-changes.ts'

const open = useFileChanges()
const locks = createSystemLocks()
type Place = Awaited<ReturnType<typeof open>>

/** Changes files while somebody does something between the new content and its name. */
function interrupted(place: Place, somebody: () => Promise<unknown>) {
  const keep = async (bytes: Uint8Array): Promise<string> => {
    const sha256 = await place.kept.keep(bytes)
    await expect.poll(() => readdir(place.files)).toContainEqual(expect.stringContaining('deskmedic-part'))
    await somebody()
    return sha256
  }
  return createFileChanges({ ...place, kept: { ...place.kept, keep }, ids: createCountingIds(), locks })
}

const theirs = 'by somebody'

const others: readonly (readonly [string, (file: string, aside: string) => Promise<unknown>])[] = [
  ['is written into', (file) => writeFile(file, theirs)],
  ['becomes longer', (file) => appendFile(file, theirs)],
  ['becomes shorter', (file) => writeFile(file, '')],
  ['is replaced by another', (file, aside) => writeFile(aside, theirs).then(() => rename(aside, file))],
  ['goes', (file) => rm(file)],
]

test.each(others)('a file that %s while its change waits for the disk stays as somebody left it', async (_, work) => {
  const place = await open()
  await place.put('a', 'one')
  const change = await place.change('a', 'one', 'two')
  const left: (string | null)[] = []
  const changes = interrupted(place, async () => {
    await work(place.at('a'), place.at('aside'))
    left.push(await place.holds('a').catch(() => null))
  })
  expect(await changes.apply([change])).toEqual({ ok: false, problem: 'undo_conflict', file: place.at('a') })
  expect([await place.holds('a').catch(() => null)]).toEqual(left)
  expect(await readdir(place.files)).toEqual(left.includes(null) ? [] : ['a'])
  expect(await readdir(place.journalFolder)).toEqual([])
})

test.skipIf(process.platform === 'win32')('a link that comes in place of a file meanwhile leads nowhere', async () => {
  const place = await open()
  await place.put('a', 'one')
  await place.put('b', 'one')
  const change = await place.change('a', 'one', 'two')
  const changes = interrupted(place, () => rm(place.at('a')).then(() => symlink(place.at('b'), place.at('a'))))
  expect(await changes.apply([change])).toEqual({ ok: false, problem: 'undo_conflict', file: place.at('a') })
  expect(await place.holds('b')).toBe('one')
  expect(await readdir(place.files)).toEqual(['a', 'b'])
})

test('a name that is taken meanwhile stays with whoever took it', async () => {
  const place = await open()
  await place.put('b', 'one')
  const [both, coming] = [await place.change('b', 'one', 'two'), await place.change('a', null, 'new')]
  const changes = interrupted(place, () => place.put('a', theirs))
  expect(await changes.apply([coming, both])).toEqual({ ok: false, problem: 'undo_conflict', file: place.at('a') })
  expect([await place.holds('a'), await place.holds('b')]).toEqual([theirs, 'one'])
  expect((await readdir(place.files)).sort()).toEqual(['a', 'b'])
})

test.each([1, 2])('where it cannot be written what is about to be changed, no file of %i is touched', async (count) => {
  const place = await open()
  const names = ['a', 'b'].slice(0, count)
  for (const name of names) await place.put(name, 'one')
  const set = await Promise.all(names.map((name) => place.change(name, 'one', 'two')))
  await rm(place.journalFolder, { recursive: true, force: true })
  await writeFile(place.journalFolder, 'a file where the folder should be')
  await expect(place.changes.apply(set)).rejects.toThrow()
  for (const name of names) expect(await place.holds(name)).toBe('one')
  expect(await readdir(place.files)).toEqual(names)
  expect(await readdir(path.dirname(place.files))).not.toContainEqual(expect.stringContaining('.part'))
})
