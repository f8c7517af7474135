import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import {
  createFakePipeline,
  type Answer,
  type FakePipeline,
  type FakePipelineOptions,
} from '../../test/fakes/fake-pipeline.ts'
import { answering, nobodyThere as nobody } from '../../test/fakes/consent-port.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { fail, ok } from '../kernel/result.ts'
import { powershell, type Tool } from '../contract/define-tool.ts'
import { approvalLifetimeMs } from './approvals.ts'
import { callDigest } from './call-digest.ts'
import type { ConsentPort } from './consent.ts'
import { simulatedPc, windowsPc } from '../../test/fakes/targets.ts'

const door = fakeTool({ name: 'check_door', result: z.object({ open: z.boolean().nullable() }) })

const fix = fakeTool({
  name: 'switch_on',
  kind: 'remediation',
  access: { risk: 'caution', requiresUserNotice: true },
  args: z.strictObject({ lamp: z.int().min(1).max(9).default(1) }),
})

const person = { kind: 'person', role: 'human_agent' } as const
const yes = { answer: 'approve', role: 'human_agent', shownTextHash: 'shown' } as const

function start(more: Partial<FakePipelineOptions> = {}): FakePipeline {
  return createFakePipeline({ tools: [door, fix], answers: {}, ...more })
}

/** A person who says yes, and what happens while they read. */
function yesAfter(happening: () => void): ConsentPort {
  return answering(() => {
    happening()
    return yes
  })
}

function digestFor(args: Readonly<Record<string, unknown>>, tool: Tool = fix): string {
  return callDigest(tool, args, { caller: person, target: simulatedPc, nonce: 'fake' })
}

const ran = 'run switch_on'

describe('a yes', () => {
  test('that was given with the plan is used once', async () => {
    const { submit, approvals, steps } = start({ consent: nobody })
    approvals.issue({ digest: digestFor({ lamp: 1 }), role: 'human_agent', shownTextHash: 'shown' })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
      state: 'succeeded',
      allowedBy: { kind: 'person', role: 'human_agent' },
    })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'confirmation_missing' }],
    })
    expect(steps.filter((step) => step === ran)).toHaveLength(1)
  })

  test.each([
    ['other arguments', digestFor({ lamp: 2 })],
    ['another version of the tool', digestFor({ lamp: 1 }, { ...fix, version: 2 })],
    [
      'another caller',
      callDigest(
        fix,
        { lamp: 1 },
        { caller: { kind: 'planner', role: 'ai_agent' }, target: simulatedPc, nonce: 'fake' },
      ),
    ],
    ['another PC', callDigest(fix, { lamp: 1 }, { caller: person, target: windowsPc, nonce: 'fake' })],
    ['another time or folder', callDigest(fix, { lamp: 1 }, { caller: person, target: simulatedPc, nonce: 'other' })],
    ['a script that changed', digestFor({ lamp: 1 }, { ...fix, steps: [powershell('Remove-Item x')] })],
    ['another way back', digestFor({ lamp: 1 }, { ...fix, undoSteps: [powershell('Remove-Item x')] })],
  ])('for %s does not count', async (_name, digest) => {
    const { submit, approvals, steps } = start({ consent: nobody })
    approvals.issue({ digest, role: 'human_agent', shownTextHash: 'shown' })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({ state: 'denied' })
    expect(steps).not.toContain(ran)
  })

  test('runs out', async () => {
    const { submit, approvals, clock, steps } = start({ consent: nobody })
    approvals.issue({ digest: digestFor({ lamp: 1 }), role: 'human_agent', shownTextHash: 'shown' })
    clock.advance(approvalLifetimeMs)
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({ reasons: [{ code: 'confirmation_missing' }] })
    expect(steps).not.toContain(ran)
  })

  test('of a lower role than the tool wants does not count', async () => {
    const strict = { ...fix, access: { ...fix.access, minRole: 'admin' as const } }
    const { submit, steps } = start({ tools: [strict] })
    const call = { tool: 'switch_on', args: {}, caller: { kind: 'person', role: 'admin' } } as const
    expect(await submit(call)).toMatchObject({ state: 'denied', reasons: [{ code: 'role_too_low' }] })
    expect(steps).not.toContain(ran)
  })

  test.each([
    ['refuse', 'confirmation_refused'],
    ['not_today', 'postponed'],
    ['nobody', 'confirmation_missing'],
  ] as const)('that is a no (%s) is %s', async (answer, code) => {
    const { submit, steps, audit } = start({ consent: answering(() => ({ answer })) })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({ state: 'denied', reasons: [{ code }] })
    expect(steps).toEqual(['audit denied grouped'])
    expect(audit).toMatchObject([{ kind: 'denied', decision: 'deny', outcome: code }])
  })
})

