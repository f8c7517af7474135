import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { checkCondition } from '../../shared/condition/check.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { valuesRead } from '../../shared/condition/evidence.ts'
import { type ObjectShape, objectShape, type Shape } from '../../shared/condition/shape.ts'

// The catalogue is not part of this repository: where it lies beside it, both readers must agree on every condition.
const catalogueFolder = join(import.meta.dirname, '../../../shared/catalogue')
const [expressionFile, toolsFile, samplesFile] = ['expr.mjs', 'windows-tools.json', 'samples.json'].map((name) =>
  join(catalogueFolder, name),
) as [string, string, string]
const present = [expressionFile, toolsFile, samplesFile].every((file) => existsSync(file))

const record = z.record(z.string(), z.unknown())
const toolsSchema = z.object({
  tools: z.array(
    z.object({
      name: z.string(),
      output_schema: z.array(z.string()),
      args: z.array(z.object({ name: z.string(), type: z.string(), enum: z.array(z.string()).optional() })),
      findings: z.array(z.object({ id: z.string(), when: z.string() })),
      verdicts: z.object({ unknown: z.string() }),
    }),
  ),
})
const samplesSchema = z.object({
  now: z.string(),
  samples: z.array(z.object({ tool: z.string(), case: z.string(), args: record, record })),
})

type CatalogueTool = z.output<typeof toolsSchema>['tools'][number]
type ReferenceShape = { t: string; of?: ReferenceShape; fields?: Record<string, ReferenceShape>; values?: string[] }
type Reference = {
  parse(source: string): unknown
  evaluate(node: unknown, root: Record<string, unknown>, options: { now: number }): unknown
  shapeOf(lines: readonly string[]): ReferenceShape
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const loadReference = async (): Promise<Reference> =>
  (await import(/* @vite-ignore */ pathToFileURL(expressionFile).href)) as Reference

function conditionsOf(tool: CatalogueTool): readonly string[] {
  return [...tool.findings.map(({ when }) => when), tool.verdicts.unknown].filter((source) => !source.startsWith('@'))
}

function shapeFrom({ t, of, fields, values }: ReferenceShape): Shape {
  if (t === 'list') return { type: 'list', element: of === undefined ? { type: 'any' } : shapeFrom(of) }
  if (t === 'object') return objectShapeFrom(fields ?? {})
  if (t === 'enum') return { type: 'enum', values: values ?? [] }
  return { type: t as 'string' }
}

function objectShapeFrom(fields: Record<string, ReferenceShape>): ObjectShape {
  return objectShape(Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shapeFrom(shape)])))
}

function argsShape(tool: CatalogueTool): ObjectShape {
  const types: Record<string, Shape> = {
    integer: { type: 'integer' },
    boolean: { type: 'boolean' },
    datetime: { type: 'datetime' },
    string_list: { type: 'list', element: { type: 'string' } },
  }
  const shapeOf = (arg: CatalogueTool['args'][number]): Shape =>
    arg.enum === undefined ? (types[arg.type] ?? { type: 'string' }) : { type: 'enum', values: arg.enum }
  return objectShape(Object.fromEntries(tool.args.map((arg) => [arg.name, shapeOf(arg)])))
}

test.skipIf(!present)('every condition of the catalogue has the value of the reference on every sample', async () => {
  const reference = await loadReference()
  const { tools } = toolsSchema.parse(read(toolsFile))
  const { now, samples } = samplesSchema.parse(read(samplesFile))
  const nowMs = Date.parse(now)
  const conditions = createConditions()
  const different: string[] = []
  let compared = 0
  for (const tool of tools) {
    for (const source of conditionsOf(tool)) {
      for (const sample of samples) {
        const scope = { ...sample.record, args: sample.args }
        const expected = reference.evaluate(reference.parse(source), scope, { now: nowMs })
        const actual = conditions.evaluate(source, scope, { nowMs })
        compared += 1
        if (!Object.is(actual, expected)) different.push(`${tool.name} on ${sample.tool}/${sample.case}: ${source}`)
        if (actual === true) expect(valuesRead(conditions.parse(source), scope, { nowMs })).toBeInstanceOf(Array)
      }
    }
  }
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(10_000)
})

test.skipIf(!present)('every condition of the catalogue fits the shape of its result', async () => {
  const reference = await loadReference()
  for (const tool of toolsSchema.parse(read(toolsFile)).tools) {
    const { fields = {} } = reference.shapeOf(tool.output_schema)
    const shape = objectShape({ ...objectShapeFrom(fields).fields, args: argsShape(tool) })
    expect(conditionsOf(tool).flatMap((source) => checkCondition(source, shape))).toEqual([])
  }
})
