import type { Clock, Ids, Logger } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Timers } from '../kernel/timers.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import type { UnknownCall } from '../pipeline/settle-open-intents.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { createChatDoor, type ChatDoor } from './chat-door.ts'
import type { ChatStore } from './chat-files.ts'
import type { ItemLog } from './item-log.ts'
import type { ChatRecord, NoticeItem } from './items.ts'
import { createOpenChats, type OpenChat, type OpenChats } from './open-chats.ts'
import { recoverRecord, unknownNotice, type Recovered, type RecoverPorts } from './recover.ts'

/** What has changed in a conversation. `kept` = also where it is only listed. */
export type ChatChange = { readonly chat: OpenChat; readonly kept: boolean }

export type Chats = {
  /** Looks at the newest ones: what was interrupted is told, what waits for a person goes on. Call once, first. */
  start(unknownCalls: readonly UnknownCall[]): Promise<void>
  /** Errors: `unknown_chat`, `file_unreadable`. */
  open(chatId: string): Promise<Result<OpenChat>>
  /** The same, to go on with it: also one of an earlier session. */
  resume(chatId: string): Promise<Result<OpenChat>>
  create(): OpenChat
  /**
   * Changes one. `show` = told; `save` = told and kept; `keep` = kept, whoever asked knows it already;
   * `aside` = told and kept, and it stays where it stands in time: nothing has happened in it.
   */
  change(chat: OpenChat, work: (log: ItemLog) => void, how: 'save' | 'show' | 'keep' | 'aside'): void
  notice(chat: OpenChat, notice: Notice): void
  readonly inMemory: () => readonly OpenChat[]
  readonly whileShut: ChatDoor['whileShut']
  /** Removes one for good; what still works on it is kept nowhere. */
  readonly remove: (chatId: string) => Promise<Result<void>>
  /** One of an earlier session as it is to be shown. */
  readonly settled: (record: ChatRecord) => ChatRecord
  /** Everything that was to be kept is on the disk. */
  flush(): Promise<void>
}

export type Notice = Pick<NoticeItem, 'message' | 'tone'> &
  Partial<Pick<NoticeItem, 'tool' | 'call' | 'error' | 'checkTool' | 'finding' | 'follows' | 'checks'>>

export type ChatsDeps = Pick<PipelinePorts, 'runners'> &
  Pick<RecoverPorts, 'proofOf'> & {
    readonly store: ChatStore
    readonly onChanged: (change: ChatChange) => void
    readonly clock: Clock
    readonly ids: Ids
    readonly timers: Timers
    readonly logger: Logger
  }

export function createChats(deps: ChatsDeps): Chats {
  const { store, clock, ids, logger, proofOf, runners } = deps
  const ownKind = (): ReturnType<RecoverPorts['ownKind']> => runners.own.target.kind
  const ports = (): RecoverPorts => ({ nowMs: clock.now(), newId: () => ids.newId(), proofOf, ownKind })
  const recover = (record: ChatRecord): Recovered => recoverRecord(record, ports())
  const opened = createOpenChats({ ...deps, recover })
  const removed = new WeakSet<OpenChat>()
  const door = createChatDoor(deps.timers)
  const change: Chats['change'] = (chat, work, how) => {
    if (removed.has(chat)) return
    work(chat.log)
    if (how !== 'aside') chat.log.set({ updatedAt: clock.now() })
    if (how !== 'keep') deps.onChanged({ chat, kept: how !== 'show' })
    if (how !== 'show') autosave.keep(chat)
  }
  const add = (chat: OpenChat, notice: Notice, how: 'save' | 'show'): void =>
    change(chat, (log) => log.add(noticeItem(notice, ports())), how)
  const notSaved = (chat: OpenChat): void => add(chat, { message: 'notSaved', tone: 'warning' }, 'show')
  const autosave = createAutosave({ store, logger, onFailed: notSaved })
  return {
    start: async (unknownCalls) => {
      const found = await opened.newest()
      for (const chat of found.changed) autosave.keep(chat)
      const untold = unknownCalls.filter(({ callId }) => !found.toldCalls.has(callId))
      if (untold.length === 0 && !found.corrupt) return
      const chat = opened.revived(untold.length > 0)
      for (const call of untold) change(chat, (log) => log.add(unknownNotice(call, ports())), 'save')
      if (found.corrupt) add(chat, { message: 'chatSetAside', tone: 'warning' }, 'save')
    },
    open: (chatId) => openStored(chatId, { opened, autosave, door }),
    resume: async (chatId) => {
      const found = await openStored(chatId, { opened, autosave, door })
      return found.ok ? ok(opened.resume(found.value)) : found
    },
    create: () => opened.create(),
    change,
    notice: (chat, notice) => add(chat, notice, 'save'),
    inMemory: () => opened.all(),
    whileShut: door.whileShut,
    remove: async (chatId) => {
      const chat = opened.forget(chatId)
      if (chat) removed.add(chat)
      // What is being saved must not come back behind it.
      await autosave.flush()
      return store.remove(chatId)
    },
    settled: (record) => recover(record).record,
    flush: () => autosave.flush(),
  }
}

type Opening = { readonly opened: OpenChats; readonly autosave: Autosave; readonly door: ChatDoor }

async function openStored(chatId: string, { opened, autosave, door }: Opening): Promise<Result<OpenChat>> {
  const loaded = await opened.load(chatId)
  if (!loaded.ok) return loaded
  if (loaded.value === 'corrupt' || door.isShut(chatId)) return fail('unknown_chat', { chatId })
  if (loaded.value.changed) autosave.keep(loaded.value.chat)
  return ok(loaded.value.chat)
}

function noticeItem(notice: Notice, { nowMs, newId }: Pick<RecoverPorts, 'nowMs' | 'newId'>): NoticeItem {
  return { kind: 'notice', id: newId(), at: nowMs, tool: null, error: null, checkTool: null, ...notice }
}
