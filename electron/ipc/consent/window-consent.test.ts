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
  const [given, asked]: [unknown[], unknown[][]] = [[], []]
  const port = createWindowConsent({
    ask: (...question) => {
      asked.push(question)
      return Promise.resolve(said)
    },
    grants: {
      give: (...permission) => {
        given.push(permission)
        return null
      },
    },
    caller: () => ({ kind: 'person', role: 'human_agent' }),
  })
  return { port, given, asked }
}

const yes = { answer: 'run_now', shownTextHash: 'shown', remember: { scope: 'tool', expiresAt: null } } as const

describe('the question whether a call that waits may start', () => {
  test('gives no standing permission, as the question about its plan does', async () => {
    const { port, given } = consent(yes)
    expect(await port.ask(wait, signal)).toMatchObject([{ answer: 'approve', startNow: true }])
    expect(given).toEqual([])
    expect(await port.ask(plan, signal)).toMatchObject([{ answer: 'approve', startNow: true }])
    expect(given).toHaveLength(1)
  })

  test.each([
    ['closed', { answer: 'nobody' }],
    ['when_idle', { answer: 'approve', startNow: false }],
    ['refuse', { answer: 'refuse' }],
    ['not_today', { answer: 'not_today' }],
  ] as const)('answered %s', async (answer, expected) => {
    expect(await consent({ ...yes, answer, remember: null }).port.ask(wait, signal)).toMatchObject([expected])
  })
})

test('each question closes with the signal of what it is about', async () => {
  const { port, asked } = consent({ ...yes, remember: null })
  const undo: ConsentBatch = { from: 'undo', steps: [{ ...step, kept: {} }] }
  for (const batch of [plan, wait, undo]) await port.ask(batch, signal)
  expect(asked.map(([, closes]) => closes === signal)).toEqual([true, true, true])
})
