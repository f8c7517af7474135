import { describe, expect, test, vi } from 'vitest'

import { callChunks, sendJson, sendStream, textChunks, type ModelBehaviour } from '../fakes/model-server.ts'
import { answerOf, printersTool, question, useAskedModels } from './asked-model.ts'

const modelThat = useAskedModels()

test('a streamed answer arrives bit by bit, with its key, its tools and its count', async () => {
  const [first, ...rest] = textChunks('Let me ', 'look.')
  const seen: string[] = []
  let isRead = (): void => undefined
  const read = new Promise<void>((resolve) => (isRead = resolve))
  const model = await modelThat(async (response) => {
    sendStream(response, [first], { ends: false })
    // The rest comes only once the first is read.
    await read
    for (const chunk of rest) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    response.end('data: [DONE]\n\n')
  })
  const answer = await answerOf(model, {
    onProgress: (told) => {
      seen.push(told().text)
      isRead()
    },
  })
  expect(answer).toMatchObject({ text: 'Let me look.', calls: [], error: null })
  expect(answer.usage).toEqual({ promptTokens: 6_000, completionTokens: 5 })
  expect(seen).toContain('Let me ')
  expect(model.server.asked).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-test',
      body: { model: 'test-model', stream: true, tool_choice: 'auto', tools: [{ function: printersTool }] },
    },
  ])
})

test('calls arrive with ids of our own, and go back with their answers', async () => {
  const model = await modelThat((response, asked) =>
    sendStream(response, asked.length === 1 ? callChunks({ name: 'check_printers', args: {} }) : textChunks('Done.')),
  )
  const { calls } = await answerOf(model)
  expect(calls).toEqual([{ id: 'own1', name: 'check_printers', args: {}, argumentsText: '{}' }])
  await answerOf(model, {
    messages: [
      ...question().messages,
      { role: 'assistant', text: '', calls },
      { role: 'tool', callId: 'own1', name: 'check_printers', text: '{"ok":true}' },
    ],
  })
  expect(model.server.asked[1]?.body?.['messages']).toMatchObject([
    { role: 'user' },
    { role: 'assistant', tool_calls: [{ id: 'own1', function: { name: 'check_printers', arguments: '{}' } }] },
    { role: 'tool', tool_call_id: 'own1', name: 'check_printers', content: '{"ok":true}' },
  ])
})

describe('what an endpoint does wrong is got over', () => {
  test('an answer that is lost when it is streamed is asked for as a whole', async () => {
    const model = await modelThat((response, asked) => {
      if (asked.length === 1) sendStream(response, [{ choices: [{ delta: {}, finish_reason: 'stop' }] }])
      else
        sendJson(response, { choices: [{ message: { role: 'assistant', content: 'Whole.' }, finish_reason: 'stop' }] })
    })
    expect(await answerOf(model)).toMatchObject({ text: 'Whole.' })
  })

  test('one that does not stream at all', async () => {
    const whole = { choices: [{ message: { content: 'Whole.', tool_calls: [] }, finish_reason: 'stop' }] }
    const model = await modelThat((response) => sendJson(response, whole))
    expect(await answerOf(model)).toMatchObject({ text: 'Whole.', error: null })
  })

  test('one that keeps the connection open behind its answer', async () => {
    const model = await modelThat((response) => sendStream(response, textChunks('Done.'), { ends: false }))
    expect(await answerOf(model)).toMatchObject({ text: 'Done.', error: null })
  })

  test('one that keeps it open, and says only by its mark that it is done', async () => {
    const model = await modelThat((response) => {
      sendStream(response, textChunks('Done.').slice(0, 1), { ends: false })
      response.write('data: [DONE]\n\n')
    })
    expect(await answerOf(model)).toMatchObject({ text: 'Done.', error: null })
  })

  test('one that does not know how to count tokens', async () => {
    const model = await modelThat((response, asked) => {
      if (asked.at(-1)?.body?.['stream_options'] === undefined) sendStream(response, textChunks('Counted nothing.'))
      else sendJson(response, { error: { message: 'Unrecognized request argument: stream_options' } }, 400)
    })
    expect(await answerOf(model)).toMatchObject({ text: 'Counted nothing.' })
  })

  test('one that writes a call as text', async () => {
    const model = await modelThat((response) =>
      sendStream(response, textChunks('{"name":"check_printers",', '"arguments":{}}')),
    )
    expect(await answerOf(model)).toMatchObject({ text: '', calls: [{ name: 'check_printers', isRecovered: true }] })
  })

  test.each([
    ['breaks off', (response) => sendStreamAndBreak(response)],
    [
      'says so in the middle',
      (response) => sendStream(response, [...textChunks('Half').slice(0, 1), { error: { message: 'oom' } }]),
    ],
    ['goes silent', (response) => sendStream(response, textChunks('Half').slice(0, 1), { ends: false })],
    [
      'sends what is no JSON',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.end(`data: ${JSON.stringify(textChunks('Half')[0])}\n\ndata: {"choices":[{"del\n\n`)
      },
    ],
  ] as readonly (readonly [string, ModelBehaviour])[])('what was said stands when it %s', async (_how, behaves) => {
    const answer = await answerOf(await modelThat(behaves))
    expect(answer.text).toBe('Half')
    expect(answer.error).not.toBeNull()
  })
})

