import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import {
  createFakePipeline,
  type Answer,
  type FakePipeline,
  type FakePipelineOptions,
} from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { FixProof } from '../../shared/domain/tool-call.ts'
import type { Proof, Tool } from '../contract/define-tool.ts'

const light = fakeTool({
  name: 'check_light',
  args: z.strictObject({ lamp: z.int().default(1) }),
  result: z.object({ on: z.boolean().nullable() }),
  findings: [{ id: 'dark', severity: 'problem', when: 'on == false', suggests: ['switch_on'] }],
  unknownWhen: 'on == null',
})
const power = fakeTool({
  name: 'check_power',
  result: z.object({ volts: z.int().nullable() }),
  findings: [{ id: 'no_power', severity: 'problem', when: 'volts == 0' }],
  unknownWhen: 'volts == null',
})

const proof: Proof = { tool: 'check_power', after: 0, improvedWhen: 'after.volts > before.volts' }

function fixWith(own: Proof | null): Tool {
  return fakeTool({
    name: 'switch_on',
    kind: 'remediation',
    access: { risk: 'caution' },
    args: z.strictObject({ lamp: z.int().default(1) }),
    ...(own ? { proof: own } : {}),
  })
}

const on = { on: true }
const off = { on: false }
const unreadable = { on: null }
const better = [{ volts: 1 }, { volts: 2 }]
const prompting = { tool: 'check_light', id: 'dark', args: {} }

type Run = { readonly own?: Proof | null; readonly by?: 'finding' | 'hand' } & Partial<FakePipelineOptions>

async function proofOf({
  own = proof,
  by = 'finding',
  ...options
}: Run): Promise<{ readonly proof: FixProof | null } & FakePipeline> {
  const started = createFakePipeline({ tools: [light, power, fixWith(own)], answers: {}, ...options })
  const ended = await started.submit({ tool: 'switch_on', args: {}, ...(by === 'finding' ? { prompting } : {}) })
  if (ended.state !== 'succeeded') throw new Error(JSON.stringify(ended))
  return { ...started, proof: ended.proof }
}

type Case = readonly [
  string,
  Readonly<Record<string, Answer | readonly Answer[]>>,
  Pick<FixProof, 'verdict' | 'reason'>,
]

describe('a fix for a finding', () => {
  const cases: readonly Case[] = [
    ['gone, and better', { check_light: [off, on], check_power: better }, { verdict: 'fixed', reason: 'finding_gone' }],
    [
      'gone, and nobody knows whether it is better',
      { check_light: [off, on], check_power: { volts: null } },
      { verdict: 'fixed', reason: 'finding_gone' },
    ],
    [
      'gone, but not better',
      { check_light: [off, on], check_power: { volts: 1 } },
      { verdict: 'not_fixed', reason: 'not_improved' },
    ],
    [
      'still there, though it is better',
      { check_light: off, check_power: better },
      { verdict: 'not_fixed', reason: 'finding_remains' },
    ],
    [
      'never there',
      { check_light: on, check_power: better },
      { verdict: 'cannot_tell', reason: 'nothing_wrong_before' },
    ],
    [
      'not to be read before',
      { check_light: [unreadable, on], check_power: better },
      { verdict: 'cannot_tell', reason: 'before_unreadable' },
    ],
    [
      'not to be read after',
      { check_light: [off, unreadable], check_power: better },
      { verdict: 'cannot_tell', reason: 'after_unreadable' },
    ],
    [
      'behind a check that failed before',
      { check_light: ['timed_out', on], check_power: better },
      { verdict: 'cannot_tell', reason: 'before_unreadable' },
    ],
    [
      'behind a check that failed after',
      { check_light: [off, 'timed_out'], check_power: better },
      { verdict: 'cannot_tell', reason: 'after_unreadable' },
    ],
  ]

  test.each(cases)('%s', async (_name, answers, expected) => {
    expect((await proofOf({ answers })).proof).toMatchObject(expected)
  })

  test('is proved by the finding alone where the tool has no proof of its own', async () => {
    const answers = { check_light: [off, on] }
    expect((await proofOf({ own: null, answers })).proof).toMatchObject({ verdict: 'fixed', evidenceTool: null })
    expect((await proofOf({ own: null, answers: { check_light: off } })).proof).toMatchObject({ verdict: 'not_fixed' })
  })

  test('runs a check once where it is both the proof and the finding', async () => {
    const own: Proof = { tool: 'check_light', args: { lamp: '$args.lamp' }, after: 0, improvedWhen: 'after.on == true' }
    const started = createFakePipeline({ tools: [light, fixWith(own)], answers: { check_light: [off, on] } })
    const call = { tool: 'switch_on', args: { lamp: 2 } }
    await started.submit({ ...call, prompting: { ...prompting, args: { lamp: 2 } } })
    expect(started.steps.filter((step) => step === 'run check_light')).toHaveLength(2)
    await started.submit({ ...call, prompting: { ...prompting, args: { lamp: 3 } } })
    expect(started.steps.filter((step) => step === 'run check_light')).toHaveLength(6)
  })
})

