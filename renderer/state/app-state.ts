import type { StoreApi } from 'zustand/vanilla'

import type { ChatOutcome } from '../../shared/domain/chat-outcome.ts'
import type { SettingsSection } from '../../shared/domain/page-settings.ts'
import { withChanges, type ChatChanges } from '../../shared/ipc/chat-changes.ts'
import type { CommandName, Envelope, PushEvent } from '../../shared/ipc/contract.ts'
import type { ChatSummary, ChatView, ErrorView, PcView, SettingsView } from '../../shared/ipc/views.ts'
import { stillSending, type Sending } from './sending.ts'
import { noFilter, type ToolFilter } from './tool-filter.ts'

/** `report` belongs to the open chat. */
export type PageName = 'chat' | 'history' | 'tools' | 'settings' | 'help' | 'report'
export type ChatLayout = 'simple' | 'technician'
export type Overlay = 'none' | 'palette' | 'keys'
/** What main refused or could not do, and in answer to what; without a command it is news of main's own. */
export type Failure = Extract<Envelope<unknown>, { readonly ok: false }>['error'] & { readonly command?: CommandName }

/** What main says about this PC. Null until it has answered once. */
export type PcSlice = { readonly pc: PcView | null }
export type ChatsSlice = { readonly chats: readonly ChatSummary[] }
export type ChatSlice = {
  readonly chat: ChatView | null
  /** Which field a message is written in: another key is another field. Null = the chat of before is on its way. */
  readonly fieldKey: string | null
  /** What a person has sent and main does not show yet. */
  readonly sending: Sending | null
  /** What stands in the field of a chat by its id, where it is newer than what main told of it. Read where a field begins. */
  readonly drafts: Readonly<Record<string, string>>
  /** Digests of the ticked steps by the id of their plan; a plan that is not here is ticked as main proposed it. */
  readonly ticked: Readonly<Record<string, readonly string[]>>
  /** Entries whose details a person opened or closed. */
  readonly opened: Readonly<Record<string, boolean>>
  /** A call to bring into sight. */
  readonly shownCallId: string | null
  /** An answer that comes in, while its end is far from what is in sight. */
  readonly farEntryId: string | null
}
export type SettingsSlice = { readonly settings: SettingsView | null }
export type ToolsSlice = {
  readonly toolFilter: ToolFilter
  /** Name of the tool that is shown beside the list. */
  readonly chosenTool: string | null
  /** What a person has entered for tools, by name and argument. It outlives the page. */
  readonly toolValues: Readonly<Record<string, Readonly<Record<string, string>>>>
}
/** What a person looks for among the chats. It outlives the page. */
export type HistorySlice = {
  readonly historyFilter: {
    readonly words: string
    /** What still runs or waits is open. */
    readonly outcome: 'all' | Exclude<ChatOutcome, 'running' | 'waiting'> | 'undoable'
  }
  /** The chat that stands beside the list; null = the newest of it. */
  readonly historyChosen: string | null
}
export type UiSlice = {
  readonly page: PageName
  readonly layout: ChatLayout
  /** What a person wants; `auto` = nobody has opened or closed it, see `isPanelShown`. */
  readonly panel: 'auto' | 'open' | 'closed'
  readonly overlay: Overlay
  /** Section of the settings that something leads to; null once it is in sight. */
  readonly settingsPart: SettingsSection | null
  readonly find: { readonly open: boolean; readonly query: string; readonly at: number }
  /** The last command that main refused or could not do. */
  readonly failure: Failure | null
}

export type AppState = PcSlice & ChatsSlice & ChatSlice & SettingsSlice & ToolsSlice & HistorySlice & UiSlice

export type AppStore = StoreApi<AppState>

export const noHistoryFilter: HistorySlice['historyFilter'] = { words: '', outcome: 'all' }

export const closedFind: UiSlice['find'] = { open: false, query: '', at: 0 }

export const firstState: AppState = {
  pc: null,
  chats: [],
  chat: null,
  fieldKey: 'first',
  sending: null,
  drafts: {},
  ticked: {},
  opened: {},
  shownCallId: null,
  farEntryId: null,
  settings: null,
  toolFilter: noFilter,
  chosenTool: null,
  toolValues: {},
  historyFilter: noHistoryFilter,
  historyChosen: null,
  page: 'chat',
  layout: 'simple',
  panel: 'auto',
  overlay: 'none',
  settingsPart: null,
  find: closedFind,
  failure: null,
}

/** What one push changes. A push about a chat that is not open changes nothing: it is read again when it is opened. */
export function applyPush(state: AppState, event: PushEvent): Partial<AppState> {
  switch (event.kind) {
    case 'pc':
      return { pc: event.pc }
    case 'settings':
      return { settings: event.settings, ...unlessInOtherLanguage(state, event.settings) }
    case 'chats':
      return { chats: event.chats }
    case 'chat':
      return event.chat.chatId === state.chat?.chatId && event.chat.version >= state.chat.version
        ? told(state, event.chat)
        : {}
    case 'items':
      return isNext(state.chat, event.changes) ? told(state, withChanges(state.chat, event.changes)) : {}
    case 'order':
      return {}
    case 'show_call':
      return { page: 'chat', overlay: 'none', shownCallId: event.callId }
  }
}

function told({ sending }: AppState, chat: ChatView): Partial<AppState> {
  return { chat, ...(sending === null ? {} : { sending: stillSending(sending, chat) }) }
}

/** Changes of this chat that follow on what is known of it: older ones are known already, and between later ones something is missing. */
function isNext(chat: ChatView | null, { chatId, from, version }: ChatChanges): chat is ChatView {
  return chat?.chatId === chatId && from <= chat.version && version > chat.version
}

/** True where something of the open chat was told before that did not arrive here: it has to be read again. */
export function isMissed({ chat }: AppState, event: PushEvent): boolean {
  return event.kind === 'items' && event.changes.chatId === chat?.chatId && event.changes.from > chat.version
}

/** A sentence that main has made stays in its language: better gone than in the wrong one. */
function unlessInOtherLanguage({ settings }: AppState, next: SettingsView): Partial<AppState> {
  return settings !== null && settings.language.value !== next.language.value ? { failure: null } : {}
}

/** A chat that was opened: what belonged to the chat before is dropped. */
export function openedChat(chat: ChatView): Partial<AppState> {
  return {
    chat,
    fieldKey: chat.chatId,
    sending: null,
    drafts: {},
    page: 'chat',
    overlay: 'none',
    find: closedFind,
    ticked: {},
    opened: {},
    failure: null,
  }
}

/** An error as every error note takes it. */
export function failureView(failure: Failure): ErrorView {
  return { code: failure.code as ErrorView['code'], number: failure.number, why: failure.why, next: failure.next }
}
