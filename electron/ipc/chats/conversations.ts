import type { EngineEvent, ToolCall } from '../../../shared/domain/tool-call.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import { isSafeDiagnostic, type Registry } from '../../registry/registry.ts'
import { cardOf, isOpen, withCard, withLine } from './call-cards.ts'
import type { ChatBoard } from './chat-board.ts'
import type { OpenChat } from './open-chat.ts'
import { changeEntry, type CallCard, type ChatRecord } from './chat-record.ts'
import type { ResultPages } from './result-pages.ts'

/** Work that runs for one entry of a chat: its calls become cards of that entry. */
export type Conversation = {
  readonly chat: OpenChat
  readonly entryId: string
  readonly kind: 'checks' | 'fixes'
  readonly signal: AbortSignal
  /** The pipeline whose calls belong to this entry. */
  readonly pipeline: Pipeline
  end(): void
}

export type Conversations = {
  begin(
    chat: OpenChat,
    entry: { readonly id: string; readonly kind: 'checks' | 'fixes' },
    options?: {
      /** Tools whose calls are cards of a `fixes` entry. */
      readonly steps?: readonly string[]
      /** Answers what waits for an idle PC: a person said "now" in the confirmation window. */
      readonly onWaiting?: (callId: string) => void
    },
  ): Conversation
  hear(event: EngineEvent): void
  /** False = no such call runs. */
  stop(callId: string): boolean
  ofCall(callId: string): Conversation | null
  ofChat(chat: OpenChat, kind: 'checks' | 'fixes'): readonly Conversation[]
  /** The chat that a call belongs to. */
  chatOf(call: ToolCall): OpenChat | null
  stopAll(): void
  isRunning(): boolean
}

export type ConversationsDeps = {
  readonly board: ChatBoard
  readonly registry: Registry
  readonly pages: ResultPages
  readonly pipeline: () => Pipeline
}

type Running = Conversation & {
  readonly controller: AbortController
  readonly steps: ReadonlySet<string>
  readonly onWaiting: (callId: string) => void
}

export function createConversations(deps: ConversationsDeps): Conversations {
  const running = new Map<string, Running>()
  const places = new Map<string, Running>()
  const stop = (conversation: Running): void => {
    change(conversation, deps, (card) => (isOpen(card) ? { ...card, state: 'stopping' } : card))
    conversation.controller.abort()
  }
  return {
    begin: (chat, { id, kind }, options = {}) => {
      const controller = new AbortController()
      const { onWaiting = () => undefined, steps = [] } = options
      const conversation: Running = {
        chat,
        entryId: id,
        kind,
        controller,
        signal: controller.signal,
        steps: new Set(steps),
        onWaiting,
        pipeline: { submit: (request, signal) => deps.pipeline().submit({ ...request, conversation: id }, signal) },
        end: () => void running.delete(id),
      }
      running.set(id, conversation)
      return conversation
    },
    hear: (event) => hear(event, { running, places }, deps),
    stop: (callId) => {
      const conversation = places.get(callId)
      if (conversation) stop(conversation)
      return conversation !== undefined
    },
    ofCall: (callId) => places.get(callId) ?? null,
    ofChat: (chat, kind) => [...running.values()].filter((one) => one.chat === chat && one.kind === kind),
    chatOf: (call) => running.get(call.conversation ?? '')?.chat ?? null,
    stopAll: () => {
      for (const conversation of running.values()) conversation.controller.abort()
    },
    isRunning: () => running.size > 0,
  }
}

type Places = { readonly running: ReadonlyMap<string, Running>; readonly places: Map<string, Running> }

function hear(event: EngineEvent, { running, places }: Places, deps: ConversationsDeps): void {
  if (event.kind === 'progress') {
    const place = places.get(event.callId)
    if (place) changeCard(place, deps, { callId: event.callId, make: (card) => withLine(card, event.line) })
    return
  }
  const { call } = event
  const conversation = running.get(call.conversation ?? '')
  if (!conversation || call.state === 'proposed' || !isShown(call, conversation, deps)) return
  if ('endedAt' in call) places.delete(call.id)
  else places.set(call.id, conversation)
  showCall(call, conversation, deps)
  if (call.state === 'awaiting_idle') conversation.onWaiting(call.id)
}

/** Checks are shown once each, also when a proposal reads them again; of a repair its steps are shown. */
function isShown(call: ToolCall, { chat, entryId, kind, steps }: Running, { registry }: ConversationsDeps): boolean {
  if (call.parentId !== null) return false
  if (kind === 'fixes') return steps.has(call.tool)
  const tool = registry.find(call.tool)
  if (!tool || !isSafeDiagnostic(tool, call.caller.role)) return false
  const entry = chat.record.entries.find(({ id }) => id === entryId)
  const cards = entry?.kind === 'checks' ? entry.cards : []
  const same = (card: CallCard): boolean =>
    card.tool === call.tool && canonicalJson(card.args) === canonicalJson(call.args)
  return !cards.some((card) => card.callId !== call.id && same(card))
}

function showCall(call: ToolCall, conversation: Running, { board, pages }: ConversationsDeps): void {
  const text = call.state === 'succeeded' ? pages.textOf(call.result) : null
  if (text !== null) pages.keep(call.id, text)
  const card = cardOf(call, text?.length ?? null)
  const { chat, entryId, kind } = conversation
  const add = (record: ChatRecord): ChatRecord =>
    changeEntry(record, { id: entryId, kind }, (entry) => ({ ...entry, cards: withCard(entry.cards, card) }))
  // What a fix is doing must be known after a crash; checks are only run again.
  board.change(chat, add, kind === 'fixes' ? 'save' : 'show')
}

type CardChange = { readonly callId: string; readonly make: (card: CallCard) => CallCard }

function changeCard(conversation: Running, deps: ConversationsDeps, { callId, make }: CardChange): void {
  change(conversation, deps, (card) => (card.callId === callId ? make(card) : card))
}

function change(
  { chat, entryId, kind }: Running,
  { board }: ConversationsDeps,
  make: (card: CallCard) => CallCard,
): void {
  const changed = (record: ChatRecord): ChatRecord =>
    changeEntry(record, { id: entryId, kind }, (entry) => ({ ...entry, cards: entry.cards.map(make) }))
  board.change(chat, changed, 'show')
}