describe('what changed while the person read voids the yes', () => {
  test.each<[string, (pipeline: FakePipeline) => void, string]>([
    [
      'a new policy',
      ({ facts }) => (facts.rules = { ...facts.rules, policyBlockTools: ['switch_on'] }),
      'blocked_by_policy',
    ],
    ['another network mode', ({ facts }) => (facts.mode = 'offline'), 'mode_blocks_tool'],
    ['too long a wait', ({ clock }) => clock.advance(approvalLifetimeMs * 2), 'approval_expired'],
  ])('%s', async (_name, change, code) => {
    const online = { ...fix, placement: { ...fix.placement, networkType: 'external_api' as const } }
    const waiting = { ...online, access: { ...online.access, requiresAdmin: true } }
    const started = start({
      tools: [waiting],
      ports: {
        elevation: {
          elevate: ({ runner }) => {
            change(started)
            return Promise.resolve(ok(runner))
          },
        },
      },
    })
    expect(await started.submit({ tool: 'switch_on', args: {} })).toMatchObject({
      state: 'denied',
      reasons: [{ code }],
    })
    expect(started.steps).not.toContain(ran)
  })

  test('another tool under the same name', async () => {
    let current: Tool = fix
    const { ports } = start()
    const { submit, steps } = start({
      ports: {
        registry: { ...ports.registry, find: (name) => (name === 'switch_on' ? current : null) },
      },
      consent: yesAfter(() => (current = { ...fix, version: 2 })),
    })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({ reasons: [{ code: 'approval_void' }] })
    expect(steps).not.toContain(ran)
  })

  test('a precondition that no longer holds', async () => {
    let open = true
    const conditional: Tool = { ...fix, preconditions: [{ tool: 'check_door', must: 'open == true' }] }
    const { submit, steps } = start({
      tools: [door, conditional],
      answers: { check_door: () => ({ open }) },
      consent: yesAfter(() => (open = false)),
    })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({ reasons: [{ code: 'gate_closed' }] })
    expect(steps).not.toContain(ran)
  })
})

describe('nobody is asked for what cannot be', () => {
  const conditional: Tool = { ...fix, preconditions: [{ tool: 'check_door', must: 'open == true' }] }
  const withPrecondition = (answer: Answer): Partial<FakePipelineOptions> => ({
    tools: [door, conditional],
    answers: { check_door: answer },
  })
  const switchOn = { tool: 'switch_on', args: {} }
  const cases: readonly {
    readonly name: string
    readonly options?: Partial<FakePipelineOptions>
    readonly request: Parameters<FakePipeline['submit']>[0]
    readonly code: string
  }[] = [
    { name: 'an unknown tool', request: { tool: 'no_such_tool', args: {} }, code: 'unknown_tool' },
    { name: 'arguments that do not fit', request: { ...switchOn, args: { lamp: 10 } }, code: 'invalid_arguments' },
    {
      name: 'an argument that nobody knows',
      request: { ...switchOn, args: { colour: 'red' } },
      code: 'invalid_arguments',
    },
    {
      name: 'an unmet precondition',
      options: withPrecondition({ open: false }),
      request: switchOn,
      code: 'gate_closed',
    },
    {
      name: 'a precondition that says nothing',
      options: withPrecondition({ open: null }),
      request: switchOn,
      code: 'gate_unknown',
    },
    {
      name: 'a precondition that cannot be read',
      options: withPrecondition('timed_out'),
      request: switchOn,
      code: 'gate_unknown',
    },
  ]

  test.each(cases)('$name', async ({ options = {}, request, code }) => {
    const asked: string[] = []
    const consent = answering(({ tool }) => (asked.push(tool.name), yes))
    const { submit, steps } = start({ ...options, consent })
    expect(await submit(request)).toMatchObject({ state: 'denied', reasons: [{ code }] })
    expect(asked).toEqual([])
    expect(steps).not.toContain(ran)
  })
})

test('no administrator rights, no effect', async () => {
  const elevated = { ...fix, access: { ...fix.access, requiresAdmin: true } }
  const { submit, steps, events } = start({
    tools: [elevated],
    ports: {
      elevation: {
        elevate: (_tool, _signal, onPrompt) => {
          onPrompt()
          return Promise.resolve(fail('elevation_unavailable'))
        },
      },
    },
  })
  expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
    state: 'denied',
    reasons: [{ code: 'elevation_unavailable' }],
  })
  expect(steps).not.toContain(ran)
  expect(events.map((event) => (event.kind === 'call' ? event.call.state : ''))).toContain('awaiting_elevation')
})

test('a person who is asked sees the arguments that will be used, defaults included', async () => {
  const seen: unknown[] = []
  const consent = answering(({ args, digest, reasons }) => {
    seen.push({ args, digest, reasons })
    return { answer: 'refuse' }
  })
  await start({ consent }).submit({ tool: 'switch_on', args: {} })
  expect(seen).toEqual([{ args: { lamp: 1 }, digest: digestFor({ lamp: 1 }), reasons: ['changes_pc', 'needs_notice'] }])
})

test('a fix that waits for an idle PC gives up when the time of that PC outlives the yes', async () => {
  const disruptive = { ...fix, access: { ...fix.access, requiresIdleCheck: true } }
  const pc = { nowMs: 0 }
  const { submit, steps } = start({
    tools: [door, disruptive],
    pcNow: () => pc.nowMs,
    ports: {
      idle: {
        state: () => Promise.resolve({ idle: false, reason: 'in_call', idleForMs: null, neededMs: 1 }),
        pause: () => {
          pc.nowMs += 60_000
          return Promise.resolve()
        },
      },
    },
  })
  expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
    state: 'denied',
    reasons: [{ code: 'approval_expired' }],
  })
  expect(pc.nowMs).toBe(approvalLifetimeMs)
  expect(steps).not.toContain(ran)
})
