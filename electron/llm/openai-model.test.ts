import { expect, test } from 'vitest'

import { immediately } from '../../test/fakes/immediate-timers.ts'
import type { ModelAnswer } from '../contract/model-port.ts'
import { createOpenAiModel } from './openai-model.ts'

const encoder = new TextEncoder()

const delta = (part: object): unknown => ({ choices: [{ index: 0, delta: part }] })
const call = (part: object): unknown => delta({ tool_calls: [part] })

/** What servers send, as it goes over the wire: signs of three bytes, calls in pieces, comments, line ends of both kinds. */
const streams: Readonly<Record<string, string>> = {
  'text of three languages': wire([
    delta({ role: 'assistant', content: '프린터가 ' }),
    delta({ content: '멈췄습니다. 打印机' }),
    delta({ content: '卡住了 🖨️.' }),
    { choices: [], usage: { prompt_tokens: 20, completion_tokens: 5 } },
  ]),
  'two calls in pieces': wire([
    call({ index: 0, id: 'a', type: 'function', function: { name: 'check_printers', arguments: '' } }),
    call({ index: 0, function: { arguments: '{"printer":' } }),
    call({
      index: 1,
      id: 'b',
      type: 'function',
      function: { name: 'check_services', arguments: '{"names":["스풀러"]}' },
    }),
    call({ index: 0, function: { arguments: '"財務部"}' } }),
    { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
  ]),
  'thinking, then text, with comments between': `: hello\r\n\r\n${wire([
    delta({ reasoning_content: '생각 중' }),
    delta({ content: 'Done.' }),
  ]).replaceAll('\n', '\r\n')}`,
  'an error in the middle': wire([delta({ content: 'So far ' }), { error: { message: '용량 초과' } }]),
}

function wire(chunks: readonly unknown[]): string {
  return [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n'].join('')
}

async function answerTo(pieces: readonly Uint8Array[]): Promise<ModelAnswer> {
  let made = 0
  const body = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
  const model = createOpenAiModel({
    endpoint: { address: 'http://127.0.0.1:1/v1', model: 'test-model' },
    key: null,
    fetch: () => Promise.resolve(new Response(body(), { headers: { 'content-type': 'text/event-stream' } })),
    refusalIn: () => null,
    runsHere: true,
    firstByteMs: 60_000,
    idleMs: 60_000,
    timers: immediately,
    newCallId: () => `own${String((made += 1))}`,
  })
  const asked = await model.ask({ messages: [], tools: [], signal: new AbortController().signal })
  if (!asked.ok) throw new Error(asked.error.code)
  return asked.value
}

test.each(Object.entries(streams))('%s: the same answer wherever its bytes are cut', async (_name, text) => {
  const bytes = encoder.encode(text)
  const whole = await answerTo([bytes])
  expect(whole.text !== '' || whole.calls.length > 0).toBe(true)
  for (let at = 1; at < bytes.length; at += 1)
    expect([at, await answerTo([bytes.slice(0, at), bytes.slice(at)])]).toEqual([at, whole])
  expect(await answerTo([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole)
})
