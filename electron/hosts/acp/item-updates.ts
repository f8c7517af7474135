import type { SessionUpdate, ToolCallContent, ToolCallStatus } from '@agentclientprotocol/sdk'

import { callKey, isOpen } from '../../conversation/call-cards.ts'
import type { Conversation, ConversationEvent } from '../../conversation/conversations.ts'
import type { CallCard } from '../../conversation/items.ts'
import { createPartNews } from '../../conversation/part-news.ts'
import { markdown } from '../../views/markdown.ts'
import { createChatLines } from '../lines/show-chat.ts'
import { cardLines } from '../lines/show-items.ts'
import type { Showing } from '../lines/showing.ts'
import { callTitleOf } from '../../views/tool-titles.ts'

export type ItemUpdates = ReturnType<typeof createItemUpdates>

/** A conversation as updates of a session: a sentence once, a call and the plan whenever they change. */
export function createItemUpdates(
  send: (update: SessionUpdate) => void,
  showing: Showing,
  fresh: { newId: () => string },
) {
  const [newsOf, chatLines] = [createPartNews(), createChatLines(showing)]
  const titleOf = (call: Parameters<typeof callTitleOf>[0]): string => markdown([callTitleOf(call, showing)])
  const ids = new Map<string, string>()
  const asked = new Map<string, string>()
  const say = (lines: readonly string[]): void => {
    for (const { content } of contentOf(lines)) send({ sessionUpdate: 'agent_message_chunk', content })
  }
  const drawCall = (card: CallCard, kind: 'read' | 'execute'): void => {
    const toolCallId = ids.get(card.callId) ?? asked.get(callKey(card)) ?? card.callId
    const sessionUpdate = ids.has(card.callId) || asked.has(callKey(card)) ? 'tool_call_update' : 'tool_call'
    if (asked.get(callKey(card)) === toolCallId) asked.delete(callKey(card))
    for (const key of [card.callId, callKey(card)]) ids.set(key, toolCallId)
    const shown = { title: titleOf(card), content: contentOf(cardLines(card, showing)), rawInput: card.args }
    send({ sessionUpdate, toolCallId, kind, status: statusOf(card), ...shown })
  }
  const draw = ({ log }: Conversation): void => {
    const { calls, notices, steps } = newsOf(log)
    for (const { card, isFix } of calls) drawCall(card, isFix ? 'execute' : 'read')
    for (const lines of chatLines.news(log, notices)) say(lines)
    const entries = steps?.map(({ fix, state: status }) => {
      return { content: titleOf(fix), priority: fix.ticked ? 'high' : 'low', status } as const
    })
    if (entries) send({ sessionUpdate: 'plan', entries })
  }
  const hear = (event: ConversationEvent): void => {
    if (event.kind === 'changed') draw(event.conversation)
    say(chatLines.heard(event))
  }
  /** The id under which a call is asked about: that of a call that is there, or a new one, under which it goes on after a yes. */
  const ask = (call: Pick<CallCard, 'tool' | 'args'>, isThere: boolean): string => {
    const id = (isThere ? ids.get(callKey(call)) : undefined) ?? fresh.newId()
    if (!isThere) asked.set(callKey(call), id)
    return id
  }
  /** What was asked and became no call has come to its end. */
  const settle = (status: ToolCallStatus): void => {
    for (const toolCallId of asked.values()) send({ sessionUpdate: 'tool_call_update', toolCallId, status })
    asked.clear()
  }
  return { say, draw, hear, ask, settle }
}

export function contentOf(lines: readonly string[]): Extract<ToolCallContent, { type: 'content' }>[] {
  return lines.length === 0 ? [] : [{ type: 'content', content: { type: 'text', text: `${markdown(lines)}\n\n` } }]
}

function statusOf(card: CallCard): ToolCallStatus {
  if (card.state === 'succeeded' || card.state === 'undone') return 'completed'
  if (!isOpen(card)) return 'failed'
  return ['preparing', 'running', 'stopping'].includes(card.state) ? 'in_progress' : 'pending'
}
