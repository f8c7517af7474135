import { describe, expect, it } from 'vitest'

import type { ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { createConfirmGate, minimumVisibleMs } from './confirm-gate.ts'

const digest = 'd'.repeat(64)
const view = { requestId: 'r1', digest, mayRemember: false } as ConfirmationView
const yes: ConfirmationAnswerView = { requestId: 'r1', digest, answer: 'run_now', remember: 'no', seenWhole: true }

function createBench(own: Partial<ConfirmationView> = {}) {
  let now = 1_000
  const gate = createConfirmGate({ ...view, ...own }, { now: () => now })
  return {
    gate,
    pass: (ms: number) => {
      now += ms
    },
  }
}

function shownLongEnough(own: Partial<ConfirmationView> = {}) {
  const bench = createBench(own)
  bench.gate.becameVisible()
  bench.pass(minimumVisibleMs)
  return bench.gate
}

describe('confirm gate', () => {
  it('takes an answer to this question that a person can have read', () => {
    expect(shownLongEnough().accept(yes)).toEqual(yes)
  })

  it('ignores an answer before the window was in sight long enough', () => {
    const { gate, pass } = createBench()
    expect(gate.accept(yes)).toBeNull()
    gate.becameVisible()
    pass(minimumVisibleMs - 1)
    expect(gate.accept(yes)).toBeNull()
    pass(1)
    expect(gate.accept(yes)).toEqual(yes)
  })

  it('counts anew after the window was out of sight', () => {
    const { gate, pass } = createBench()
    gate.becameVisible()
    pass(minimumVisibleMs)
    gate.becameHidden()
    expect(gate.accept(yes)).toBeNull()
    gate.becameVisible()
    pass(minimumVisibleMs - 1)
    expect(gate.accept(yes)).toBeNull()
  })

  it.each([
    ['another question', { ...yes, requestId: 'r2' }],
    ['another digest', { ...yes, digest: 'e'.repeat(64) }],
    ['an answer that does not exist', { ...yes, answer: 'approve' }],
    ['an additional key', { ...yes, role: 'admin' }],
    ['a missing key', { requestId: 'r1', digest, answer: 'run_now' }],
    ['a yes to what was not seen to its end', { ...yes, seenWhole: false }],
    ['a later yes to what was not seen to its end', { ...yes, answer: 'when_idle', seenWhole: false }],
    ['a permission that was not offered', { ...yes, remember: 'session' }],
    ['nothing', undefined],
    ['a text', 'run_now'],
  ])('ignores %s', (_what, answer) => {
    expect(shownLongEnough().accept(answer)).toBeNull()
  })

  it.each(['refuse', 'not_today'] as const)('takes %s from somebody who has not read it all', (answer) => {
    const given = { ...yes, answer, seenWhole: false }
    expect(shownLongEnough().accept(given)).toEqual(given)
  })

  it('takes a permission that was offered', () => {
    const answer = { ...yes, remember: 'session' } as const
    expect(shownLongEnough({ mayRemember: true }).accept(answer)).toEqual(answer)
  })

  it('takes one for good only where that was offered', () => {
    const answer = { ...yes, remember: 'tool' } as const
    expect(shownLongEnough({ mayRemember: true, mayRememberForGood: false }).accept(answer)).toBeNull()
    expect(shownLongEnough({ mayRemember: true, mayRememberForGood: true }).accept(answer)).toEqual(answer)
  })
})
