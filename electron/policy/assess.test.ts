import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { createConditions } from '../../shared/condition/evaluate.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Assessment } from '../contract/define-tool.ts'
import type { FindingRule } from '../contract/finding-rule.ts'
import { createAssessor, findingHolds } from './assess.ts'

const volume = z.strictObject({ drive: z.string(), freePct: z.number().nullable().describe('%'), system: z.boolean() })
const tool = fakeTool({
  name: 'fake_disks',
  args: z.strictObject({ low: z.int().default(12) }),
  result: z.strictObject({ volumes: z.array(volume).nullable() }),
  unknownWhen: 'volumes == null || count(volumes) == 0',
  findings: [
    { id: 'full', severity: 'problem', when: 'any(volumes, it.system == true && it.freePct < 5)' },
    { id: 'low', severity: 'warning', when: 'any(volumes, it.freePct < args.low)' },
  ],
})
const assessor = createAssessor({ conditions: createConditions() })

function assess(volumes: unknown, unavailable: readonly string[] = []): Assessment {
  return assessor.assess(tool, { record: { result: { volumes }, unavailable }, args: { low: 12 }, nowMs: 0 })
}

describe('assess', () => {
  test('a finding of severity problem decides, and carries the fields it read', () => {
    const { verdict, findings } = assess([
      { drive: 'C', freePct: 3, system: true },
      { drive: 'D', freePct: 50, system: false },
    ])
    expect(verdict).toBe('problem')
    expect(findings.map(({ id }) => id)).toEqual(['full', 'low'])
    expect(findings[0]).toEqual({
      tool: 'fake_disks',
      id: 'full',
      severity: 'problem',
      args: { low: 12 },
      evidence: [
        { path: 'volumes[].system', unit: null, value: [true] },
        { path: 'volumes[].freePct', unit: '%', value: [3] },
      ],
    })
  })

  test('warnings do not change the verdict', () => {
    const { verdict, findings } = assess([{ drive: 'C', freePct: 9, system: true }])
    expect(verdict).toBe('healthy')
    expect(findings.map(({ id }) => id)).toEqual(['low'])
  })

  test.each<[string, unknown, readonly string[]]>([
    ['the record says too little', [], []],
    ['nothing could be read', null, ['volumes:access_denied']],
    ['a step failed', [{ drive: 'C', freePct: 50, system: true }], ['step:run:timed_out']],
  ])('unknown when %s', (_name, volumes, unavailable) => {
    expect(assess(volumes, unavailable)).toEqual({ verdict: 'unknown', findings: [] })
  })

  test('a problem outweighs a failed step; a fact that is no step leaves the verdict alone', () => {
    expect(assess([{ drive: 'C', freePct: 3, system: true }], ['step:more:x']).verdict).toBe('problem')
    expect(assess([{ drive: 'C', freePct: 50, system: true }], ['label:x']).verdict).toBe('healthy')
  })

  test('an unknown condition is no finding', () => {
    expect(assess([{ drive: 'C', freePct: null, system: true }])).toEqual({ verdict: 'healthy', findings: [] })
  })

  test('rules see what could not be read, from the tool and from the machine', () => {
    const telling = fakeTool({
      name: 'fake_telling',
      result: z.strictObject({ unavailable: z.array(z.string()) }),
      findings: [{ id: 'gaps', severity: 'info', when: 'count(unavailable) == 2' }],
    })
    const record = { result: { unavailable: ['a:x'] }, unavailable: ['a:x', 'b:y'] }
    const { findings } = assessor.assess(telling, { record, args: {}, nowMs: 0 })
    expect(findings[0]?.evidence).toEqual([{ path: 'unavailable', unit: null, value: 2 }])
  })
})

test('a finding is named after the elements of a list, the worst first, or after the one thing that a text names', () => {
  const full = { id: 'full', severity: 'problem', when: 'count(volumes) > 0' } as const
  const naming = (culprits: FindingRule['culprits'], result: Readonly<Record<string, unknown>>) => {
    const named = fakeTool({
      result: z.strictObject({ volumes: z.array(volume), host: z.string().nullable() }),
      findings: [{ ...full, ...(culprits && { culprits }) }],
    })
    const record = { result, unavailable: [] }
    return assessor.assess(named, { record, args: {}, nowMs: 0 }).findings[0]?.culprits
  }
  const volumes = [
    { drive: 'C', freePct: 3, system: true },
    { drive: 'D', freePct: 9, system: false },
  ]
  const worst = { each: 'volumes', where: 'it.freePct < 10', best: 'it.freePct', name: 'it.drive' }
  expect(naming(worst, { volumes, host: null })).toEqual(['D', 'C'])
  expect(naming({ each: 'host', name: 'it' }, { volumes, host: 'files' })).toEqual(['files'])
  expect(naming({ each: 'host', name: 'it' }, { volumes, host: null })).toBeUndefined()
})

test('a finding has the number that says how bad it is, of the result, of its worst culprit or of an element of its own', () => {
  const full = { id: 'full', severity: 'problem', when: 'count(volumes) > 0' } as const
  const volumes = [
    { drive: 'C', freePct: 3, system: true },
    { drive: 'D', freePct: 9, system: false },
  ]
  const figured = (rule: Pick<FindingRule, 'figure' | 'culprits'>, read = volumes) => {
    const tool = fakeTool({ result: z.strictObject({ volumes: z.array(volume) }), findings: [{ ...full, ...rule }] })
    return assessor.assess(tool, { record: { result: { volumes: read }, unavailable: [] }, args: {}, nowMs: 0 })
      .findings[0]?.figure
  }
  const unit = '%'
  const worst = { each: 'volumes', best: 'it.freePct', name: 'it.drive' }
  expect(figured({ figure: 'min(volumes, it.freePct)' })).toEqual({ value: 3, unit })
  expect(figured({ figure: 'it.freePct', culprits: worst })).toEqual({ value: 9, unit })
  const own = { each: 'volumes', where: 'it.system == true', value: 'it.freePct' }
  expect(figured({ figure: own, culprits: worst })).toEqual({ value: 3, unit })
  expect(figured({ figure: { ...own, where: 'it.freePct > 50' } })).toBeUndefined()
  expect(figured({ figure: 'it.freePct', culprits: worst }, [{ drive: 'C', freePct: 0, system: true }])).toBeUndefined()
})

test('a finding that is not assessed can still be unknown', () => {
  const rule = { id: 'full', severity: 'problem', when: 'any(volumes, it.freePct < 5)' } as const
  const states = [{ freePct: 3 }, { freePct: 9 }, { freePct: null }].map((row) => {
    const record = { result: { volumes: [row] }, unavailable: [] }
    return findingHolds(createConditions(), rule, { record, args: {}, nowMs: 0 })
  })
  expect(states).toEqual([true, false, null])
})
