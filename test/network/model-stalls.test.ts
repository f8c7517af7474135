import type { ServerResponse } from 'node:http'

import { describe, expect, test } from 'vitest'

import { systemTimers, type Timers } from '../../electron/kernel/timers.ts'
import { textChunks } from '../fakes/model-server.ts'
import { question, useAskedModels } from './asked-model.ts'

const modelThat = useAskedModels()

/** Minutes are over soon; nothing else that this PC waits for is. */
const quick: Timers = { after: (delayMs, action) => systemTimers.after(delayMs / 200, action) }
const how = { firstByteMs: 60_000, timers: quick }

const event = (delta: object): string => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
const callOf = (args: string): object => ({
  tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'check_printers', arguments: args } }],
})

/** What keeps a connection busy and says nothing. */
const busy: readonly (readonly [string, string])[] = [
  ['empty pieces', event({})],
  ['roles', event({ role: 'assistant', content: '' })],
  ['comments', ': still there\n\n'],
  ['blanks', event({ content: ' \n' })],
  ['empty thoughts', event({ reasoning_content: '' })],
  ['a call without arguments, again and again', event(callOf(''))],
  ['no choices', 'data: {"choices":[]}\n\n'],
]

/** Writes this again and again, for as long as anybody listens. */
function goOn(response: ServerResponse, first: string, more: string): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(first)
  const timer = setInterval(() => response.write(more), 20)
  response.on('close', () => clearInterval(timer))
}

describe('an endpoint that goes on without an end', () => {
  test.each(busy)('with nothing but %s is given up', async (_what, piece) => {
    const model = await modelThat((response) => goOn(response, piece, piece), how)
    const asked = await model.ask(question())
    // Half of a call is something; it is none that can be run.
    expect(asked.ok ? asked.value.error : asked.error.code).toBe('model_stalled')
    if (asked.ok) expect(asked.value.calls.map(({ args }) => args)).toEqual([null])
  })

  test.each(busy)('with %s behind what it said keeps that, and is given up', async (_what, piece) => {
    const half = `data: ${JSON.stringify(textChunks('Half')[0])}\n\n`
    const model = await modelThat((response) => goOn(response, half, piece), how)
    expect(await model.ask(question())).toMatchObject({
      ok: true,
      value: { text: expect.stringMatching(/^Half\s*$/u) as string, error: 'model_stalled' },
    })
  })

  test('where it does not stream either', async () => {
    const model = await modelThat((response, asked) => {
      if (asked.length > 1) goOn(response.writeHead(200, { 'content-type': 'application/json' }), ' ', ' ')
      else response.writeHead(200, { 'content-type': 'text/event-stream' }).end()
    }, how)
    expect(await model.ask(question())).toMatchObject({ ok: false, error: { code: 'model_stalled' } })
  })
})

test('one that is slow and says something each time is heard to its end', async () => {
  const words = ['One ', 'two ', 'three ', 'four ', 'five.']
  const model = await modelThat((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let sent = 0
    const timer = setInterval(() => {
      const word = words[sent]
      sent += 1
      if (word !== undefined) return void response.write(event({ content: word }))
      clearInterval(timer)
      response.end('data: [DONE]\n\n')
    }, 100)
  }, how)
  expect(await model.ask(question())).toMatchObject({ ok: true, value: { text: words.join(''), error: null } })
})
