import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { createFakePipeline, type Answer, type FakePipelineOptions } from '../../test/fakes/fake-pipeline.ts'
import { answering } from '../../test/fakes/consent-port.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { eventOf, type AuditKind } from '../../shared/domain/audit-event.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Tool } from '../contract/define-tool.ts'

const check = fakeTool({
  name: 'check_light',
  result: z.object({ on: z.boolean().nullable() }),
  findings: [{ id: 'dark', severity: 'problem', when: 'on == false', suggests: ['switch_on'] }],
})

const fix: Tool = {
  ...fakeTool({
    name: 'switch_on',
    kind: 'remediation',
    args: z.strictObject({ lamp: z.int().default(1) }),
    result: z.object({ done: z.boolean() }),
    proof: { tool: 'check_light', after: 0, improvedWhen: 'after.on == true' },
  }),
  access: { ...check.access, risk: 'caution', requiresUserNotice: true },
  undo: 'automatic',
  undoReads: [],
}

const answers: Readonly<Record<string, Answer | readonly Answer[]>> = {
  check_light: [{ on: false }, { on: true }],
  switch_on: { done: true },
}

function start(more: Partial<FakePipelineOptions> = {}): ReturnType<typeof createFakePipeline> {
  return createFakePipeline({ tools: [check, fix], answers, ...more })
}

/** The log takes every line but this kind. */
function startWithout(kind: AuditKind): ReturnType<typeof createFakePipeline> {
  const started = start({
    ports: {
      audit: {
        append: (entry, durability) => {
          const event = eventOf(entry)
          if (event.kind === kind) return Promise.resolve(fail('audit_unavailable'))
          started.steps.push(`audit ${event.kind} ${durability}`)
          return Promise.resolve(ok(undefined))
        },
      },
    },
  })
  return started
}

const looks = ['run check_light', 'audit read behind']

