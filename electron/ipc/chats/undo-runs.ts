import type { Caller } from '../../../shared/domain/caller.ts'
import type { Ids } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { takenBack } from '../../policy/changes.ts'
import type { PipelinePorts } from '../../pipeline/ports.ts'
import { storedUndo } from '../../pipeline/stored-undo.ts'
import { undoneBy } from '../../pipeline/undo-recorded.ts'
import type { WordedCall } from '../../views/call-words.ts'
import type { AskPerson } from '../consent/ask-person.ts'
import type { ChatBoard } from './chat-board.ts'
import type { Conversations } from './conversations.ts'
import type { OpenChat } from './open-chat.ts'
import { changeCards, changeEntry, type ChatRecord, type FixesEntry } from './chat-record.ts'
import { safely } from './check-runs.ts'

export type UndoRuns = {
  /** Asks a person whether a fix is to be taken back, and does it only after their yes. */
  review(chat: OpenChat, callId: string): Promise<Result<null>>
  /** True while a fix of this chat is asked about or undone. */
  isWorking(chat: OpenChat): boolean
  idle(): Promise<unknown>
}

export type UndoRunsDeps = {
  readonly board: ChatBoard
  readonly ask: AskPerson
  readonly conversations: Conversations
  readonly ids: Ids
  readonly pipelinePorts: () => Pick<PipelinePorts, 'undo' | 'registry'>
  readonly caller: () => Caller
}

export function createUndoRuns(deps: UndoRunsDeps): UndoRuns {
  const asking = new Map<string, { readonly chat: OpenChat; readonly work: Promise<unknown> }>()
  return {
    review: async (chat, callId) => {
      const result = fixesOf(chat.record)
        .flatMap(({ results }) => results)
        .find((one) => one.callId === callId)
      if (!result) return fail('unknown_call', { callId })
      const stored = await storedUndo(callId, deps.pipelinePorts())
      if (!stored.ok) return stored
      const { tool, args, result: kept, digest: shown } = stored.value
      if (asking.has(callId)) return ok(null)
      const work = safely(async () => {
        const changes = takenBack(result.changes ?? [])
        const { object } = result
        const step = { tool, args, kept, digest: shown, changes, ...(object ? { object } : {}) }
        const said = await deps.ask({ kind: 'undo', steps: [step] })
        if (said.answer === 'run_now')
          await takeBack(chat, { callId, tool: tool.name, shown, call: { args, object } }, deps)
        return ok(null)
      }).finally(() => asking.delete(callId))
      asking.set(callId, { chat, work })
      return ok(null)
    },
    isWorking: (chat) => [...asking.values()].some((one) => one.chat === chat),
    idle: () => Promise.all([...asking.values()].map(({ work }) => work)),
  }
}

type Undoing = {
  readonly callId: string
  readonly tool: string
  readonly shown: string
  readonly call: WordedCall
}

async function takeBack(
  chat: OpenChat,
  { callId, tool, shown, call }: Undoing,
  { board, conversations, caller, ids }: UndoRunsDeps,
): Promise<void> {
  const { signal } = new AbortController()
  // Of the chat, so that it goes with it; it shows no card of its own.
  const conversation = conversations.begin(chat, { id: ids.newId(), kind: 'fixes' })
  const request = { intent: 'undo', undoes: callId, caller: caller(), shown, startNow: true } as const
  const undone = undoneBy(await conversation.pipeline.submit(request, signal))
  conversation.end()
  if (!undone.ok) {
    board.notice(chat, { tone: 'error', message: 'undoFailed', tool, call, error: undone.error })
    return
  }
  board.change(chat, (record) => markUndone(record, callId), 'save')
  board.notice(chat, { tone: 'info', message: 'undone', tool, call, error: null })
}

function markUndone(record: ChatRecord, callId: string): ChatRecord {
  const marked = fixesOf(record).reduce(
    (kept, entry) =>
      changeEntry(kept, entry, (one) => ({
        ...one,
        results: one.results.map((result) => (result.callId === callId ? { ...result, undone: true } : result)),
      })),
    record,
  )
  return changeCards(marked, (card) => (card.callId === callId ? { ...card, state: 'undone' } : card))
}

function fixesOf({ entries }: ChatRecord): readonly FixesEntry[] {
  return entries.filter((entry) => entry.kind === 'fixes')
}
