import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useDisk,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import type { AuditEvent, AuditLine } from '../../shared/domain/audit-event.ts'
import { digestOf } from '../kernel/digest.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { openAuditLog, type AuditLog, type AuditLogDeps } from './audit-log.ts'
import { anchorPath, listChains } from './chain-folder.ts'
import { exportAuditLog, openIntents, verifyAuditLog } from './verify-audit-log.ts'

const newFolder = useTemporaryFolders()
const clock = createManualClock()

const ids = createCountingIds()
const disk = useDisk()

const system = createMemorySystem()

function depsOf(folder: string, more: Partial<AuditLogDeps> = {}): AuditLogDeps {
  const locks = system.startProcess()
  return { folder, clock, ids, fileSystem: disk, locks, host: 'cli', ...more }
}

async function open(folder: string, more: Partial<AuditLogDeps> = {}): Promise<AuditLog> {
  const opened = await openAuditLog(depsOf(folder, more))
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

async function chainFolder(): Promise<string> {
  return path.join(await newFolder(), 'audit', 'cli')
}

function intent(callId: string): AuditEvent {
  return { kind: 'intent', callId, tool: 'some_fix', version: 1, decision: 'allow', caller: 'human_agent' }
}

async function exported(folder: string): Promise<readonly AuditLine[]> {
  const lines: AuditLine[] = []
  for await (const text of exportAuditLog(folder)) lines.push(JSON.parse(text) as AuditLine)
  return lines
}

async function segments(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.ndjson')).sort()
}

test('each line hashes its canonical form and carries the hash of the line before', async () => {
  const folder = await chainFolder()
  const log = await open(folder)
  await log.append({ ...intent('c1'), summary: { text: '"prev":"x","seq":9 \ud800 \u2028 한글' } }, 'now')
  await log.append({ kind: 'result', callId: 'c1', outcome: 'fixed' }, 'grouped')
  await log.close()

  const lines = await exported(folder)
  expect(lines.map((line) => line.kind)).toEqual(['open', 'intent', 'result', 'close'])
  expect(lines.map((line) => line.seq)).toEqual([1, 2, 3, 4])
  lines.forEach((line, index) => {
    const { hash, ...body } = line
    expect(hash).toBe(digestOf(body))
    expect(line.prev).toBe(lines[index - 1]?.hash ?? '0'.repeat(64))
  })
  expect(await verifyAuditLog(folder)).toEqual({ lines: 4, ok: true })
})

test('a chain goes on where it stopped', async () => {
  const folder = await chainFolder()
  await (await open(folder)).close()
  const again = await open(folder)
  expect(again.opened.problems).toEqual([])
  await again.close()
  expect((await exported(folder)).map((line) => line.kind)).toEqual(['open', 'close', 'open', 'close'])
  expect(await verifyAuditLog(folder)).toEqual({ lines: 4, ok: true })
})

test('an intent without a result stays open over a restart', async () => {
  const folder = await chainFolder()
  const log = await open(folder)
  await log.append(intent('lost'), 'now')
  await log.append(intent('done'), 'now')
  await log.append({ kind: 'result', callId: 'done', outcome: 'fixed' }, 'now')
  await log.append(intent('done'), 'now')
  await log.append({ kind: 'undo', callId: 'done', outcome: 'undone' }, 'now')
  await log.close()
  await (await open(folder)).close()
  expect((await openIntents(folder)).map((line) => line.callId)).toEqual(['lost'])
})

test('rows that come together share one sync, and the order of calls is kept', async () => {
  const folder = await chainFolder()
  let syncs = 0
  const log = await open(folder, { fileSystem: countingSyncs(() => (syncs += 1)) })
  const before = syncs
  await Promise.all(Array.from({ length: 50 }, (_, index) => log.append(intent(`c${index}`), 'now')))
  expect(syncs - before).toBe(1)
  await log.close()
  const calls = (await exported(folder)).filter((line) => line.kind === 'intent').map((line) => line.callId)
  expect(calls).toEqual(Array.from({ length: 50 }, (_, index) => `c${index}`))
})

test('a line of a call that read is made when it is written, stands where it was handed in and has that time', async () => {
  const folder = await chainFolder()
  const log = await open(folder)
  const made: string[] = []
  const handedInAt = clock.now()
  const read = log.append(() => {
    made.push('read')
    return { kind: 'read', callId: 'r1' }
  }, 'behind')
  expect(made).toEqual([])
  clock.advance(1_000)
  expect(await log.append(intent('c1'), 'now')).toEqual({ ok: true, value: undefined })
  expect(made).toEqual(['read'])
  expect(await read).toEqual({ ok: true, value: undefined })
  await log.close()
  const lines = await exported(folder)
  expect(lines.map(({ kind }) => kind)).toEqual(['open', 'read', 'intent', 'close'])
  expect(lines[1]?.at).toBe(new Date(handedInAt).toISOString())
  expect(lines[2]?.at).toBe(new Date(handedInAt + 1_000).toISOString())
})

test('grouped rows alone become durable without anybody asking again', async () => {
  const folder = await chainFolder()
  const log = await open(folder)
  expect(await log.append({ kind: 'read', callId: 'c1' }, 'grouped')).toEqual({ ok: true, value: undefined })
  expect((await exported(folder)).at(-1)?.kind).toBe('read')
  await log.close()
})

test('segments roll and verify as one chain; the first line carries the last hash', async () => {
  const folder = await chainFolder()
  const log = await open(folder, { segmentBytes: 2_000 })
  for (let index = 0; index < 20; index += 1) await log.append(intent(`c${index}`), 'now')
  await log.close()
  const names = await segments(folder)
  expect(names.length).toBeGreaterThan(3)
  expect(await verifyAuditLog(folder)).toEqual({ lines: 22, ok: true })
  const [firstText, secondText] = await Promise.all(
    names.slice(0, 2).map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  const lastOfFirst = JSON.parse(firstText?.trim().split('\n').at(-1) ?? '') as AuditLine
  const firstOfSecond = JSON.parse(secondText?.split('\n')[0] ?? '') as AuditLine
  expect(firstOfSecond.prev).toBe(lastOfFirst.hash)

  const again = await open(folder, { segmentBytes: 2_000 })
  expect(again.opened.problems).toEqual([])
  await again.close()
  await rm(path.join(folder, names[1] ?? ''))
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: false, firstBad: { reason: 'broken_link' } })
})

