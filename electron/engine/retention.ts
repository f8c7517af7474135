import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import type { HistoryRecord, HistoryStore } from '../audit/history.ts'
import type { UndoEntry, UndoJournal } from '../audit/undo-journal.ts'
import type { Clock, Logger } from '../kernel/ports.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { ChatRecord } from '../conversation/items.ts'
import type { ChatStore } from '../conversation/chat-files.ts'
import type { KeptCheckUps } from '../checkup/kept-check-ups.ts'
import type { TrustedTime } from '../store/trusted-time.ts'

/** How much was removed. */
export type Removed = { readonly chats: number; readonly calls: number; readonly undo: number }

export type KeptChats = Pick<ChatStore, 'list' | 'load' | 'remove' | 'removeLeftovers'> & {
  /** True for one that is in use: it is not removed by its age. */
  readonly isOpen: (chatId: string) => boolean
}

export type Retention = {
  /**
   * Removes what is older than the settings say. What can still be undone is younger than that.
   * Does nothing when it was done in the last hours, or when another Deskmedic is at work.
   */
  prune(): Promise<Result<Removed>>
  /** Removes chats, past calls, undo records and the log, all of them. Fails with `data_folder_busy` or `records_not_deleted`. */
  removeAll(): Promise<Result<Removed>>
  /** The same for one chat, or one run of the terminal, and its calls. Nothing of that name = all numbers are 0. */
  removeChat(chatId: string): Promise<Result<Removed>>
  /** The fixes that can be undone now; of one chat where it is given. */
  undoable(chatId: string | null): Promise<Result<readonly UndoEntry[]>>
}

