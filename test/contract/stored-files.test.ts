import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import type { DurableFileSystem } from '../../electron/store/file-system.ts'
import { digestOf } from '../../electron/kernel/digest.ts'
import { isTestFile, repositoryRoot, sourceFiles } from '../architecture/source-files.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { quickDisk, type StoredFile } from './stored-file.ts'
import { storedFiles } from './stored-files.ts'

const newFolder = useTemporaryFolders()

/** A data folder in which this store has written something. */
async function written(store: StoredFile): Promise<{ root: string; file: string; bytes: Buffer }> {
  const root = await newFolder()
  const opened = await store.open(root)
  await opened.change()
  expect(opened.told()).toEqual([])
  const file = path.join(root, store.place)
  return { root, file, bytes: await readFile(file) }
}

type Document = Record<string, unknown>

/** The same document with another number of its version, sealed anew where it has a checksum over the rest. */
function withVersion(bytes: Buffer, { field }: StoredFile, version: unknown): string {
  const { checksum, ...rest } = JSON.parse(bytes.toString('utf8')) as Document
  const isSeal = checksum === digestOf(rest)
  const other = JSON.parse(JSON.stringify({ ...rest, [field]: version })) as Document
  const sealed = isSeal ? { ...other, checksum: digestOf(other) } : { ...other, ...(checksum ? { checksum } : {}) }
  return `${JSON.stringify(sealed)}\n`
}

async function asideIn(root: string): Promise<readonly string[]> {
  return (await readdir(root, { recursive: true })).filter((name) => /\.(corrupt|torn)$/.test(name))
}

function versionOf({ version = 1 }: StoredFile): number {
  return version
}

describe.each(storedFiles)('$name', (store) => {
  test('carries the number of its version', async () => {
    const { bytes } = await written(store)
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ [store.field]: versionOf(store) })
  })

  test('without a number it is of the first version, where that one wrote none', async () => {
    const { root, file, bytes } = await written(store)
    const before = await (await store.open(root)).read()
    await writeFile(file, withVersion(bytes, store, undefined))
    const opened = await store.open(root)
    if (store.unnumbered) expect(await opened.read()).toEqual(before)
    else await opened.read()
    expect([opened.told().includes('data_newer'), await asideIn(root)]).toEqual([
      false,
      store.unnumbered ? [] : [expect.stringMatching(/\.corrupt$/)],
    ])
  })

  test.each([2, 7, 4_000_000])(
    'of version %d: read by nobody here, not changed by a byte, and told',
    async (version) => {
      const { root, file, bytes } = await written(store)
      const later = withVersion(bytes, store, version - 1 + versionOf(store))
      await writeFile(file, later)
      for (let start = 0; start < 2; start += 1) {
        const opened = await store.open(root)
        await opened.read()
        await opened.change()
        expect([...new Set(opened.told())]).toEqual(store.newer === null ? [] : [store.newer])
        expect(await readFile(file, 'utf8')).toBe(later)
      }
      expect(await asideIn(root)).toEqual([])
    },
  )

  test('a whole new shape under a later number stays too', async () => {
    const { root, file } = await written(store)
    const later = `${JSON.stringify({ [store.field]: versionOf(store) + 1, vault: 'x' })}\n`
    await writeFile(file, later)
    const opened = await store.open(root)
    await opened.read()
    await opened.change()
    expect(await readFile(file, 'utf8')).toBe(later)
    expect([...new Set(opened.told())]).toEqual(store.newer === null ? [] : [store.newer])
  })
})

function readQuietly(name: string): Promise<Buffer> {
  return readFile(name).catch(() => Buffer.alloc(0))
}

/** `EISDIR` and the like come from the disk itself. */
function refusing(file: string, code: string): DurableFileSystem {
  const refuse = (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }))
  return {
    ...quickDisk,
    readWhole: (place) => (place === file ? refuse() : quickDisk.readWhole(place)),
    openRead: (place) => (place === file ? refuse() : quickDisk.openRead(place)),
  }
}

const damagedHere = storedFiles.filter(({ damage }) => damage === 'here')

