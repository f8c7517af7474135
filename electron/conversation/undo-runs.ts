import type { Caller } from '../../shared/domain/caller.ts'
import type { Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { takenBack, type PlannedChange } from '../policy/changes.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import { storedUndo, type StoredUndo } from '../pipeline/stored-undo.ts'
import { undoneBy } from '../pipeline/undo-recorded.ts'
import type { WordedCall } from '../views/call-words.ts'
import type { ConversationCalls } from './calls.ts'
import { safely } from './check-runs.ts'
import type { Chats } from './chats.ts'
import type { FixResult } from './items.ts'
import type { OpenChat } from './open-chats.ts'

/** What a person is asked before a fix is undone. */
export type AskedUndo = Pick<WordedCall, 'object'> & {
  readonly stored: StoredUndo
  readonly changes: readonly PlannedChange[]
}

export type UndoRuns = {
  /** Asks a person whether a fix is to be undone, and does it only after their yes. */
  undo(chat: OpenChat, callId: string): Promise<Result<null>>
  /** True while a fix of this conversation is asked about or undone. */
  isWorking(chat: OpenChat): boolean
  idle(): Promise<unknown>
}

export type UndoRunsDeps = {
  readonly chats: Chats
  readonly askUndo: (asked: AskedUndo) => Promise<boolean>
  readonly calls: ConversationCalls
  readonly ids: Ids
  readonly ports: Pick<PipelinePorts, 'undo' | 'registry'>
  readonly caller: () => Caller
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
        const { object, changes = [] } = result
        const asked = { stored: stored.value, changes: takenBack(changes), ...(object ? { object } : {}) }
        if (await deps.askUndo(asked)) await undoAsked(chat, { callId, ...asked }, deps)
        return ok(null)
      }).finally(() => asking.delete(callId))
      asking.set(callId, { chat, work })
      return ok(null)
    },
    isWorking: (chat) => [...asking.values()].some((one) => one.chat === chat),
    idle: () => Promise.all([...asking.values()].map(({ work }) => work)),
  }
}

async function undoAsked(
  chat: OpenChat,
  { callId, stored, object }: AskedUndo & { readonly callId: string },
  { chats, calls, caller, ids }: UndoRunsDeps,
): Promise<void> {
  const { signal } = new AbortController()
  // Of the conversation, so that it goes with it; it is no item of its own.
  const work = calls.begin(chat, { id: ids.newId(), kind: 'fixes' })
  const request = { intent: 'undo', undoes: callId, caller: caller(), shown: stored.digest, startNow: true } as const
  const undone = undoneBy(await work.pipeline.submit(request, signal))
  work.end()
  const about = { tool: stored.tool.name, call: { args: stored.args, object } }
  if (!undone.ok) {
    chats.notice(chat, { tone: 'error', message: 'undoFailed', ...about, error: undone.error })
    return
  }
  chats.change(chat, () => markUndone(chat, callId), 'save')
  chats.notice(chat, { tone: 'info', message: 'undone', ...about, error: null })
}

function markUndone({ log }: OpenChat, callId: string): void {
  for (const { id, results } of log.after('fixes', '')) {
    if (!results.some((result) => result.callId === callId)) continue
    log.replace('fixes', id, (item) => ({
      ...item,
      results: item.results.map((result) => (result.callId === callId ? { ...result, undone: true } : result)),
      cards: item.cards.map((card) => (card.callId === callId ? { ...card, state: 'undone' } : card)),
    }))
  }
}

function resultOf({ log }: OpenChat, callId: string): FixResult | undefined {
  return log
    .after('fixes', '')
    .flatMap(({ results }) => results)
    .find((one) => one.callId === callId)
}
