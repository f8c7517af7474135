import { describe, expect, test } from 'vitest'

import { createFakePipeline, type FakePipeline } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { localMinute } from '../../shared/domain/local-minute.ts'
import type { HoursState } from '../policy/repair-hours.ts'
import { approvalLifetimeMs } from './approvals.ts'

const check = fakeTool({ name: 'check_door' })
const fix = fakeTool({
  name: 'switch_on',
  kind: 'remediation',
  access: { risk: 'caution', requiresUserNotice: true, requiresIdleCheck: true },
})
const ran = 'run switch_on'
const hourMs = 3_600_000

/** A free PC whose organisation lets repairs begin `opensInMs` from now; null = never. */
function startAt(opensInMs: number | null, onLook: (pipeline: FakePipeline) => void = () => undefined): FakePipeline {
  const pc = { nowMs: 0 }
  const startMs = Date.UTC(2026, 0, 5, 9)
  const opensAt = opensInMs === null ? null : startMs + opensInMs
  const hours = (nowMs: number): HoursState =>
    opensAt !== null && nowMs >= opensAt ? { open: true } : { open: false, opensAt }
  const started = createFakePipeline({
    tools: [check, fix],
    answers: {},
    pcNow: () => pc.nowMs,
    ports: {
      hours,
      idle: {
        state: () => Promise.resolve({ idle: true }),
        pause: () => {
          onLook(started)
          pc.nowMs += 60_000
          return Promise.resolve()
        },
      },
    },
  })
  return started
}

const wanted = { tool: 'switch_on', args: {} }

describe('a fix that waits for a free PC, outside of the hours that are set', () => {
  test('waits for them though nobody uses the PC, says until when, and begins then', async () => {
    const { submit, events, steps, clock } = startAt(2 * hourMs)
    const opensAt = clock.now() + 2 * hourMs
    expect(await submit(wanted)).toMatchObject({ state: 'succeeded' })
    const waits = events.flatMap((event) =>
      event.kind === 'call' && event.call.state === 'awaiting_idle' ? [event.call] : [],
    )
    expect(waits).toMatchObject([{ reason: 'outside_hours', opensAt, quiet: null }])
    expect(steps).toContain(ran)
  })

  test.each([
    ['never', null, 'unknown'],
    ['later than its yes holds', approvalLifetimeMs, localMinute(Date.UTC(2026, 0, 5, 9) + approvalLifetimeMs)],
  ])('is refused before anybody is asked where they come %s, with the time', async (_, opensInMs, opensAt) => {
    const { submit, steps, events } = startAt(opensInMs)
    expect(await submit(wanted)).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'outside_hours', data: { opensAt } }],
    })
    const states = events.map((event) => (event.kind === 'call' ? event.call.state : event.kind))
    expect(states).toEqual(['proposed', 'preparing', 'denied'])
    expect(steps).not.toContain(ran)
  })

  test('nobody can say "now" to it; "not today" ends it', async () => {
    const answers: boolean[] = []
    const { submit, steps } = startAt(2 * hourMs, ({ ports }) => {
      const [callId = ''] = ports.idleQueue.waiting()
      answers.push(ports.idleQueue.answer(callId, answers.length < 3 ? 'now' : 'not_today', 'admin'))
    })
    expect(await submit(wanted)).toMatchObject({ state: 'denied', reasons: [{ code: 'postponed' }] })
    expect(answers).toEqual([false, false, false, true])
    expect(steps).not.toContain(ran)
  })

  test('a "now" from before it was known that it is too early does not count', async () => {
    const { submit, ports, events, steps } = startAt(2 * hourMs)
    const ended = submit(wanted)
    const [callId = ''] = events.flatMap((event) => (event.kind === 'call' ? [event.call.id] : []))
    const answered = new Promise<boolean>((resolve) => {
      const say = (): void => {
        if (ports.idleQueue.waiting().length === 0) queueMicrotask(say)
        else resolve(ports.idleQueue.answer(callId, 'now', 'admin'))
      }
      say()
    })
    expect(await answered).toBe(false)
    await ended
    expect(steps.filter((step) => step === ran)).toHaveLength(1)
  })

  test('what only looks is not held back', async () => {
    expect(await startAt(null).submit({ tool: 'check_door', args: {} })).toMatchObject({ state: 'succeeded' })
  })
})
