import type { Retention } from '../../hosts/retention.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { AskOnce } from '../consent/ask-once.ts'
import type { AskedDeletion } from '../consent/deletion-question.ts'
import type { ChatBoard } from './chat-board.ts'
import type { Conversations } from './conversations.ts'
import type { OpenChat } from './open-chat.ts'
import type { UndoRuns } from './undo-runs.ts'

export type Removals = {
  /** Asks a person, and deletes for good after their yes: one chat, or everything for null. */
  remove(chatId: string | null): Promise<Result<null>>
}

export type RemovalsDeps = {
  readonly board: ChatBoard
  readonly conversations: Pick<Conversations, 'ofChat'>
  readonly undos: Pick<UndoRuns, 'isWorking'>
  readonly retention: Pick<Retention, 'undoable' | 'removeAll' | 'removeChat'>
  readonly ask: AskOnce
}

export function createRemovals(deps: RemovalsDeps): Removals {
  const { board, retention, ask } = deps
  const remove = async (chatId: string | null): Promise<Result<null>> => {
    const asked = await askedFor(chatId, deps)
    if (!asked.ok) return asked
    const said = await ask({ kind: 'delete', deletion: asked.value }, 'deletion_not_confirmed')
    if (!said.ok) return said
    const done = await board.whileShut(chatId, async (): Promise<Result<'done' | 'more'>> => {
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
  const chat = chatId === null ? null : await deps.board.open(chatId)
  if (chat?.ok === false) return chat
  const lost = await lostWith(chatId, deps)
  return lost.ok ? ok({ chat: chat === null ? null : deps.board.view(chat.value).title, undoable: lost.value }) : lost
}

/** What can no longer be undone afterwards; fails while something of it has not ended. */
async function lostWith(
  chatId: string | null,
  { board, conversations, undos, retention }: RemovalsDeps,
): Promise<Result<AskedDeletion['undoable']>> {
  const isBusy = (chat: OpenChat): boolean =>
    undos.isWorking(chat) ||
    conversations.ofChat(chat, 'checks').length + conversations.ofChat(chat, 'fixes').length > 0 ||
    chat.record.entries.some(({ kind, ...entry }) => kind === 'plan' && 'state' in entry && isAsked(entry.state))
  const meant = board.inMemory().filter(({ record }) => chatId === null || record.chatId === chatId)
  return meant.some(isBusy) ? fail('deletion_waits') : retention.undoable(chatId)
}

/** A plan about which a person is being asked, or whose steps run. */
function isAsked(state: string): boolean {
  return state === 'confirming' || state === 'running'
}
