import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import {
  createCountingIds,
  createManualClock,
  createMemorySystem,
  useTemporaryFolders,
} from '../../test/fakes/storage-deps.ts'
import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import { createHistoryFile, type HistoryRecord, type HistoryStore } from '../audit/history.ts'
import { asOnlyWriter } from '../audit/only-writer.ts'
import { createUndoJournal, type UndoJournal } from '../audit/undo-journal.ts'
import { takeWriterLock } from '../audit/writer-lock.ts'
import { newRecord } from '../conversation/items.ts'
import type { KeptCheckUps } from '../checkup/kept-check-ups.ts'
import { createCodeIndexFiles } from '../store/code-index-files.ts'
import { createCheckUpFiles } from '../checkup/check-up-files.ts'
import { createChatFiles, type ChatStore } from '../conversation/chat-files.ts'
import { silentLogger, type SystemLocks } from '../kernel/ports.ts'
import { ok } from '../kernel/result.ts'
import { dataFolder, type DataFolder } from '../store/data-folder.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { removeLogs } from '../store/log-file.ts'
import { removeContentsHere } from './files/file-edits-here.ts'
import { createTrustedTime } from '../store/trusted-time.ts'
import { createKeptCalls } from '../contract/kept-calls.ts'
import { createRetention, type Retention } from './retention.ts'
import { simulatedPc } from '../../test/fakes/targets.ts'

const newFolder = useTemporaryFolders()
const dayMs = 24 * 60 * 60_000

type Stores = {
  readonly data: DataFolder
  readonly clock: ReturnType<typeof createManualClock>
  readonly history: HistoryStore
  readonly undo: UndoJournal
  readonly chats: ChatStore
  readonly checkUps: KeptCheckUps
  readonly lines: AuditEvent[]
  /** Times by which lines of the record were asked to go. */
  readonly changes: number[]
  readonly open: Set<string>
  readonly retention: Retention
  readonly otherProcess: () => SystemLocks
}

// A whole season goes by here, and nothing of it has to survive a power cut.
function unsynced(inner: DurableFileSystem): DurableFileSystem {
  return {
    ...inner,
    openAppend: async (file, mode) => ({ ...(await inner.openAppend(file, mode)), sync: () => Promise.resolve() }),
    syncFolder: () => Promise.resolve(),
  }
}

async function openStores(
  changed: (inner: DurableFileSystem) => DurableFileSystem = (inner) => inner,
  keptDays = 90,
): Promise<Stores> {
  const data = dataFolder(await newFolder())
  const clock = createManualClock()
  const fileSystem = changed(unsynced(createNodeFileSystem()))
  const deps = { fileSystem, clock, ids: createCountingIds(), logger: silentLogger }
  const system = createMemorySystem()
  await fileSystem.ensureFolder(data.audit)
  const history = createHistoryFile({ fileSystem, file: data.history })
  const undo = createUndoJournal({ ...deps, folder: data.undo })
  const chats = createChatFiles({ ...deps, folder: data.chats, kept: createKeptCalls(() => null) })
  const checkUps = createCheckUpFiles({ ...deps, folder: data.checkUps })
  const codeIndexes = createCodeIndexFiles({ ...deps, folder: data.codeIndexes })
  const lines: AuditEvent[] = []
  const changes: number[] = []
  const open = new Set<string>()
  const locks = system.startProcess()
  const retention = createRetention({
    ...deps,
    history,
    undo,
    chats: { ...chats, isOpen: (chatId) => open.has(chatId) },
    checkUps,
    removeContents: removeContentsHere({ data, ports: deps }),
    removeLogs: (beforeMs) => removeLogs(fileSystem, data.log, beforeMs),
    removeCodeIndexes: (beforeMs) => codeIndexes.remove(beforeMs),
    removeOldChanges: (nowMs) => Promise.resolve(ok(changes.push(nowMs))),
    time: createTrustedTime(deps, data.clock),
    keptDays: () => keptDays,
    record: (event) => {
      lines.push(event)
      return Promise.resolve(ok(undefined))
    },
    onlyWriter: (_, work) => asOnlyWriter({ ...deps, locks, auditFolder: data.audit, own: 'desktop', waitMs: 0 }, work),
  })
  return {
    data,
    clock,
    history,
    undo,
    chats,
    checkUps,
    lines,
    changes,
    open,
    retention,
    otherProcess: () => system.startProcess(),
  }
}

