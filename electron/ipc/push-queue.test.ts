import { describe, expect, it } from 'vitest'

import type { PushEvent } from '../../shared/ipc/contract.ts'
import { createPushQueue } from './push-queue.ts'

function eventOf(callId: string): PushEvent {
  return { kind: 'show_call', chatId: 'c', callId }
}

function chatEvent(chatId: string, draft: string): PushEvent {
  const chat = { chatId, title: '', updatedAt: 0, verdict: 'unknown', live: true, draft, entries: [] } as const
  return { kind: 'chat', chat } as unknown as PushEvent
}

function createBench() {
  const waiting: (() => void)[] = []
  const sent: PushEvent[] = []
  const timers = {
    after: (_delayMs: number, action: () => void) => {
      waiting.push(action)
      return () => undefined
    },
  }
  const push = createPushQueue({ send: (event) => sent.push(event), timers })
  return { push, sent, pass: () => waiting.splice(0).forEach((action) => action()) }
}

describe('push queue', () => {
  it('sends the first event at once and the newest of the rest after the interval', () => {
    const { push, sent, pass } = createBench()
    for (const id of ['a', 'b', 'c']) push(eventOf(id))
    expect(sent).toEqual([eventOf('a')])
    pass()
    expect(sent).toEqual([eventOf('a'), eventOf('c')])
    pass()
    pass()
    expect(sent).toHaveLength(2)
  })

  it('keeps resting after a held back event', () => {
    const { push, sent, pass } = createBench()
    push(eventOf('a'))
    push(eventOf('b'))
    pass()
    push(eventOf('c'))
    expect(sent.at(-1)).toEqual(eventOf('b'))
    pass()
    expect(sent.at(-1)).toEqual(eventOf('c'))
  })

  it('loses no chat behind another one', () => {
    const { push, sent, pass } = createBench()
    push(chatEvent('one', '1'))
    push(chatEvent('two', '1'))
    push(chatEvent('one', '2'))
    push(chatEvent('two', '2'))
    pass()
    expect(sent).toEqual([chatEvent('one', '1'), chatEvent('two', '1'), chatEvent('one', '2'), chatEvent('two', '2')])
  })
})