export type RetentionDeps = {
  readonly history: Pick<HistoryStore, 'remove' | 'search'>
  readonly undo: Pick<UndoJournal, 'list' | 'remove'>
  readonly chats: KeptChats
  readonly checkUps: Pick<KeptCheckUps, 'remove' | 'removeLeftovers'>
  /** Removes what of the log was last written before this time. */
  readonly removeLogs: (beforeMs: number) => Promise<Result<number>>
  /** Removes contents of edited files that no way back needs, last kept before this time. */
  readonly removeContents: (isUsed: (sha256: string) => boolean, beforeMs: number) => Promise<Result<number>>
  /** Removes indexes of code that were last written before this time. */
  readonly removeCodeIndexes: (beforeMs: number) => Promise<Result<number>>
  /** Removes what of this program's record of changes is older than the settings say. Returns how many lines went. */
  readonly removeOldChanges: (nowMs: number) => Promise<Result<number>>
  readonly time: TrustedTime
  readonly keptDays: () => number
  readonly record: (event: AuditEvent) => Promise<Result<void>>
  /** Does this while no other Deskmedic writes; `wait` = for a moment until it is done. */
  readonly onlyWriter: <T>(wait: boolean, work: () => Promise<Result<T>>) => Promise<Result<T>>
  readonly clock: Clock
  readonly logger: Logger
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** Looked at so often, a PC that is started every day is pruned every day. */
const pruneEveryMs = 12 * hourMs
const nothing: Removed = { chats: 0, calls: 0, undo: 0 }

export function createRetention(deps: RetentionDeps): Retention {
  const { clock, logger } = deps
  return {
    prune: async () => {
      const lastMs = await deps.time.lastLook()
      const sinceMs = lastMs === null ? Number.POSITIVE_INFINITY : clock.now() - lastMs
      if (sinceMs >= 0 && sinceMs < pruneEveryMs) return ok(nothing)
      const pruned = await deps.onlyWriter(false, () => prune(deps))
      if (!pruned.ok) logger.log('warn', 'old records were not removed', { code: pruned.error.code })
      return pruned
    },
    removeAll: () => removal(deps, { what: 'all' }, () => removeAll(deps)),
    removeChat: (chatId) => removal(deps, { what: 'chat', chat: chatId }, () => removeChat(deps, chatId)),
    undoable: async (chatId) => {
      const listed = await deps.undo.list()
      if (!listed.ok) return listed
      const calls = chatId === null ? null : await callsOf(deps, chatId)
      const isMeant = ({ callId }: UndoEntry): boolean => calls === null || calls.has(callId)
      return ok(listed.value.entries.filter((entry) => isMeant(entry) && isUndoable(entry, clock.now())))
    },
  }
}

async function prune(deps: RetentionDeps): Promise<Result<Removed>> {
  const nowMs = await deps.time.look(deps.clock.now())
  if (nowMs === null) return ok(nothing)
  const beforeMs = nowMs - deps.keptDays() * dayMs
  const isOld = (entry: UndoEntry): boolean => Date.parse(entry.createdAt) < beforeMs && !isUndoable(entry, nowMs)
  const removed = await inTurn([
    () => removeChats(deps, ({ chatId, updatedAt }) => updatedAt < beforeMs && !deps.chats.isOpen(chatId)),
    () => deps.chats.removeLeftovers(beforeMs),
    () => deps.history.remove(({ call }) => Math.max(call.createdAt, call.endedAt) < beforeMs),
    () => deps.undo.remove(isOld, beforeMs),
    () => removeContents(deps, nowMs - dayMs),
    () => deps.removeLogs(beforeMs),
    () => deps.removeCodeIndexes(beforeMs),
    () => deps.checkUps.remove(({ at }) => at < beforeMs),
    () => deps.checkUps.removeLeftovers(beforeMs),
  ])
  if (!removed.ok) return removed
  const [chats = 0, , calls = 0, undo = 0] = removed.value
  const summary = { what: 'old', days: deps.keptDays(), chats, calls, undo }
  if (chats + calls + undo > 0) await deps.record({ kind: 'removal', summary })
  // The record tells by itself what of it went.
  const changes = await deps.removeOldChanges(nowMs)
  return changes.ok ? ok({ chats, calls, undo }) : changes
}

/** One that has begun and not ended may still run, or wait for its end to be told. */
function isUndoable({ state, expiresAt }: UndoEntry, nowMs: number): boolean {
  return (state === 'ready' || state === 'pending') && Date.parse(expiresAt) > nowMs
}

async function removeAll(deps: RetentionDeps): Promise<Result<Removed>> {
  const everything = Number.POSITIVE_INFINITY
  const removed = await inTurn([
    () => deps.undo.remove('all', everything),
    () => deps.removeContents(() => false, everything),
    () => deps.history.remove('all'),
    () => removeChats(deps, 'all'),
    () => deps.chats.removeLeftovers(everything),
    () => deps.removeLogs(everything),
    () => deps.removeCodeIndexes(everything),
    () => deps.checkUps.remove('all'),
    () => deps.checkUps.removeLeftovers(everything),
  ])
  if (!removed.ok) return removed
  const [undo = 0, , calls = 0, chats = 0] = removed.value
  return ok({ chats, calls, undo })
}

/** The chat last: as long as it is there, what is left of it can be removed by it. */
async function removeChat(deps: RetentionDeps, chatId: string): Promise<Result<Removed>> {
  const known = await callsOf(deps, chatId)
  const isOfChat = ({ call, runId }: HistoryRecord): boolean => runId === chatId || known.has(call.id)
  const removed = await inTurn([
    () => deps.undo.remove(({ callId }) => known.has(callId), Number.NEGATIVE_INFINITY),
    () => removeContents(deps, Number.POSITIVE_INFINITY),
    () => deps.history.remove(isOfChat),
    () => deps.checkUps.remove((kept) => kept.chatId === chatId),
    async () => {
      const found = await deps.chats.list()
      const gone = await deps.chats.remove(chatId)
      return gone.ok ? ok(found.ok && found.value.includes(chatId) ? 1 : 0) : gone
    },
  ])
  if (!removed.ok) return removed
  const [undo = 0, , calls = 0, , chats = 0] = removed.value
  return ok({ chats, calls, undo })
}

/** What files held before is kept as long as a way back needs it, and no longer. */
async function removeContents(deps: RetentionDeps, beforeMs: number): Promise<Result<number>> {
  const listed = await deps.undo.list()
  if (!listed.ok) return listed
  const left = JSON.stringify(listed.value.entries.filter(({ state }) => state !== 'undone'))
  return deps.removeContents((sha256) => left.includes(sha256), beforeMs)
}

/** Calls of a chat, or of one run of the terminal: those that it shows, and those of the history that name it. */
async function callsOf({ chats, history }: RetentionDeps, chatId: string): Promise<ReadonlySet<string>> {
  const loaded = await chats.load(chatId)
  const entries = loaded.ok && loaded.value !== null && loaded.value !== 'corrupt' ? loaded.value.entries : []
  const shown = entries.flatMap((entry) =>
    entry.kind === 'checks' || entry.kind === 'fixes' ? entry.cards.map(({ callId }) => callId) : [],
  )
  const found = await history.search({ text: '', limit: Number.MAX_SAFE_INTEGER, runId: chatId })
  return new Set([...shown, ...(found.ok ? found.value.map(({ call }) => call.id) : [])])
}

/** A chat that cannot be read, or that a later version wrote, has no age: it goes only with all of them. */
async function removeChats(
  { chats }: RetentionDeps,
  isGone: ((record: Pick<ChatRecord, 'chatId' | 'updatedAt'>) => boolean) | 'all',
): Promise<Result<number>> {
  const found = await chats.list()
  if (!found.ok) return found
  let removed = 0
  for (const chatId of found.value) {
    if (isGone !== 'all' && !(await isStored(chats, chatId, isGone))) continue
    const gone = await chats.remove(chatId)
    if (!gone.ok) return gone
    removed += 1
  }
  return ok(removed)
}

async function isStored(
  chats: Pick<KeptChats, 'load'>,
  chatId: string,
  test: (record: ChatRecord) => boolean,
): Promise<boolean> {
  const loaded = await chats.load(chatId)
  return loaded.ok && loaded.value !== null && loaded.value !== 'corrupt' && test(loaded.value)
}

/** A person's wish is written down before it is done, and again where it fails. */
async function removal(
  deps: RetentionDeps,
  summary: NonNullable<AuditEvent['summary']>,
  work: () => Promise<Result<Removed>>,
): Promise<Result<Removed>> {
  return deps.onlyWriter(true, async () => {
    const written = await deps.record({ kind: 'removal', summary })
    if (!written.ok) return written
    const done = await work()
    const end = done.ok ? { summary: { ...summary, ...done.value } } : { summary, outcome: done.error.code }
    await deps.record({ kind: 'removal', ...end })
    return done
  })
}

/** The numbers of all, or the first failure. */
async function inTurn(works: readonly (() => Promise<Result<number>>)[]): Promise<Result<readonly number[]>> {
  const numbers: number[] = []
  for (const work of works) {
    const done = await work()
    if (!done.ok) return done
    numbers.push(done.value)
  }
  return ok(numbers)
}
