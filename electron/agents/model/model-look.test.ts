import { expect, test } from 'vitest'

import { loadTools } from '../../registry/folders.ts'
import type { ModelAnswer, ModelCall, ModelQuestion } from '../../contract/model-port.ts'
import { appError, ok } from '../../kernel/result.ts'
import { createPlaceholders } from './placeholders.ts'
import { lookWithModel, type ModelSaid } from './model-look.ts'

const checks = loadTools().filter(({ kind, access }) => kind === 'diagnostic' && access.risk === 'safe')
const nothing = { text: '', reasoning: '', calls: [], finishReason: null, usage: null, error: null } as const

type Looked = {
  readonly said: ModelSaid
  /** What it was asked, question by question. */
  readonly asked: readonly ModelQuestion[]
  /** Names of the tools that went into the pipeline. */
  readonly submitted: readonly string[]
}

/** A conversation with a model that answers like this; its checks find nothing. */
async function look(answer: (turn: number) => Partial<ModelAnswer>, turnMs = 0): Promise<Looked> {
  const asked: ModelQuestion[] = []
  const submitted: string[] = []
  const { said } = await lookWithModel(
    {
      ...{ complaint: 'it is slow', lang: 'en', before: () => [], parts: [], isShortened: false },
      kept: { has: () => false, add: () => undefined },
      stands: createPlaceholders(),
      ...{ own: null, tools: checks, exists: () => true },
      session: {
        pipeline: {
          submit: (request) => {
            if ('tool' in request) submitted.push(request.tool)
            const ended = { state: 'failed', id: 'a', startedAt: 0, endedAt: 0, error: appError('cancelled') }
            return Promise.resolve({ ...request, ...ended } as never)
          },
        },
        caller: { kind: 'model', role: 'ai_agent' },
        signal: new AbortController().signal,
        known: {},
      },
      ...{ onCheck: () => undefined, onSaid: () => undefined, onSpoken: () => undefined },
    },
    {
      model: {
        ask: (question) => {
          asked.push(question)
          return Promise.resolve(ok({ ...nothing, ...answer(asked.length) }))
        },
      },
      ...{
        name: 'test-model',
        bytesSent: () => 0,
        pii: 'as_is',
        withheld: [],
        clock: { now: () => asked.length * turnMs },
      },
    },
  )
  return { said, asked, submitted }
}

function calls(count: number, of: (at: number) => Partial<ModelCall> = () => ({})): readonly ModelCall[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: `c${String(at)}`, name: checks[at % checks.length]?.name ?? '', args: {}, argumentsText: '{}' },
    ...of(at),
  }))
}

const answersIn = ({ messages }: ModelQuestion) => messages.filter(({ role }) => role === 'tool')

test('of all checks it is told of the first 25', async () => {
  const { asked } = await look(() => ({ text: 'Nothing.' }))
  expect(checks.length).toBeGreaterThan(25)
  expect(asked[0]?.tools.map(({ name }) => name)).toEqual(checks.slice(0, 25).map(({ name }) => name))
})

test('who never ends is asked eight times, in the last turn without tools', async () => {
  const { said, asked } = await look((turn) => ({ calls: calls(1, () => ({ args: { turn } })) }))
  expect(asked).toHaveLength(8)
  expect(asked.map(({ tools }) => tools.length > 0)).toEqual([...Array.from({ length: 7 }, () => true), false])
  expect(said).toMatchObject({ rounds: 8, lost: null })
})

test('of two hundred calls at once the first eight are answered, and forty in all', async () => {
  const { said, asked } = await look(() => ({ calls: calls(200) }))
  expect(asked.map((question) => answersIn(question).length)).toEqual([0, 8, 16, 24, 32, 40])
  expect([said.calls, asked.at(-1)?.tools]).toEqual([40, []])
})

test('who takes ten minutes for each turn is asked for its words alone after half an hour', async () => {
  const { said, asked } = await look((turn) => ({ calls: calls(1, () => ({ args: { turn } })) }), 600_001)
  expect(asked.map(({ tools }) => tools.length > 0)).toEqual([true, true, true, false])
  expect(said.lost).toBeNull()
})

test('the same call again and again looks at the PC once', async () => {
  const { submitted } = await look(() => ({ calls: calls(8, () => ({ name: checks[0]?.name ?? '' })) }))
  expect(submitted).toEqual([checks[0]?.name])
})

test.each<[string, Partial<ModelCall>, string]>([
  ['cut', { args: null, argumentsText: '{"a":' }, 'invalid_json'],
  ['with a key that there is not', { args: { force_everything: true } }, 'invalid_arguments'],
  ['of a tool that it was not told of', { name: 'restart_system' }, 'tool_not_offered'],
])('a call that is %s is told to it once, and not run', async (_what, call, code) => {
  const { asked, submitted } = await look((turn) => (turn === 1 ? { calls: calls(1, () => call) } : { text: 'Done.' }))
  expect(submitted).toEqual([])
  expect(asked.map((question) => answersIn(question).length)).toEqual([0, 1])
  expect(answersIn(asked[1] ?? expect.unreachable('not asked again'))[0]?.text).toContain(code)
})

test('every question holds all answers of the calls before it, in the order of the calls', async () => {
  const { asked } = await look((turn) =>
    turn < 3 ? { calls: calls(4, (at) => ({ id: `t${String(turn)}-${String(at)}` })) } : {},
  )
  const ids = answersIn(asked.at(-1) ?? expect.unreachable('not asked')).map((one) => 'callId' in one && one.callId)
  expect(ids).toEqual(['t1-0', 't1-1', 't1-2', 't1-3', 't2-0', 't2-1', 't2-2', 't2-3'])
})

const letters = ({ messages, tools }: ModelQuestion): number =>
  messages.reduce((sum, { text }) => sum + text.length, JSON.stringify(tools).length)

test('a server that has read far less than it was told is noticed, whatever the model says', async () => {
  let told = 0
  const counted = (share: number) =>
    look(() => ({ text: 'All is well.', usage: { promptTokens: Math.round(told * share), completionTokens: 3 } }))
  told = letters((await look(() => ({}))).asked[0] ?? expect.unreachable('not asked'))
  // A sign for each token, and as few tokens as a text of words gives.
  for (const share of [1, 1 / 6]) expect((await counted(share)).said.isCut).toBeUndefined()
  for (const share of [1 / 12, 0.001]) expect((await counted(share)).said.isCut).toBe(true)
  // Who does not count says nothing.
  expect((await counted(0)).said.isCut).toBeUndefined()
})

test('what it said stands when it is lost', async () => {
  const { said } = await look(() => ({ text: 'So far', error: 'answer_too_large' }))
  expect(said).toMatchObject({ text: 'So far', lost: { code: 'model_broke_off' } })
})
