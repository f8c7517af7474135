import { checkKey, messageKey, type KeptBack } from '../agents/model/kept-back.ts'
import type { KeepablePart } from '../contract/model-port.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Chats } from './chats.ts'
import type { Item } from './items.ts'
import type { OpenChat } from './open-chats.ts'

/** As much of a message as says which one it is. */
const mostOfMessage = 80

/** What a person can keep from a model: each message, and each check that was run or can be asked for. */
export function keepableParts(
  items: readonly Item[],
  find: (name: string) => Tool | null,
  offered: readonly string[] = [],
): readonly KeepablePart[] {
  const run = items.flatMap((item) => (item.kind === 'checks' ? item.cards.map(({ tool }) => tool) : []))
  const checks = [...new Set([...run, ...offered])].flatMap((name) => {
    const tool = find(name)
    return tool === null ? [] : [{ key: checkKey(name), label: tool.texts.title }]
  })
  return [...items.flatMap(messagePart), ...checks]
}

function messagePart(item: Item): readonly KeepablePart[] {
  const text = item.kind === 'model' ? item.said.text : 'text' in item ? item.text : ''
  if (text === '') return []
  const start = text.length > mostOfMessage ? `${text.slice(0, mostOfMessage)}…` : text
  return [{ key: messageKey(item.id), label: { en: start, ko: start, zh: start } }]
}

/** What is kept from models in this chat, also after a restart. */
export function keptBackIn(chat: OpenChat, { change }: Pick<Chats, 'change'>): KeptBack {
  return {
    has: (key) => chat.log.keptBack().includes(key),
    add: (keys) => {
      const kept = [...new Set([...chat.log.keptBack(), ...keys])]
      if (kept.length > chat.log.keptBack().length) change(chat, (log) => log.set({ keptBack: kept }), 'save')
    },
  }
}
