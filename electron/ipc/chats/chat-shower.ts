import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { ChatSummary, ChatView } from '../../../shared/ipc/views.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { OpenChat } from './open-chat.ts'

export type ChatShower = {
  show(chat: OpenChat): void
  showList(): void
}

export type ChatShowerDeps = {
  readonly push: (event: PushEvent) => void
  readonly timers: Timers
  readonly view: (chat: OpenChat) => ChatView
  readonly list: () => Promise<readonly ChatSummary[]>
}

/** Progress of a call can come a thousand times a second: a view is made this often. */
const showEveryMs = 40

/** Tells the window of what changed: one view of each chat for everything that came meanwhile. */
export function createChatShower({ push, timers, view, list }: ChatShowerDeps): ChatShower {
  const waiting = new Set<OpenChat>()
  let listWaits = false
  let scheduled = false
  const showAll = (): void => {
    scheduled = false
    for (const chat of waiting) push({ kind: 'chat', chat: view(chat) })
    waiting.clear()
    if (listWaits) void list().then((chats) => push({ kind: 'chats', chats }))
    listWaits = false
  }
  const schedule = (): void => {
    if (!scheduled) timers.after(showEveryMs, showAll)
    scheduled = true
  }
  return {
    show: (chat) => {
      waiting.add(chat)
      schedule()
    },
    showList: () => {
      listWaits = true
      schedule()
    },
  }
}
