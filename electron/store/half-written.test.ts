import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { createManualClock, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { writeFileAtomic } from './atomic-file.ts'
import { dataFolder } from './data-folder.ts'
import { halfWrittenAfterMs, removeHalfWritten } from './half-written.ts'
import { createNodeFileSystem } from './node-file-system.ts'

const newFolder = useTemporaryFolders()
const fileSystem = createNodeFileSystem()
const clock = createManualClock()
const hex = '0123456789ab'

async function put(folder: string, name: string, ageMs: number): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, name)
  await writeFile(file, 'half')
  const at = (clock.now() - ageMs) / 1000
  await utimes(file, at, at)
  return file
}

async function namesIn(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const data = async () => dataFolder(await newFolder())

test('what a crash left is removed from every place once it is older than an hour', async () => {
  const here = await data()
  for (const folder of [here.root, here.audit, here.undo, path.join(here.root, 'chats')])
    await put(folder, `any.json.${hex}.tmp`, halfWrittenAfterMs + 5_000)
  await put(here.root, `.probe-${hex}`, halfWrittenAfterMs + 5_000)
  await removeHalfWritten({ fileSystem, clock }, here)
  expect(await namesIn(here.root)).toEqual([])
})

test.each([0, 1_000, halfWrittenAfterMs - 5_000, -5_000, -10 * halfWrittenAfterMs])(
  'what may belong to a run in progress stays: %d ms old',
  async (ageMs) => {
    const here = await data()
    await put(here.root, `settings.json.${hex}.tmp`, ageMs)
    await put(here.root, `.probe-${hex}`, ageMs)
    await removeHalfWritten({ fileSystem, clock }, here)
    expect(await namesIn(here.root)).toHaveLength(2)
  },
)

test('nothing else is removed, however old', async () => {
  const here = await data()
  const names = [
    ...['settings.json', 'grants.json.id1.corrupt', 'notes.tmp', `.probe-${hex}.txt`, 'a.123.tmp', `${hex}.tmp`],
    ...['audit-00000001.ndjson.id1.torn', 'settings.json.last', `.tmp.${hex}`],
  ]
  for (const name of names) await put(here.root, name, 1_000 * halfWrittenAfterMs)
  await removeHalfWritten({ fileSystem, clock }, here)
  expect([...(await namesIn(here.root))].sort()).toEqual([...names].sort())
})

test('a write that was cut off leaves what is found again under that name', async () => {
  const here = await data()
  await mkdir(here.root, { recursive: true })
  const crash = createFaultyFileSystem(fileSystem, (operation) => (operation === 'rename' ? 'EIO' : null))
  const keeps = { ...crash, remove: () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) }
  const ids = createSystemIds(clock)
  await expect(writeFileAtomic({ fileSystem: keeps, ids }, here.settings, 'x')).rejects.toThrow()
  expect(await namesIn(here.root)).toHaveLength(1)
  const later = { now: () => Date.now() + halfWrittenAfterMs + 60_000 }
  await removeHalfWritten({ fileSystem, clock: later }, here)
  expect(await namesIn(here.root)).toEqual([])
})

test('a folder that cannot be listed and a file that cannot be removed are passed over', async () => {
  const here = await data()
  await put(here.root, `settings.json.${hex}.tmp`, 2 * halfWrittenAfterMs)
  const refuse = (): Promise<never> => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
  for (const broken of [{ list: refuse }, { modifiedAt: refuse }, { remove: refuse }])
    await removeHalfWritten({ fileSystem: { ...fileSystem, ...broken }, clock }, here)
  expect(await namesIn(here.root)).toHaveLength(1)
})
