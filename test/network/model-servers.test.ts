import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { callChunks, sendJson, sendStream, textChunks, type ModelBehaviour } from '../fakes/model-server.ts'
import { answerOf, modelAt, question, useAskedModels } from './asked-model.ts'
import { makeCertificates } from './certificates.ts'

const modelThat = useAskedModels()

const piece = (call: object): unknown => ({ choices: [{ delta: { tool_calls: [call] } }] })
const ended = (reason: string): unknown => ({ choices: [{ delta: {}, finish_reason: reason }] })
const printers = { function: { name: 'check_printers', arguments: '{}' } }
const network = { function: { name: 'check_network', arguments: '{"deep":true}' } }

/** What servers do in their own way, and how it is got over. */
test.each<[string, ModelBehaviour, object]>([
  [
    'Ollama: no index at all',
    (response) => sendStream(response, [piece(printers), piece(network), ended('stop')]),
    { calls: [{ name: 'check_printers' }, { name: 'check_network', args: { deep: true } }] },
  ],
  [
    'Ollama: every index is 0, and it ends as if it were text',
    (response) =>
      sendStream(response, [piece({ index: 0, ...printers }), piece({ index: 0, ...network }), ended('stop')]),
    { calls: [{ name: 'check_printers' }, { name: 'check_network' }] },
  ],
  [
    'LM Studio: calls that are lost when they are streamed',
    (response, asked) => {
      if (asked.length === 1) sendStream(response, [ended('tool_calls')])
      else sendJson(response, { choices: [{ message: { content: '', tool_calls: [{ id: 'a', ...printers }] } }] })
    },
    { calls: [{ name: 'check_printers' }] },
  ],
  [
    'llama.cpp: arguments are an object',
    (response) => sendStream(response, [piece({ function: { name: 'check_printers', arguments: { a: 1 } } })]),
    { calls: [{ name: 'check_printers', args: { a: 1 } }] },
  ],
  [
    'vLLM: it ends with calls, and there are none',
    (response) => sendStream(response, [...textChunks('Nothing to call.').slice(0, 1), ended('tool_calls')]),
    { text: 'Nothing to call.', calls: [] },
  ],
  [
    'Azure: a first chunk without choices, later ones without a delta',
    (response) =>
      sendStream(response, [
        { choices: [], prompt_filter_results: [] },
        ...textChunks('Fine.').slice(0, 1),
        { choices: [{ index: 0, content_filter_results: {} }] },
        ended('stop'),
      ]),
    { text: 'Fine.', error: null },
  ],
  [
    'Foundry Local: an error page in the middle of its work',
    (response) => sendStream(response, [...textChunks('Half').slice(0, 1), { error: 'agent mode failed' }]),
    { text: 'Half', error: 'agent mode failed' },
  ],
])('%s', async (_server, behaves, expected) => {
  const model = await modelThat(behaves)
  expect(await answerOf(model)).toMatchObject(expected)
  for (const { body } of model.server.asked) expect(body?.['tool_choice']).toBe('auto')
})

test('Mistral: ids of nine signs, the name beside a result, no text beside a call', async () => {
  const model = await modelThat((response) => sendStream(response, textChunks('Done.')))
  const calls = [{ id: 'c00000001', name: 'check_printers', args: {}, argumentsText: '' }] as const
  await answerOf(model, {
    messages: [
      { role: 'user', text: 'printer' },
      { role: 'assistant', text: '', calls },
      { role: 'tool', callId: 'c00000001', name: 'check_printers', text: '{}' },
    ],
  })
  const [, assistant, tool] = z.array(z.unknown()).parse(model.server.asked[0]?.body?.['messages'])
  expect(assistant).toEqual({ role: 'assistant', tool_calls: [{ id: 'c00000001', type: 'function', ...printers }] })
  expect(tool).toMatchObject({ tool_call_id: 'c00000001', name: 'check_printers' })
})

/** Ollama by its own protocol. */
function lines(...sent: readonly unknown[]): ModelBehaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    for (const line of sent) response.write(`${JSON.stringify(line)}\n`)
    response.end()
  }
}

