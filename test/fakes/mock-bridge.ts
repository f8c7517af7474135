import type { CommandName, Envelope, PushEvent, AppBridge } from '../../shared/ipc/contract.ts'
import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'
import { emptyChat } from './empty-chat.ts'
import { exampleKeys, examplePc, exampleSettings, exampleTools } from './mock-bridge-pc.ts'
import { exampleChats, exampleEntries, type ExampleChat } from './mock-bridge-chats.ts'

type Answers = Readonly<Partial<Record<CommandName, (input: Record<string, unknown>) => unknown>>>

/** Commands that were sent, oldest first, so that a look or a test can see what the window asked for. */
export type MockBridge = AppBridge & {
  readonly sent: readonly { readonly name: CommandName; readonly input: unknown }[]
  readonly push: (event: PushEvent) => void
}

/** A main process of example data, for looking at the window without one. */
export function createMockBridge(start: ExampleChat, locale: 'en' | 'ko' | 'zh'): MockBridge {
  const listeners = new Set<(event: PushEvent) => void>()
  const sent: { name: CommandName; input: unknown }[] = []
  const push = (event: PushEvent): void => listeners.forEach((listener) => listener(event))
  let chat = exampleChat(start)
  const show = (entries: readonly ChatEntry[]): null => {
    chat = { ...chat, entries }
    push({ kind: 'chat', chat })
    return null
  }
  const answers: Answers = {
    'pc.get': () => examplePc,
    'pc.readRuntimes': () => examplePc,
    'settings.get': () => exampleSettings,
    'keys.list': () => exampleKeys,
    'proxy.signIns': () => [],
    'tools.list': () => exampleTools,
    'tools.search': () => [],
    'chats.list': () => exampleChats,
    'chats.create': () => chat,
    'chats.open': ({ chatId }) => ({ ...chat, chatId, live: chatId === chat.chatId }),
    'chats.resume': ({ chatId }) => ({ ...chat, chatId, live: true }),
    'chats.submit': ({ text }) => show([complaint(String(text)), ...exampleEntries('checked').slice(1)]),
    'mode.set': ({ mode }) => ({ ...examplePc, mode: { ...examplePc.mode, value: mode } }),
    'calls.result': ({ offset }) => resultPage(Number(offset)),
    'language.current': () => locale,
  }
  return {
    sent,
    push,
    invoke: (name, input) => {
      sent.push({ name, input })
      const data = answers[name]?.(input as Record<string, unknown>) ?? null
      return Promise.resolve({ ok: true, data } satisfies Envelope<unknown>)
    },
    pathOf: () => '',
    onPush: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function exampleChat(start: ExampleChat): ChatView {
  const title = start === 'empty' ? 'New chat' : 'Printer does not print'
  return emptyChat({
    ...{ chatId: 'chat1', title, updatedAt: Date.now() },
    verdict: 'problem',
    entries: exampleEntries(start),
  })
}

function complaint(text: string): ChatEntry {
  return { kind: 'complaint', id: 'e1', at: Date.now(), text, isTyped: true, isCorrected: false }
}

const pageSize = 400
const result = JSON.stringify(
  { spooler: 'Running', jobs: Array.from({ length: 12 }, (_, id) => ({ id, printer: 'Floor 2 Color', ageMin: 55 })) },
  null,
  2,
)

function resultPage(offset: number): { text: string; nextOffset: number | null; size: number } {
  const end = offset + pageSize
  return { text: result.slice(offset, end), nextOffset: end < result.length ? end : null, size: result.length }
}
