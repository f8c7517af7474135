import { expect, test } from 'vitest'

import type { ChatEntry } from '../../shared/ipc/views.ts'
import { exampleEntries } from '../../test/fakes/mock-bridge-chats.ts'
import { offeredSteps, stepFor } from './offered-steps.ts'

type Plan = Extract<ChatEntry, { readonly kind: 'plan' }>

const entries = exampleEntries('checked')
const look = entries.find(({ kind }) => kind === 'checks')?.id ?? ''
const cause = { tool: 'look_at_queue', id: 'job_stuck' }

function withPlan(change: (plan: Plan) => Plan): readonly ChatEntry[] {
  return entries.map((entry) => (entry.kind === 'plan' ? change(entry) : entry))
}

function withStep(change: Partial<Plan['steps'][number]>): readonly ChatEntry[] {
  return withPlan((plan) => ({ ...plan, steps: plan.steps.map((step) => ({ ...step, ...change })) }))
}

test('a look offers the steps of the plan below it, each for its finding', () => {
  const step = stepFor(cause, offeredSteps(entries, look))
  const plan = entries.find((entry): entry is Plan => entry.kind === 'plan')
  expect(step).toMatchObject({ planId: plan?.id, digest: plan?.steps[0]?.digest, finding: cause })
  expect(stepFor({ tool: 'look_at_queue', id: 'other' }, offeredSteps(entries, look))).toBeNull()
})

test.each(['confirming', 'running', 'done'] as const)('of a plan that is %s nothing is offered', (state) => {
  expect(
    offeredSteps(
      withPlan((plan) => ({ ...plan, state })),
      look,
    ),
  ).toEqual([])
})

test('of two plans the newest offers it', () => {
  const again = [...entries, ...entries.flatMap((entry) => (entry.kind === 'plan' ? [{ ...entry, id: 'newer' }] : []))]
  expect(stepFor(cause, offeredSteps(again, look))?.planId).toBe('newer')
})

test('what cannot run now, and what nobody found a reason for, is not offered', () => {
  const reason = { code: 'mode_blocks_tool', number: 'DM-MODE-1', why: 'x', next: 'y' } as const
  expect(stepFor(cause, offeredSteps(withStep({ reason }), look))).toBeNull()
  expect(offeredSteps(withStep({ finding: null }), look)).toEqual([])
})

test('the plan of a later complaint belongs to that one', () => {
  const later = entries.flatMap((entry): readonly ChatEntry[] =>
    entry.kind === 'plan'
      ? [{ kind: 'complaint', id: 'later', at: 1, text: 'x', isTyped: true, isCorrected: false }, entry]
      : [entry],
  )
  expect(offeredSteps(later, look)).toEqual([])
  expect(offeredSteps(later, 'later').length).toBeGreaterThan(0)
})
