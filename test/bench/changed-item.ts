import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { Conversation } from '../../electron/conversation/conversations.ts'
import { createItemLog } from '../../electron/conversation/item-log.ts'
import { newRecord, type Item } from '../../electron/conversation/items.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import { openEngine } from '../../electron/engine/engine.ts'
import { createPublisher } from '../../electron/ipc/chats/publisher.ts'
import { ok } from '../../electron/kernel/result.ts'
import { createTranslators } from '../../electron/views/translators.ts'
import { growthOf, medianOf, ratioOf, single, timeRow, type Bench } from './bench-result.ts'
import { openPracticePc, valueOf } from './support/practice-pc.ts'

const complaints = 6
const changes = 400
const complaint = 'the printer does nothing'

/** What main sends to the page when one item of a chat changes: how large it is, and what it costs to make. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const largest = extent === 'whole' ? 10_000 : 1_000
  const sizes: { readonly first: number; readonly last: number }[] = []
  const small: number[] = []
  const large: number[] = []
  const { backend, close } = await openPracticePc()
  try {
    for (let round = 0; round < rounds; round += 1) {
      sizes.push(await messagesOf(backend))
      small.push(costOf(100, backend))
      large.push(costOf(largest, backend))
    }
  } finally {
    await close()
  }
  const last = sizes.map((seen) => seen.last)
  const first = sizes.map((seen) => seen.first)
  return {
    name: 'changed-item',
    rows: [
      { what: 'largest message after the first complaint', value: medianOf(first) / 1e6, unit: 'MB' },
      { what: `the same after complaint ${complaints}`, value: medianOf(last) / 1e6, unit: 'MB' },
      timeRow('one changed item of 100, told', small),
      timeRow(`one changed item of ${largest}, told`, large),
    ],
    ratios: [
      ratioOf('message after the sixth complaint / after the first', { ours: last, floor: first }, 2),
      {
        ...single(`growth of one changed item from 100 to ${largest}`, growthOf(small, large, largest / 100), 0.1),
        unit: 'as exponent',
      },
    ],
  }
}

/** Bytes of the largest message that one change led to, in a conversation of several complaints. */
async function messagesOf(backend: Backend): Promise<{ readonly first: number; readonly last: number }> {
  const pushed: PushEvent[] = []
  const publisher = publisherTo(pushed, backend)
  const opened = await openEngine(backend, {
    host: `bench-${backend.ports.ids.newId()}`,
    consent: { ask: ({ steps }) => Promise.resolve(steps.map(() => ({ answer: 'nobody' }))) },
    elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
    publish: () => undefined,
    conversation: {
      caller: () => ({ kind: 'person', role: 'human_agent' }),
      tell: (event) => {
        if (event.kind === 'changed') publisher.changed(event.conversation, false)
      },
    },
  })
  const engine = valueOf(opened)
  const conversation = engine.conversations.create()
  const largest: number[] = []
  for (let count = 0; count < complaints; count += 1) {
    pushed.length = 0
    valueOf(conversation.send({ text: complaint }))
    await conversation.idle()
    largest.push(Math.max(...pushed.map((event) => JSON.stringify(event).length)))
  }
  await engine.close()
  return { first: largest[0] ?? Number.NaN, last: largest.at(-1) ?? Number.NaN }
}

/** Milliseconds from a changed item to its message, as text, in a conversation of so many. */
function costOf(size: number, backend: Backend): number {
  const item = (index: number, text: string): Item => ({ kind: 'complaint', id: `i${index}`, at: 0, text })
  const entries = Array.from({ length: size }, (_, index) => item(index, `Message ${index}: it does nothing.`))
  const log = createItemLog({ ...newRecord('long', 0), entries })
  const pushed: PushEvent[] = []
  const publisher = publisherTo(pushed, backend)
  // Of a conversation the publisher reads its items alone.
  const conversation = { id: 'long', live: true, log } as unknown as Conversation
  const change = (count: number): number => {
    const start = performance.now()
    log.replace('complaint', `i${(count * 37) % size}`, (before) => ({ ...before, text: `${before.text} ${count}` }))
    publisher.changed(conversation, false)
    const message = JSON.stringify(pushed.pop())
    const tookMs = performance.now() - start
    if (count > 0 && !message.includes(`"i${(count * 37) % size}"`)) throw new Error('another item was told')
    return tookMs
  }
  // The first message tells of everything.
  change(0)
  return medianOf(Array.from({ length: changes }, (_, count) => change(count + 1)))
}

function publisherTo(pushed: PushEvent[], { registry }: Backend): ReturnType<typeof createPublisher> {
  const translator = createTranslators()('en')
  return createPublisher({
    push: (event) => pushed.push(event),
    // At once: a pause would only be waited for.
    timers: {
      after: (_, action) => {
        action()
        return () => undefined
      },
    },
    context: () => ({ translator, registry, role: 'human_agent' }),
    list: () => Promise.resolve([]),
  })
}
