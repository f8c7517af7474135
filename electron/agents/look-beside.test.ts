import { expect, test } from 'vitest'

import type { CallRequest, EndedCall } from '../../shared/domain/tool-call.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Looking } from './look-around.ts'
import { lookBeside, type Beside } from './look-beside.ts'
import { runCheck } from './run-check.ts'

type Asked = { readonly tool: string; readonly end: () => void }

/** Calls that end when the test lets them. */
function heldPipeline(): { readonly pipeline: Pipeline; readonly asked: Asked[] } {
  const asked: Asked[] = []
  const submit = (request: CallRequest): Promise<EndedCall> =>
    new Promise((resolve) => {
      if (!('tool' in request)) throw new Error('nothing is undone here')
      const { tool, args, caller } = request
      const id = `call${String(asked.length)}`
      const ended = { id, tool, args, caller, state: 'succeeded', startedAt: 0, endedAt: 1, verdict: 'healthy' }
      const end = (): void => resolve({ ...ended, findings: [], result: {}, unavailable: [] } as unknown as EndedCall)
      asked.push({ tool, end })
    })
  return { pipeline: { submit }, asked }
}

const entries = ['first', 'second', 'third'].map((tool) => ({ tool, args: {}, because: 'plan' as const }))
const planSkips = [
  { tool: 'blocked', because: 'plan' as const, reason: { code: 'blocked_by_policy', data: {} } as const },
]

function lookWith(choose: (beside: Beside) => Promise<readonly string[]>): {
  readonly looked: ReturnType<typeof lookBeside>
  readonly asked: Asked[]
  readonly told: string[]
} {
  const { pipeline, asked } = heldPipeline()
  const told: string[] = []
  const { signal } = new AbortController()
  const looking = {
    session: { pipeline, caller: { kind: 'person', role: 'human_agent' }, signal, known: {} },
    options: { onCheck: ({ call }: { readonly call: EndedCall }) => told.push(call.tool) },
    deps: { registry: { find: () => null, getSafeDiagnosticTools: () => [] } },
  } as unknown as Looking
  const looked = lookBeside(
    { entries, skipped: planSkips },
    async (beside) => {
      const tools = await choose(beside)
      const checks = await Promise.all(
        tools.map(async (tool) => {
          const report = await runCheck({ tool, args: {}, because: 'plan' }, beside.session)
          beside.onCheck(report)
          return report
        }),
      )
      return { checks, skipped: [...planSkips, ...planSkips.map((skip) => ({ ...skip, tool: 'other' }))] }
    },
    looking,
  )
  return { looked, asked, told }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const endAll = async (asked: readonly Asked[]): Promise<void> => {
  // More of them come while the first ones end.
  for (const { end } of asked) {
    end()
    await turn()
  }
}

test('the plan waits for nobody who thinks about what to look at', async () => {
  let decide = (_tools: readonly string[]): void => undefined
  const { looked, asked, told } = lookWith(() => new Promise((resolve) => (decide = resolve)))
  await endAll(asked)
  expect(told).toEqual(['first', 'second', 'third'])
  decide(['fourth'])
  await turn()
  await endAll(asked.slice(3))
  expect((await looked).checks.map(({ call }) => call.tool)).toEqual(['first', 'second', 'third', 'fourth'])
})

test('what both want is run once, also where its turn in the plan has not come, and told once', async () => {
  const { looked, asked, told } = lookWith(() => Promise.resolve(['third', 'other', 'first']))
  await turn()
  expect(asked.map(({ tool }) => tool).toSorted()).toEqual(['first', 'other', 'second'])
  await endAll(asked)
  const { checks, skipped } = await looked
  expect(asked.map(({ tool }) => tool).toSorted()).toEqual(['first', 'other', 'second', 'third'])
  expect(checks.map(({ call }) => call.tool)).toEqual(['first', 'second', 'third', 'other'])
  expect(told.toSorted()).toEqual(['first', 'other', 'second', 'third'])
  expect(skipped.map(({ tool }) => tool)).toEqual(['blocked', 'other'])
})
