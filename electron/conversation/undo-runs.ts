import type { Caller } from '../../shared/domain/caller.ts'
import type { EndedCall, UndoneCall, UndoRequest } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Ids } from '../kernel/ports.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'
import { findingHolds } from '../policy/assess.ts'
import { undoneChanges } from '../policy/changes.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { storedUndo, type StoredUndo } from '../pipeline/stored-undo.ts'
import type { ConversationCalls } from './calls.ts'
import { safely } from './check-runs.ts'
import type { Chats } from './chats.ts'
import type { FixValues } from './fix-values.ts'
import { stepBehind } from './handled-steps.ts'
import type { ItemLog } from './item-log.ts'
import type { FixesItem, FixResult, Works } from './items.ts'
import type { OpenChat } from './open-chats.ts'
import type { EndedCalls } from './session-memory.ts'

export type UndoRuns = {
  /** Wishes a fix undone: the pipeline asks a person first. */
  undo(chat: OpenChat, callId: string): Promise<Result<null>>
  /** The same for a fix that no conversation shows. Answers at its end. */
  readonly undoCall: (callId: string, signal: AbortSignal) => Promise<Result<PutBack>>
  /** True while a fix of this conversation is asked about or undone. */
  isWorking(chat: OpenChat): boolean
  /** Everything that was begun has come to its end. */
  idle(): Promise<unknown>
}

/** What was put back, and how the PC called what the fix acted on. */
export type PutBack = Pick<UndoneCall, 'tool' | 'args' | 'restored' | 'evidence'> & Pick<UndoRequest, 'object'>

export type UndoRunsDeps = {
  readonly chats: Chats
  readonly calls: ConversationCalls
  readonly ids: Ids
  readonly pipeline: Pipeline
  readonly history: Pick<EndedCalls, 'get'>
  readonly values: Pick<FixValues, 'done'>
  readonly ports: Pick<PipelinePorts, 'undo' | 'registry' | 'conditions' | 'clock'>
  readonly caller: () => Caller
  /** Work of this conversation has come to its end. */
  readonly onEnded: (chat: OpenChat) => void
}

export function createUndoRuns(deps: UndoRunsDeps): UndoRuns {
  const asking = new Map<string, { readonly chat: OpenChat; readonly work: Promise<unknown> }>()
  return {
    undo: async (chat, callId) => {
      const result = resultOf(chat, callId)
      if (!result) return fail('unknown_call', { callId })
      const stored = await storedUndo(callId, deps.ports)
      if (!stored.ok) return stored
      if (asking.has(callId)) return ok(null)
      const work = safely(async () => {
        await undoFix(chat, { result, stored: stored.value }, deps)
        return ok(null)
      }).finally(() => {
        asking.delete(callId)
        deps.onEnded(chat)
      })
      asking.set(callId, { chat, work })
      return ok(null)
    },
    undoCall: (callId, signal) => undoKept(callId, signal, deps),
    isWorking: (chat) => [...asking.values()].some((one) => one.chat === chat),
    idle: () => Promise.all([...asking.values()].map(({ work }) => work)),
  }
}

/** A person who said no, did not answer or stopped it before it began needs no word about it. */
const unsaid: readonly AppError['code'][] = ['confirmation_refused', 'confirmation_missing', 'postponed', 'cancelled']

async function undoFix(
  chat: OpenChat,
  { result, stored }: { readonly result: FixResult; readonly stored: StoredUndo },
  { chats, calls, caller, ids, ports }: UndoRunsDeps,
): Promise<void> {
  const { callId, object } = result
  // Of the conversation, so that it goes with it; it is no item of its own.
  const work = calls.begin(chat, { id: ids.newId(), kind: 'fixes' })
  const ended = await work.pipeline.submit(undoOf(result, caller()), work.signal).finally(() => work.end())
  const undone = undoneBy(ended)
  const about = { tool: stored.tool.name, call: { args: stored.args, object } }
  if (!undone.ok) {
    if (ended.state !== 'denied' || !unsaid.includes(undone.error.code))
      chats.notice(chat, { tone: 'error', message: 'undoFailed', ...about, error: undone.error })
    return
  }
  const isBack = isFoundAgain(chat, { result, evidence: undone.value.evidence }, ports)
  chats.change(chat, () => markUndone(chat, callId, isBack ? { isBack } : {}), 'save')
  chats.notice(chat, { tone: 'info', message: 'undone', ...about, error: null })
}

