import type { AppBridge, PushEvent } from '../../shared/ipc/contract.ts'
import type { KeepableView } from '../../shared/ipc/keep-back.ts'
import type { Occasion } from '../../shared/domain/occasion.ts'
import type { Answer, Api, Ask, CommandArguments } from '../ipc/api.ts'
import { applyPush, isMissed, openedChat, type AppState, type AppStore } from './app-state.ts'
import { createChatOpenings } from './chat-openings.ts'
import { createHeldGrowth } from './held-growth.ts'
import { sendings, type Sendings } from './sendings.ts'
import { toolActions, type ToolActions } from './tool-actions.ts'
import { hasRoomForPanel, toggledPanel } from './panel.ts'

export type Actions = ToolActions &
  Sendings & {
    readonly ask: Ask
    /** Reads everything once and listens from then on; `chatId` = the chat that was open before. @returns stops listening. */
    readonly connect: (onPush: AppBridge['onPush'], chatId: string | null) => () => void
    /** Does what main wants of the window, one after the other, until there is something to read. */
    readonly takeOrders: () => Promise<void>
    readonly newChat: () => Promise<void>
    readonly openChat: (chatId: string) => Promise<void>
    /** Asks main to delete a chat, or for null everything that is kept: a person answers in the confirmation window. @returns whether it is gone. */
    readonly deleteKept: (chatId: string | null) => Promise<boolean>
    /** Gives a chat a name; empty = it is called after what was said first. */
    readonly renameChat: (chatId: string, title: string) => Promise<void>
    readonly answer: (slot: string, value: string) => Promise<void>
    /** Withdraws a message that waits until what runs has ended. */
    readonly unqueue: (messageId: string) => Promise<void>
    /** Looks into the last complaint of the open chat anew, also of an earlier session. */
    readonly checkAgain: () => Promise<void>
    readonly lookDeeper: (entryId: string) => Promise<void>
    /** Says when it happens, below an entry that found nothing. */
    readonly sayWhen: (entryId: string, occasion: Occasion) => Promise<void>
    /** Watches what the last complaint of the open chat is about. */
    readonly watch: () => Promise<void>
    readonly stopWatch: () => Promise<void>
    readonly sayWorks: (entryId: string, isWorking: boolean) => Promise<void>
    /** Goes on with the open chat, which is of an earlier session. */
    readonly continueChat: () => Promise<void>
    /** Ends what runs in the open chat. */
    readonly stopAll: () => Promise<void>
    /** Asks once more what this answer of a model answers. */
    readonly answerAgain: (entryId: string) => Promise<void>
    /** Keeps these parts of the open chat from models; gives what can be kept, and what is. */
    readonly keepBack: (keys: readonly string[]) => Promise<readonly KeepableView[] | null>
    readonly runChecks: (tools: readonly string[]) => Promise<void>
    /** `chatId` null = the first chat, which main may still be making. */
    readonly saveDraft: (chatId: string | null, text: string) => Promise<void>
    /** Of the open chat, unless another one is named. */
    readonly reviewPlan: (entryId: string, digests: readonly string[], chatId?: string) => Promise<void>
    readonly dismissPlan: (entryId: string) => Promise<void>
    readonly reviewUndo: (callId: string, chatId?: string) => Promise<void>
    readonly stop: (callIds: readonly string[]) => Promise<void>
    readonly postpone: (callId: string) => Promise<void>
    readonly runNow: (callId: string) => Promise<void>
    /** Shows or hides the panel and keeps that. It stands beside the chat: who wants it elsewhere is led there. */
    readonly togglePanel: () => Promise<void>
    readonly setMode: (mode: CommandArguments<'mode.set'>['mode']) => Promise<void>
  }

