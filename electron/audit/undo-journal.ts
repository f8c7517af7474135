import path from 'node:path'

import type { RecordedTarget } from '../../shared/domain/target.ts'
import type { PromptingFinding } from '../../shared/domain/tool-call.ts'
import type { Clock, Ids, Logger } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { readOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { removeLeftovers, removeWithLeftovers } from '../store/leftover-files.ts'
import { recordedTarget, withTarget } from '../store/record-target.ts'
import { firstFormat, parseJson, readSealed, sealed, type StoredFormat } from '../store/schema-version.ts'
import type { ToolRecord } from '../contract/define-tool.ts'

/** `pending` = the fix has begun and nobody knows yet what it did; `dropped` = it changed nothing. */
export type UndoState = 'pending' | 'ready' | 'undone' | 'dropped'

/** What must be kept before a fix runs, so that it can be undone. */
export type UndoStart = {
  readonly callId: string
  readonly tool: string
  readonly version: number
  readonly target: RecordedTarget
  readonly args: Readonly<Record<string, unknown>>
  /** Result of the check before the fix; null when there was none. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** Digest of the approved call, where one was given. */
  readonly digest?: string
  /** The finding that led to the fix; absent when a person chose it. */
  readonly finding?: PromptingFinding
}

/** Times in ISO 8601, UTC. `record` is null until the fix has ended. */
export type UndoEntry = UndoStart & {
  readonly record: ToolRecord | null
  readonly createdAt: string
  readonly expiresAt: string
  readonly state: UndoState
}

/** An entry that may be undone now. */
export type ReadyUndo = UndoEntry & { readonly record: ToolRecord }

export type UndoJournal = {
  /** Durable when it resolves: called before the effect. */
  begin(start: UndoStart): Promise<Result<void>>
  /** `leftMs` = how long undoing it can have an effect; null = as long as the entry is kept. */
  complete(callId: string, record: ToolRecord, leftMs?: number | null): Promise<Result<void>>
  /** The effect did not happen: nothing to undo. The entry stays. */
  drop(callId: string): Promise<Result<void>>
  markUndone(callId: string): Promise<Result<void>>
  /** Fails with `undo_missing`, `undo_done`, `undo_expired` or `data_newer`. */
  ready(callId: string): Promise<Result<ReadyUndo>>
  /** `undo_missing` when there is no such entry, or none that can be read; `data_newer` when a later version wrote it. */
  get(callId: string): Promise<Result<UndoEntry>>
  /** Newest first, without those of a later version. `corrupt` = files that were set aside because they cannot be read. */
  list(): Promise<Result<{ readonly entries: readonly UndoEntry[]; readonly corrupt: readonly string[] }>>
  /**
   * Removes these entries for good, and files that were set aside or left half written before `leftoversBeforeMs`. Gives the number of
   * entries. What it acts on can then not be undone: for those who know that it need not be. `all` = also those that nobody here can read.
   */
  remove(isGone: ((entry: UndoEntry) => boolean) | 'all', leftoversBeforeMs: number): Promise<Result<number>>
}

export type UndoJournalDeps = {
  readonly folder: string
  readonly fileSystem: DurableFileSystem
  readonly clock: Clock
  readonly ids: Ids
  readonly logger?: Logger
}

export const undoKeptMs = 7 * 24 * 60 * 60 * 1000
const undoFormat: StoredFormat = { ...firstFormat, migrations: [withTarget] }
const callIdPattern = /^[A-Za-z0-9_-]{1,64}$/

/** One file per fix. A record of what was before outlives the program, the log and a failed start. */
export function createUndoJournal(deps: UndoJournalDeps): UndoJournal {
  return {
    begin: (start) => begin(deps, start),
    complete: (callId, record, leftMs = null) =>
      change(deps, callId, (entry) => ({ ...entry, ...sooner(entry, leftMs, deps), record, state: 'ready' })),
    drop: (callId) => change(deps, callId, (entry) => ({ ...entry, state: 'dropped' })),
    markUndone: (callId) => change(deps, callId, (entry) => ({ ...entry, state: 'undone' })),
    ready: async (callId) => {
      const entry = await get(deps, callId)
      return entry.ok ? checkReady(entry.value, deps.clock.now()) : entry
    },
    get: (callId) => get(deps, callId),
    list: () => ioResult({ code: 'audit_unavailable' }, () => list(deps)),
    remove: (isGone, leftoversBeforeMs) =>
      ioResult({ code: 'records_not_deleted' }, async () => {
        const gone = isGone === 'all' ? await entryIds(deps) : (await list(deps)).entries.filter(isGone).map(idOf)
        for (const callId of gone) await removeWithLeftovers(deps.fileSystem, entryPath(deps, callId))
        await removeLeftovers(deps.fileSystem, deps.folder, leftoversBeforeMs)
        return gone.length
      }),
  }
}

function sooner(
  { expiresAt }: UndoEntry,
  leftMs: number | null,
  { clock }: UndoJournalDeps,
): Pick<UndoEntry, 'expiresAt'> {
  if (leftMs === null) return { expiresAt }
  return { expiresAt: new Date(Math.min(Date.parse(expiresAt), clock.now() + leftMs)).toISOString() }
}

function checkReady(entry: UndoEntry, nowMs: number): Result<ReadyUndo> {
  const { callId, state, record } = entry
  if (state === 'undone') return fail('undo_done', { callId })
  if (state !== 'ready' || record === null) return fail('undo_missing', { callId, state })
  if (nowMs >= Date.parse(entry.expiresAt)) return fail('undo_expired', { callId })
  return ok({ ...entry, record })
}

async function begin(deps: UndoJournalDeps, start: UndoStart): Promise<Result<void>> {
  if (!callIdPattern.test(start.callId)) return fail('unknown_call', { callId: start.callId })
  const nowMs = deps.clock.now()
  return save(deps, {
    ...start,
    record: null,
    createdAt: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + undoKeptMs).toISOString(),
    state: 'pending',
  })
}

