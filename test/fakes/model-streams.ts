type Piece = Readonly<Record<string, unknown>>

/** What an endpoint sends, and what of it is heard; ids of calls are `own1`, `own2` in the order in which they appear. */
export type ModelStream = {
  readonly chunks: readonly unknown[]
  /** The connection breaks behind them, with this. */
  readonly breaks?: string
  readonly heard: object
}

export function calling(...pieces: readonly Piece[]): unknown {
  return { choices: [{ index: 0, delta: { tool_calls: pieces } }] }
}

/** A piece of a call; `rest` = its index and its id, where it has them. */
export function piece(name: string | undefined, args: unknown, rest: Piece = {}): Piece {
  return { ...rest, type: 'function', function: { ...(name === undefined ? {} : { name }), arguments: args } }
}

export function saying(content: unknown, rest: Piece = {}): unknown {
  return { choices: [{ index: 0, delta: { content }, ...rest }] }
}

function ending(reason: string): unknown {
  return { choices: [{ index: 0, delta: {}, finish_reason: reason }] }
}

const thinking = (text: string, field = 'reasoning_content'): unknown => ({ choices: [{ delta: { [field]: text } }] })

const disks = { id: 'own1', name: 'check_disk_space', args: { drive: 'C:' } }
const printers = { id: 'own2', name: 'check_printers', args: {} }
const counted = { choices: [], usage: { prompt_tokens: 12, completion_tokens: 4 } }
const usage = { promptTokens: 12, completionTokens: 4 }

const twoCalls: Readonly<Record<string, readonly unknown[]>> = {
  'as the reference sends them': [
    calling(piece('check_disk_space', '', { index: 0, id: 'a' })),
    calling(piece(undefined, '{"drive":', { index: 0 })),
    calling(piece(undefined, '"C:"}', { index: 0 })),
    calling(piece('check_printers', '{}', { index: 1, id: 'b' })),
    ending('tool_calls'),
  ],
  'without an index': [
    calling(piece('check_disk_space', '{"drive":"C:"}', { id: 'a' })),
    calling(piece('check_printers', '{}', { id: 'b' })),
  ],
  'both with the index 0 and without ids': [
    calling(piece('check_disk_space', '{"drive":"C:"}', { index: 0 })),
    calling(piece('check_printers', '{}', { index: 0 })),
  ],
  'both with the index 0, each piece with the id of its call': [
    calling(piece('check_disk_space', '{"drive":', { index: 0, id: 'a' })),
    calling(piece('check_printers', '{', { index: 0, id: 'b' })),
    calling(piece(undefined, '"C:"}', { index: 0, id: 'a' })),
    calling(piece(undefined, '}', { index: 0, id: 'b' })),
  ],
  'in one chunk, with the finish reason stop': [
    calling(piece('check_disk_space', '{"drive":"C:"}'), piece('check_printers', '{}')),
    ending('stop'),
  ],
  'with arguments that are an object, or nothing': [
    calling(piece('check_disk_space', { drive: 'C:' }, { index: 0 })),
    calling(piece('check_printers', null, { index: 1 })),
  ],
  'with an id that comes after the name': [
    calling(piece('check_disk_space', '{"drive"', { index: 0 })),
    calling(piece(undefined, ':"C:"}', { index: 0, id: 'a' })),
    calling(piece('check_printers', '{}', { index: 1, id: 'b' })),
  ],
  'with the name in each piece': [
    calling(piece('check_disk_space', '{"drive"', { index: 0, id: 'a' })),
    calling(piece('check_disk_space', ':"C:"}', { index: 0, id: 'a' })),
    calling(piece('check_printers', '', { index: 1, id: 'b' })),
    calling(piece('check_printers', '{}', { index: 1 })),
  ],
  'with neither an id, a role nor a finish reason': [
    { choices: [{ delta: { tool_calls: [{ function: { name: 'check_disk_space', arguments: '{"drive":' } }] } }] },
    { choices: [{ delta: { tool_calls: [{ function: { arguments: '"C:"}' } }] } }] },
    { choices: [{ delta: { tool_calls: [{ function: { name: 'check_printers' } }] } }] },
  ],
  'in a message that was not streamed': [
    {
      choices: [
        {
          message: {
            content: null,
            tool_calls: [
              piece('check_disk_space', '{"drive":"C:"}', { id: 'a' }),
              piece('check_printers', '{}', { id: 'b' }),
            ],
          },
        },
      ],
    },
  ],
}

