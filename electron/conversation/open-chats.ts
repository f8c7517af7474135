import type { Clock, Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { ChatStore } from './chat-files.ts'
import { createItemLog, type ItemLog } from './item-log.ts'
import { newRecord, type ChatRecord } from './items.ts'
import type { Recovered } from './recover.ts'

/** A conversation in memory. `live` = it can be continued in this session. */
export type OpenChat = { readonly log: ItemLog; readonly live: boolean }

export type OpenChatsDeps = {
  readonly store: Pick<ChatStore, 'list' | 'load'>
  readonly recover: (record: ChatRecord) => Recovered
  readonly clock: Clock
  readonly ids: Ids
}

type Loaded = { readonly chat: OpenChat; readonly changed: boolean; readonly toldCalls: readonly string[] }
export type Newest = {
  readonly changed: readonly OpenChat[]
  readonly toldCalls: ReadonlySet<string>
  readonly corrupt: boolean
}

/** The conversations that are in memory, the newest last. */
export type OpenChats = {
  load(chatId: string): Promise<Result<Loaded | 'corrupt'>>
  newest(): Promise<Newest>
  /** One that goes on in this session. */
  resume(chat: OpenChat): OpenChat
  create(): OpenChat
  /** The one for what has to be told at the start: the newest one, or a new one. */
  revived(continueNewest: boolean): OpenChat
  all(): readonly OpenChat[]
  /** Holds it no longer; undefined = it was not held. */
  forget(chatId: string): OpenChat | undefined
}

/** Those that are looked at when the program starts: an interrupted one is among the newest. */
const newestChats = 3

export function createOpenChats({ store, recover, clock, ids }: OpenChatsDeps): OpenChats {
  const opened = new Map<string, OpenChat>()
  const hold = (record: ChatRecord, live: boolean): OpenChat => {
    const chat = { log: createItemLog(record), live }
    opened.set(record.chatId, chat)
    return chat
  }
  const holdNew = (): OpenChat => hold(newRecord(ids.newId(), clock.now()), true)
  const load: OpenChats['load'] = async (chatId) => {
    const known = opened.get(chatId)
    if (known) return ok({ chat: known, changed: false, toldCalls: [] })
    const loaded = await store.load(chatId)
    if (!loaded.ok) return loaded
    if (loaded.value === null) return fail('unknown_chat', { chatId })
    if (loaded.value === 'corrupt') return ok('corrupt')
    const { record, changed, revived, toldCalls } = recover(loaded.value)
    // Somebody else may have opened it meanwhile.
    return ok({ chat: opened.get(chatId) ?? hold(record, revived), changed, toldCalls })
  }
  let isFirst = true
  return {
    load,
    newest: () => loadNewest(store, load),
    create: () => {
      const live = [...opened.values()].filter((chat) => chat.live).reverse()
      // What waits for the person since the last session is what they see first.
      const found = isFirst ? live[0] : live.find(({ log }) => log.all().length === 0)
      isFirst = false
      return found ?? holdNew()
    },
    resume: (chat) => (chat.live ? chat : hold(chat.log.record(), true)),
    revived: (continueNewest) => {
      const newest = continueNewest ? [...opened.values()].at(-1) : undefined
      return newest ? hold(newest.log.record(), true) : holdNew()
    },
    all: () => [...opened.values()],
    forget: (chatId) => {
      const chat = opened.get(chatId)
      opened.delete(chatId)
      return chat
    },
  }
}

async function loadNewest(store: OpenChatsDeps['store'], load: OpenChats['load']): Promise<Newest> {
  const found = await store.list()
  const newest = found.ok ? found.value.slice(0, newestChats) : []
  const changed: OpenChat[] = []
  const toldCalls = new Set<string>()
  let corrupt = false
  for (const chatId of [...newest].reverse()) {
    const loaded = await load(chatId)
    if (!loaded.ok) continue
    if (loaded.value === 'corrupt') {
      corrupt = true
      continue
    }
    if (loaded.value.changed) changed.push(loaded.value.chat)
    for (const callId of loaded.value.toldCalls) toldCalls.add(callId)
  }
  return { changed, toldCalls, corrupt }
}
