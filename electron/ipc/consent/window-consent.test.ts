import { describe, expect, test } from 'vitest'

import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { simulatedPc } from '../../../test/fakes/targets.ts'
import type { ConsentBatch } from '../../pipeline/consent.ts'
import type { PersonAnswer } from './ask-person.ts'
import { createWindowConsent } from './window-consent.ts'

const step = { tool: fakeTool({ kind: 'remediation' }), args: {}, target: simulatedPc, digest: 'digest' }
const plan: ConsentBatch = { from: 'plan', steps: [step] }
const wait: ConsentBatch = { from: 'wait', reason: 'in_use', steps: [step] }
const { signal } = new AbortController()

function consent(said: PersonAnswer) {
  const asked: unknown[][] = []
  const port = createWindowConsent({
    ask: (...question) => {
      asked.push(question)
      return Promise.resolve(said)
    },
    caller: () => ({ kind: 'person', role: 'human_agent' }),
  })
  return { port, asked }
}

const yes = { answer: 'run_now', shownTextHash: 'shown', remember: { scope: 'tool', expiresAt: null } } as const

describe('the question whether a call that waits may start', () => {
  test.each([
    ['closed', { answer: 'nobody' }],
    ['when_idle', { answer: 'approve', startNow: false }],
    ['refuse', { answer: 'refuse' }],
    ['not_today', { answer: 'not_today' }],
  ] as const)('answered %s', async (answer, expected) => {
    expect(await consent({ ...yes, answer, remember: null }).port.ask(wait, signal)).toMatchObject([expected])
  })
})

test('a yes says for how long it is to be remembered', async () => {
  const remember = { scope: 'tool', expiresAt: null }
  expect(await consent(yes).port.ask(plan, signal)).toMatchObject([{ answer: 'approve', startNow: true, remember }])
  const [once] = await consent({ ...yes, remember: null }).port.ask(plan, signal)
  expect(once).toEqual({ answer: 'approve', role: 'human_agent', shownTextHash: 'shown', startNow: true })
})

test('each question closes with the signal of what it is about', async () => {
  const { port, asked } = consent({ ...yes, remember: null })
  const undo: ConsentBatch = { from: 'undo', steps: [{ ...step, kept: {} }] }
  for (const batch of [plan, wait, undo]) await port.ask(batch, signal)
  expect(asked.map(([, closes]) => closes === signal)).toEqual([true, true, true])
})
