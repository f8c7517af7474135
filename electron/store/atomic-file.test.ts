import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { setAside, writeFileAtomic, writeSynced } from './atomic-file.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { createPatientFileSystem } from './patient-file-system.ts'

const newFolder = useTemporaryFolders()
const disk = createNodeFileSystem()
const oldText = 'old '.repeat(100)
const newText = 'new '.repeat(100)

test('replaces the whole file and leaves nothing beside it', async () => {
  const folder = await newFolder()
  const file = path.join(folder, 'state.json')
  const deps = { fileSystem: disk, ids: createCountingIds() }
  await writeFileAtomic(deps, file, oldText)
  await writeFileAtomic(deps, file, newText)
  expect(await readFile(file, 'utf8')).toBe(newText)
  expect(await readdir(folder)).toEqual(['state.json'])
})

for (const fault of ['ENOSPC', 'EIO', 'EPERM', 'kill'] as const) {
  test(`${fault} at each operation leaves the old or the new text, and success means new`, async () => {
    for (let failAt = 0, reached = true; reached; failAt += 1) {
      const folder = await newFolder()
      const file = path.join(folder, 'state.json')
      await writeFileAtomic({ fileSystem: disk, ids: createCountingIds() }, file, oldText)
      const faulty = createFaultyFileSystem(disk, (_operation, index) => (index === failAt ? fault : null))
      const deps = { fileSystem: faulty, ids: createCountingIds() }
      const done = await Promise.race([
        writeFileAtomic(deps, file, newText).then(
          () => true,
          () => false,
        ),
        faulty.killed.then(() => false),
      ])
      const text = await readFile(file, 'utf8')
      expect([oldText, newText]).toContain(text)
      if (done) expect(text).toBe(newText)
      reached = faulty.operations.length > failAt
      expect(done).toBe(!reached)
    }
  })
}

test('a name that is held for a moment is tried again; a lasting refusal is thrown', async () => {
  const folder = await newFolder()
  let refusals = 2
  const busy = createFaultyFileSystem(disk, (operation) =>
    operation === 'rename' && (refusals -= 1) >= 0 ? 'EPERM' : null,
  )
  const deps = { fileSystem: createPatientFileSystem(busy, [0, 0]), ids: createCountingIds() }
  await writeFileAtomic(deps, path.join(folder, 'a'), newText)
  expect(await readFile(path.join(folder, 'a'), 'utf8')).toBe(newText)
  refusals = 3
  await expect(writeFileAtomic(deps, path.join(folder, 'b'), newText)).rejects.toThrow('EPERM')
})

test('a file set aside keeps its content', async () => {
  const folder = await newFolder()
  const deps = { fileSystem: disk, ids: createCountingIds() }
  await writeFileAtomic(deps, path.join(folder, 'a'), oldText)
  const aside = await setAside(deps, path.join(folder, 'a'))
  expect(await readFile(aside, 'utf8')).toBe(oldText)
  expect(await readdir(folder)).toEqual([path.basename(aside)])
})

test.each(['write', 'sync'] as const)(
  'a new file whose %s fails leaves no part of it; one that was there stays',
  async (broken) => {
    const folder = await newFolder()
    const file = path.join(folder, 'a')
    const faulty = createFaultyFileSystem(disk, (operation) => (operation === broken ? 'ENOSPC' : null))
    await expect(writeSynced(faulty, file, Buffer.from(newText))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(folder)).toEqual([])
    await writeSynced(disk, file, Buffer.from(oldText))
    await expect(writeSynced(disk, file, Buffer.from(newText))).rejects.toMatchObject({ code: 'EEXIST' })
    expect(await readFile(file, 'utf8')).toBe(oldText)
  },
)