test('the anchor follows every 100 lines, and a cut that lost them is found and stays found', async () => {
  const folder = await chainFolder()
  const log = await open(folder)
  for (let batch = 0; batch < 3; batch += 1) {
    await Promise.all(Array.from({ length: 60 }, (_, index) => log.append(intent(`c${batch}-${index}`), 'now')))
  }
  await log.close()
  const file = path.join(folder, 'audit-00000001.ndjson')
  const lines = (await readFile(file, 'utf8')).split('\n')
  await truncate(file, Buffer.byteLength(lines.slice(0, 50).join('\n')) + 1)
  expect(await verifyAuditLog(folder)).toEqual({
    lines: 50,
    ok: false,
    firstBad: { reason: 'missing_tail', file: null, seq: 51 },
  })

  const reopened = await open(folder)
  expect(reopened.opened.problems).toEqual([{ code: 'missing_tail', fromSeq: 51, toSeq: 182 }])
  await reopened.close()
  expect(await verifyAuditLog(folder)).toMatchObject({
    lines: 53,
    ok: false,
    firstBad: { reason: 'missing_tail', seq: 51 },
  })
})

test('a rewritten chain does not fit its anchor', async () => {
  const folder = await chainFolder()
  const log = await open(folder)
  await log.append(intent('true'), 'now')
  await log.close()
  const anchor = await readFile(anchorPath(folder))
  await rm(path.dirname(folder), { recursive: true })
  const forged = await open(folder)
  await forged.append(intent('forged'), 'now')
  await forged.close()
  await writeFile(anchorPath(folder), anchor)
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: false, firstBad: { reason: 'anchor_mismatch' } })
  const reopened = await open(folder)
  expect(reopened.opened.problems).toEqual([{ code: 'anchor_mismatch', seq: 3 }])
  await reopened.close()
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: false, firstBad: { reason: 'anchor_mismatch' } })
})

