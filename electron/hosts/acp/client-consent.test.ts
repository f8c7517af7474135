import { agent, client, type RequestPermissionRequest } from '@agentclientprotocol/sdk'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { simulatedPc } from '../../../test/fakes/targets.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import type { ConsentBatch } from '../../pipeline/consent.ts'
import { markdown } from '../../views/markdown.ts'
import { createClientConsent } from './client-consent.ts'

const step = { tool: fakeTool({ kind: 'remediation' }), args: {}, target: simulatedPc, digest: 'digest' }
const wait: ConsentBatch = { from: 'wait', reason: 'in_use', steps: [step] }
const plan: ConsentBatch = { from: 'plan', steps: [step] }

type Said = string | Promise<never>

async function ask(batch: ConsentBatch, said: Said, signal = new AbortController().signal) {
  const asked: RequestPermissionRequest[] = []
  const editor = client().onRequest('session/request_permission', async ({ params }) => {
    asked.push(params)
    return { outcome: { outcome: 'selected', optionId: await said } }
  })
  const connection = agent().connect(editor)
  const session = {
    sessionId: 'session',
    client: connection.client,
    say: () => undefined,
    ask: (_call: unknown, isThere: boolean) => (isThere ? 'running' : 'new'),
  }
  const person = {
    translator: createTranslator('en'),
    registry: { find: () => null, isElevated: () => true },
    role: 'human_agent',
  } as const
  const answers = await createClientConsent(person, () => session).ask(batch, signal)
  connection.close()
  return { asked, answers }
}

test('a call that waits is asked about under its own id, and only the wish for now starts it', async () => {
  const { asked, answers } = await ask(wait, 'now')
  expect(asked[0]?.toolCall.toolCallId).toBe('running')
  expect(JSON.stringify(asked[0]?.toolCall.content)).toContain('Waiting until the PC is free: it is in use.')
  expect(asked[0]?.options.map(({ optionId, kind }) => [optionId, kind])).toEqual([
    ['wait', 'allow_once'],
    ['now', 'allow_once'],
    ['not_today', 'reject_once'],
  ])
  expect(answers).toMatchObject([{ answer: 'approve', role: 'human_agent', startNow: true }])
  expect((await ask(wait, 'wait')).answers).toEqual([{ answer: 'nobody' }])
  expect((await ask(wait, 'approve')).answers).toEqual([{ answer: 'nobody' }])
  expect((await ask(wait, 'not_today')).answers).toEqual([{ answer: 'not_today' }])
})

test('a yes to a step does not start it while the PC is in use', async () => {
  const { asked, answers } = await ask(plan, 'approve')
  expect(asked[0]?.toolCall.toolCallId).toBe('new')
  expect(answers).toMatchObject([{ answer: 'approve', startNow: false }])
  expect((await ask(plan, 'now')).answers).toEqual([{ answer: 'nobody' }])
})

test('what the plan does not tick is not asked', async () => {
  const { asked, answers } = await ask({ from: 'plan', steps: [{ ...step, ticked: false }, step] }, 'approve')
  expect(asked).toHaveLength(1)
  expect(answers).toMatchObject([{ answer: 'nobody' }, { answer: 'approve' }])
})

test('a value that others can have written is marked in the question, and the yes to it counts', async () => {
  const tool = fakeTool({ kind: 'remediation', args: z.strictObject({ printer: z.string().max(80) }) })
  const outside = { ...step, tool, args: { printer: 'Floor 2' }, outside: ['printer'] }
  const { asked, answers } = await ask({ from: 'plan', steps: [outside] }, 'approve')
  expect(answers).toMatchObject([{ answer: 'approve' }])
  const mark = createTranslator('en').text('ui.confirm.outside')
  expect(JSON.stringify(asked[0]?.toolCall.content)).toContain(markdown([mark]))
  const own = await ask({ from: 'plan', steps: [{ ...outside, outside: [] }] }, 'approve')
  expect(JSON.stringify(own.asked[0]?.toolCall.content)).not.toContain(markdown([mark]))
})

test('what is hard to undo is not asked', async () => {
  const tool = fakeTool({ kind: 'remediation', access: { ...step.tool.access, risk: 'elevated' } })
  for (const from of ['plan', 'call', 'undo'] as const) {
    const { asked, answers } = await ask({ from, steps: [{ ...step, tool }] }, 'approve')
    expect([asked, answers]).toEqual([[], [{ answer: 'nobody' }]])
  }
})

test('a question that nobody answers closes with its signal', async () => {
  const closing = new AbortController()
  setTimeout(() => closing.abort(), 10)
  expect((await ask(wait, new Promise<never>(() => undefined), closing.signal)).answers).toEqual([{ answer: 'nobody' }])
})
