import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ChatChanges } from '../../shared/ipc/chat-changes.ts'
import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { ChatEntry } from '../../shared/ipc/views.ts'
import { emptyChat } from '../../test/fakes/empty-chat.ts'
import { applyPush, firstState, isMissed, type AppState } from './app-state.ts'
import { createHeldGrowth, growthEveryMs, type HeldGrowth } from './held-growth.ts'

type Known = { state: AppState; readonly told: PushEvent[]; readonly growth: HeldGrowth }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function says(text: string, running = true): ChatEntry {
  const figures = {
    ...{ rounds: 1, calls: 0, promptTokens: null, completionTokens: null },
    ...{ firstWordMs: 1, durationMs: 1, bytesSent: 0 },
  }
  const entry = { kind: 'model', id: 'answer', at: 0, model: 'test', reasoning: '', note: null, why: null } as const
  return { ...entry, text, running, figures }
}

const chat = emptyChat({ chatId: 'c1', title: 'Printer', version: 4, live: true, entries: [says('')] })

/** A window with this chat that takes what it is told into its state. */
function opened(farEntryId: string | null = 'answer'): Known {
  const known: Known = {
    state: { ...firstState, chat, farEntryId },
    told: [],
    growth: createHeldGrowth(
      () => known.state,
      (event) => {
        expect(isMissed(known.state, event)).toBe(false)
        known.told.push(event)
        known.state = { ...known.state, ...applyPush(known.state, event) }
      },
    ),
  }
  return known
}

function grown(version: number, more: Partial<ChatChanges> = {}): PushEvent {
  const entries = [says('word '.repeat(version - 4))]
  return { kind: 'items', changes: { ...chat, from: version - 1, version, updatedAt: version, entries, ...more } }
}

const textOf = ({ state }: Known): string | undefined => {
  const entry = state.chat?.entries[0]
  return entry?.kind === 'model' ? entry.text : undefined
}

test('an answer that grows out of sight is taken over once a second, and nothing of it is missing', () => {
  const known = opened()
  for (let version = 5; version < 25; version += 1) {
    known.growth.take(grown(version))
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(growthEveryMs)
  expect(known.told.length).toBeGreaterThan(1)
  expect(known.told.length).toBeLessThan(4)
  expect(textOf(known)).toBe('word '.repeat(20))
  expect(known.state.chat?.version).toBe(24)
})

test('one that grows in sight is taken over as it comes', () => {
  const known = opened(null)
  known.growth.take(grown(5))
  known.growth.take(grown(6))
  expect(known.told).toHaveLength(2)
})

test('whatever else comes is behind what was held', () => {
  const others: readonly PushEvent[] = [
    grown(7, { entries: [says('word word word ', false)] }),
    grown(7, { queued: [{ id: 'q1', text: 'and the printer' }] }),
    grown(7, { entries: [says('word word word '), { ...says('', false), id: 'other' }] }),
    { kind: 'chat', chat: { ...chat, version: 7, entries: [says('word word word ')] } },
  ]
  for (const other of others) {
    const known = opened()
    known.growth.take(grown(5))
    known.growth.take(grown(6))
    expect(known.told).toEqual([])
    known.growth.take(other)
    expect(known.told).toHaveLength(2)
    expect(textOf(known)).toBe('word word word ')
    vi.advanceTimersByTime(growthEveryMs * 2)
    expect(known.told).toHaveLength(2)
  }
})

test('what has nothing to do with chats neither waits nor hands on what does', () => {
  const known = opened()
  known.growth.take(grown(5))
  known.growth.take({ kind: 'chats', chats: [] })
  expect(known.told).toEqual([{ kind: 'chats', chats: [] }])
})

test('who comes near sees all of it at once', () => {
  const known = opened()
  known.growth.take(grown(5))
  known.growth.release()
  expect(textOf(known)).toBe('word ')
})

test('a gap between what is held and what comes stays one: the window reads the chat again', () => {
  const told: PushEvent[] = []
  const growth = createHeldGrowth(
    () => ({ chat, farEntryId: 'answer' }),
    (event) => told.push(event),
  )
  growth.take(grown(5))
  growth.take(grown(9))
  vi.advanceTimersByTime(growthEveryMs)
  expect(told).toEqual([grown(5), grown(9)])
})