async function keepOne({ clock, history, undo, chats, checkUps }: Stores, id: string): Promise<void> {
  const now = clock.now()
  const call = {
    id,
    target: simulatedPc,
    createdAt: now,
    endedAt: now,
    state: 'cancelled',
  } as unknown as HistoryRecord['call']
  expect(await history.append({ call, complaint: null, lang: null, runId: id })).toMatchObject({ ok: true })
  const start = { callId: id, tool: 'a_fix', version: 1, target: simulatedPc, args: {}, before: null } as const
  expect(await undo.begin(start)).toMatchObject({ ok: true })
  expect(await chats.save(newRecord(id, now))).toMatchObject({ ok: true })
  await checkUps.keep({ id, at: now, chatId: id, target: simulatedPc, seen: [], measured: [] })
}

async function keptIds({ history, undo, chats, checkUps }: Stores): Promise<readonly (readonly string[])[]> {
  const [calls, entries, ids] = [await history.search({ text: '', limit: 99 }), await undo.list(), await chats.list()]
  if (!calls.ok || !entries.ok || !ids.ok) throw new Error('not readable')
  return [
    calls.value.map(({ call }) => call.id),
    entries.value.entries.map(({ callId }) => callId),
    ids.value,
    (await checkUps.recent(simulatedPc)).map(({ id }) => id),
  ].map((each) => each.toSorted())
}

/** The clock goes on for these days, and Deskmedic is started every day. */
async function live({ clock, retention }: Stores, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.advance(dayMs)
    expect(await retention.prune()).toMatchObject({ ok: true })
  }
}

const both = (...ids: string[]): string[][] => [ids, ids, ids, ids]

test('what is older than the setting says goes, and what is younger stays; the removal is recorded', async () => {
  const one = await openStores()
  await keepOne(one, 'old')
  await live(one, 89)
  await keepOne(one, 'new')
  expect(await keptIds(one)).toEqual(both('new', 'old'))
  expect(one.lines).toEqual([])
  await live(one, 2)
  expect(await keptIds(one)).toEqual(both('new'))
  expect(one.lines).toEqual([{ kind: 'removal', summary: { what: 'old', days: 90, chats: 1, calls: 1, undo: 1 } }])
})

test('a clock that jumps ahead removes nothing, neither at once nor after it was set right', async () => {
  const one = await openStores()
  await keepOne(one, 'mine')
  await live(one, 10)
  one.clock.advance(5 * 365 * dayMs)
  expect(await one.retention.prune()).toEqual({ ok: true, value: { chats: 0, calls: 0, undo: 0 } })
  await live(one, 3)
  one.clock.advance(-5 * 365 * dayMs)
  await live(one, 10)
  expect(await keptIds(one)).toEqual(both('mine'))
  expect(Math.max(...one.changes)).toBeLessThan(one.clock.now() + dayMs)
})

test('a PC that is rarely started is pruned all the same, one start later', async () => {
  const one = await openStores()
  await keepOne(one, 'old')
  for (const days of [1, 60, 60]) {
    one.clock.advance(days * dayMs)
    await one.retention.prune()
  }
  expect(await keptIds(one)).toEqual(both('old'))
  one.clock.advance(60 * dayMs)
  await one.retention.prune()
  expect(await keptIds(one)).toEqual(both())
})

test('what can still be undone, or has not ended, is never old', async () => {
  const one = await openStores(undefined, 1)
  await live(one, 6)
  for (const id of ['done', 'begun']) await keepOne(one, id)
  await one.undo.complete('done', { result: {}, unavailable: [] })
  await live(one, 6)
  expect(await keptIds(one)).toEqual([[], ['begun', 'done'], [], []])
  await live(one, 2)
  expect(await keptIds(one)).toEqual(both())
})

test('a chat that is open stays', async () => {
  const one = await openStores()
  await keepOne(one, 'shown')
  one.open.add('shown')
  await live(one, 100)
  expect(await keptIds(one)).toEqual([[], [], ['shown'], []])
})

