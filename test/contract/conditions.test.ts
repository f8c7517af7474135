import { expect, test } from 'vitest'

import { checkBinding } from '../../electron/agents/check-binding.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { conditionShape, proofShape } from '../../electron/contract/shape-of-schema.ts'
import { checkCondition } from '../../shared/condition/check.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import type { ObjectShape, Shape } from '../../shared/condition/shape.ts'

const tools = loadTools()
const named = new Map(tools.map((tool) => [tool.name, tool]))
const conditions = createConditions()

type Place = { readonly where: string; readonly source: string; readonly shape: ObjectShape }

/** Every condition of a tool with what it can read. */
function conditionsOf(tool: Tool): readonly Place[] {
  const own = conditionShape(tool)
  const { unknownWhen, preview, proof, gates = [], findings } = tool
  const evidence = typeof proof?.tool === 'string' ? (named.get(proof.tool) ?? null) : null
  return [
    ...findings.map(({ id, when }) => ({ where: `finding ${id}`, source: when, shape: own })),
    ...findings.flatMap(({ id, milderWhen = [] }) =>
      milderWhen.map(({ when }) => ({ where: `finding ${id}, milder`, source: when, shape: own })),
    ),
    ...(unknownWhen === undefined ? [] : [{ where: 'unknownWhen', source: unknownWhen, shape: own }]),
    ...(preview === undefined ? [] : [{ where: 'preview', source: preview.worthwhileWhen, shape: own }]),
    ...(proof === undefined ? [] : [{ where: 'proof', source: proof.improvedWhen, shape: proofShape(tool, evidence) }]),
    ...gates.flatMap((gate) => {
      const check = named.get(gate.tool)
      return check === undefined
        ? []
        : [{ where: `gate ${gate.tool}`, source: gate.must, shape: conditionShape(check) }]
    }),
  ]
}

test('every condition reads fields that exist, with the right types', () => {
  const problems = tools.flatMap((tool) =>
    conditionsOf(tool).flatMap(({ where, source, shape }) =>
      checkCondition(source, shape).map((problem) => `${tool.name} ${where}: ${problem}`),
    ),
  )
  expect(problems).toEqual([])
  expect(tools.flatMap(conditionsOf).length).toBeGreaterThan(200)
})

test('the check of conditions finds a field that does not exist', () => {
  const [tool] = tools
  expect(tool === undefined ? [] : checkCondition('nowhere == 1', conditionShape(tool))).toHaveLength(1)
})

test('every binding fills the arguments of its fix', () => {
  const problems = tools.flatMap((tool) =>
    tool.findings.flatMap(({ id, bind = {} }) =>
      Object.entries(bind).flatMap(([name, binding]) => {
        const fix = named.get(name)
        if (fix === undefined) return [`${tool.name}.${id}: no tool ${name}`]
        const place = { tool, fix, toolNamed: (other: string) => named.get(other) }
        return checkBinding(binding, place).map((problem) => `${tool.name}.${id} -> ${name}: ${problem}`)
      }),
    ),
  )
  expect(problems).toEqual([])
})

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