const others: Readonly<Record<string, ModelStream>> = {
  'the same tool twice, with the index 0': {
    chunks: [
      calling(piece('check_printers', '{}', { index: 0 })),
      calling(piece('check_printers', '{"a":1}', { index: 0 })),
    ],
    heard: {
      calls: [
        { id: 'own1', name: 'check_printers', args: {} },
        { id: 'own2', name: 'check_printers', args: { a: 1 } },
      ],
    },
  },
  'empty choices first, a choice without a delta, rubbish, and a count behind it all': {
    chunks: [
      { choices: [], prompt_filter_results: [] },
      { choices: [{ index: 0 }] },
      { choices: [{ delta: { role: 'assistant', content: null } }] },
      saying('The disk '),
      null,
      'rubbish',
      saying('is full.'),
      counted,
    ],
    heard: { text: 'The disk is full.', finishReason: null, error: null, usage },
  },
  'an error in the middle': {
    chunks: [saying('The disk '), { error: { message: 'out of memory' } }, saying('never heard')],
    heard: { text: 'The disk ', error: 'out of memory' },
  },
  'a connection that breaks, in the middle of a call': {
    chunks: [saying('Let me see.'), calling(piece('check_disk_space', '{"dri', { index: 0, id: 'a' }))],
    breaks: 'ECONNRESET',
    heard: { text: 'Let me see.', calls: [{ id: 'own1', name: 'check_disk_space', args: null }] },
  },
  'cut arguments': {
    chunks: [calling(piece('check_printers', '{"a":', { id: 'a' }))],
    heard: { calls: [{ id: 'own1', name: 'check_printers', args: null }] },
  },
  'arguments that are a list': {
    chunks: [calling(piece('check_printers', '[1]', { id: 'a' }))],
    heard: { calls: [{ id: 'own1', name: 'check_printers', args: null }] },
  },
  'no arguments yet when the room was over': {
    chunks: [calling(piece('check_printers', '', { id: 'a' })), ending('length')],
    heard: { calls: [{ id: 'own1', name: 'check_printers', args: null }], finishReason: 'length' },
  },
  'thoughts in a field of their own': {
    chunks: [thinking('Perhaps the '), thinking('disk.', 'reasoning'), saying('It is full.')],
    heard: { text: 'It is full.', reasoning: 'Perhaps the disk.' },
  },
  'thoughts in tags': {
    chunks: [saying('<thi'), saying('nk>Perhaps'), saying('.</think>\n\nIt is full.')],
    heard: { text: 'It is full.', reasoning: 'Perhaps.' },
  },
  'thoughts with the closing tag alone': {
    chunks: [saying('Perhaps.'), saying('</think>It is full.')],
    heard: { text: 'It is full.', reasoning: 'Perhaps.' },
  },
  'thoughts that never end': { chunks: [saying('<think>Perhaps')], heard: { text: '', reasoning: 'Perhaps' } },
  'a tag that is what the answer is about': {
    chunks: [saying('Write <think> here.')],
    heard: { text: 'Write <think> here.', reasoning: '' },
  },
  'thoughts in both ways, then a call': {
    chunks: [
      thinking('생각 중. '),
      saying('<think>还在想</think>'),
      calling(piece('check_disk_space', '{"drive":"C:"}', { index: 0, id: 'a' })),
      ending('stop'),
    ],
    heard: { text: '', reasoning: '생각 중. 还在想', calls: [disks] },
  },
  'text of three languages': {
    chunks: [saying('프린터가 ', { role: 'assistant' }), saying('멈췄습니다. 打印机'), saying('卡住了 🖨️.'), counted],
    heard: { text: '프린터가 멈췄습니다. 打印机卡住了 🖨️.', usage },
  },
}

/** Everything that endpoints do with their streams in their own way, by name. */
export const modelStreams: Readonly<Record<string, ModelStream>> = {
  ...Object.fromEntries(
    Object.entries(twoCalls).map(([how, chunks]) => [
      `two calls ${how}`,
      { chunks, heard: { text: '', calls: [disks, printers] } },
    ]),
  ),
  ...others,
}
