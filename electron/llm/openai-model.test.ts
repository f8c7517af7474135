import { describe, expect, test } from 'vitest'

import { immediately } from '../../test/fakes/immediate-timers.ts'
import { modelStreams, saying, type ModelStream } from '../../test/fakes/model-streams.ts'
import type { ModelAnswer } from '../contract/model-port.ts'
import type { Timers } from '../kernel/timers.ts'
import { createEventReader } from './event-reader.ts'
import { createOpenAiModel } from './openai-model.ts'
import { createStreamAccumulator } from './stream-accumulator.ts'

const encoder = new TextEncoder()

/** As it goes over the wire: an event for each chunk, and their end where it does not break. */
function wire({ chunks, breaks }: ModelStream): string {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
  return [...events, ...(breaks === undefined ? ['data: [DONE]\n\n'] : [])].join('')
}

/** The same as others write it: line ends of two signs, and comments between the events. */
function wireOfOthers(stream: ModelStream): string {
  return wire(stream).replaceAll('\n\n', '\n: still there\n\n').replaceAll('\n', '\r\n')
}

async function answerTo(
  pieces: readonly Uint8Array[],
  { breaks }: Pick<ModelStream, 'breaks'>,
  timers = immediately,
): Promise<ModelAnswer> {
  let made = 0
  const body = (): ReadableStream<Uint8Array> => {
    const left = [...pieces]
    return new ReadableStream({
      pull: (controller) => {
        const next = left.shift()
        if (next !== undefined) controller.enqueue(next)
        else if (breaks === undefined) controller.close()
        else controller.error(new Error(breaks))
      },
    })
  }
  const model = createOpenAiModel({
    endpoint: { address: 'http://127.0.0.1:1/v1', model: 'test-model' },
    key: null,
    fetch: () => Promise.resolve(new Response(body(), { headers: { 'content-type': 'text/event-stream' } })),
    refusalIn: () => null,
    runsHere: true,
    firstByteMs: 60_000,
    idleMs: 60_000,
    timers,
    newCallId: () => `own${String((made += 1))}`,
  })
  const asked = await model.ask({ messages: [], tools: [], signal: new AbortController().signal })
  if (!asked.ok) throw new Error(asked.error.code)
  return asked.value
}

/** What is heard of bytes in these pieces, without the package around it. */
function heardOf(pieces: readonly Uint8Array[], { breaks }: ModelStream): ModelAnswer {
  let made = 0
  const accumulator = createStreamAccumulator(() => `own${String((made += 1))}`)
  const over = { now: false }
  const events = createEventReader((value) => {
    over.now ||= accumulator.add(value)
  })
  for (const piece of pieces) if (!over.now) events.take(piece)
  if (breaks !== undefined) accumulator.broke(breaks)
  else events.end()
  return accumulator.read(true)
}

describe.each(Object.entries(modelStreams))('%s', (_how, stream) => {
  test.each([
    ['as it is', wire],
    ['with comments', wireOfOthers],
  ])('%s, is the same answer wherever its bytes are cut', async (_which, written) => {
    const bytes = encoder.encode(written(stream))
    const whole = await answerTo([bytes], stream)
    expect(whole).toMatchObject(stream.heard)
    expect(whole.error === null).toBe(stream.breaks === undefined && !('error' in stream.heard && stream.heard.error))
    const each = [...bytes].map((byte) => Uint8Array.of(byte))
    expect(await answerTo(each, stream)).toEqual(whole)
    const heard = heardOf([bytes], stream)
    for (let at = 1; at < bytes.length; at += 1)
      expect([at, heardOf([bytes.slice(0, at), bytes.slice(at)], stream)]).toEqual([at, heard])
  })
})

test('whatever comes behind the end of an answer, it is waited for once', async () => {
  const text = wire({ chunks: [saying('Done.', { finish_reason: 'stop' })], breaks: '', heard: {} })
  const pieces = [text, ...Array.from({ length: 40 }, () => ': still there\n\n')].map((piece) => encoder.encode(piece))
  let waits = 0
  const counting: Timers = {
    after: (delayMs, action) => {
      if (delayMs === 2_000) waits += 1
      return immediately.after(delayMs, action)
    },
  }
  expect(await answerTo(pieces, {}, counting)).toMatchObject({ text: 'Done.', error: null })
  expect(waits).toBe(1)
})