describe('a fix that a person ran by hand', () => {
  const cases: readonly Case[] = [
    ['better', { check_power: [{ volts: 0 }, { volts: 230 }] }, { verdict: 'fixed', reason: 'improved' }],
    ['not better', { check_power: { volts: 0 } }, { verdict: 'not_fixed', reason: 'not_improved' }],
    ['good already', { check_power: { volts: 230 } }, { verdict: 'cannot_tell', reason: 'already_so' }],
    [
      'not to be read before',
      { check_power: [{ volts: null }, { volts: 230 }] },
      { verdict: 'cannot_tell', reason: 'before_unreadable' },
    ],
    [
      'not to be read after',
      { check_power: [{ volts: 0 }, { volts: null }] },
      { verdict: 'cannot_tell', reason: 'after_unreadable' },
    ],
    [
      'behind a check that fails',
      { check_power: 'access_denied' },
      { verdict: 'cannot_tell', reason: 'after_unreadable' },
    ],
  ]
  const own: Proof = { tool: 'check_power', after: 0, improvedWhen: 'after.volts > 200' }

  test.each(cases)('%s', async (_name, answers, expected) => {
    expect((await proofOf({ own, by: 'hand', answers })).proof).toMatchObject(expected)
  })

  test('stands for the finding of its own check that suggests it', async () => {
    const light1: Proof = { tool: 'check_light', after: 0, improvedWhen: 'after.on == true || before.on == false' }
    expect((await proofOf({ own: light1, by: 'hand', answers: { check_light: off } })).proof).toMatchObject({
      verdict: 'not_fixed',
      reason: 'finding_remains',
    })
    expect((await proofOf({ own: light1, by: 'hand', answers: { check_light: [off, on] } })).proof).toMatchObject({
      verdict: 'fixed',
      reason: 'finding_gone',
    })
  })

  test('without anything that could prove it is never called one', async () => {
    expect((await proofOf({ own: null, by: 'hand' })).proof).toMatchObject({
      verdict: 'cannot_tell',
      reason: 'no_proof',
    })
  })
})

describe('the time of a proof', () => {
  test('comes after the wait that the tool asks for', async () => {
    const own: Proof = { ...proof, after: 5_000 }
    const { steps } = await proofOf({ own, answers: { check_light: [off, on], check_power: better } })
    const asked = steps.filter((step) => step.startsWith('run') || step.startsWith('wait'))
    expect(asked).toEqual([
      'run check_power',
      'run check_light',
      'run switch_on',
      'wait 5000',
      'run check_power',
      'run check_light',
    ])
  })

  test('is after a restart where the effect comes with one', async () => {
    const own: Proof = { ...proof, after: 'restart' }
    const answers = { check_light: [off, on], check_power: better }
    expect((await proofOf({ own, answers })).proof).toMatchObject({
      verdict: 'cannot_tell',
      reason: 'after_restart',
      after: null,
    })
    let bootMs = 0
    const restarted = await proofOf({ own, answers, lastBootMs: () => (bootMs += 1) })
    expect(restarted.proof).toMatchObject({ verdict: 'fixed', reason: 'finding_gone', after: { volts: 2 } })
  })
})