test('Ollama is asked by its own protocol, so that it keeps the list of tools in mind', async () => {
  const called = { function: { name: 'check_printers', arguments: { deep: true } } }
  const model = await modelThat(
    lines(
      { message: { role: 'assistant', content: '', thinking: 'Printers…' }, done: false },
      { message: { role: 'assistant', content: '프린터를 ', tool_calls: [called] }, done: false },
      { message: { role: 'assistant', content: '봅니다.', tool_calls: [called] }, done: false },
      { message: { content: '' }, done: true, done_reason: 'stop', prompt_eval_count: 900, eval_count: 12 },
    ),
    { isOllama: true },
  )
  const before = [{ id: 'c1', name: 'check_printers', args: {}, argumentsText: '{"deep":false}' }] as const
  const messages = [
    ...question().messages,
    { role: 'assistant', text: '', calls: before },
    { role: 'tool', callId: 'c1', name: 'check_printers', text: '{}' },
  ] as const
  expect(await answerOf(model, { messages })).toMatchObject({
    text: '프린터를 봅니다.',
    reasoning: 'Printers…',
    calls: [{ args: { deep: true } }, { args: { deep: true } }],
    finishReason: 'stop',
    usage: { promptTokens: 900, completionTokens: 12 },
    error: null,
  })
  expect(model.server.asked).toMatchObject([
    {
      path: '/api/chat',
      body: {
        stream: true,
        options: { num_ctx: 16_384 },
        tools: [{ function: { name: 'check_printers' } }],
        messages: [
          { role: 'user' },
          { role: 'assistant', tool_calls: [{ function: { name: 'check_printers', arguments: { deep: false } } }] },
          { role: 'tool', tool_name: 'check_printers' },
        ],
      },
    },
  ])
})

test.each<[string, ModelBehaviour, unknown]>([
  [
    'has no such model',
    (response) => sendJson(response, { error: 'model "test-model" not found' }, 404),
    { ok: false, error: { code: 'model_unknown' } },
  ],
  [
    'has a model without tools',
    (response) => sendJson(response, { error: 'test-model does not support tools' }, 400),
    { ok: false, error: { code: 'model_failed' } },
  ],
  [
    'fails in the middle',
    lines({ message: { content: 'Half' }, done: false }, { error: 'out of memory' }),
    { ok: true, value: { text: 'Half', error: 'out of memory' } },
  ],
  [
    'is no Ollama at all',
    (response, asked) => {
      if (asked.at(-1)?.path === '/api/chat') response.writeHead(404).end('404 page not found')
      else sendStream(response, textChunks('Another server.'))
    },
    { ok: true, value: { text: 'Another server.' } },
  ],
  ['writes no lines', (response) => response.end('<html>'), { ok: false, error: { code: 'model_failed' } }],
])('Ollama that %s', async (_what, behaves, expected) => {
  const model = await modelThat(behaves, { isOllama: true })
  expect(await model.ask(question())).toMatchObject(expected as object)
})

test('signs that are none are shown as such, and the answer stands', async () => {
  const model = await modelThat((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const [before, after] = JSON.stringify({ choices: [{ delta: { content: 'a|b' } }] }).split('|')
    response.write(Buffer.concat([Buffer.from(`data: ${before ?? ''}`), Buffer.from([0xff, 0xc3])]))
    response.end(`${after ?? ''}\n\ndata: ${JSON.stringify(ended('stop'))}\n\ndata: [DONE]\n\n`)
  })
  expect(await answerOf(model)).toMatchObject({ text: expect.stringMatching(/^a\uFFFD+b$/) as unknown, error: null })
})

test.each([
  ['30', 30],
  [null, 0],
] as const)('who has too much to do says for how long (%s), and is not waited for', async (after, seconds) => {
  const model = await modelThat((response) => {
    if (after !== null) response.setHeader('retry-after', after)
    sendJson(response, { error: { message: 'slow down' } }, 429)
  })
  const startedAt = Date.now()
  expect(await model.ask(question())).toMatchObject({ ok: false, error: { code: 'service_busy', data: { seconds } } })
  expect(Date.now() - startedAt).toBeLessThan(25_000)
})

test('a certificate that is none of the server’s is refused before anything is sent', async () => {
  let requests = 0
  const server = createServer(makeCertificates(['other.example.com']), () => (requests += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { model, close } = modelAt(`https://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`)
  expect(await model.ask(question())).toMatchObject({ ok: false, error: { code: 'certificate_refused' } })
  expect(requests).toBe(0)
  close()
  server.close()
})

test('a flood of calls is bounded like one of text', async () => {
  const model = await modelThat((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const [chunk] = callChunks({ name: 'check_printers', args: { text: 'x'.repeat(50_000) } })
    const more = (): void => {
      while (!response.destroyed && response.write(`data: ${JSON.stringify(chunk)}\n\n`));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  const answer = await answerOf(model)
  expect(answer.error).toBe('answer_too_large')
  expect(answer.calls.every(({ args }) => args === null)).toBe(true)
})