function sendStreamAndBreak(response: Parameters<ModelBehaviour>[0]): void {
  sendStream(response, textChunks('Half').slice(0, 1), { ends: false })
  setTimeout(() => response.destroy(), 50)
}

describe('why there is no answer is told', () => {
  test.each<[string, ModelBehaviour, string]>([
    ['the key is refused', (response) => sendJson(response, { error: { message: 'bad key' } }, 401), 'service_refused'],
    [
      'it has no such model',
      (response) => sendJson(response, { error: { message: 'no model' } }, 404),
      'model_unknown',
    ],
    [
      'it says so',
      (response) => sendJson(response, { error: { message: 'does not support tools' } }, 400),
      'model_failed',
    ],
    [
      'it leads elsewhere',
      (response) => response.writeHead(302, { location: 'https://example.com/' }).end(),
      'service_failed',
    ],
    [
      'it is a page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hi</html>'),
      'model_answer_unreadable',
    ],
    [
      'it is an error with the status of an answer',
      (response) => sendJson(response, { error: { message: 'overloaded' } }),
      'model_failed',
    ],
    [
      'it is empty',
      (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(),
      'model_answer_unreadable',
    ],
    ['it hangs up', (response) => response.destroy(), 'model_not_running'],
    ['it is endless', (response) => sendEndless(response), 'answer_too_large'],
  ])('%s: %s', async (_what, behaves, code) => {
    const answer = await (await modelThat(behaves)).ask(question())
    expect(answer.ok ? answer.value.error : answer.error.code).toBe(code)
  })

  test('it does not begin', async () => {
    const model = await modelThat(() => undefined, { firstByteMs: 300 })
    expect(await model.ask(question())).toMatchObject({ ok: false, error: { code: 'site_too_slow' } })
  })

  test('it has too much to do, and says for how long', async () => {
    const model = await modelThat((response) => {
      response.setHeader('retry-after-ms', '1')
      sendJson(response, { error: { message: 'slow down' } }, 429)
    })
    expect(await model.ask(question())).toMatchObject({ ok: false, error: { code: 'service_busy' } })
    expect(model.server.asked).toHaveLength(2)
  })
})

function sendEndless(response: Parameters<ModelBehaviour>[0]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const line = `data: ${JSON.stringify({ choices: [{ delta: { content: 'a'.repeat(60_000) } }] })}\n\n`
  const more = (): void => {
    while (!response.destroyed && response.write(line));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

test('who stops it has it stopped at once', async () => {
  const model = await modelThat((response) => sendStream(response, textChunks('Half').slice(0, 1), { ends: false }))
  const stop = new AbortController()
  const asking = model.ask(question({ signal: stop.signal, onProgress: () => stop.abort() }))
  expect(await asking).toMatchObject({ ok: false, error: { code: 'cancelled' } })
})

test('what the package would write on its own is not written', async () => {
  const written = vi.spyOn(console, 'error')
  const model = await modelThat((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"secret":\n\n')
  })
  await model.ask(question())
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
