import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ModelAnswer } from '../contract/model-port.ts'
import { createStreamAccumulator } from './stream-accumulator.ts'

type Piece = Readonly<Record<string, unknown>>

function collect(chunks: readonly unknown[], { broken }: { readonly broken?: string } = {}): ModelAnswer {
  let made = 0
  const accumulator = createStreamAccumulator(() => `own${String((made += 1))}`)
  for (const chunk of chunks) if (accumulator.add(chunk)) break
  if (broken !== undefined) accumulator.broke(broken)
  return accumulator.read(true)
}

function calling(...pieces: readonly Piece[]): unknown {
  return { choices: [{ index: 0, delta: { tool_calls: pieces } }] }
}

function call(name: string | undefined, args: unknown, rest: Piece = {}): Piece {
  return { ...rest, type: 'function', function: { ...(name === undefined ? {} : { name }), arguments: args } }
}

function saying(content: unknown, rest: Piece = {}): unknown {
  return { choices: [{ index: 0, delta: { content }, ...rest }] }
}

const disks = { id: 'own1', name: 'check_disk_space', args: { drive: 'C:' } }
const printers = { id: 'own2', name: 'check_printers', args: {} }
const asked = (answer: ModelAnswer) => answer.calls.map(({ id, name, args }) => ({ id, name, args }))

