import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { readModelsFrom } from '../../electron/llm/read-models.ts'
import { answerOf, modelAt, question } from './asked-model.ts'

/** The protocols as somebody else has written them: what we send is understood there, and what comes from there here. */
let other: LLMock
let close = (): void => undefined
beforeEach(async () => {
  other = new LLMock({ port: 0 })
  await other.start()
})
afterEach(async () => {
  close()
  await other.stop()
})

const way = (how: { readonly isOllama?: boolean }) => {
  const opened = modelAt(`${other.url}/v1`, how)
  close = opened.close
  return opened
}
const opened = (how: { readonly isOllama?: boolean }) => way(how).model

test.each([
  ['of OpenAI', {}],
  ['of Ollama', { isOllama: true }],
] as const)('by the protocol %s a call is asked for, answered, and followed by words', async (_whose, how) => {
  other.on(
    { userMessage: 'printer', hasToolResult: false },
    {
      toolCalls: [{ name: 'check_printers', arguments: JSON.stringify({ deep: true }) }],
    },
  )
  other.on({ userMessage: 'printer', hasToolResult: true }, { content: '대기열이 멈췄습니다. 打印队列停了。' })
  const model = opened(how)
  const { calls, text } = await answerOf(model)
  expect([text, calls.map(({ name, args }) => [name, args])]).toEqual(['', [['check_printers', { deep: true }]]])
  const [call] = calls
  const messages = [
    ...question().messages,
    { role: 'assistant', text: '', calls },
    { role: 'tool', callId: call?.id ?? '', name: 'check_printers', text: '{"jobs":3}' },
  ] as const
  expect(await answerOf(model, { messages })).toMatchObject({
    text: '대기열이 멈췄습니다. 打印队列停了。',
    calls: [],
    error: null,
  })
})

test('it lists its models, and refuses what it has no answer for', async () => {
  const address = `${other.url}/v1`
  const { model, fetch } = way({})
  const listed = await readModelsFrom({ fetch, address, key: null, refusalIn: () => null })(
    new AbortController().signal,
  )
  expect(listed.ok && (listed.value?.length ?? 0) > 0).toBe(true)
  expect((await model.ask(question())).ok).toBe(false)
})

test('its rate limit and its broken connection are told as what they are', async () => {
  other.onMessage('printer', { content: 'one two three four five six' }, { truncateAfterChunks: 1 })
  const answer = await opened({}).ask(question())
  expect(answer.ok ? answer.value.error : answer.error.code).not.toBeNull()
  close()
  other.clearFixtures()
  other.onMessage('printer', { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429 })
  expect(await opened({}).ask(question())).toMatchObject({ ok: false, error: { code: 'service_busy' } })
})
