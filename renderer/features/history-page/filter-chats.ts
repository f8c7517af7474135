import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { UndoableView } from '../../../shared/ipc/undoable-view.ts'
import type { HistorySlice } from '../../state/app-state.ts'

type Outcome = HistorySlice['historyFilter']['outcome']

export const outcomes = [
  'all',
  'fixed',
  'done',
  'undone',
  'not_run',
  'open',
  'nothing_found',
  'postponed',
  'undoable',
] as const satisfies readonly Outcome[]

/** Chats that have ended so; what still runs or waits is open. `now` decides what can still be undone. */
export function withOutcome(chats: readonly ChatSummary[], outcome: Outcome, now: number): readonly ChatSummary[] {
  if (outcome === 'all') return chats
  if (outcome === 'undoable') return chats.filter((chat) => stillUndoable([chat], now).length > 0)
  return chats.filter((chat) => chipOf(chat) === outcome)
}

function chipOf({ story }: ChatSummary): Outcome {
  return story.outcome === 'running' || story.outcome === 'waiting' ? 'open' : story.outcome
}

/** A change that can be undone, and the chat that it was made in. */
export type Undoable = UndoableView & { readonly chatId: string }

/** What of these chats can be undone now, the newest first. */
export function stillUndoable(chats: readonly ChatSummary[], now: number): readonly Undoable[] {
  return chats
    .flatMap(({ chatId, story }) => story.undoable.map((each) => ({ ...each, chatId })))
    .filter(({ until }) => until > now)
    .sort((one, other) => other.doneAt - one.doneAt)
}