export function createActions(api: Api, store: AppStore): Actions {
  const ask: Ask = async (command) => {
    const answer = await command
    if (answer.ok) return answer.data
    store.setState({ failure: answer.error })
    return null
  }
  const chatId = (): string => store.getState().chat?.chatId ?? ''
  const { newChat, replaceChat, openChat, openFirst, opened } = createChatOpenings(api, { store, ask })
  const { deleteKept, isGone } = createDeletions({ api, store, replaceChat })
  const takeOrders = (): Promise<void> => follow({ api, store, ask, openChat })
  return {
    ask,
    takeOrders,
    newChat,
    openChat,
    deleteKept,
    connect: (onPush, chatBefore) => {
      const stop = listen({ api, store, ask }, onPush, (event) => {
        if (event.kind === 'order' && store.getState().failure === null) void takeOrders()
        if (event.kind === 'show_call' && event.chatId !== chatId()) void openChat(event.chatId)
      })
      void readAll({ api, store, ask }, openFirst(chatBefore)).then(takeOrders)
      return stop
    },
    ...sendings({ api, store, ask }, { newChat, opened }),
    continueChat: async () => {
      const chat = await ask(api['chats.resume']({ chatId: chatId() }))
      if (chat !== null) store.setState(openedChat(chat))
    },
    runChecks: async (tools) => {
      if ((await opened()) === null || store.getState().chat?.live === false) await newChat()
      store.setState({ page: 'chat', overlay: 'none' })
      await ask(api['chats.run']({ chatId: chatId(), tools: [...tools] }))
    },
    saveDraft: async (wanted, text) => {
      const chat = wanted ?? (await opened())
      if (chat === null || isGone(chat)) return
      store.setState(({ drafts }) => ({ drafts: { ...drafts, [chat]: text } }))
      await ask(api['drafts.save']({ chatId: chat, text }))
    },
    ...toolActions({ api, store, newChat, opened }),
    ...panelActions({ api, store, ask }),
    ...callActions({ api, ask, chatId }),
  }
}

/** Takes what main tells into the state; `then` is told of it behind that. @returns stops listening. */
function listen(
  { api, store, ask }: Reading,
  onPush: AppBridge['onPush'],
  then: (event: PushEvent) => void,
): () => void {
  const growth = createHeldGrowth(store.getState, (event) => {
    if (isMissed(store.getState(), event)) void readAgain({ api, store, ask })
    store.setState((state) => applyPush(state, event))
    then(event)
  })
  const stopLooking = store.subscribe(({ farEntryId }, before) => {
    if (farEntryId !== before.farEntryId) growth.release()
  })
  const stop = onPush(growth.take)
  return () => {
    stopLooking()
    growth.release()
    stop()
  }
}

type Deleting = { readonly api: Api; readonly store: AppStore; readonly replaceChat: () => Promise<void> }

function createDeletions({ api, store, replaceChat }: Deleting): {
  readonly deleteKept: Actions['deleteKept']
  /** The field of a chat that is gone still wants to keep what was typed. */
  readonly isGone: (chatId: string) => boolean
} {
  const gone = new Set<string>()
  return {
    isGone: (chatId) => gone.has(chatId),
    deleteKept: async (chatId) => {
      const answer = await (chatId === null ? api['history.deleteAll']({}) : api['chats.delete']({ chatId }))
      // Who has just said no needs nobody to tell them.
      if (!answer.ok && answer.error.code !== 'deletion_not_confirmed') store.setState({ failure: answer.error })
      if (!answer.ok) return false
      const open = store.getState().chat?.chatId
      if (open === undefined || (chatId !== null && open !== chatId)) return true
      gone.add(open)
      await replaceChat()
      return true
    },
  }
}

type Following = {
  readonly api: Api
  readonly store: AppStore
  readonly ask: Ask
  readonly openChat: Actions['openChat']
}

async function follow(means: Following): Promise<void> {
  const { api, store, ask, openChat } = means
  const order = await ask(api['window.nextOrder']({}))
  if (order === null) return
  if (order.kind === 'page') store.setState({ page: order.page, overlay: 'none' })
  else if (order.kind === 'chat' && order.chatId === store.getState().chat?.chatId)
    store.setState({ page: 'chat', overlay: 'none' })
  else if (order.kind === 'chat') await openChat(order.chatId)
  else store.setState({ failure: order.error })
  if (store.getState().failure === null) await follow(means)
}