test('a proof that needs what nobody has named proves nothing', async () => {
  const own: Proof = { ...proof, args: { name: '$context.failing_name' } }
  const { proof: found, steps } = await proofOf({ own, by: 'hand', answers: { check_power: better } })
  expect(found).toMatchObject({ verdict: 'cannot_tell', before: null, after: null })
  expect(steps).not.toContain('run check_power')
})

test('a check that the arguments name is named beside the verdict', async () => {
  const own: Proof = { tool: { argument: 'by' }, after: 0, improvedWhen: 'after.volts > before.volts' }
  const named: Tool = {
    ...fixWith(own),
    args: () => z.strictObject({ by: z.string() }),
  }
  const { submit } = createFakePipeline({ tools: [power, named], answers: { check_power: better } })
  const ended = await submit({ tool: 'switch_on', args: { by: 'check_power' } })
  expect(ended).toMatchObject({ proof: { evidenceTool: 'check_power', before: { volts: 1 }, after: { volts: 2 } } })
})

test('a sign that is only in the log from before says nothing against a fix', async () => {
  const journal: Tool = {
    ...fakeTool({
      name: 'check_light',
      result: z.object({ failures: z.array(z.object({ utc: z.string() })) }),
      findings: [
        { id: 'dark', severity: 'problem', when: 'count(failures) > 0', logEvidence: { list: 'failures', at: 'utc' } },
      ],
    }),
  }
  const tools = [journal, power, fixWith(proof)]
  const old = { failures: [{ utc: '2026-01-05T08:00:00Z' }] }
  const recent = { failures: [...old.failures, { utc: '2026-01-05T10:00:00Z' }] }
  expect((await proofOf({ tools, answers: { check_light: old, check_power: better } })).proof).toMatchObject({
    verdict: 'cannot_tell',
    reason: 'only_old_entries',
  })
  expect((await proofOf({ tools, answers: { check_light: [old, recent], check_power: better } })).proof).toMatchObject({
    verdict: 'not_fixed',
    reason: 'finding_remains',
  })
})

test('only a check can be a proof: a tool that changes something is never run for one', async () => {
  const own: Proof = { tool: { argument: 'lamp' }, after: 0, improvedWhen: 'true' }
  const named = fakeTool({
    name: 'switch_on',
    kind: 'remediation',
    access: { risk: 'caution' },
    args: z.strictObject({ lamp: z.string() }),
    proof: own,
  })
  const started = createFakePipeline({ tools: [light, named], answers: { check_light: off } })
  for (const lamp of ['switch_on', 'no_such_tool']) {
    const ended = await started.submit({ tool: 'switch_on', args: { lamp } })
    expect(ended).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'invalid_arguments', data: { tool: 'switch_on', field: 'lamp' } }],
    })
  }
  expect(started.steps.filter((step) => step.startsWith('run'))).toEqual([])
})

test('a fix whose call could name a check and names none cannot tell', async () => {
  const named = fakeTool({
    name: 'switch_on',
    kind: 'remediation',
    access: { risk: 'caution' },
    args: z.strictObject({ lamp: z.string().nullable() }),
    proof: { tool: { argument: 'lamp' }, after: 0, improvedWhen: 'true' },
  })
  const started = createFakePipeline({ tools: [light, named], answers: { check_light: off } })
  expect(await started.submit({ tool: 'switch_on', args: { lamp: null } })).toMatchObject({
    state: 'succeeded',
    proof: { verdict: 'cannot_tell', reason: 'no_proof', evidenceTool: null },
  })
})

test('what was seen before and after is kept beside the verdict', async () => {
  const { proof: found } = await proofOf({ answers: { check_light: [off, on], check_power: better } })
  expect(found).toEqual({
    verdict: 'fixed',
    reason: 'finding_gone',
    evidenceTool: 'check_power',
    before: { volts: 1 },
    after: { volts: 2 },
    prompting: { before: { on: false }, after: { on: true } },
  })
})
