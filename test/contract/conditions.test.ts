import { expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { conditionShape } from '../../electron/contract/shape-of-schema.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import type { Shape } from '../../shared/condition/shape.ts'

const tools = loadTools()
const conditions = createConditions()

/** A record of which nothing could be read. */
function emptyOf(shape: Shape, lists: 'empty' | 'unknown'): unknown {
  if (shape.type === 'object') {
    return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, emptyOf(field, lists)]))
  }
  return shape.type === 'list' && lists === 'empty' ? [] : null
}

const scopeOf = (tool: Tool, lists: 'empty' | 'unknown'): Readonly<Record<string, unknown>> => ({
  ...(emptyOf(conditionShape(tool), lists) as Record<string, unknown>),
  args: {},
})

test('a PC on which nothing could be read raises no warning', () => {
  const loud = tools.flatMap((tool) =>
    tool.findings
      .filter(
        ({ severity, when }) =>
          severity !== 'info' && conditions.holds(when, scopeOf(tool, 'unknown'), { nowMs: 0 }) === true,
      )
      .map(({ id }) => `${tool.name}.${id}`),
  )
  expect(loud).toEqual([])
})

test('what could not be read makes nothing milder', () => {
  const hushed = tools.flatMap((tool) =>
    tool.findings.flatMap(({ id, milderWhen = [] }) =>
      milderWhen
        .filter(({ when }) => conditions.holds(when, scopeOf(tool, 'unknown'), { nowMs: 0 }) === true)
        .map(() => `${tool.name}.${id}`),
    ),
  )
  expect(hushed).toEqual([])
})

test('a check that could read nothing never says healthy', () => {
  const silent = tools
    .filter(({ access }) => access.risk === 'safe')
    .filter((tool) => {
      const { unknownWhen = 'false' } = tool
      return (['unknown', 'empty'] as const).every(
        (lists) => conditions.holds(unknownWhen, scopeOf(tool, lists), { nowMs: 0 }) !== true,
      )
    })
  expect(silent.map(({ name }) => name)).toEqual([])
})