test('nothing is removed while another Deskmedic writes; it is done once that has ended', async () => {
  const one = await openStores()
  await keepOne(one, 'old')
  await live(one, 85)
  const { data, otherProcess } = one
  const folder = path.join(data.audit, 'cli')
  const taken = await takeWriterLock({
    folder,
    fileSystem: createNodeFileSystem(),
    ids: createCountingIds(),
    locks: otherProcess(),
    waitMs: 0,
  })
  one.clock.advance(4 * dayMs)
  expect(await one.retention.removeAll()).toMatchObject({ error: { code: 'data_folder_busy' } })
  one.clock.advance(3 * dayMs)
  expect(await one.retention.prune()).toMatchObject({ error: { code: 'data_folder_busy' } })
  expect(await keptIds(one)).toEqual(both('old'))
  expect(one.lines).toEqual([])
  if (taken.ok) await taken.value.release()
  await live(one, 7)
  expect(await keptIds(one)).toEqual(both())
})

test('one chat goes with its calls and what they left behind; the others stay whole', async () => {
  const one = await openStores()
  for (const id of ['mine', 'other']) await keepOne(one, id)
  await writeFile(path.join(one.data.chats, 'mine.json.x.corrupt'), 'set aside')
  expect(await one.retention.undoable(null)).toMatchObject({ ok: true, value: { length: 2 } })
  const history = await readFile(one.data.history, 'utf8')
  expect(await one.retention.removeChat('mine')).toMatchObject({ ok: true, value: { chats: 1, calls: 1 } })
  expect(await readdir(one.data.chats)).toEqual(['other.json'])
  expect(await readFile(one.data.history, 'utf8')).toBe(`${history.split('\n')[1] ?? ''}\n`)
  expect(one.lines).toMatchObject([
    { kind: 'removal', summary: { what: 'chat', chat: 'mine' } },
    { kind: 'removal', summary: { what: 'chat', chat: 'mine', chats: 1, calls: 1 } },
  ])
})

test('everything goes but the record of changes: also what makes no sense, and what is left half written', async () => {
  const one = await openStores()
  for (const id of ['one', 'two']) await keepOne(one, id)
  for (const folder of [one.data.chats, one.data.undo]) {
    await writeFile(path.join(folder, 'two.json'), '{"half')
    await writeFile(path.join(folder, 'two.json.abc.tmp'), '{"half')
  }
  await mkdir(one.data.log)
  for (const name of ['app.log', 'app.1.log', 'terminal.log']) await writeFile(path.join(one.data.log, name), 'a line')
  await mkdir(one.data.codeIndexes)
  const index = path.join(one.data.codeIndexes, `${'0'.repeat(32)}.json`)
  for (const name of [index, `${index}.abc.corrupt`]) await writeFile(name, '{"half')
  await writeFile(one.data.history, 'no line\n{"half')
  const line = path.join(one.data.audit, 'audit-00000001.ndjson')
  await writeFile(line, 'a line')
  expect(await one.retention.removeAll()).toMatchObject({ ok: true })
  expect(await readdir(one.data.log)).toEqual([])
  expect(await readdir(one.data.codeIndexes)).toEqual([])
  expect(await readFile(line, 'utf8')).toBe('a line')
  expect(await readdir(one.data.chats)).toEqual([])
  expect(await readdir(one.data.undo)).toEqual([])
  expect(await readFile(one.data.history, 'utf8')).toBe('')
})

test('a removal that fails says so, and leaves files that can be read', async () => {
  let broken = false
  const one = await openStores((inner) =>
    createFaultyFileSystem(inner, (operation) => (broken && operation === 'rename' ? 'EIO' : null)),
  )
  for (const id of ['mine', 'other']) await keepOne(one, id)
  broken = true
  expect(await one.retention.removeChat('mine')).toMatchObject({ error: { code: 'records_not_deleted' } })
  expect(one.lines.at(-1)).toMatchObject({ outcome: 'records_not_deleted' })
  broken = false
  expect(await keptIds(one)).toMatchObject([['mine', 'other'], {}, ['mine', 'other'], ['mine', 'other']])
  expect(await one.retention.removeChat('mine')).toMatchObject({ ok: true })
  expect(await keptIds(one)).toMatchObject([['other'], {}, ['other'], ['other']])
})