async function change(
  deps: UndoJournalDeps,
  callId: string,
  update: (entry: UndoEntry) => UndoEntry,
): Promise<Result<void>> {
  const entry = await get(deps, callId)
  return entry.ok ? save(deps, update(entry.value)) : entry
}

async function save(deps: UndoJournalDeps, entry: UndoEntry): Promise<Result<void>> {
  return ioResult({ code: 'audit_unavailable' }, async () => {
    await deps.fileSystem.ensureFolder(deps.folder)
    const text = JSON.stringify(sealed(entry, undoFormat), null, 2)
    await writeFileAtomic(deps, entryPath(deps, entry.callId), `${text}\n`)
  })
}

async function get(deps: UndoJournalDeps, callId: string): Promise<Result<UndoEntry>> {
  if (!callIdPattern.test(callId)) return fail('undo_missing', { callId })
  const read = await ioResult({ code: 'audit_unavailable' }, () => readEntry(deps, callId))
  if (!read.ok) return read
  if (read.value === null) return fail('undo_missing', { callId })
  if (read.value === 'newer') return fail('data_newer', { what: 'undo', callId })
  if ('corrupt' in read.value) return fail('undo_missing', { callId, corruptFile: read.value.corrupt })
  return ok(read.value)
}

async function list(deps: UndoJournalDeps): Promise<{ entries: readonly UndoEntry[]; corrupt: readonly string[] }> {
  const entries: UndoEntry[] = []
  const corrupt: string[] = []
  for (const name of await deps.fileSystem.list(deps.folder)) {
    if (name.endsWith('.corrupt')) corrupt.push(path.join(deps.folder, name))
    const callId = name.endsWith('.json') ? name.slice(0, -'.json'.length) : ''
    const read = callIdPattern.test(callId) ? await readEntry(deps, callId) : null
    if (read === null || read === 'newer') continue
    if ('corrupt' in read) corrupt.push(read.corrupt)
    else entries.push(read)
  }
  entries.sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
  return { entries, corrupt }
}

type StoredEntry = UndoEntry | { readonly corrupt: string } | 'newer' | null

function idOf({ callId }: UndoEntry): string {
  return callId
}

async function entryIds({ fileSystem, folder }: UndoJournalDeps): Promise<readonly string[]> {
  const names = (await fileSystem.list(folder)).filter((name) => name.endsWith('.json'))
  return names.map((name) => name.slice(0, -'.json'.length)).filter((callId) => callIdPattern.test(callId))
}

async function readEntry(deps: UndoJournalDeps, callId: string): Promise<StoredEntry> {
  const file = entryPath(deps, callId)
  const bytes = await readOwn(deps.fileSystem, file)
  if (bytes === null) return null
  const entry = parseEntry(bytes.toString('utf8'))
  if (entry === 'newer' || entry?.callId === callId) return entry
  const corrupt = await setAside(deps, file)
  deps.logger?.log('error', 'undo entry cannot be read', { corrupt })
  return { corrupt }
}

function parseEntry(text: string): UndoEntry | 'newer' | null {
  const read = readSealed(parseJson(text), undoFormat)
  if (read.kind === 'newer') return 'newer'
  // The checksum proves that the rest is what `save` wrote.
  const isWhole = read.kind === 'whole' && read.sealed && recordedTarget.safeParse(read.content['target']).success
  return isWhole ? (read.content as unknown as UndoEntry) : null
}

function entryPath(deps: UndoJournalDeps, callId: string): string {
  return path.join(deps.folder, `${callId}.json`)
}