describe('a change', () => {
  test('is written down before it happens, and its end after it', async () => {
    const { submit, steps, audit } = start()
    const ended = await submit({ tool: 'switch_on', args: {} })
    expect(ended).toMatchObject({ state: 'succeeded', undoId: ended.id, proof: { verdict: 'fixed' } })
    expect(steps).toEqual([
      ...looks,
      'undo begin',
      'audit intent now',
      'run switch_on',
      'undo complete',
      'audit result now',
      ...looks,
    ])
    expect(audit.filter(({ callId }) => callId === ended.id)).toMatchObject([
      { kind: 'intent', tool: 'switch_on', confirmedBy: 'user', caller: 'human_agent', decision: 'allow' },
      { kind: 'result', outcome: 'succeeded', undoId: ended.id },
    ])
  })

  test('keeps its arguments out of the log', async () => {
    const { submit, audit } = start()
    await submit({ tool: 'switch_on', args: { lamp: 7_777 } })
    expect(JSON.stringify(audit)).not.toContain('7777')
    expect(audit.find(({ kind }) => kind === 'intent')?.argsDigest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('does not happen when it cannot be written down, and leaves no way back from nothing', async () => {
    const { submit, steps } = startWithout('intent')
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'audit_unavailable' }],
    })
    expect(steps).toEqual([...looks, 'undo begin', 'undo drop', 'audit denied grouped'])
  })

  test('does not happen when its way back cannot be kept, and is not announced either', async () => {
    const { ports } = start()
    const { submit, steps } = start({
      ports: { undo: { ...ports.undo, begin: () => Promise.resolve(fail('data_folder_unwritable')) } },
    })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'data_folder_unwritable' }],
    })
    expect(steps).not.toContain('run switch_on')
    expect(steps).not.toContain('audit intent now')
  })

  test('is told as failed, never as done, when its end cannot be written down', async () => {
    const { submit, steps } = startWithout('result')
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({
      state: 'failed',
      error: { code: 'audit_unavailable' },
    })
    expect(steps).toContain('undo complete')
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['timed_out', 'timed_out'],
    ['session_lost', 'unknown'],
    ['step_failed', 'failed'],
  ] as const)('that ends as %s is %s, and says so in the log', async (code, state) => {
    const { submit, audit, steps } = start({ answers: { check_light: { on: false }, switch_on: code } })
    const ended = await submit({ tool: 'switch_on', args: {} })
    expect(ended).toMatchObject({ state, error: { code } })
    expect(audit.filter(({ callId }) => callId === ended.id)).toMatchObject([
      { kind: 'intent' },
      { kind: 'result', outcome: code, undoId: null },
    ])
    expect(steps).not.toContain('undo complete')
  })

  test.each([
    ['timed_out', [{ on: false }, { on: true }]],
    ['step_failed', [{ on: false }, { on: true }]],
    ['timed_out', [{ on: false }, 'access_denied']],
    ['step_failed', ['access_denied', { on: false }]],
  ] as const)(
    'that ends as %s is unknown where the PC does not show that nothing changed: %j',
    async (code, looked) => {
      const { submit, audit } = start({ answers: { check_light: looked, switch_on: code } })
      const ended = await submit({ tool: 'switch_on', args: {} })
      expect(ended).toMatchObject({ state: 'unknown', error: { code } })
      expect(audit.filter(({ callId }) => callId === ended.id).at(-1)).toMatchObject({
        kind: 'result',
        outcome: 'unknown',
      })
    },
  )

  test('that never began is not looked at again', async () => {
    const { submit, steps } = start({ answers: { ...answers, switch_on: 'missing_cmdlet' } })
    expect(await submit({ tool: 'switch_on', args: {} })).toMatchObject({ state: 'failed' })
    expect(steps.filter((step) => step === 'run check_light')).toHaveLength(1)
  })

  test('that failed later can be undone by what its first steps kept', async () => {
    const failing: Answer = (options) => {
      options.onKept?.({ done: true })
      return 'step_failed'
    }
    const { submit, steps, audit } = start({ answers: { check_light: { on: false }, switch_on: failing } })
    const ended = await submit({ tool: 'switch_on', args: {} })
    expect(ended).toMatchObject({ state: 'failed', undoId: ended.id })
    expect(steps).toContain('undo complete')
    expect(audit.at(-1)).toMatchObject({ kind: 'result', undoId: ended.id })
  })

  test('promises no way back that could not be kept, and says so', async () => {
    const journal = {
      begin: () => Promise.resolve(ok(undefined)),
      complete: () => Promise.resolve(fail('audit_unavailable')),
      drop: () => Promise.resolve(ok(undefined)),
      markUndone: () => Promise.resolve(ok(undefined)),
      ready: () => Promise.resolve(fail('undo_missing')),
    }
    const { submit, audit } = start({ ports: { undo: journal } })
    const ended = await submit({ tool: 'switch_on', args: {} })
    expect(ended).toMatchObject({ state: 'succeeded', undoId: null, undoLost: { code: 'undo_not_kept' } })
    expect(audit.find(({ kind }) => kind === 'result')).toMatchObject({ outcome: 'succeeded', undoId: null })
  })

  test('that was stopped beforehand does not happen', async () => {
    const { submit, steps } = start()
    expect(await submit({ tool: 'switch_on', args: {} }, AbortSignal.abort())).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'cancelled' }],
    })
    expect(steps.filter((step) => step === 'run switch_on')).toEqual([])
  })

  test('that was stopped while it was proved is done, but not proved', async () => {
    const controller = new AbortController()
    const stopping = (): { done: boolean } => {
      controller.abort()
      return { done: true }
    }
    const { submit } = start({ answers: { ...answers, switch_on: stopping } })
    expect(await submit({ tool: 'switch_on', args: {} }, controller.signal)).toMatchObject({
      state: 'succeeded',
      proof: { verdict: 'cannot_tell', reason: 'after_unreadable' },
    })
  })

  test('with a way back that only some runs leave is offered back only after those', async () => {
    const sometimes: Tool = { ...fix, undoWhen: 'result.done == true' }
    const kept = start({ tools: [check, sometimes] })
    const call = await kept.submit({ tool: 'switch_on', args: {} })
    expect(call).toMatchObject({ undoId: call.id })
    const without = start({ tools: [check, sometimes], answers: { ...answers, switch_on: { done: false } } })
    expect(await without.submit({ tool: 'switch_on', args: {} })).toMatchObject({ undoId: null })
    expect(without.steps).toContain('undo drop')
    expect(without.steps).not.toContain('undo complete')
  })

  test('with a way back that ends at a time is offered back only before that time', async () => {
    const timed: Tool = { ...fix, undoUntil: 'until' }
    const ends = (until: string) =>
      start({ tools: [check, timed], answers: { ...answers, switch_on: { done: true, until } } })
    const early = await ends('2999-01-01T00:00:00Z').submit({ tool: 'switch_on', args: {} })
    expect(early).toMatchObject({ undoId: early.id })
    const late = ends('1970-01-01T00:00:00Z')
    expect(await late.submit({ tool: 'switch_on', args: {} })).toMatchObject({ undoId: null })
    expect(late.steps).toContain('undo drop')
  })
})

