import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useDisk,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { openAuditLog, type AuditLog } from './audit-log.ts'
import { anchorPath, listChains } from './chain-folder.ts'
import { openIntents, verifyAuditLog, type AuditVerification } from './verify-audit-log.ts'

const newFolder = useTemporaryFolders()
const ids = createCountingIds()
const disk = useDisk()
const segment = 'audit-00000001.ndjson'

async function open(folder: string, fileSystem: DurableFileSystem = disk): Promise<AuditLog> {
  const locks = createMemorySystem().startProcess()
  const opened = await openAuditLog({ folder, clock: createManualClock(), ids, fileSystem, locks, host: 'cli' })
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

/** A chain of a session that ended in an orderly way, or was killed after its last result. */
async function chain(ending: 'closed' | 'killed'): Promise<{ folder: string; file: string; lines: readonly string[] }> {
  const folder = path.join(await newFolder(), 'audit', 'cli')
  const log = await open(folder)
  for (const callId of ['a', 'b', 'c']) {
    await log.append({ kind: 'intent', callId, tool: 'some_fix', version: 1 }, 'now')
    await log.append({ kind: 'result', callId, outcome: 'succeeded' }, 'now')
  }
  if (ending === 'closed') await log.close()
  // The anchor is written right behind the last line.
  else await sleep(100)
  const file = path.join(folder, segment)
  return { folder, file, lines: (await readFile(file, 'utf8')).trimEnd().split('\n') }
}

/** What is said now, and still after the app was started and ended twice. */
async function saidForGood(folder: string): Promise<readonly (AuditVerification['firstBad'] | 'accepted')[]> {
  const said: (AuditVerification['firstBad'] | 'accepted')[] = []
  for (let start = 0; start < 3; start += 1) {
    const found = await verifyAuditLog(folder)
    said.push(found.ok ? 'accepted' : found.firstBad)
    const log = await open(folder)
    if (start === 0) expect(log.opened.problems.some(({ code }) => code !== 'torn_tail')).toBe(true)
    await log.append({ kind: 'intent', callId: `after${start}` }, 'now')
    await log.close()
  }
  return said
}

test.each(['closed', 'killed'] as const)('lines cut off and the anchor removed (%s): said for good', async (ending) => {
  const { folder, file, lines } = await chain(ending)
  await truncate(file, Buffer.byteLength(lines.slice(0, 4).join('\n')) + 1)
  await rm(anchorPath(folder))
  expect(await saidForGood(folder)).toMatchObject([
    { reason: 'anchor_missing' },
    { reason: 'anchor_missing' },
    { reason: 'anchor_missing' },
  ])
})

test.each(['closed', 'killed'] as const)(
  'each byte of a damaged anchor (%s): said for good, or it says the same',
  async (ending) => {
    const { folder } = await chain(ending)
    const anchor = await readFile(anchorPath(folder))
    const healthy = JSON.parse(anchor.toString()) as { readonly seq: number; readonly hash: string }
    for (let at = 0; at < anchor.length; at += 1) {
      const damaged = Buffer.from(anchor)
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 7))
      await writeFile(anchorPath(folder), damaged)
      const { ok } = await verifyAuditLog(folder)
      if (ok) expect(JSON.parse(damaged.toString())).toMatchObject({ seq: healthy.seq, hash: healthy.hash })
    }
    await writeFile(anchorPath(folder), '{"seq":3,"has')
    expect(await saidForGood(folder)).toMatchObject(Array.from({ length: 3 }, () => ({ reason: 'anchor_damaged' })))
  },
)

test.each(['closed', 'killed'] as const)(
  'a last line that is whole and was changed (%s) is no torn one',
  async (ending) => {
    const { folder, file, lines } = await chain(ending)
    const last = lines.at(-1) ?? ''
    const changed = last.replace(/"outcome":("succeeded"|null)/, '"outcome":"refused"')
    expect(changed).not.toBe(last)
    const text = `${[...lines.slice(0, -1), changed].join('\n')}\n`
    await writeFile(file, text)
    expect(await saidForGood(folder)).toMatchObject(
      Array.from({ length: 3 }, () => ({ reason: 'changed', seq: lines.length })),
    )
    expect(await readFile(file, 'utf8')).toBe(text)
  },
)

