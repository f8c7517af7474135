import { expect, test } from 'vitest'

import type { ModelSaid } from '../agents/model/model-look.ts'
import { changesView } from '../ipc/chats/chat-view.ts'
import type { ViewContext } from '../ipc/chats/view-context.ts'
import type { Registry } from '../registry/registry.ts'
import { createTranslators } from '../views/translators.ts'
import type { Conversation } from './conversations.ts'
import { createItemLog, type ItemLog } from './item-log.ts'
import { newRecord, type Item } from './items.ts'
import { toldBefore, type ToldBefore } from './told-before.ts'

const said = (text: string): ModelSaid => ({
  ...{ model: 'm', text, reasoning: '', lost: null, rounds: 1, calls: 0 },
  ...{ promptTokens: null, completionTokens: null, firstWordMs: 1, durationMs: 1, bytesSent: 0 },
})

/** A conversation with a model: every second message is its answer. */
function talked(messages: number): readonly Item[] {
  return Array.from({ length: messages }, (_, at): Item => {
    const words = `Message ${String(at).padStart(5, '0')} about the printer. ${'Words. '.repeat(at % 9)}`
    return at % 2 === 0
      ? { kind: 'reply', id: `m${String(at)}`, at, text: words }
      : { kind: 'model', id: `m${String(at)}`, at, running: false, ended: 'whole', said: said(words) }
  })
}

const told = (items: readonly Item[]): ToldBefore =>
  toldBefore(items, {
    ...{ find: () => null, hide: (text) => text, isKnown: () => true, isTold: () => true },
    kept: { has: () => false, add: () => undefined },
  })

const charactersOf = ({ messages }: ToldBefore): number => messages.reduce((sum, { text }) => sum + text.length, 0)

test('of 10,000 messages a model is told no more than of 1,000, the newest whole and in their order', () => {
  const [some, many] = [told(talked(1_000)), told(talked(10_000))]
  expect(charactersOf(many)).toBeLessThan(17_000)
  expect(charactersOf(many)).toBeLessThan(1.1 * charactersOf(some))
  expect(many.messages.length).toBeLessThan(1.1 * some.messages.length + 1)
  expect(many.isShortened).toBe(true)
  expect(many.messages.at(-1)?.text).toContain('Message 09999')
})

const noTools = { find: () => null } as unknown as Registry
const context: ViewContext = { translator: createTranslators()('en'), registry: noTools, role: 'human_agent' }

/** What goes to the page when a model says one word more in this conversation. */
function pushed(items: readonly Item[]): number {
  const log: ItemLog = createItemLog(newRecord('talk', 0))
  for (const item of items) log.add(item)
  const from = log.version()
  log.replace('model', items.at(-1)?.id ?? '', (item) => ({ ...item, said: said('One word more.') }))
  const conversation = { id: 'talk', log, live: true } as unknown as Conversation
  return JSON.stringify(changesView(conversation, from, context)).length
}

test('one word more behind 10,000 messages is as small a message to the page as behind 100', () => {
  const [few, many] = [pushed(talked(100)), pushed(talked(10_000))]
  expect(Math.log(many / few) / Math.log(100)).toBeLessThan(0.1)
})
