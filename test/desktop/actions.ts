import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, type TestDesktop } from '../fakes/desktop-fixture.ts'

/** Says what is wrong in a new chat; resolves once the checks have ended. */
export async function complain(app: TestDesktop, text: string): Promise<ChatView> {
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text })
  return app.until(chatId, (chat) => entriesOf(chat, 'checks').some((entry) => !entry.running))
}

/** Asks for the ticked steps of the last plan; gives what was sent. */
export async function review(
  app: TestDesktop,
  chat: ChatView,
): Promise<{ readonly entryId: string; readonly digests: readonly string[] }> {
  const { id: entryId, steps } = lastOf(chat, 'plan')
  const digests = steps.filter((step) => step.ticked).map((step) => step.digest)
  await app.ask('plan.review', { chatId: chat.chatId, entryId, digests })
  return { entryId, digests }
}

export const planIs =
  (...states: readonly string[]) =>
  (chat: ChatView): boolean =>
    states.includes(lastOf(chat, 'plan').state)

/** The entries of chats that the window was told of, in the order of their messages. */
export function shownEntries<Kind extends ChatEntry['kind']>(
  { pushed }: Pick<TestDesktop, 'pushed'>,
  kind: Kind,
): readonly Extract<ChatEntry, { kind: Kind }>[] {
  return pushed.flatMap((event) => {
    if (event.kind === 'chat') return entriesOf(event.chat, kind)
    return event.kind === 'items' ? entriesOf(event.changes, kind) : []
  })
}
