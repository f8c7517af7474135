import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { createAssessor } from '../../electron/policy/assess.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { fieldsOfResult } from './tool-fields.ts'

// The samples are not part of this repository.
const file = path.join(import.meta.dirname, '../../../shared/catalogue/samples.json')
const isPresent = existsSync(file)

const values = z.record(z.string(), z.unknown())
const samplesSchema = z.object({
  now: z.string(),
  samples: z.array(
    z.object({
      tool: z.string(),
      case: z.string(),
      args: values,
      record: values,
      verdict: z.enum(['healthy', 'problem', 'unknown']),
      fires: z.array(z.string()),
    }),
  ),
})
type Sample = z.output<typeof samplesSchema>['samples'][number]

const { now, samples } = isPresent
  ? samplesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  : { now: '1970-01-01T00:00:00Z', samples: [] }
const named = new Map(loadTools().map((tool) => [tool.name, tool]))
const cases = samples.flatMap((sample) => {
  const tool = named.get(sample.tool)
  return tool === undefined ? [] : [{ name: `${sample.tool} ${sample.case}`, tool, sample }]
})
const assessor = createAssessor({ conditions: createConditions() })

/** Cases that stand for a PC with nothing wrong: no warning may appear. */
const quietCases = ['healthy', 'desktop']
/** Fields that results have gained since the samples were written. */
const laterFields = [
  'largest',
  'conflicts',
  'failing',
  'mayRestart',
  'failure',
  'otherConnection',
  'companyNetwork',
  'waitingJobs',
  'internetNotTested',
  'servers',
  'staleNames',
  'notAsked',
  'guessed',
  'internetSeen',
  'gatewaySeen',
  'deleted',
  'lines',
  'leftOut',
  'next',
  'complete',
]

/** Fields that the elements of a list have gained, by the list. */
const laterElementFields: Readonly<Record<string, string>> = {
  processes: 'hasWindow',
  listed: 'fromTemplate',
  crashes: 'ownModule',
}

function recordOf(tool: Tool, { record }: Sample): Readonly<Record<string, unknown>> {
  const fields = fieldsOfResult(tool)
  const added = laterFields.filter((field) => fields.includes(field) && !Object.hasOwn(record, field))
  const filled = Object.entries(record).map(([name, value]) => {
    const field = laterElementFields[name]
    if (field === undefined || !fields.includes(name) || !Array.isArray(value)) return [name, value] as const
    const elements: readonly object[] = value
    return [name, elements.map((element) => ({ [field]: null, ...element }))] as const
  })
  return { ...Object.fromEntries(filled), ...Object.fromEntries(added.map((field) => [field, null])) }
}

function argsOf(tool: Tool, { args }: Sample): Readonly<Record<string, unknown>> {
  const parsed = tool.args().safeParse(args)
  return parsed.success ? parsed.data : args
}

test.skipIf(!isPresent)('there are samples for the tools that are here', () => {
  expect(cases.length).toBeGreaterThan(50)
})

test.skipIf(!isPresent).each(cases)('$name: the record fits the result', ({ tool, sample }) => {
  expect(tool.result().safeParse(recordOf(tool, sample)).error?.issues ?? []).toEqual([])
})

test.skipIf(!isPresent).each(cases)('$name: verdict and findings', ({ tool, sample }) => {
  const result = recordOf(tool, sample)
  const { verdict, findings } = assessor.assess(tool, {
    record: { result, unavailable: [] },
    args: argsOf(tool, sample),
    nowMs: Date.parse(now),
  })
  const ids = findings.map(({ id }) => id)
  expect({ verdict, missing: sample.fires.filter((id) => !ids.includes(id)) }).toEqual({
    verdict: sample.verdict,
    missing: [],
  })
  if (!quietCases.includes(sample.case)) return
  expect(findings.filter(({ severity }) => severity !== 'info').map(({ id }) => id)).toEqual([])
})
