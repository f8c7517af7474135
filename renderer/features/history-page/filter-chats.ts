import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { HistorySlice } from '../../state/app-state.ts'

type Outcome = HistorySlice['historyFilter']['outcome']

export const outcomes = ['all', 'fixed', 'open', 'nothing_found', 'postponed'] as const satisfies readonly Outcome[]

/** Chats that have ended so; what still runs or waits is open. */
export function withOutcome(chats: readonly ChatSummary[], outcome: Outcome): readonly ChatSummary[] {
  return outcome === 'all' ? chats : chats.filter((chat) => chipOf(chat) === outcome)
}

function chipOf({ story }: ChatSummary): Outcome {
  return story.outcome === 'running' || story.outcome === 'waiting' ? 'open' : story.outcome
}
