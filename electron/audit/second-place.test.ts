import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useDisk,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import { openAuditLog, type AuditLog } from './audit-log.ts'
import { anchorPath } from './chain-folder.ts'
import { createSecondPlace, type SecondPlace } from './second-place.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

const newFolder = useTemporaryFolders()
const fileSystem = useDisk()
const ids = createCountingIds()

/** The place of a chain, and what knows it outside. */
async function place() {
  const root = await newFolder()
  const state = path.join(await newFolder(), 'state')
  return { folder: path.join(root, 'audit', 'cli'), state, secondPlace: createSecondPlace({ fileSystem, ids }, state) }
}

async function open(folder: string, secondPlace?: SecondPlace): Promise<AuditLog> {
  const locks = createMemorySystem().startProcess()
  const deps = { folder, clock: createManualClock(), ids, fileSystem, locks, secondPlace, host: 'cli' }
  const opened = await openAuditLog(deps)
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

async function session(folder: string, callIds: readonly string[], secondPlace?: SecondPlace): Promise<AuditLog> {
  const log = await open(folder, secondPlace)
  for (const callId of callIds) {
    await log.append({ kind: 'intent', callId, tool: 'some_fix' }, 'now')
    await log.append({ kind: 'result', callId, outcome: 'succeeded' }, 'now')
  }
  await log.close()
  return log
}

/** Puts another chain with its fitting anchor into this place. */
async function replaceBy(folder: string, callIds: readonly string[]): Promise<void> {
  const other = path.join(await newFolder(), 'audit', 'cli')
  await session(other, callIds)
  await rm(folder, { recursive: true })
  await cp(other, folder, { recursive: true })
  await cp(anchorPath(other), anchorPath(folder))
}

test('a chain that nobody touched fits, start after start', async () => {
  const { folder, secondPlace } = await place()
  for (let start = 0; start < 3; start += 1) {
    const log = await session(folder, ['a', 'b'], secondPlace)
    expect(log.opened.problems).toEqual([])
    expect(await verifyAuditLog(folder, fileSystem, secondPlace)).toMatchObject({ ok: true })
  }
})

test.each([
  ['as long', ['a', 'b', 'other']],
  ['shorter', ['a']],
  ['longer', ['a', 'b', 'x', 'y', 'z']],
] as const)('a chain that is %s and has a fitting anchor is found, and said for good', async (_, callIds) => {
  const { folder, secondPlace } = await place()
  await session(folder, ['a', 'b', 'c'], secondPlace)
  await replaceBy(folder, callIds)
  expect(await verifyAuditLog(folder, fileSystem)).toMatchObject({ ok: true })
  for (let start = 0; start < 3; start += 1) {
    expect(await verifyAuditLog(folder, fileSystem, secondPlace)).toMatchObject({
      ok: false,
      firstBad: { reason: 'second_place' },
    })
    const log = await session(folder, ['later'], secondPlace)
    expect(log.opened.problems.map(({ code }) => code)).toEqual(start === 0 ? ['second_place'] : [])
  }
})

test('a start after the chain was killed is no disagreement', async () => {
  const { folder, secondPlace } = await place()
  const late: SecondPlace = { ...secondPlace, keep: () => Promise.resolve() }
  await session(folder, ['a'], secondPlace)
  await session(folder, ['b', 'c'], late)
  expect(await verifyAuditLog(folder, fileSystem, secondPlace)).toMatchObject({ ok: true })
  expect((await session(folder, ['d'], secondPlace)).opened.problems).toEqual([])
})

test('where there is no chain any more a new one begins', async () => {
  const { folder, secondPlace } = await place()
  await session(folder, ['a'], secondPlace)
  await rm(path.dirname(folder), { recursive: true })
  expect((await session(folder, ['b'], secondPlace)).opened.problems).toEqual([])
  expect(await verifyAuditLog(folder, fileSystem, secondPlace)).toMatchObject({ ok: true })
})

test('a damaged second copy is a disagreement, and one of a later version is left alone', async () => {
  const { folder, state, secondPlace } = await place()
  await session(folder, ['a'], secondPlace)
  const [name = ''] = await readdir(state)
  const file = path.join(state, name)
  await writeFile(file, '{"seq":')
  const wrong = { ok: false, firstBad: { reason: 'second_place' } }
  expect(await verifyAuditLog(folder, fileSystem, secondPlace)).toMatchObject(wrong)
  const later = '{"format":2,"vault":"x"}'
  await writeFile(file, later)
  expect(await verifyAuditLog(folder, fileSystem, secondPlace)).toMatchObject({ ok: true })
  await session(folder, ['b'], secondPlace)
  expect(await readFile(file, 'utf8')).toBe(later)
})

test('a second place that refuses stops nobody, and verifying says that nobody knows', async () => {
  const { folder } = await place()
  const refuse = (): Promise<never> => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
  const closed: SecondPlace = { keep: refuse, read: refuse }
  expect((await session(folder, ['a'], closed)).opened.problems).toEqual([])
  expect(await verifyAuditLog(folder, fileSystem)).toMatchObject({ ok: true })
  expect(await verifyAuditLog(folder, fileSystem, closed)).toMatchObject({ firstBad: { reason: 'unreadable' } })
})

test('two chains never share a place', async () => {
  const { folder, state, secondPlace } = await place()
  const beside = path.join(path.dirname(folder), 'desktop')
  await mkdir(path.dirname(folder), { recursive: true })
  await session(folder, ['a'], secondPlace)
  await session(beside, ['b'], secondPlace)
  expect(await readdir(state)).toHaveLength(2)
  expect((await secondPlace.read(folder)) ?? null).not.toEqual(await secondPlace.read(beside))
})
