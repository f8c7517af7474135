import { fail, ok, type Result } from '../../kernel/result.ts'
import type { ChatBoard } from '../chats/chat-board.ts'
import type { OpenChat } from '../chats/open-chat.ts'
import type { CheckRuns } from '../chats/check-runs.ts'
import type { Removals } from '../chats/removals.ts'
import type { Handlers } from '../router.ts'

type ChatCommands =
  | 'chats.list'
  | 'chats.open'
  | 'chats.create'
  | 'chats.submit'
  | 'chats.answer'
  | 'chats.run'
  | 'chats.delete'
  | 'history.deleteAll'
  | 'drafts.save'

/** The answer that picks one of the choices of a question: its value is the digest of the choice. */
const choiceSlot = 'choice'

/** Conversations: what is shown, looked for and asked. */
export function chatHandlers({
  board,
  checks,
  removals,
}: {
  readonly board: ChatBoard
  readonly checks: CheckRuns
  readonly removals: Removals
}): Pick<Handlers, ChatCommands> {
  const inLive = async (chatId: string, work: (chat: OpenChat) => Result<null>): Promise<Result<null>> => {
    const chat = await board.open(chatId)
    if (!chat.ok) return chat
    return chat.value.live ? work(chat.value) : fail('chat_read_only')
  }
  return {
    'chats.list': async ({ query }) => ok(await board.list(query)),
    'chats.open': async ({ chatId }) => {
      const chat = await board.open(chatId)
      return chat.ok ? ok(board.view(chat.value)) : chat
    },
    'chats.create': () => Promise.resolve(ok(board.view(board.create()))),
    'chats.submit': ({ chatId, text }) => inLive(chatId, (chat) => checks.submit(chat, text)),
    'chats.run': ({ chatId, tools }) => inLive(chatId, (chat) => checks.run(chat, tools)),
    'chats.answer': ({ chatId, slot, value }) =>
      inLive(chatId, (chat) => (slot === choiceSlot ? checks.choose(chat, value) : checks.answer(chat, slot, value))),
    'chats.delete': ({ chatId }) => removals.remove(chatId),
    'history.deleteAll': () => removals.remove(null),
    'drafts.save': ({ chatId, text }) =>
      inLive(chatId, (chat) => {
        if (chat.record.draft !== text) board.change(chat, (record) => ({ ...record, draft: text }), 'keep')
        return ok(null)
      }),
  }
}
