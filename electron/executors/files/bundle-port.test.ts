import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { makesLinks } from '../../../test/fakes/abilities.ts'
import { systemIds } from '../../../test/fakes/script-host-fixture.ts'
import { createBundlePort } from './bundle-port.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dm-bundle-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Reads an archive by its directory, as other programs do. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  const end = archive.length - 22
  let entry = archive.readUInt32LE(end + 16)
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    const [packedBytes, nameBytes] = [archive.readUInt32LE(entry + 20), archive.readUInt16LE(entry + 28)]
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameBytes)
    const content = archive.readUInt32LE(entry + 42) + 30 + nameBytes
    files[name] = inflateRawSync(archive.subarray(content, content + packedBytes)).toString('utf8')
    entry += 46 + nameBytes
  }
  return files
}

test('a bundle holds its texts and files, in a new file each time', async () => {
  writeFileSync(join(root, 'System.evtx'), 'ElfFile')
  const bundles = createBundlePort({ root: join(root, 'bundles'), ids: systemIds })
  const parts = [
    { name: 'results.json', text: '{"title":"\ud504\ub9b0\ud130"}' },
    { name: 'System.evtx', path: join(root, 'System.evtx') },
    { name: 'empty.txt', text: '' },
  ]
  const one = await bundles.pack(parts, null)
  const two = await bundles.pack(parts, root)
  expect(one.path).not.toBe(two.path)
  const archive = readFileSync(one.path)
  expect(archive.length).toBe(one.sizeBytes)
  expect(unzip(archive)).toEqual({
    'results.json': '{"title":"\ud504\ub9b0\ud130"}',
    'System.evtx': 'ElfFile',
    'empty.txt': '',
  })
  expect(readdirSync(root)).toContain(two.path.slice(root.length + 1))
})

test('other programs open it and find its sums right', async (context) => {
  const bundles = createBundlePort({ root, ids: systemIds })
  const { path } = await bundles.pack([{ name: 'a.txt', text: 'alpha\n'.repeat(1000) }], null)
  const script = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist())'
  const told = await promisify(execFile)('python3', ['-c', script, path]).catch(() => null)
  if (told === null) return context.skip()
  expect(told.stdout.trim()).toBe("None ['a.txt']")
})

test.skipIf(!makesLinks)('a part has a size and a sum; what is missing, or a link, has none', async () => {
  writeFileSync(join(root, 'a'), 'alpha')
  symlinkSync(join(root, 'a'), join(root, 'link'))
  const bundles = createBundlePort({ root, ids: systemIds })
  expect(await bundles.measure({ name: 'a', path: join(root, 'a') })).toEqual({
    sizeBytes: 5,
    sha256: '8ed3f6ad685b959ead7022518e1af76cd816f8e8ec7ccdda1ed4018e8f2223f8',
  })
  expect(await bundles.measure({ name: 'a', path: join(root, 'link') })).toBeNull()
  await expect(bundles.pack([{ name: 'a', path: join(root, 'none') }], null)).rejects.toThrow('bundle_part_unreadable')
  await expect(bundles.pack([{ name: '../a', text: '' }], null)).rejects.toThrow('bundle_name')
})
