import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { namedBy } from '../pipeline/recorded-call.ts'
import { createMemoryFileSystem } from '../../test/fakes/memory-file-system.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { writeSynced } from './atomic-file.ts'
import { digestOf } from '../kernel/digest.ts'
import { silentLogger } from '../kernel/ports.ts'
import type { StandingGrant } from '../policy/standing-grant.ts'
import type { DurableFileSystem } from './file-system.ts'
import { grantFileProblem, openGrantFile, type GrantFile, type GrantFileDeps } from './grant-file.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { createPatientFileSystem } from './patient-file-system.ts'
import { windowsPc } from '../../test/fakes/targets.ts'

const newFolder = useTemporaryFolders()

const base = { version: 1, seal: 's', target: windowsPc, role: 'human_agent', shownTextHash: 'shown' } as const
const given: readonly StandingGrant[] = [
  { ...base, id: 'a', tool: 'one_fix', scope: 'tool', expiresAt: null },
  { ...base, id: 'b', tool: 'other_fix', scope: 'until', expiresAt: 5_000 },
]
const more: readonly StandingGrant[] = [{ ...base, id: 'c', tool: 'third_fix', scope: 'tool', expiresAt: null }]

type Place = GrantFileDeps & { readonly folder: string }

async function place(): Promise<Place> {
  const folder = await newFolder()
  const onDisk = createNodeFileSystem()
  // Nothing here has to survive a power cut.
  const fileSystem: DurableFileSystem = {
    ...onDisk,
    openAppend: async (name, mode) => ({ ...(await onDisk.openAppend(name, mode)), sync: () => Promise.resolve() }),
    syncFolder: () => Promise.resolve(),
  }
  const file = path.join(folder, 'grants.json')
  return { folder, file, fileSystem, ids: createCountingIds(), logger: silentLogger }
}

async function placeWithGrants(): Promise<Place> {
  const made = await place()
  expect(await (await openGrantFile(made)).save(given)).toMatchObject({ ok: true })
  return made
}

async function asideOf({ folder }: Place): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.corrupt'))
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'latin1')))
}

/** What is not exactly what was given grants nothing, is said, and lies beside its place byte for byte. */
async function expectDamaged(here: Place, bytes: Buffer): Promise<GrantFile> {
  const said = await grantFileProblem(here)
  const store = await openGrantFile(here)
  expect(store.found).toEqual([])
  for (const problem of [said, store.problem]) expect(problem).toMatchObject({ code: 'grants_damaged' })
  expect(await asideOf(here)).toEqual([bytes.toString('latin1')])
  // What was set aside is said in the terminal until something takes its place.
  expect(await grantFileProblem(here)).toEqual(store.problem)
  return store
}

/** One damaged file after the other, in memory: there are thousands of them. */
async function eachDamaged(all: Iterable<Buffer>): Promise<{ readonly damaged: number; read: number }> {
  const seen = { damaged: 0, read: 0 }
  for (const bytes of all) {
    const fileSystem = createMemoryFileSystem()
    const folder = path.resolve('grants')
    const here = { fileSystem, file: path.join(folder, 'grants.json'), ids: createCountingIds(), logger: silentLogger }
    await fileSystem.ensureFolder(folder)
    await writeSynced(fileSystem, here.file, bytes)
    const store = await openGrantFile(here)
    if (store.problem === null) {
      // A blank that became another blank is the same document.
      expect(store.found).toEqual(given)
      seen.read += 1
      continue
    }
    expect(store.found).toEqual([])
    // A flipped bit can make the number of the format a greater one: then nothing is touched.
    const isNewer = store.problem.code === 'grants_newer'
    const kept = (await fileSystem.list(folder)).filter((name) => isNewer || name.endsWith('.corrupt'))
    expect(kept).toHaveLength(1)
    expect(await fileSystem.readWhole(path.join(folder, kept[0] ?? ''))).toEqual(bytes)
    seen.damaged += 1
  }
  return seen
}

function* flipped(bytes: Buffer): Iterable<Buffer> {
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const copy = Buffer.from(bytes)
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    yield copy
  }
}

