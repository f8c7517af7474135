import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { at, quickDisk } from '../../test/contract/stored-file.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { openPcId } from './pc-id.ts'

const newFolder = useTemporaryFolders()

test('stays the same over restarts, and is another one in another data folder or on another PC', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  const id = await openPcId(folder, at(), 'FRONT-DESK')
  expect(await openPcId(folder, at(), 'FRONT-DESK')).toBe(id)
  expect(await openPcId(folder, at(), 'BACK-OFFICE')).not.toBe(id)
  expect(await openPcId(other, at(), 'FRONT-DESK')).not.toBe(id)
})

test('says nothing of the PC, neither itself nor its file', async () => {
  const folder = await newFolder()
  const id = await openPcId(folder, at())
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const text = await readFile(path.join(folder, 'pc.json'), 'utf8')
  expect([text.includes(hostname()), text.includes(id)]).toEqual([false, false])
})

test('two programs that start at once in a new folder agree from their next start on', async () => {
  const folder = await newFolder()
  await Promise.all([openPcId(folder, at()), openPcId(folder, at())])
  const [first, second] = await Promise.all([openPcId(folder, at()), openPcId(folder, at())])
  expect(first).toBe(second)
  expect(await readdir(folder)).toEqual(['pc.json'])
})

test('each flipped bit: the id that was there, or a new one, and the old file stays', async () => {
  const folder = await newFolder()
  const file = path.join(folder, 'pc.json')
  const id = await openPcId(folder, at())
  const bytes = await readFile(file)
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    await writeFile(file, flipped)
    const read = await openPcId(folder, at())
    const names = await readdir(folder)
    const kept = await Promise.all(names.map((name) => readFile(path.join(folder, name))))
    // A line feed that became another blank is the same document.
    expect(kept.some((text) => text.equals(flipped))).toBe(true)
    if (names.length > 1) expect(read).not.toBe(id)
    for (const name of names) await rm(path.join(folder, name))
  }
}, 60_000)

test('where it cannot be read or kept, it is one of this run alone, and nothing is written over it', async () => {
  const folder = await newFolder()
  await mkdir(path.join(folder, 'pc.json'))
  const ids = [await openPcId(folder, at()), await openPcId(folder, at())]
  expect(new Set(ids).size).toBe(2)
  const full = { ...quickDisk, openAppend: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }
  const other = await newFolder()
  expect(await openPcId(other, at(full))).not.toBe(await openPcId(other, at(full)))
  expect(await readdir(other)).toEqual([])
})
