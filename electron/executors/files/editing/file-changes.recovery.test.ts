import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { useFileChanges } from '../../../../test/fakes/file-changes-fixture.ts'
import { createCountingIds } from '../../../../test/fakes/storage-deps.ts'
import { createSystemLocks } from '../../process/system-locks.ts'
import { backwards, createFileChanges } from './file-changes.ts'
import { lockNameOf } from './hold-files.ts'

const open = useFileChanges()
const locks = createSystemLocks()

test('what somebody is at work on is not undone, and what a crash left is, whoever has the number of its process by now', async () => {
  const place = await open()
  await place.put('a', 'two')
  const change = await place.change('a', 'one', 'two')
  const held = new Set<string>()
  const others = {
    take: (name: string) => Promise.resolve(held.has(name) ? null : { release: () => Promise.resolve() }),
  }
  const at = createFileChanges({ ...place, ids: createCountingIds(), locks: others })
  const journal = path.join(place.journalFolder, `${String(process.pid)}-x.json`)
  await mkdir(place.journalFolder)
  await writeFile(journal, JSON.stringify([change]))
  held.add(lockNameOf(place.at('a')))
  expect(await at.recover()).toEqual([])
  expect(await place.holds('a')).toBe('two')
  held.clear()
  expect(await at.recover()).toEqual([])
  expect(await place.holds('a')).toBe('one')
  expect(await readdir(place.journalFolder)).toEqual([])
})

test('what somebody wrote at the last moment before a file was to go survives a crash then', async () => {
  const place = await open()
  const [kept, other] = ['one', 'by somebody']
  const change = await place.change('a', kept, null)
  await mkdir(place.journalFolder)
  const left = async (text: string): Promise<string> => {
    await writeFile(path.join(place.journalFolder, 'x.json'), JSON.stringify([change]))
    await place.put('.a.id.deskmedic-gone', text)
    await place.changes.recover()
    return (await readdir(place.files)).join()
  }
  expect(await left(other)).toBe('a')
  expect(await place.holds('a')).toBe(other)
  // The name is taken: what differs stays beside it, what is kept goes.
  expect(await left('by somebody else')).toBe('.a.id.deskmedic-gone,a')
  await unlink(place.at('.a.id.deskmedic-gone'))
  expect(await left(kept)).toBe('a')
  await unlink(place.at('a'))
  expect(await left(kept)).toBe('a')
  expect(await place.holds('a')).toBe(kept)
})

test.skipIf(process.platform === 'win32')('a pipe in the place of a file holds nothing up', async () => {
  const place = await open()
  await mkdir(place.journalFolder)
  await promisify(execFile)('mkfifo', [place.at('a')])
  const change = await place.change('a', 'one', 'two')
  await writeFile(path.join(place.journalFolder, 'x.json'), JSON.stringify([change, backwards(change)]))
  expect(await place.changes.recover()).toEqual([place.at('a'), place.at('a')])
  expect(await place.changes.apply([change])).toMatchObject({ ok: false, problem: 'no_plain_file' })
})

test.skipIf(process.platform === 'win32')('what cannot be written now is undone by a later start', async () => {
  const place = await open()
  await place.put('a', 'two')
  await mkdir(place.journalFolder)
  await writeFile(path.join(place.journalFolder, 'x.json'), JSON.stringify([await place.change('a', 'one', 'two')]))
  const part = path.join(place.files, `.a.${createCountingIds().newId()}.deskmedic-part`)
  await mkdir(part, { recursive: true })
  const again = createFileChanges({ ...place, ids: createCountingIds(), locks })
  expect(await again.recover()).toEqual([])
  expect([await place.holds('a'), await readdir(place.journalFolder)]).toEqual(['two', ['x.json']])
  await rm(part, { recursive: true })
  expect(await again.recover()).toEqual([])
  expect([await place.holds('a'), await readdir(place.journalFolder)]).toEqual(['one', []])
})

test('a file that a journal still names is not changed before that is undone', async () => {
  const place = await open()
  await place.put('a', 'two')
  await mkdir(place.journalFolder)
  const left = await place.change('a', 'one', 'two')
  await writeFile(path.join(place.journalFolder, 'x.json'), JSON.stringify([left]))
  const wanted = await place.change('a', 'two', 'three')
  expect(await place.changes.apply([wanted])).toEqual({ ok: false, problem: 'undo_conflict', file: place.at('a') })
  await place.put('b', 'two')
  expect(await place.changes.apply([{ ...wanted, file: place.at('b') }])).toEqual({ ok: true })
  expect(await place.changes.recover()).toEqual([])
  expect([await place.holds('a'), await place.holds('b')]).toEqual(['one', 'three'])
})
