import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { ChatSummary, ChatView } from '../../../shared/ipc/views.ts'
import type { Clock, Ids, Logger } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import { createChatDoor, type ChatDoor } from './chat-door.ts'
import { createChatIndex, type ChatIndex } from './chat-index.ts'
import { createChatKeeper, type ChatKeeper } from './chat-keeper.ts'
import { withEntry, type ChatRecord, type NoticeEntry } from './chat-record.ts'
import { createChatShelf, type ChatShelf } from './chat-shelf.ts'
import { createChatShower } from './chat-shower.ts'
import type { ChatStore } from './chat-store.ts'
import { chatView } from './chat-view.ts'
import type { OpenChat } from './open-chat.ts'
import { recoverRecord, unknownNotice, type Recovered, type RecoverPorts } from './recover-record.ts'
import type { ViewContext } from './view-context.ts'

type UnknownCall = { readonly callId: string; readonly tool: string }

export type ChatBoard = {
  /** Looks at the newest chats: what was interrupted is told, what waits for a person goes on. Call once, first. */
  start(unknownCalls: readonly UnknownCall[]): Promise<void>
  /** Errors: `unknown_chat`, `file_unreadable`. */
  open(chatId: string): Promise<Result<OpenChat>>
  create(): OpenChat
  /** Changes a chat. `show` = for the eye only; `save` = shown and kept; `keep` = kept, the window knows it already. */
  change(chat: OpenChat, change: (record: ChatRecord) => ChatRecord, how: 'save' | 'show' | 'keep'): void
  notice(chat: OpenChat, notice: Notice): void
  view(chat: OpenChat): ChatView
  list(query: string): Promise<readonly ChatSummary[]>
  /** Chats in memory. */
  readonly inMemory: () => readonly OpenChat[]
  readonly whileShut: ChatDoor['whileShut']
  /** Removes a chat for good; what still works on it is kept nowhere. */
  readonly remove: (chatId: string) => Promise<Result<void>>
  /** Shows everything again: the language, the mode or the theme changed. */
  refresh(): void
  /** Everything that was to be kept is on the disk. */
  flush(): Promise<void>
}

type Notice = Pick<NoticeEntry, 'message' | 'tone'> &
  Partial<Pick<NoticeEntry, 'tool' | 'call' | 'error' | 'checkTool'>>

export type ChatBoardDeps = {
  readonly store: ChatStore
  readonly push: (event: PushEvent) => void
  readonly context: () => ViewContext
  /** The check that shows how the PC is after a fix; null = there is none. */
  readonly proofOf: (tool: string) => string | null
  readonly clock: Clock
  readonly ids: Ids
  readonly timers: Timers
  readonly logger: Logger
}

export function createChatBoard(deps: ChatBoardDeps): ChatBoard {
  const { store, context, clock, logger } = deps
  const recover = (record: ChatRecord): Recovered => recoverRecord(record, recoverPorts(deps))
  const shelf = createChatShelf({ ...deps, recover })
  const settle = (record: ChatRecord): ChatRecord => recover(record).record
  const index = createChatIndex({ store, context, settle })
  const list = (query: string): Promise<readonly ChatSummary[]> =>
    index.list(
      query,
      shelf.all().map(({ record }) => record),
    )
  const view = (chat: OpenChat): ChatView => chatView(chat, context())
  const shower = createChatShower({ ...deps, view, list: () => list('') })
  const removed = new WeakSet<OpenChat>()
  const door = createChatDoor(deps.timers)
  const change: ChatBoard['change'] = (chat, make, how) => {
    if (removed.has(chat)) return
    chat.record = { ...make(chat.record), updatedAt: clock.now() }
    if (how !== 'keep') shower.show(chat)
    if (how === 'save') shower.showList()
    if (how !== 'show') keeper.keep(chat)
  }
  const add = (chat: OpenChat, notice: Notice, how: 'save' | 'show'): void =>
    change(chat, (record) => withEntry(record, noticeEntry(notice, recoverPorts(deps))), how)
  const notSaved = (chat: OpenChat): void => add(chat, { message: 'notSaved', tone: 'warning' }, 'show')
  const keeper = createChatKeeper({ store, logger, onFailed: notSaved })
  return {
    start: (unknownCalls) => start(unknownCalls, { deps, shelf, keeper, change, add }),
    open: (chatId) => openStored(chatId, { shelf, keeper, door }),
    create: () => shelf.create(),
    change,
    notice: (chat, notice) => add(chat, notice, 'save'),
    view,
    list,
    inMemory: () => shelf.all(),
    whileShut: door.whileShut,
    remove: async (chatId) => {
      const chat = shelf.forget(chatId)
      if (chat) removed.add(chat)
      const gone = await removeStored(chatId, { store, keeper, index })
      shower.showList()
      return gone
    },
    refresh: () => {
      for (const chat of shelf.all()) shower.show(chat)
      shower.showList()
    },
    flush: () => keeper.flush(),
  }
}

type Start = {
  readonly deps: ChatBoardDeps
  readonly shelf: ChatShelf
  readonly keeper: ChatKeeper
  readonly change: ChatBoard['change']
  readonly add: (chat: OpenChat, notice: Notice, how: 'save' | 'show') => void
}

async function start(unknownCalls: readonly UnknownCall[], parts: Start): Promise<void> {
  const { deps, shelf, keeper, change, add } = parts
  const found = await shelf.newest()
  for (const chat of found.changed) keeper.keep(chat)
  const untold = unknownCalls.filter(({ callId }) => !found.toldCalls.has(callId))
  if (untold.length === 0 && !found.corrupt) return
  const chat = shelf.revived(untold.length > 0)
  const notices = untold.map((call) => unknownNotice(call, recoverPorts(deps)))
  for (const notice of notices) change(chat, (record) => withEntry(record, notice), 'save')
  if (found.corrupt) add(chat, { message: 'chatSetAside', tone: 'warning' }, 'save')
}

type Opening = { readonly shelf: ChatShelf; readonly keeper: ChatKeeper; readonly door: ChatDoor }

async function openStored(chatId: string, { shelf, keeper, door }: Opening): Promise<Result<OpenChat>> {
  const loaded = await shelf.load(chatId)
  if (!loaded.ok) return loaded
  if (loaded.value === 'corrupt' || door.isShut(chatId)) return fail('unknown_chat', { chatId })
  if (loaded.value.changed) keeper.keep(loaded.value.chat)
  return ok(loaded.value.chat)
}

type Stored = { readonly store: ChatStore; readonly keeper: ChatKeeper; readonly index: ChatIndex }

async function removeStored(chatId: string, { store, keeper, index }: Stored): Promise<Result<void>> {
  // What is being saved must not come back behind it.
  await keeper.flush()
  const gone = await store.remove(chatId)
  if (gone.ok) await index.forget(chatId)
  return gone
}

function recoverPorts({ clock, ids, proofOf }: ChatBoardDeps): RecoverPorts {
  return { nowMs: clock.now(), newId: () => ids.newId(), proofOf }
}

function noticeEntry(notice: Notice, { nowMs, newId }: Pick<RecoverPorts, 'nowMs' | 'newId'>): NoticeEntry {
  return { kind: 'notice', id: newId(), at: nowMs, tool: null, error: null, checkTool: null, ...notice }
}