test('a lost anchor is reported', async () => {
  const folder = await chainFolder()
  await (await open(folder)).close()
  await rm(anchorPath(folder))
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: false, firstBad: { reason: 'anchor_missing' } })
  const log = await open(folder)
  expect(log.opened.problems).toEqual([{ code: 'anchor_missing' }])
  await log.close()
  const noted = { ok: false, firstBad: { reason: 'anchor_missing' } }
  expect(await verifyAuditLog(folder)).toMatchObject(noted)
  await (await open(folder)).close()
  expect(await verifyAuditLog(folder)).toMatchObject(noted)
})

test('a second writer waits, then is told that the folder is in use', async () => {
  const folder = await chainFolder()
  const first = await open(folder)
  const deps = depsOf(folder)
  expect(await openAuditLog({ ...deps, lockWaitMs: 30 })).toMatchObject({
    ok: false,
    error: { code: 'data_folder_busy' },
  })
  const waiting = openAuditLog({ ...deps, lockWaitMs: 5_000 })
  await first.close()
  const second = await waiting
  expect(second.ok).toBe(true)
  if (second.ok) await second.value.close()
})

test('seq decides the order when the clock is set back', async () => {
  const folder = await chainFolder()
  const moving = createManualClock()
  const log = await open(folder, { clock: moving })
  moving.advance(-3_600_000)
  await log.append(intent('later'), 'now')
  await log.close()
  expect((await exported(folder)).map((line) => line.seq)).toEqual([1, 2, 3])
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: true })
})

test('after closing nothing is taken any more', async () => {
  const log = await open(await chainFolder())
  await log.close()
  expect(await log.append(intent('late'), 'now')).toMatchObject({ ok: false, error: { code: 'audit_unavailable' } })
})

test('chains are found by their folders', async () => {
  const root = path.dirname(await chainFolder())
  for (const host of ['mcp', 'cli']) await (await open(path.join(root, host))).close()
  const chains = await listChains(createNodeFileSystem(), root)
  expect(chains.map((chain) => path.basename(chain))).toEqual(['cli', 'mcp'])
})

test('one process writes a chain; when it is killed the next one may, and old claims count for nothing', async () => {
  const folder = await chainFolder()
  const first = system.startProcess()
  await open(folder, { locks: first })
  expect(await openAuditLog(depsOf(folder, { lockWaitMs: 0 }))).toMatchObject({
    ok: false,
    error: { code: 'data_folder_busy' },
  })
  first.kill()
  await writeFile(path.join(folder, 'writer-1-any-0123456789ab.lock'), '{}')
  await writeFile(path.join(folder, 'writer-1-any-x.lock'), '{}')
  const log = await open(folder, { lockWaitMs: 0 })
  expect((await readdir(folder)).filter((name) => name.endsWith('.lock'))).toEqual([])
  await log.close()
  await (await open(folder, { lockWaitMs: 0 })).close()
})

function countingSyncs(onSync: () => void): DurableFileSystem {
  const inner = createNodeFileSystem()
  return {
    ...inner,
    openAppend: async (file, mode) => {
      const opened = await inner.openAppend(file, mode)
      if (!file.endsWith('.ndjson')) return opened
      return {
        ...opened,
        sync: () => {
          onSync()
          return opened.sync()
        },
      }
    },
  }
}
