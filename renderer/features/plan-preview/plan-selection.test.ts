import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PlanStepView } from '../../../shared/ipc/views.ts'
import { tickedDigests, withTick } from './plan-selection.ts'

function step(digest: string, ticked: boolean): PlanStepView {
  return {
    digest,
    ticked,
    tool: 'some_fix',
    title: 'Some fix',
    what: 'w',
    risk: 'caution',
    needsAdmin: false,
    needsIdle: false,
    lose: null,
    duration: null,
    undo: 'Can’t be undone',
    because: 'b',
    finding: null,
    args: [],
    preview: null,
    list: null,
    changes: [],
    reason: null,
  }
}

const steps = [step('a', true), step('b', false), step('c', true)]

test('starts with what main proposed', () => {
  expect(tickedDigests(steps, undefined)).toEqual(['a', 'c'])
})

test('a person can untick everything', () => {
  expect(tickedDigests(steps, [])).toEqual([])
})

test('a step that left the plan is not asked for any more', () => {
  expect(tickedDigests(steps, ['a', 'gone'])).toEqual(['a'])
})

test('a step that cannot run is never asked for, however it was ticked', () => {
  const reason = { code: 'mode_blocks_tool', number: 'DM-MODE-1', why: 'Offline.', next: 'Switch.' } as const
  const blocked = { ...step('d', true), reason }
  expect(tickedDigests([...steps, blocked], undefined)).toEqual(['a', 'c'])
  expect(tickedDigests([...steps, blocked], ['d'])).toEqual([])
})

test('one tick changes one step and keeps the order of the plan', () => {
  fc.assert(
    fc.property(
      fc.subarray(['a', 'b', 'c']),
      fc.constantFrom('a', 'b', 'c'),
      fc.boolean(),
      (chosen, digest, ticked) => {
        const after = withTick(steps, chosen, { digest, ticked })
        expect(after.includes(digest)).toBe(ticked)
        expect(after.filter((each) => each !== digest)).toEqual(chosen.filter((each) => each !== digest))
        expect([...after].sort()).toEqual(after)
      },
    ),
  )
})
