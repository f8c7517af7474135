import type { Retention } from '../../engine/retention.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import type { AskOnce } from '../consent/ask-once.ts'
import type { AskedDeletion } from '../consent/deletion-question.ts'
import { chatSummary } from './chat-view.ts'
import type { ViewContext } from './view-context.ts'

export type Removals = {
  /** Asks a person, and deletes for good after their yes: one chat, or everything for null. */
  remove(chatId: string | null): Promise<Result<null>>
}

export type RemovalsDeps = {
  readonly conversations: Pick<Conversations, 'open' | 'inMemory' | 'whileShut'>
  readonly context: () => ViewContext
  readonly retention: Pick<Retention, 'undoable' | 'removeAll' | 'removeChat'>
  readonly ask: AskOnce
}

export function createRemovals(deps: RemovalsDeps): Removals {
  const { conversations, retention, ask } = deps
  const remove = async (chatId: string | null): Promise<Result<null>> => {
    const asked = await askedFor(chatId, deps)
    if (!asked.ok) return asked
    const said = await ask({ kind: 'delete', deletion: asked.value }, 'deletion_not_confirmed')
    if (!said.ok) return said
    const done = await conversations.whileShut(chatId, async (): Promise<Result<'done' | 'more'>> => {
      const lost = await lostWith(chatId, deps)
      if (!lost.ok) return lost
      const read = new Set(asked.value.undoable.map(({ callId }) => callId))
      if (lost.value.some(({ callId }) => !read.has(callId))) return ok('more')
      const removed = await (chatId === null ? retention.removeAll() : retention.removeChat(chatId))
      return removed.ok ? ok('done') : removed
    })
    if (!done.ok) return done
    // More is lost by now than the person has read: that yes was for less.
    return done.value === 'more' ? remove(chatId) : ok(null)
  }
  return { remove }
}

async function askedFor(chatId: string | null, deps: RemovalsDeps): Promise<Result<AskedDeletion>> {
  const chat = chatId === null ? null : await deps.conversations.open(chatId)
  if (chat?.ok === false) return chat
  const lost = await lostWith(chatId, deps)
  const title = chat === null ? null : chatSummary(chat.value.log, deps.context()).title
  return lost.ok ? ok({ chat: title, undoable: lost.value }) : lost
}

/** What can no longer be undone afterwards; fails while something of it has not ended. */
async function lostWith(
  chatId: string | null,
  { conversations, retention }: RemovalsDeps,
): Promise<Result<AskedDeletion['undoable']>> {
  const meant = conversations.inMemory().filter(({ id }) => chatId === null || id === chatId)
  return meant.some((conversation) => conversation.isBusy()) ? fail('deletion_waits') : retention.undoable(chatId)
}