describe.each(damagedHere)('$name, damaged', (store) => {
  async function eachDamaged(damages: (bytes: Buffer) => Iterable<Buffer>): Promise<void> {
    const { root, file, bytes } = await written(store)
    const whole = await (await store.open(root)).read()
    expect(whole).not.toBeNull()
    for (const damaged of damages(bytes)) {
      for (const name of await asideIn(root)) await rm(path.join(root, name))
      await writeFile(file, damaged)
      const read = await (await store.open(root)).read()
      // A blank that became another blank is the same document.
      if (read !== null) expect(read).toEqual(whole)
      const kept = [file, ...(await asideIn(root)).map((name) => path.join(root, name))]
      const texts = await Promise.all(kept.map(readQuietly))
      // Nothing that was there is lost by reading it.
      expect(texts.some((text) => text.equals(damaged))).toBe(true)
    }
  }

  test('each flipped bit: exactly what was written, or nothing, and nothing is lost', async () => {
    await eachDamaged(function* (bytes) {
      for (let bit = 0; bit < bytes.length * 8; bit += 3) {
        const flipped = Buffer.from(bytes)
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        yield flipped
      }
    })
  })

  test('cut at every byte: nothing, and what is left stays', async () => {
    await eachDamaged(function* (bytes) {
      for (let length = 0; length < bytes.length; length += 1) yield bytes.subarray(0, length)
    })
  })

  test.each(['', '[]', 'null', '7', '"x"', '\0\0\0', '{}', '{"schemaVersion":"2"}', '{"schemaVersion":0}'])(
    '%j in its place is nothing',
    async (text) => {
      await eachDamaged(() => [Buffer.from(text)])
    },
  )

  test.each(['EACCES', 'EPERM', 'EBUSY', 'EIO'])(
    '%s: nothing is believed, and nothing written over it',
    async (code) => {
      const { root, file, bytes } = await written(store)
      const opened = await store.open(root, refusing(file, code))
      expect(await opened.read()).toBeNull()
      if (store.newer !== null) {
        await opened.change()
        expect(opened.told()).not.toEqual([])
      }
      expect(await readFile(file)).toEqual(bytes)
    },
  )

  test('a folder in its place is nothing, and stays', async () => {
    const { root, file } = await written(store)
    await rm(file)
    await mkdir(file)
    expect(await (await store.open(root)).read()).toBeNull()
    expect(await readdir(file)).toEqual([])
  })

  test.skipIf(process.platform === 'win32' || process.geteuid?.() === 0)('rights that were taken away', async () => {
    const { root, file } = await written(store)
    await chmod(file, 0)
    expect(await (await store.open(root)).read()).toBeNull()
  })
})

describe.each(storedFiles)('$name, of another user', (store) => {
  test.skipIf(process.platform === 'win32')('nothing of it is believed, and nothing is lost', async () => {
    const { root, file, bytes } = await written(store)
    const own = await (await store.open(root)).read()
    expect(own).not.toBeNull()
    // With the copy beside it, where there is one.
    const owner = (place: string): Promise<number | null> =>
      place.startsWith(file) ? Promise.resolve(54_321) : quickDisk.owner(place)
    expect(await (await store.open(root, { ...quickDisk, owner })).read()).not.toEqual(own)
    // What nobody would miss is written anew.
    if (store.newer === null) return
    const places = [file, ...(await asideIn(root)).map((name) => path.join(root, name))]
    const kept = await Promise.all(places.map(readQuietly))
    expect(kept.some((each) => each.equals(bytes))).toBe(true)
  })
})

/**
 * What writes files without being a store: the file system itself, a probe, the look of the window, which nobody misses, and
 * the logs, which are shown to people and believed by no program.
 */
const noStores = [
  'electron/store/atomic-file.ts',
  'electron/store/data-folder.ts',
  'electron/store/file-system.ts',
  'electron/store/log-file.ts',
  'electron/store/node-file-system.ts',
  'electron/store/patient-file-system.ts',
  'electron/app-windows/window-state.ts',
  'electron/hosts/broker/broker-log.ts',
]

/** What writes to the PC and not to the data folder. */
const elsewhere =
  /^electron\/(executors|tools|machines\/windows)\/|^electron\/ipc\/pc\/save-file\.ts$|^electron\/hosts\/cli\/commands\/policy\.ts$/

test('whatever writes to the data folder is in the table', () => {
  const writes = /\b(writeFileAtomic|writeSynced|openAppend|writeFileSync|appendFile|createWriteStream|writeFile)\(/
  const writers = sourceFiles()
    .filter((file) => file.path.startsWith('electron/') && !isTestFile(file) && !elsewhere.test(file.path))
    .filter(({ text }) => writes.test(text))
    .map((file) => file.path)
  expect(writers.filter((file) => !noStores.includes(file))).toEqual(
    storedFiles.flatMap(({ writtenBy }) => writtenBy).sort(),
  )
})

/** Read and never written: what an administrator gives. */
const policyDamage = {
  file: 'electron/settings/machine-policy.test.ts',
  title: 'each flipped bit of what closes: it closes still, or the person is told',
}

test('each store has a damage test that is there', async () => {
  const named = [...storedFiles.map(({ damage }) => damage), policyDamage].filter((damage) => damage !== 'here')
  for (const { file, title } of named)
    expect(await readFile(path.join(repositoryRoot, file), 'utf8'), title).toContain(`'${title}'`)
})

/** What somebody writes who knows every format, with checksums that fit: refused for each thing that could let something run. */
const forgeries = {
  'undo record': ['test/scenarios/forged-records.test.ts', '%s: refused, and nothing is done'],
  'undo record in an elevated run': [
    'test/scenarios/forged-records.test.ts',
    'believes no record of the folder that the user can write',
  ],
  permission: ['test/desktop/forged-consent.test.ts', 'is not believed in an elevated run'],
  policy: ['electron/settings/machine-policy.test.ts', 'of another owner it is not believed'],
  approval: ['test/scenarios/forged-records.test.ts', '%s starts no step'],
  'waiting step': [
    'test/desktop/forged-consent.test.ts',
    '%s: nothing runs, and only the person in front of it can say yes',
  ],
} as const

test.each(Object.entries(forgeries))('a forged %s is refused by a test that is there', async (_, [file, title]) => {
  expect(await readFile(path.join(repositoryRoot, file), 'utf8')).toContain(`'${title}'`)
})
