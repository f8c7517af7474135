import type { EngineEvent, ToolCall } from '../../shared/domain/tool-call.ts'
import type { Clock } from '../kernel/ports.ts'
import { withFields } from '../kernel/with-fields.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { isSafeDiagnostic, type Registry } from '../registry/registry.ts'
import { callKey, cardOf, isOpen, withCard, withLine } from './call-cards.ts'
import type { Chats } from './chats.ts'
import type { CallCard, ChecksItem, FixesItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'

/** The looks of a watch are readings of its item, and no cards. */
type Kind = 'checks' | 'fixes' | 'watch'

/** Work that is done for one item of a conversation: its calls are shown in that item. */
export type ItemWork = {
  readonly chat: OpenChat
  readonly itemId: string
  readonly kind: Kind
  readonly signal: AbortSignal
  /** The pipeline whose calls belong to this item. */
  readonly pipeline: Pipeline
  end(): void
}

export type ConversationCalls = {
  begin(
    chat: OpenChat,
    item: { readonly id: string; readonly kind: Kind },
    options?: {
      /** Tools whose calls are shown in a `fixes` item. */
      readonly steps?: readonly string[]
      /** Answers what waits for an idle PC: a person said "now" when they agreed. */
      readonly onWaiting?: (callId: string) => void
    },
  ): ItemWork
  readonly hear: (event: EngineEvent) => void
  /** Ends the work that this call belongs to. False = no such call runs. */
  readonly stop: (callId: string) => boolean
  /** The conversation that a running call is shown in. */
  ofCall(callId: string): OpenChat | null
  /** True while something runs in this conversation; of a kind where it is given. */
  isBusy(chat: OpenChat, kind?: Kind): boolean
  /** The conversation that a call belongs to. */
  chatOf(call: ToolCall): OpenChat | null
  /** Of one conversation, and of a kind, where they are given. */
  stopAll(chat?: OpenChat, kind?: Kind): void
  readonly isRunning: () => boolean
}

export type ConversationCallsDeps = {
  readonly chats: Pick<Chats, 'change'>
  readonly registry: Registry
  /** Keeps the text of a result at hand; gives its size, null where it is not shown. */
  readonly keepResult: (callId: string, result: unknown) => number | null
  readonly pipeline: Pipeline
  readonly clock: Clock
}

type Running = ItemWork & {
  readonly controller: AbortController
  readonly steps: ReadonlySet<string>
  readonly onWaiting: (callId: string) => void
  /** A person is asked first: nothing runs yet. */
  asks: boolean
}

export function createConversationCalls(deps: ConversationCallsDeps): ConversationCalls {
  const running = new Map<string, Running>()
  const places = new Map<string, Running>()
  return {
    begin: (chat, { id, kind }, options = {}) => {
      const controller = new AbortController()
      const { onWaiting = () => undefined, steps = [] } = options
      const work: Running = {
        chat,
        itemId: id,
        kind,
        controller,
        signal: controller.signal,
        steps: new Set(steps),
        onWaiting,
        asks: false,
        pipeline: {
          submit: (request, signal) => deps.pipeline.submit(withFields(request, { conversation: id }), signal),
        },
        end: () => void running.delete(id),
      }
      running.set(id, work)
      return work
    },
    hear: (event) => hear(event, { running, places }, deps),
    stop: (callId) => {
      const work = places.get(callId)
      if (work) stop(work, deps)
      return work !== undefined
    },
    ofCall: (callId) => places.get(callId)?.chat ?? null,
    isBusy: (chat, kind) =>
      [...running.values()].some((one) => one.chat === chat && (kind === undefined || one.kind === kind)),
    chatOf: (call) => running.get(call.conversation ?? '')?.chat ?? null,
    stopAll: (chat, kind) => {
      for (const work of running.values()) {
        if ((chat === undefined || work.chat === chat) && (kind === undefined || work.kind === kind)) stop(work, deps)
      }
    },
    isRunning: () => [...running.values()].some(({ asks }) => !asks),
  }
}

function stop(work: Running, deps: ConversationCallsDeps): void {
  change(work, deps, (card) => (isOpen(card) ? { ...card, state: 'stopping' } : card))
  work.controller.abort()
}

type Places = { readonly running: ReadonlyMap<string, Running>; readonly places: Map<string, Running> }

function hear(event: EngineEvent, { running, places }: Places, deps: ConversationCallsDeps): void {
  if (event.kind === 'progress') {
    const place = places.get(event.callId)
    if (place) change(place, deps, (card) => (card.callId === event.callId ? withLine(card, event.line) : card))
    return
  }
  const { call } = event
  const work = running.get(call.conversation ?? '')
  if (work && call.parentId === null) work.asks = call.state === 'awaiting_confirmation'
  if (!work || call.state === 'proposed' || !isShown(call, work, deps)) return
  if ('endedAt' in call) places.delete(call.id)
  else places.set(call.id, work)
  showCall(call, work, deps)
  if (call.state === 'awaiting_idle') work.onWaiting(call.id)
}

/** Checks are shown once each, also when a proposal reads them again; of a repair its steps are shown. */
function isShown(call: ToolCall, { chat, itemId, kind, steps }: Running, { registry }: ConversationCallsDeps): boolean {
  if (call.parentId !== null || kind === 'watch') return false
  if (kind === 'fixes') return steps.has(call.tool)
  const tool = registry.find(call.tool)
  if (!tool || !isSafeDiagnostic(tool, call.caller.role)) return false
  const cards = chat.log.get('checks', itemId)?.cards ?? []
  return !cards.some((card) => card.callId !== call.id && callKey(card) === callKey(call))
}

function showCall(call: ToolCall, work: Running, { chats, keepResult, clock }: ConversationCallsDeps): void {
  const card = cardOf(call, call.state === 'succeeded' ? keepResult(call.id, call.result) : null)
  // What a fix is doing must be known after a crash; checks are only run again.
  const how = work.kind === 'fixes' ? 'save' : 'show'
  chats.change(work.chat, () => withCards(work, (cards) => withCard(cards, card, clock.now())), how)
}

function change(work: Running, { chats }: ConversationCallsDeps, make: (card: CallCard) => CallCard): void {
  chats.change(work.chat, () => withCards(work, (cards) => cards.map(make)), 'show')
}

function withCards({ chat, itemId, kind }: Running, make: (cards: readonly CallCard[]) => readonly CallCard[]): void {
  const changed = <One extends ChecksItem | FixesItem>(item: One): One => ({ ...item, cards: make(item.cards) })
  if (kind === 'checks') chat.log.replace('checks', itemId, changed)
  else chat.log.replace('fixes', itemId, changed)
}
