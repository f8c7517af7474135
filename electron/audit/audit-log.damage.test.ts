import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem, type Fault, type FaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useDisk,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { openAuditLog, type AuditLog } from './audit-log.ts'
import { writeAnchor } from './anchor.ts'
import { chainStart } from './audit-line.ts'
import { anchorPath } from './chain-folder.ts'
import { exportAuditLog, verifyAuditLog } from './verify-audit-log.ts'

const newFolder = useTemporaryFolders()
const segment = 'audit-00000001.ndjson'
const disk = useDisk()
// Over all openings of a folder, as random ones are: a file of a killed process is in nobody's way.
const ids = createCountingIds()

function intent(callId: string): AuditEvent {
  return { kind: 'intent', callId, tool: 'some_fix', version: 1 }
}

async function open(folder: string, fileSystem: DurableFileSystem = disk): Promise<AuditLog | null> {
  // Each opening is a process of its own, after the one before was killed.
  const locks = createMemorySystem().startProcess()
  const deps = { folder, fileSystem, locks, clock: createManualClock(), ids, host: 'cli' }
  const opened = await openAuditLog({ ...deps, lockWaitMs: 0 })
  if (!opened.ok) expect(opened.error.code).toBe('audit_unavailable')
  return opened.ok ? opened.value : null
}

async function reopen(folder: string): Promise<AuditLog> {
  const log = await open(folder, disk)
  if (log === null) throw new Error('cannot be opened again')
  return log
}

async function callIds(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for await (const text of exportAuditLog(folder)) {
    const { callId } = JSON.parse(text) as { callId: string | null }
    if (callId !== null) found.push(callId)
  }
  return found
}

async function writtenChain(lines: number): Promise<{ folder: string; bytes: Buffer; starts: readonly number[] }> {
  const folder = path.join(await newFolder(), 'cli')
  const log = await reopen(folder)
  for (let index = 0; index < lines; index += 1) await log.append(intent(`c${index}`), 'grouped')
  await log.close()
  const bytes = await readFile(path.join(folder, segment))
  const starts = [0]
  bytes.forEach((byte, at) => byte === 0x0a && at + 1 < bytes.length && starts.push(at + 1))
  return { folder, bytes, starts }
}

async function copyWith(original: string, bytes: Buffer, options: { anchor: boolean }): Promise<string> {
  const folder = path.join(await newFolder(), 'cli')
  await mkdir(folder)
  await writeFile(path.join(folder, segment), bytes)
  if (options.anchor) await copyFile(anchorPath(original), anchorPath(folder))
  return folder
}

test('cut at every byte of the last three records: whole records stay, the missing tail is found', async () => {
  const { folder, bytes, starts } = await writtenChain(4)
  const from = starts.at(-3) ?? 0
  const target = await copyWith(folder, bytes, { anchor: true })
  for (let size = from; size < bytes.length; size += 1) {
    // The last byte is only the line feed: then the record itself is whole.
    const whole = starts.filter(
      (start, index) => start < size && size >= (starts[index + 1] ?? bytes.length) - 1,
    ).length
    const cut = bytes.subarray(0, size)
    const verified = await verifyAuditLog(
      target,
      withContent(path.join(target, segment), () => cut),
    )
    expect({ size, lines: verified.lines }).toEqual({ size, lines: whole })
    expect(verified.ok).toBe(whole === starts.length)
    if (!verified.ok) expect(verified.firstBad?.reason).toBe('missing_tail')
  }
})

test('opening after a cut keeps every whole record, sets the rest aside and goes on', async () => {
  const { folder, bytes, starts } = await writtenChain(3)
  const from = starts.at(-2) ?? 0
  for (let size = from; size < bytes.length; size += 29) {
    const target = await copyWith(folder, bytes.subarray(0, size), { anchor: false })
    // As far as the second place was written when the power failed.
    await writeAnchor({ fileSystem: disk, ids: createCountingIds() }, target, { ...chainStart, settled: 0 })
    const log = await reopen(target)
    await log.append(intent('after'), 'now')
    await log.close()
    const start = starts.filter((at) => at <= size).at(-1) ?? 0
    const torn = (await readdir(target)).filter((name) => name.endsWith('.torn'))
    const kept = await Promise.all(torn.map((name) => readFile(path.join(target, name))))
    expect(Buffer.concat(kept).equals(bytes.subarray(start, size))).toBe(true)
    expect((await callIds(target)).at(-1)).toBe('after')
    expect(await verifyAuditLog(target)).toMatchObject({ ok: true })
  }
})