describe('two calls are two calls', () => {
  test.each<[string, readonly unknown[]]>([
    [
      'as the reference sends them',
      [
        calling(call('check_disk_space', '', { index: 0, id: 'a' })),
        calling(call(undefined, '{"drive":', { index: 0 })),
        calling(call(undefined, '"C:"}', { index: 0 })),
        calling(call('check_printers', '{}', { index: 1, id: 'b' })),
        { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
      ],
    ],
    [
      'without an index',
      [
        calling(call('check_disk_space', '{"drive":"C:"}', { id: 'a' })),
        calling(call('check_printers', '{}', { id: 'b' })),
      ],
    ],
    [
      'both with the index 0 and without ids',
      [
        calling(call('check_disk_space', '{"drive":"C:"}', { index: 0 })),
        calling(call('check_printers', '{}', { index: 0 })),
      ],
    ],
    [
      'both with the index 0, each piece with the id of its call',
      [
        calling(call('check_disk_space', '{"drive":', { index: 0, id: 'a' })),
        calling(call('check_printers', '{', { index: 0, id: 'b' })),
        calling(call(undefined, '"C:"}', { index: 0, id: 'a' })),
        calling(call(undefined, '}', { index: 0, id: 'b' })),
      ],
    ],
    [
      'in one chunk, with the finish reason stop',
      [
        calling(call('check_disk_space', '{"drive":"C:"}'), call('check_printers', '{}')),
        { choices: [{ delta: {}, finish_reason: 'stop' }] },
      ],
    ],
    [
      'with arguments that are an object, or nothing',
      [
        calling(call('check_disk_space', { drive: 'C:' }, { index: 0 })),
        calling(call('check_printers', null, { index: 1 })),
      ],
    ],
    [
      'with an id that comes after the name',
      [
        calling(call('check_disk_space', '{"drive"', { index: 0 })),
        calling(call(undefined, ':"C:"}', { index: 0, id: 'a' })),
        calling(call('check_printers', '{}', { index: 1, id: 'b' })),
      ],
    ],
    [
      'with the name in each piece',
      [
        calling(call('check_disk_space', '{"drive"', { index: 0, id: 'a' })),
        calling(call('check_disk_space', ':"C:"}', { index: 0, id: 'a' })),
        calling(call('check_printers', '', { index: 1, id: 'b' })),
        calling(call('check_printers', '{}', { index: 1 })),
      ],
    ],
    [
      'in a message that was not streamed',
      [
        {
          choices: [
            {
              message: {
                content: null,
                tool_calls: [
                  call('check_disk_space', '{"drive":"C:"}', { id: 'a' }),
                  call('check_printers', '{}', { id: 'b' }),
                ],
              },
            },
          ],
        },
      ],
    ],
  ])('%s', (_how, chunks) => {
    expect(asked(collect(chunks))).toEqual([disks, printers])
  })

  test('and the same tool twice, with the index 0', () => {
    const twice = [
      calling(call('check_printers', '{}', { index: 0 })),
      calling(call('check_printers', '{"a":1}', { index: 0 })),
    ]
    expect(collect(twice).calls.map(({ args }) => args)).toEqual([{}, { a: 1 }])
  })
})

test('text is collected whatever else is missing', () => {
  const chunks = [
    { choices: [], prompt_filter_results: [] },
    { choices: [{ index: 0 }] },
    { choices: [{ delta: { role: 'assistant', content: null } }] },
    saying('The disk '),
    null,
    'rubbish',
    saying('is full.'),
    { choices: [], usage: { prompt_tokens: 12, completion_tokens: 4 } },
  ]
  expect(collect(chunks)).toMatchObject({
    text: 'The disk is full.',
    finishReason: null,
    error: null,
    usage: { promptTokens: 12, completionTokens: 4 },
  })
})

test('an error in the stream ends it and keeps the text', () => {
  const answer = collect([saying('The disk '), { error: { message: 'out of memory' } }, saying('never heard')])
  expect(answer).toMatchObject({ text: 'The disk ', error: 'out of memory' })
})

test('a connection that breaks keeps the text and runs no half call', () => {
  const chunks = [saying('Let me see.'), calling(call('check_disk_space', '{"dri', { index: 0, id: 'a' }))]
  const answer = collect(chunks, { broken: 'ECONNRESET' })
  expect(answer).toMatchObject({ text: 'Let me see.', error: 'ECONNRESET' })
  expect(answer.calls.map(({ args }) => args)).toEqual([null])
})

test.each<[string, readonly unknown[]]>([
  ['cut arguments', [calling(call('check_printers', '{"a":', { id: 'a' }))]],
  ['a list', [calling(call('check_printers', '[1]', { id: 'a' }))]],
  [
    'nothing yet when the room was over',
    [calling(call('check_printers', '', { id: 'a' })), { choices: [{ delta: {}, finish_reason: 'length' }] }],
  ],
])('a call with %s cannot be run', (_what, chunks) => {
  expect(collect(chunks).calls).toMatchObject([{ name: 'check_printers', args: null }])
})

describe('thoughts', () => {
  test.each<[string, readonly unknown[], { text: string; reasoning: string }]>([
    [
      'in a field of their own',
      [
        { choices: [{ delta: { reasoning_content: 'Perhaps the ' } }] },
        { choices: [{ delta: { reasoning_content: 'disk.' } }] },
        saying('It is full.'),
      ],
      { text: 'It is full.', reasoning: 'Perhaps the disk.' },
    ],
    [
      'in tags',
      [saying('<thi'), saying('nk>Perhaps'), saying('.</think>\n\nIt is full.')],
      { text: 'It is full.', reasoning: 'Perhaps.' },
    ],
    [
      'with the closing tag alone',
      [saying('Perhaps.'), saying('</think>It is full.')],
      { text: 'It is full.', reasoning: 'Perhaps.' },
    ],
    ['that never end', [saying('<think>Perhaps')], { text: '', reasoning: 'Perhaps' }],
    [
      'that are what the answer is about',
      [saying('Write <think> here.')],
      { text: 'Write <think> here.', reasoning: '' },
    ],
  ])('%s are no answer', (_where, chunks, expected) => {
    expect(collect(chunks)).toMatchObject(expected)
  })

  test('never show while they come, wherever they are cut', () => {
    const whole = '<think>Perhaps the disk.</think>It is full.'
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const accumulator = createStreamAccumulator(() => 'own')
      accumulator.add(saying(whole.slice(0, cut)))
      expect('It is full.'.startsWith(accumulator.read(false).text)).toBe(true)
      accumulator.add(saying(whole.slice(cut)))
      expect(accumulator.read(true)).toMatchObject({ text: 'It is full.', reasoning: 'Perhaps the disk.' })
    }
  })
})

test('however a call is cut into pieces, it is the same call', () => {
  const args = { path: 'C:\\Temp\\"a".txt', lines: [1, 2], deep: { ok: true, word: '문서' } }
  const written = JSON.stringify(args)
  fc.assert(
    fc.property(fc.array(fc.nat(written.length), { maxLength: 12 }), (places) => {
      const cuts = [0, ...[...places].sort((a, b) => a - b), written.length]
      const pieces = cuts.slice(1).map((end, at) => written.slice(cuts[at], end))
      const first = calling(call('read_file', '', { index: 0, id: 'a' }))
      const answer = collect([first, ...pieces.map((piece) => calling(call(undefined, piece, { index: 0 })))])
      expect(answer.calls).toEqual([{ id: 'own1', name: 'read_file', args, argumentsText: written }])
    }),
  )
})

test('nothing that an endpoint sends is thrown', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), (chunks) => {
      expect(() => collect(chunks)).not.toThrow()
    }),
  )
})