test('after a crash, the last intent and its result cannot be cut off unseen', async () => {
  const { folder, file, lines } = await chain('killed')
  for (const left of [lines.length - 1, lines.length - 2]) {
    const copy = path.join(await newFolder(), 'cli')
    await cp(folder, copy, { recursive: true })
    await cp(anchorPath(folder), anchorPath(copy))
    await truncate(path.join(copy, segment), Buffer.byteLength(lines.slice(0, left).join('\n')) + 1)
    expect(await saidForGood(copy)).toMatchObject(Array.from({ length: 3 }, () => ({ reason: 'missing_tail' })))
  }
  expect(await verifyAuditLog(path.dirname(file))).toEqual({ lines: lines.length, ok: true })
})

test('a chain whose folder was removed is known by its anchor', async () => {
  const { folder } = await chain('closed')
  await rm(folder, { recursive: true })
  expect(await listChains(disk, path.dirname(folder))).toEqual([folder])
  expect(await saidForGood(folder)).toMatchObject(Array.from({ length: 3 }, () => ({ reason: 'missing_tail' })))
})

test('what cannot be read is not whole', async () => {
  const { folder, file } = await chain('closed')
  const refuse = (): Promise<never> => Promise.reject(Object.assign(new Error('refused'), { code: 'EACCES' }))
  const anchor = { ...disk, readWhole: refuse }
  const lines = { ...disk, openRead: (place: string) => (place === file ? refuse() : disk.openRead(place)) }
  const names = { ...disk, list: refuse }
  for (const fileSystem of [anchor, lines, names])
    expect(await verifyAuditLog(folder, fileSystem)).toMatchObject({ ok: false, firstBad: { reason: 'unreadable' } })
})

test('a chain of a later version is left alone and said', async () => {
  const { folder } = await chain('closed')
  const later = '{"format":2,"seq":8,"hash":"something else"}'
  await writeFile(anchorPath(folder), later)
  const before = await readFile(path.join(folder, segment))
  const deps = { folder, clock: createManualClock(), ids, fileSystem: disk, host: 'cli' }
  const opened = await openAuditLog({ ...deps, locks: createMemorySystem().startProcess() })
  expect(opened).toMatchObject({ ok: false, error: { code: 'data_newer' } })
  expect(await verifyAuditLog(folder)).toMatchObject({ ok: false, firstBad: { reason: 'newer' } })
  expect(await readFile(path.join(folder, segment))).toEqual(before)
  expect(await readFile(anchorPath(folder), 'utf8')).toBe(later)
})

test('a start reads what may be open, not the whole chain', async () => {
  const folder = path.join(await newFolder(), 'audit', 'cli')
  const first = await open(folder)
  await first.append({ kind: 'intent', callId: 'early', tool: 'some_fix' }, 'now')
  await first.append({ kind: 'result', callId: 'early', outcome: 'succeeded' }, 'now')
  const rows = Array.from({ length: 8_000 }, (_, index) => index)
  await Promise.all(rows.map((index) => first.append({ kind: 'read', callId: `r${index}` }, 'grouped')))
  await first.append({ kind: 'intent', callId: 'lost', tool: 'some_fix' }, 'now')
  await first.close()
  let readBytes = 0
  const counting: DurableFileSystem = {
    ...disk,
    openRead: async (place) => {
      const file = await disk.openRead(place)
      if (file === null) return null
      const read = async (position: number, length: number): Promise<Buffer> => {
        const bytes = await file.read(position, length)
        readBytes += bytes.length
        return bytes
      }
      return { ...file, read }
    },
  }
  expect((await openIntents(folder, counting)).map(({ callId }) => callId)).toEqual(['lost'])
  const [name = ''] = await readdir(folder)
  const { length } = await readFile(path.join(folder, name))
  expect(length).toBeGreaterThan(3_000_000)
  // The first line tells where the segment begins, one window at the end holds the rest.
  expect(readBytes).toBeLessThan(length / 2)
  const next = await open(folder)
  expect(next.opened.openIntents.map(({ callId }) => callId)).toEqual(['lost'])
  await next.append({ kind: 'result', callId: 'lost', outcome: 'unknown' }, 'now')
  await next.close()
  expect(await openIntents(folder)).toEqual([])
  expect(JSON.parse(await readFile(anchorPath(folder), 'utf8'))).toMatchObject({ settled: 8_007 })
})

test('a folder that is no chain is passed over', async () => {
  const { folder } = await chain('closed')
  const audit = path.dirname(folder)
  await mkdir(path.join(audit, 'empty'))
  await writeFile(path.join(audit, 'note'), 'mine')
  expect(await listChains(disk, audit)).toEqual([folder])
})