test('each flipped bit of 20 records is found', async () => {
  const { folder, bytes, starts } = await writtenChain(20)
  const target = await copyWith(folder, bytes, { anchor: true })
  const damaged = Buffer.from(bytes)
  const inMemory = withContent(path.join(target, segment), () => damaged)
  const missed: number[] = []
  for (let at = starts[1] ?? 0; at < (starts[21] ?? 0); at += 1) {
    const original = damaged[at] ?? 0
    damaged[at] = original ^ (1 << (at % 8))
    if ((await verifyAuditLog(target, inMemory)).ok) missed.push(at)
    damaged[at] = original
  }
  expect(missed).toEqual([])
  expect(await verifyAuditLog(target, inMemory)).toEqual({ lines: 22, ok: true })
})

/** The real disk, but this file holds other bytes. */
function withContent(changed: string, content: () => Buffer): DurableFileSystem {
  return {
    ...disk,
    openRead: (file) => {
      if (file !== changed) return disk.openRead(file)
      const read = (position: number, length: number): Promise<Buffer> =>
        Promise.resolve(Buffer.from(content().subarray(position, position + length)))
      return Promise.resolve({ sizeBytes: content().length, read, close: () => Promise.resolve() })
    },
  }
}

const faults: readonly Fault[] = ['ENOSPC', 'EIO', 'EPERM', 'kill']

for (const fault of faults) {
  test(`${fault} at each disk operation: no acknowledged record is lost and the chain stays whole`, async () => {
    for (let failAt = 0, reached = true; reached; failAt += 1) {
      const folder = path.join(await newFolder(), 'cli')
      const faulty = createFaultyFileSystem(disk, (_operation, index) => (index === failAt ? fault : null))
      const acknowledged = await writeSome(folder, faulty)
      reached = faulty.operations.length > failAt

      const log = await reopen(folder)
      expect(log.opened.problems.filter((problem) => problem.code !== 'torn_tail')).toEqual([])
      await log.append(intent('after'), 'now')
      await log.close()
      const found = await callIds(folder)
      expect({ failAt, missing: acknowledged.filter((callId) => !found.includes(callId)) }).toEqual({
        failAt,
        missing: [],
      })
      expect(new Set(found).size).toBe(found.length)
      expect({ failAt, ...(await verifyAuditLog(folder)) }).toMatchObject({ failAt, ok: true })
    }
  })
}

test('a disk that stays full refuses each effect, leaves no pile of files, and works again with space', async () => {
  const folder = path.join(await newFolder(), 'cli')
  let full = false
  const faulty = createFaultyFileSystem(disk, (operation) => (full && operation === 'write' ? 'ENOSPC' : null))
  const log = await open(folder, faulty)
  await log?.append(intent('before'), 'now')
  full = true
  for (let index = 0; index < 10; index += 1) {
    expect(await log?.append(intent(`refused${index}`), 'now')).toMatchObject({
      ok: false,
      error: { code: 'audit_unavailable', data: { reason: 'ENOSPC' } },
    })
  }
  full = false
  expect(await log?.append(intent('again'), 'now')).toMatchObject({ ok: true })
  await log?.close()
  expect((await readdir(folder)).filter((name) => name.endsWith('.ndjson'))).toHaveLength(2)
  expect(await callIds(folder)).toEqual(['before', 'again'])
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: true })
})

test('after a failed sync the file is not written again', async () => {
  const folder = path.join(await newFolder(), 'cli')
  let failNext = false
  const faulty = createFaultyFileSystem(disk, (operation) => {
    const fails = failNext && operation === 'sync'
    failNext &&= !fails
    return fails ? 'EIO' : null
  })
  const log = await open(folder, faulty)
  failNext = true
  expect(await log?.append(intent('unsure'), 'now')).toMatchObject({ ok: false })
  const left = await readFile(path.join(folder, segment))
  expect(await log?.append(intent('sure'), 'now')).toMatchObject({ ok: true })
  await log?.close()
  expect((await readFile(path.join(folder, segment))).equals(left)).toBe(true)
  expect(await callIds(folder)).toEqual(['sure'])
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: true })
})

/** Opens, writes six intents one after another, closes. Gives the calls that were acknowledged. */
async function writeSome(folder: string, fileSystem: FaultyFileSystem): Promise<readonly string[]> {
  const acknowledged: string[] = []
  const work = async (): Promise<void> => {
    const log = await open(folder, fileSystem)
    for (let index = 0; index < 6; index += 1) {
      const written = await log?.append(intent(`c${index}`), 'now')
      if (written?.ok === true) acknowledged.push(`c${index}`)
    }
    await log?.close()
  }
  // A killed process never comes back from its last operation.
  await Promise.race([work(), fileSystem.killed])
  return acknowledged
}
