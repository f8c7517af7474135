import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { ChatStore } from '../../conversation/chat-files.ts'
import type { ConversationEvent, Conversations } from '../../conversation/conversations.ts'
import type { ConversationPorts } from '../../engine/engine.ts'
import type { Result } from '../../kernel/result.ts'
import { createChatIndex } from './chat-index.ts'
import type { ResultPages } from './result-pages.ts'
import type { ChatNotices } from '../consent/chat-notices.ts'
import { createWorkNews } from './work-news.ts'
import { createPublisher, type PublisherDeps } from './publisher.ts'

/** Who has waited so long sees what can be done before the last check has ended: checks of a real PC take up to four seconds each. */
const offersAfterMs = 2_500

/** The window as a host of conversations. */
export type ChatHost = {
  /** What the engine asks of this host. */
  readonly ports: ConversationPorts
  /** Newest first. */
  readonly list: (query: string) => Promise<readonly ChatSummary[]>
  /** Removes one for good; no list shows it any more. */
  readonly remove: (chatId: string) => Promise<Result<void>>
  /** Everything in memory is shown again. */
  readonly refresh: () => void
  /** The list of chats is told again. */
  readonly listChanged: () => void
}

export type ChatHostDeps = Omit<PublisherDeps, 'list'> &
  Pick<Required<ConversationPorts>, 'caller' | 'translators' | 'grantsKept'> & {
    readonly conversations: () => Conversations
    readonly pages: Pick<ResultPages, 'textOf' | 'keep'>
    readonly store: ChatStore
    readonly notices: ChatNotices
    readonly showWorking: (isWorking: boolean) => void
  }

export function createChatHost(deps: ChatHostDeps): ChatHost {
  const { conversations, store } = deps
  const index = createChatIndex({ ...deps, settle: (record) => conversations().settled(record) })
  const list = (query: string): Promise<readonly ChatSummary[]> => {
    const open = conversations().inMemory()
    return index.list(
      query,
      open.map(({ log }) => log),
    )
  }
  const publisher = createPublisher({ ...deps, list: () => list('') })
  const heardWork = createWorkNews({ showWorking: deps.showWorking, repairEnded: deps.notices.ended })
  const tell = (event: ConversationEvent): void => {
    const { conversation } = event
    if (event.kind === 'changed') {
      publisher.changed(conversation, event.kept)
      heardWork(conversation)
    }
    if (event.kind === 'waits') deps.notices.waits({ chatId: conversation.id, callId: event.planId })
  }
  const { caller, pages, translators, grantsKept, timers } = deps
  const keepResult = (callId: string, result: unknown): number => {
    const text = pages.textOf(result)
    pages.keep(callId, text)
    return text.length
  }
  return {
    ports: { store, timers, translators, caller, keepResult, grantsKept, tell, offersAfterMs },
    list,
    remove: async (chatId) => {
      const gone = await conversations().remove(chatId)
      if (gone.ok) await index.forget(chatId)
      publisher.listChanged()
      return gone
    },
    refresh: () => publisher.refresh(conversations().inMemory()),
    listChanged: () => publisher.listChanged(),
  }
}
