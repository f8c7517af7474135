import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createPlaceholders, type Placeholders } from '../../electron/agents/model/placeholders.ts'
import { createToolExecutor, toolMessage } from '../../electron/agents/model/tool-executor.ts'
import { shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { wireMessages } from '../../electron/llm/messages.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { anyOf } from '../fakes/any-record.ts'

const tools = loadTools().filter(({ placement, access }) => placement.securityLevel === 'pii' && access.risk === 'safe')

/** Names that stand nowhere else, in three languages and in forms that others read as something. */
const secret = 'Qx7Zv'
const names = fc
  .constantFrom('김민수', '王小明', 'Kim', 'C:\\Users\\kim\\문서', '財務部 印表機', '2026-01-02', '<name-1>', 'running')
  .map((name) => `${name} ${secret}`)

/** What a model is told of a call of this tool with this result, as it goes out. */
async function sentOf(tool: Tool, result: unknown, pii: Placeholders | 'never'): Promise<string> {
  const executor = createToolExecutor({
    exists: () => false,
    tools: [tool],
    session: {
      pipeline: {
        submit: (request) =>
          Promise.resolve({
            ...{ ...request, state: 'succeeded', id: 'a', startedAt: 0, endedAt: 0, result },
            ...{ verdict: 'healthy', findings: [], unavailable: [] },
          } as never),
      },
      caller: { kind: 'model', role: 'ai_agent' },
      signal: new AbortController().signal,
      known: {},
    },
    pii,
    clock: { now: () => 0 },
    onCheck: () => undefined,
  })
  const told = await executor.execute({ id: 'c1', name: tool.name, args: {}, argumentsText: '{}' })
  expect([tool.name, told.error]).toEqual([tool.name, null])
  return JSON.stringify(wireMessages([toolMessage(told)]))
}

const withoutArguments = tools.filter((tool) => tool.args().safeParse({}).success)

test('no check that reads what names somebody tells a model elsewhere a single name, and its answer shows them all', async () => {
  expect(withoutArguments.length).toBeGreaterThan(20)
  for (const tool of withoutArguments) {
    const property = fc.asyncProperty(anyOf(shapeOfSchema(tool.result()), names), async (result) => {
      const placeholders = createPlaceholders()
      expect(await sentOf(tool, result, placeholders)).not.toContain(secret)
      expect(await sentOf(tool, result, 'never')).not.toContain(secret)
      const hidden = placeholders.hide(tool.result(), result)
      expect(JSON.stringify(hidden)).not.toContain(secret)
      expect(placeholders.reveal(hidden)).toEqual(result)
    })
    await fc.assert(property, { numRuns: 6 })
  }
})

const personal = fc.constantFrom(
  'minsu.kim@contoso.example',
  '192.168.178.21',
  'fe80::1c2d:3e4f:5a6b:7c8d',
  '4C:ED:FB:12:34:56',
  'S-1-5-21-1004336348-1177238915-682003330-512',
  '연봉표_2026.xlsx',
  '工资单.docx',
)
const around = fc.constantFrom('Ask ', '문의: ', '请问 ', '\n', ' und ', ', ')

test('what a person writes goes out without what names somebody by its form, and comes back with it', () => {
  const parts = fc.array(fc.tuple(around, personal), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(parts, (written) => {
      const text = written.map(([before, value]) => `${before}${value} `).join('')
      const placeholders = createPlaceholders()
      const sent = placeholders.hideText(text)
      for (const [, value] of written) expect(sent).not.toContain(value)
      expect(placeholders.reveal(sent)).toBe(text)
    }),
  )
})

test('a name that a check has read is known when a person writes it', () => {
  const placeholders = createPlaceholders()
  const tool = withoutArguments[0]
  if (tool === undefined) throw new Error('no tool')
  fc.assert(
    fc.property(names, (name) => {
      placeholders.hide(tool.result(), { anything: name })
      expect(placeholders.hideText(`is it ${name}?`)).toMatch(/^is it <[a-z]+-\d+>\?$/)
    }),
  )
})
