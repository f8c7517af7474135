import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { Timers } from '../../kernel/timers.ts'
import { changesView, chatView } from './chat-view.ts'
import type { ViewContext } from './view-context.ts'

export type Publisher = {
  /** Something of it has changed; `kept` = also what the list of conversations shows. */
  changed(conversation: Conversation, kept: boolean): void
  /** Everything is shown again: the language, the mode or the theme changed. */
  refresh(conversations: readonly Conversation[]): void
  listChanged(): void
}

export type PublisherDeps = {
  readonly push: (event: PushEvent) => void
  readonly timers: Timers
  readonly context: () => ViewContext
  readonly list: () => Promise<readonly ChatSummary[]>
}

/** Progress of a call can come a thousand times a second: a view is made this often. */
const publishEveryMs = 40

/** Tells the window of what has changed: of each conversation the items that are new or have a newer version. */
export function createPublisher({ push, timers, context, list }: PublisherDeps): Publisher {
  /** The version that the window was told of. */
  const told = new WeakMap<Conversation, number>()
  const waiting = new Map<Conversation, 'items' | 'all'>()
  let listWaits = false
  let scheduled = false
  const publish = (conversation: Conversation, what: 'items' | 'all'): void => {
    const from = told.get(conversation) ?? 0
    told.set(conversation, conversation.log.version())
    if (what === 'all') push({ kind: 'chat', chat: chatView(conversation, context()) })
    else push({ kind: 'items', changes: changesView(conversation, from, context()) })
  }
  const publishAll = (): void => {
    scheduled = false
    for (const [conversation, what] of waiting) publish(conversation, what)
    waiting.clear()
    if (listWaits) void list().then((chats) => push({ kind: 'chats', chats }))
    listWaits = false
  }
  const schedule = (): void => {
    if (scheduled) return
    scheduled = true
    timers.after(publishEveryMs, publishAll)
  }
  const listChanged = (): void => {
    listWaits = true
    schedule()
  }
  return {
    changed: (conversation, kept) => {
      if (!waiting.has(conversation)) waiting.set(conversation, 'items')
      if (kept) listWaits = true
      schedule()
    },
    refresh: (conversations) => {
      for (const conversation of conversations) waiting.set(conversation, 'all')
      listChanged()
    },
    listChanged,
  }
}
