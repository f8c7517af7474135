import type { ChatBoard } from '../chats/chat-board.ts'
import type { PlanRuns } from '../chats/plan-runs.ts'
import type { UndoRuns } from '../chats/undo-runs.ts'
import type { Handlers } from '../router.ts'

export type PlanHandlerDeps = { readonly board: ChatBoard; readonly plans: PlanRuns; readonly undos: UndoRuns }

/** Changes: each of these only asks main to open the confirmation window, or takes a proposal off the table. */
export function planHandlers({
  board,
  plans,
  undos,
}: PlanHandlerDeps): Pick<Handlers, 'plan.review' | 'plan.dismiss' | 'undo.review'> {
  return {
    'plan.review': async ({ chatId, entryId, digests }) => {
      const chat = await board.open(chatId)
      return chat.ok ? plans.review(chat.value, entryId, digests) : chat
    },
    'plan.dismiss': async ({ chatId, entryId }) => {
      const chat = await board.open(chatId)
      return chat.ok ? plans.dismiss(chat.value, entryId) : chat
    },
    'undo.review': async ({ chatId, callId }) => {
      const chat = await board.open(chatId)
      return chat.ok ? undos.review(chat.value, callId) : chat
    },
  }
}
