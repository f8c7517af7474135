import { createChatFiles } from '../../../../electron/conversation/chat-files.ts'
import { newRecord, type ChatRecord } from '../../../../electron/conversation/items.ts'
import { silentLogger } from '../../../../electron/kernel/ports.ts'
import { createSystemIds, systemClock } from '../../../../electron/kernel/system-ports.ts'
import { createNodeFileSystem } from '../../../../electron/store/node-file-system.ts'
import { createKeptCalls } from '../../../../electron/contract/kept-calls.ts'
import type { OpenedPage } from './page.ts'

const chatId = 'benchchat'

/** A chat of these messages in a data folder, before the app is started over it. */
export async function keepChat(data: string, texts: readonly string[]): Promise<void> {
  const at = systemClock.now()
  const entries = texts.map((each, index) => ({ kind: 'complaint', id: `m${index}`, at, text: each }) as const)
  const record: ChatRecord = { ...newRecord(chatId, at), entries }
  const ids = createSystemIds(systemClock)
  const fileSystem = createNodeFileSystem()
  const kept = createKeptCalls(() => null)
  const chats = createChatFiles({ folder: `${data}/chats`, fileSystem, ids, logger: silentLogger, kept })
  const saved = await chats.save(record)
  if (!saved.ok) throw new Error(saved.error.code)
}

/** Opened as a person does; what main has sent is kept there as `benchChat`, so that it can tell of one more message in it. */
export async function openKeptChat({ app, page }: Pick<OpenedPage, 'app' | 'page'>, lastWords: string): Promise<void> {
  await page.locator('.rail .recent').first().click()
  await page.locator('.log-row').last().getByText(lastWords).waitFor()
  const view = await page.evaluate((id) => window.deskmedic.invoke('chats.open', { chatId: id }), chatId)
  if (!view.ok) throw new Error(view.error.code)
  await app.evaluate((_electron, chatView) => Object.assign(globalThis, { benchChat: chatView }), view.data)
}