type Means = {
  readonly api: Api
  readonly ask: Ask
  readonly chatId: () => string
}
type CallActions = Pick<
  Actions,
  | 'answer'
  | 'renameChat'
  | 'unqueue'
  | 'checkAgain'
  | 'lookDeeper'
  | 'sayWorks'
  | 'sayWhen'
  | 'watch'
  | 'stopAll'
  | 'answerAgain'
  | 'keepBack'
  | 'stopWatch'
  | 'reviewPlan'
  | 'dismissPlan'
  | 'reviewUndo'
  | 'stop'
  | 'postpone'
  | 'runNow'
>

/** None of these approves anything: they tell main something, or ask it to open the confirmation window, to stop, to put off. */
function callActions({ api, ask, chatId }: Means): CallActions {
  const tell = async (command: Promise<Answer<unknown>>): Promise<void> => {
    await ask(command)
  }
  return {
    renameChat: (of, title) => tell(api['chats.rename']({ chatId: of, title })),
    answer: (slot, value) => tell(api['chats.answer']({ chatId: chatId(), slot, value })),
    unqueue: (messageId) => tell(api['chats.unqueue']({ chatId: chatId(), messageId })),
    checkAgain: () => tell(api['chats.checkAgain']({ chatId: chatId() })),
    lookDeeper: (entryId) => tell(api['chats.lookDeeper']({ chatId: chatId(), entryId })),
    sayWhen: (entryId, occasion) => tell(api['chats.happens']({ chatId: chatId(), entryId, occasion })),
    watch: () => tell(api['chats.watch']({ chatId: chatId() })),
    stopWatch: () => tell(api['chats.stopWatch']({ chatId: chatId() })),
    stopAll: () => tell(api['chats.stop']({ chatId: chatId() })),
    answerAgain: (entryId) => tell(api['chats.answerAgain']({ chatId: chatId(), entryId })),
    keepBack: (keys) => ask(api['chats.keepBack']({ chatId: chatId(), keys: [...keys] })),
    sayWorks: (entryId, isWorking) => tell(api['chats.works']({ chatId: chatId(), entryId, isWorking })),
    reviewPlan: (entryId, digests, of = chatId()) =>
      tell(api['plan.review']({ chatId: of, entryId, digests: [...digests] })),
    dismissPlan: (entryId) => tell(api['plan.dismiss']({ chatId: chatId(), entryId })),
    reviewUndo: (callId, of = chatId()) => tell(api['undo.review']({ chatId: of, callId })),
    stop: async (callIds) => {
      await Promise.all(callIds.map((callId) => ask(api['calls.stop']({ callId }))))
    },
    postpone: (callId) => tell(api['calls.postpone']({ callId })),
    runNow: (callId) => tell(api['calls.runNow']({ callId })),
  }
}

type Reading = { readonly api: Api; readonly store: AppStore; readonly ask: Ask }

function panelActions({ api, store, ask }: Reading): Pick<Actions, 'togglePanel' | 'setMode'> {
  return {
    togglePanel: async () => {
      const panel = toggledPanel(store.getState(), hasRoomForPanel())
      store.setState({ panel, page: 'chat' })
      await ask(api['window.keepPanel']({ panel }))
    },
    setMode: async (mode) => {
      const pc = await ask(api['mode.set']({ mode }))
      if (pc !== null) store.setState({ pc })
    },
  }
}

/** The open chat as it is by now: some of what was told of it did not arrive. */
async function readAgain({ api, store, ask }: Reading): Promise<void> {
  const chatId = store.getState().chat?.chatId
  if (chatId === undefined) return
  const chat = await ask(api['chats.open']({ chatId }))
  if (chat !== null) store.setState((state) => applyPush(state, { kind: 'chat', chat }))
}

/** Every part lands as soon as it is there: a slow one holds up no other. */
async function readAll({ api, store, ask }: Reading, chat: Promise<void>): Promise<void> {
  const keep = <Key extends keyof AppState>(key: Key) => {
    return (value: AppState[Key] | null): void => {
      if (value !== null) store.setState({ [key]: value })
    }
  }
  await Promise.all([
    chat,
    ask(api['pc.get']({})).then(keep('pc')),
    ask(api['settings.get']({})).then(keep('settings')),
    ask(api['chats.list']({ query: '' })).then(keep('chats')),
  ])
}
