import type { SessionUpdate, ToolCallContent, ToolCallStatus } from '@agentclientprotocol/sdk'

import { callKey, isOpen } from '../../conversation/call-cards.ts'
import type { Conversation, ConversationEvent } from '../../conversation/conversations.ts'
import type { CallCard, WatchItem } from '../../conversation/items.ts'
import { createPartNews } from '../../conversation/part-news.ts'
import { markdown } from '../../views/markdown.ts'
import { diagnosisLines, newsLines } from '../lines/show-diagnosis.ts'
import type { Showing } from '../lines/showing.ts'
import { createModelLines } from '../lines/show-model-words.ts'
import { showError } from '../lines/show-error.ts'
import { fixReportLines } from '../lines/show-result.ts'
import { toldOf, watchLines } from '../lines/show-watch.ts'
import { cardLines, noticeLines } from '../lines/show-items.ts'
import { callTitleOf } from '../../views/tool-titles.ts'

export type ItemUpdates = ReturnType<typeof createItemUpdates>

/** A conversation as updates of a session: a sentence once, a call and the plan whenever they change. */
export function createItemUpdates(
  send: (update: SessionUpdate) => void,
  showing: Showing,
  fresh: { newId: () => string },
) {
  const [newsOf, watchNews, modelLines] = [createPartNews(), createWatchNews(showing), createModelLines(showing)]
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
    for (const item of log.after('model', '')) say(modelLines(item))
    for (const notice of notices) say(noticeLines(notice, showing))
    for (const watch of log.after('watch', '')) say(watchNews(watch))
    const entries = steps?.map(({ fix, state: status }) => {
      return { content: titleOf(fix), priority: fix.ticked ? 'high' : 'low', status } as const
    })
    if (entries) send({ sessionUpdate: 'plan', entries })
  }
  const hear = (event: ConversationEvent): void => {
    if (event.kind === 'changed') draw(event.conversation)
    if (event.kind === 'found' && !event.found.ok) say(showError(event.found.error, showing.translator))
    if (event.kind === 'found' && event.found.ok) say(diagnosisLines(event.found.value, showing))
    if (event.kind === 'repaired') say(fixReportLines(event.report, showing))
    if (event.kind === 'followed') say(newsLines(event.plan, showing))
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

/** A watch is said when it begins to look, and at its end. */
function createWatchNews(showing: Showing): (watch: WatchItem) => readonly string[] {
  const said = new Map<string, boolean>()
  return (watch) => {
    const { id, running, times, error } = watch
    if (said.get(id) === running || (running && times === null)) return []
    said.set(id, running)
    if (error !== null) return showError(error, showing.translator)
    return running ? [toldOf(watch, showing)?.title ?? ''] : watchLines(watch, [], showing)
  }
}

export function contentOf(lines: readonly string[]): Extract<ToolCallContent, { type: 'content' }>[] {
  return lines.length === 0 ? [] : [{ type: 'content', content: { type: 'text', text: `${markdown(lines)}\n\n` } }]
}

function statusOf(card: CallCard): ToolCallStatus {
  if (card.state === 'succeeded' || card.state === 'undone') return 'completed'
  if (!isOpen(card)) return 'failed'
  return ['preparing', 'running', 'stopping'].includes(card.state) ? 'in_progress' : 'pending'
}