/** A fix of the history: the question says the same as in the conversation that it was done in. */
async function undoKept(
  callId: string,
  signal: AbortSignal,
  { pipeline, history, values, caller }: UndoRunsDeps,
): Promise<Result<PutBack>> {
  const found = await history.get(callId)
  const call = found.ok && found.value?.call.state === 'succeeded' ? found.value.call : null
  const object = call?.object ? { object: call.object } : {}
  const changes = call === null ? [] : values.done(call)
  const undone = undoneBy(await pipeline.submit(undoOf({ callId, changes, ...object }, caller()), signal))
  return undone.ok ? ok({ ...undone.value, ...object }) : undone
}

function undoOf({ callId, object, changes = [] }: Pick<FixResult, 'callId' | 'object' | 'changes'>, caller: Caller) {
  const question = { changes: undoneChanges(changes), ...(object ? { object } : {}) }
  return { intent: 'undo', undoes: callId, caller, ...question } as const
}

/** The fix of this conversation that would be undone first; null = there is none. */
export function lastUndoable(log: Pick<ItemLog, 'after'>): string | null {
  const results = log.after('fixes', '').flatMap((item) => item.results)
  return results.findLast(({ undoUntil, undone }) => undoUntil !== null && !undone)?.callId ?? null
}

/** What the caller of an undo gets: what was put back, or why nothing was. */
export function undoneBy(ended: EndedCall): Result<Pick<UndoneCall, 'tool' | 'args' | 'restored' | 'evidence'>> {
  if (ended.state === 'undone') return ok(ended)
  if (ended.state === 'denied') return { ok: false, error: ended.reasons[0] ?? appError('internal') }
  return 'error' in ended ? { ok: false, error: ended.error } : fail('internal')
}

type Undone = { readonly result: FixResult; readonly evidence: UndoneCall['evidence'] }

/** Whether the look after the undo shows what led to the fix. What that look could not read is not claimed. */
function isFoundAgain(
  { log }: OpenChat,
  { result, evidence }: Undone,
  { registry, conditions, clock }: UndoRunsDeps['ports'],
): boolean {
  const item = log.after('fixes', '').find(({ results }) => results.includes(result))
  const because = item ? stepBehind(result, log.get('plan', item.planId))?.because : undefined
  if (because === undefined || because === 'request' || !evidence?.after || evidence.tool !== because.tool) return false
  const rule = registry.find(because.tool)?.findings.find(({ id }) => id === because.id)
  const record = { result: evidence.after, unavailable: [] }
  return (
    rule !== undefined && findingHolds(conditions, rule, { record, args: because.args, nowMs: clock.now() }) === true
  )
}

function markUndone({ log }: OpenChat, callId: string, after: Pick<FixResult, 'isBack'>): void {
  for (const { id, results } of log.after('fixes', '')) {
    if (!results.some((result) => result.callId === callId)) continue
    log.replace('fixes', id, ({ works, ...item }) => ({
      ...item,
      ...worksAfterUndo(
        works,
        item.results.filter((result) => result.callId !== callId),
      ),
      results: item.results.map((result) =>
        result.callId === callId ? { ...result, ...after, undone: true } : result,
      ),
      cards: item.cards.map((card) => (card.callId === callId ? { ...card, state: 'undone' } : card)),
    }))
  }
}

/** That it works was said of a PC with the fix; nobody has said it of this one. Where nothing of the repair is left, nobody is asked. */
function worksAfterUndo(works: Works | undefined, others: readonly FixResult[]): Pick<FixesItem, 'works'> {
  const holds = works === 'no' || (works === 'asked' && others.some(({ undone }) => !undone))
  return holds ? { works } : {}
}

function resultOf({ log }: OpenChat, callId: string): FixResult | undefined {
  return log
    .after('fixes', '')
    .flatMap(({ results }) => results)
    .find((one) => one.callId === callId)
}
