import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { CallCard, ChatRecord, Item } from './items.ts'
import { recoverRecord, unknownNotice } from './recover.ts'

const states = ['preparing', 'running', 'stopping', 'awaiting_idle', 'awaiting_confirmation', 'proposed'] as const

/** A call of which no end is known. */
const openCard: fc.Arbitrary<CallCard> = fc.record({
  callId: fc.uuid(),
  tool: fc.constant('some_tool'),
  args: fc.constant({}),
  state: fc.constantFrom(...states),
  verdict: fc.constant(null),
  phase: fc.constantFrom('preparing', 'saving', 'working', 'checking', null),
  since: fc.option(fc.nat(), { nil: null }),
  startedAt: fc.option(fc.nat(), { nil: null }),
  endedAt: fc.constant(null),
  lastLine: fc.option(fc.string(), { nil: null }),
  idleReason: fc.constantFrom('in_use', 'in_call', null),
  quiet: fc.constant(null),
  allowedBy: fc.constant(null),
  error: fc.constant(null),
  resultSize: fc.constant(null),
})

const recovered = (entries: readonly Item[]) => {
  const record = { chatId: 'c', createdAt: 0, updatedAt: 0, draft: '', entries } as unknown as ChatRecord
  let number = 0
  const newId = (): string => `n${String((number += 1))}`
  return recoverRecord(record, { nowMs: 1, newId, proofOf: () => 'its_check', ownKind: () => 'windows' })
}

test('whatever ran when the program ended is shown as nothing that goes on, and what had begun as not known', () => {
  fc.assert(
    fc.property(fc.array(openCard, { minLength: 1, maxLength: 5 }), fc.boolean(), (cards, isFix) => {
      const base = { id: 'i', at: 0, running: true, cards }
      const item = (isFix
        ? { ...base, kind: 'fixes', planId: 'p', results: [] }
        : { ...base, kind: 'checks', ended: null }) as unknown as Item
      const { record, toldCalls } = recovered([item])
      const [settled, ...notices] = record.entries
      if (settled?.kind !== 'fixes' && settled?.kind !== 'checks') throw new Error('the item is gone')
      expect(settled.running).toBe(false)
      for (const [index, card] of settled.cards.entries()) {
        const begun = cards[index]?.startedAt !== null
        expect(card).toMatchObject({ phase: null, since: null, idleReason: null, quiet: null })
        expect(card.state).toBe(begun || !isFix ? 'unknown' : 'cancelled')
      }
      const untold = isFix ? cards.filter(({ startedAt }) => startedAt !== null) : []
      expect(toldCalls).toEqual(untold.map(({ callId }) => callId))
      expect(notices).toHaveLength(untold.length)
    }),
  )
})

test('a watch that the program took with it keeps what it saw, and does not go on', () => {
  const watch: Item = {
    kind: 'watch',
    id: 'w',
    at: 0,
    running: true,
    ended: null,
    error: null,
    durationMs: 600_000,
    times: { startedAt: 0, endsAt: 600_000, everyMs: 10_000 },
    lastAt: 60_000,
    lanes: [],
    findings: [],
    conclusion: null,
  }
  const { record, revived } = recovered([watch])
  expect(record.entries).toEqual([{ ...watch, running: false, ended: 'interrupted' }])
  expect(revived).toBe(false)
})

test('a fix on another PC than the one that is looked at is said to be elsewhere', () => {
  const noticeOn = (kind: 'windows' | 'simulated' | null) => {
    const target = kind === null ? null : { kind }
    const newId = (): string => 'n'
    return unknownNotice(
      { tool: 'some_tool', target },
      { nowMs: 1, newId, proofOf: () => 'its_check', ownKind: () => 'windows' },
    )
  }
  expect(noticeOn('simulated')).toMatchObject({ checkTool: 'its_check', elsewhere: 'simulated' })
  expect(noticeOn('windows')).not.toHaveProperty('elsewhere')
  // A record of an earlier version can name no PC: then it is this one.
  expect(noticeOn(null)).not.toHaveProperty('elsewhere')
})
