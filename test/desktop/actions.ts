import type { ChatView } from '../../shared/ipc/views.ts'
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