function* cut(bytes: Buffer): Iterable<Buffer> {
  for (let length = 0; length < bytes.length - 1; length += 1) yield bytes.subarray(0, length)
}

describe('bits and ends', () => {
  test('each flipped bit: exactly what was given, or nothing, and said', async () => {
    const here = await placeWithGrants()
    const { damaged, read } = await eachDamaged(flipped(await readFile(here.file)))
    expect(damaged).toBeGreaterThan(20 * read)
  })

  test('cut at every byte: nothing, and said', async () => {
    const here = await placeWithGrants()
    // Without its last sign, the end of the line, it is still the whole document.
    expect(await eachDamaged(cut(await readFile(here.file)))).toMatchObject({ read: 0 })
  })

  const whole = (grants: unknown, rest: object = {}): string =>
    JSON.stringify({ schemaVersion: 1, grants, checksum: digestOf(grants), ...rest })
  test.each([
    ['nothing', ''],
    ['zeros', '\0\0\0\0'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no version', JSON.stringify({ grants: given, checksum: digestOf(given) })],
    ['a version that is no number', whole(given, { schemaVersion: '1' })],
    ['an earlier version', whole(given, { schemaVersion: 0 })],
    ['no checksum', whole(given, { checksum: undefined })],
    ['the checksum of something else', whole(given, { checksum: digestOf(more) })],
    ['a field more', whole(given, { allow: '*' })],
    ['a scope of the session', whole([{ ...given[0], scope: 'session' }])],
    ['a date without a scope', whole([{ ...given[0], expiresAt: 9e15 }])],
    ['a scope without a date', whole([{ ...given[1], expiresAt: null }])],
    ['a version of a tool that is text', whole([{ ...given[0], version: '1' }])],
    ['a role of nobody', whole([{ ...given[0], role: 'ai_agent' }])],
    ['a PC of another kind', whole([{ ...given[0], target: { kind: '*', id: 'x' } }])],
    ['too many', whole(Array.from({ length: 201 }, () => given[0]))],
  ])('%s in its place: nothing, said, and kept', async (_name, text) => {
    const here = await place()
    await writeFile(here.file, text)
    const store = await expectDamaged(here, Buffer.from(text))
    expect(await store.save(more)).toMatchObject({ ok: true })
    expect(await asideOf(here)).toEqual([text])
    expect(await openGrantFile(here)).toMatchObject({ found: more, problem: null })
    expect(await grantFileProblem(here)).toBeNull()
  })

  test('damaged while the app is open: kept aside before something new is written', async () => {
    const here = await placeWithGrants()
    const store = await openGrantFile(here)
    await writeFile(here.file, '{"grants":')
    expect(await store.save(more)).toMatchObject({ ok: true })
    expect(await asideOf(here)).toEqual(['{"grants":'])
  })

  test('damaged and not to be moved: nothing is granted, and nothing written over it', async () => {
    const here = await place()
    await writeFile(here.file, '{')
    const rename = (): Promise<void> => Promise.reject(Object.assign(new Error('EROFS'), { code: 'EROFS' }))
    const store = await openGrantFile({ ...here, fileSystem: { ...here.fileSystem, rename } })
    expect(store).toMatchObject({ found: [], problem: { code: 'grants_damaged' } })
    expect(await store.save(more)).toMatchObject({ ok: false, error: { code: 'data_folder_unwritable' } })
    expect(await readFile(here.file, 'utf8')).toBe('{')
  })
})

test('none at all is nothing to tell', async () => {
  const here = await place()
  expect(await openGrantFile(here)).toMatchObject({ found: [], problem: null })
  expect(await grantFileProblem(here)).toBeNull()
})

test('a later version: read by nobody here, said, and left byte for byte', async () => {
  const here = await placeWithGrants()
  const later = '{"schemaVersion":4,"grants":[]}'
  const open = await openGrantFile(here)
  await writeFile(here.file, later)
  const store = await openGrantFile(here)
  expect(store).toMatchObject({ found: [], problem: { code: 'grants_newer' } })
  expect(await grantFileProblem(here)).toMatchObject({ code: 'grants_newer' })
  for (const one of [open, store]) {
    expect(await one.save(more)).toMatchObject({ ok: false, error: { code: 'grants_newer' } })
    expect(await readFile(here.file, 'utf8')).toBe(later)
  }
})

describe('what cannot be read', () => {
  const codes = ['EACCES', 'EPERM', 'EBUSY', 'EIO', 'EISDIR'] as const

  /** Refuses so often; `refusals.left` can be changed. */
  function refusing(here: Place, code: string, left = Number.POSITIVE_INFINITY) {
    const refusals = { left }
    const readWhole: DurableFileSystem['readWhole'] = (file) => {
      if (refusals.left <= 0) return here.fileSystem.readWhole(file)
      refusals.left -= 1
      return Promise.reject(Object.assign(new Error(code), { code }))
    }
    return { ...here, refusals, fileSystem: { ...here.fileSystem, readWhole } }
  }

  async function expectUnread(here: Place, reason: string): Promise<void> {
    const problem = { code: 'grants_unreadable', data: { reason } }
    expect(await grantFileProblem(here)).toMatchObject(problem)
    const store = await openGrantFile(here)
    expect(store).toMatchObject({ found: [], problem })
    expect(await store.save(more)).toMatchObject({ ok: false, error: problem })
    expect(await asideOf(here)).toEqual([])
  }

  test.each(codes)('%s: nothing is granted, and nothing is written over what is there', async (code) => {
    const here = await placeWithGrants()
    const before = await readFile(here.file)
    await expectUnread(refusing(here, code), code)
    expect(await readFile(here.file)).toEqual(before)
  })

  test.each(codes)('%s at the start only: what nobody has seen is not replaced later either', async (code) => {
    const here = refusing(await placeWithGrants(), code)
    const before = await readFile(here.file)
    const store = await openGrantFile(here)
    here.refusals.left = 0
    expect(await store.save(more)).toMatchObject({ ok: false, error: { code: 'grants_unreadable' } })
    expect(await readFile(here.file)).toEqual(before)
    expect(await openGrantFile(here)).toMatchObject({ found: given, problem: null })
  })

  test.each(codes)('%s when a permission is given: refused, the old ones stay', async (code) => {
    const here = refusing(await placeWithGrants(), code, 0)
    const before = await readFile(here.file)
    const store = await openGrantFile(here)
    here.refusals.left = Number.POSITIVE_INFINITY
    expect(await store.save([...given, ...more])).toMatchObject({ ok: false, error: { code: 'grants_unreadable' } })
    expect(await readFile(here.file)).toEqual(before)
  })

  test('a scanner that holds the file for a moment is waited for', async () => {
    const here = refusing(await placeWithGrants(), 'EBUSY', 1)
    const fileSystem = createPatientFileSystem(here.fileSystem, [1])
    expect(await openGrantFile({ ...here, fileSystem })).toMatchObject({ found: given, problem: null })
  })

  test('a folder in its place', async () => {
    const here = await place()
    await mkdir(here.file)
    await expectUnread(here, 'EISDIR')
  })

  test.skipIf(process.platform === 'win32' || process.geteuid?.() === 0)('rights that were taken away', async () => {
    const here = await placeWithGrants()
    await chmod(here.file, 0)
    await expectUnread(here, 'EACCES')
  })

  test.skipIf(process.platform === 'win32' || process.geteuid?.() !== 0)(
    'what another user has put there',
    async () => {
      const here = await placeWithGrants()
      await chown(here.file, 65_534, 65_534)
      await expectDamaged(here, await readFile(here.file))
    },
  )
})

test('a permission that calls itself a setting is damage', async () => {
  const here = await place()
  const forged: StandingGrant = { ...base, id: `${namedBy}setting`, tool: 'one_fix', scope: 'tool', expiresAt: null }
  expect(await (await openGrantFile(here)).save([forged])).toMatchObject({ ok: true })
  await expectDamaged(here, await readFile(here.file))
})
