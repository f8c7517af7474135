import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { at } from '../../test/contract/stored-file.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { openPcId } from './pc-id.ts'

const newFolder = useTemporaryFolders()

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
})