describe('a look', () => {
  test('is noted, asks nobody, and keeps no way back', async () => {
    const asked: string[] = []
    const { submit, steps } = start({
      consent: answering(({ tool }) => (asked.push(tool.name), { answer: 'refuse' })),
    })
    expect(
      await submit({ tool: 'check_light', args: {}, caller: { kind: 'planner', role: 'ai_agent' } }),
    ).toMatchObject({
      state: 'succeeded',
      verdict: 'problem',
      findings: [{ id: 'dark' }],
      allowedBy: { kind: 'not_required' },
      proof: null,
      undoId: null,
    })
    expect(steps).toEqual(looks)
    expect(asked).toEqual([])
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['timed_out', 'timed_out'],
    ['access_denied', 'failed'],
  ] as const)('that ends as %s is %s', async (code, state) => {
    const { submit } = start({ answers: { check_light: code } })
    expect(await submit({ tool: 'check_light', args: {} })).toMatchObject({ state, error: { code } })
  })
})

test('looks for a proof belong to their call and never come from a cache', async () => {
  const fresh: boolean[] = []
  const look =
    (on: boolean): Answer =>
    (options) => {
      fresh.push(options.fresh)
      return { on }
    }
  const { submit, events } = start({ answers: { ...answers, check_light: [look(false), look(true), look(true)] } })
  const ended = await submit({ tool: 'switch_on', args: {} })
  const nested = events.flatMap((event) =>
    event.kind === 'call' && event.call.tool === 'check_light' ? [event.call] : [],
  )
  expect(nested.length).toBeGreaterThan(0)
  expect(nested.map(({ parentId }) => parentId)).toEqual(nested.map(() => ended.id))
  expect(ended.parentId).toBeNull()
  await submit({ tool: 'check_light', args: {} })
  expect(fresh).toEqual([true, true, false])
})

test('nobody waits for the history', async () => {
  const { submit } = start({ ports: { history: { append: () => new Promise<never>(() => undefined) } } })
  expect(await submit({ tool: 'check_light', args: {} })).toMatchObject({ state: 'succeeded' })
})

test('an end that cannot be kept in the history is still the end', async () => {
  const { submit } = start({ ports: { history: { append: () => Promise.resolve(fail('data_folder_unwritable')) } } })
  expect(await submit({ tool: 'check_light', args: {} })).toMatchObject({ state: 'succeeded' })
})

test('every call is told from its start to its end, in order', async () => {
  const { submit, events } = start({ ports: { elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) } } })
  const ended = await submit({ tool: 'switch_on', args: {} })
  const states = events.flatMap((event) =>
    event.kind === 'call' && event.call.id === ended.id
      ? [`${event.call.state}${'phase' in event.call ? ` ${event.call.phase}` : ''}`]
      : [],
  )
  // Rights that are there are no prompt: nobody is said to be asked by Windows.
  const inOrder = 'proposed, preparing preparing, awaiting_confirmation, preparing preparing, preparing saving'
  expect(states.join(', ')).toBe(`${inOrder}, running working, running checking, succeeded`)
})
