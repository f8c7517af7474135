import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { CallView, FindingView } from '../../../shared/ipc/views.ts'
import { statusOf, type ChecksEntry } from './status.ts'

const states: readonly CallView['state'][] = [
  'proposed',
  'denied',
  'awaiting_confirmation',
  'awaiting_idle',
  'awaiting_elevation',
  'running',
  'stopping',
  'succeeded',
  'failed',
  'cancelled',
  'timed_out',
  'unknown',
  'undone',
]

function call(changes: Partial<Omit<CallView, 'idleReason' | 'opensAt'>>): CallView {
  return {
    callId: 'c1',
    tool: 'some_check',
    title: 'Some check',
    args: [],
    changes: false,
    state: 'succeeded',
    verdict: 'healthy',
    phase: null,
    phases: [],
    since: null,
    startedAt: 0,
    endedAt: 10,
    lastLine: null,
    duration: null,
    idleReason: null,
    quiet: null,
    mayRunNow: true,
    allowedBy: null,
    error: null,
    resultSize: null,
    pii: false,
    hasFiles: false,
    ...changes,
  }
}

function finding(severity: FindingView['severity'], tool = 'some_check'): FindingView {
  return {
    place: 'cause',
    tool,
    id: 'f',
    severity,
    text: 't',
    source: 's',
    evidenceText: 'e',
    evidence: [],
    pictures: [],
    advice: null,
  }
}

function entry(calls: readonly CallView[], changes: Partial<ChecksEntry> = {}): ChecksEntry {
  return {
    kind: 'checks',
    id: 'e1',
    at: 0,
    running: false,
    outcome: 'run',
    firstAid: null,
    note: null,
    headline: null,
    checkUp: null,
    calls,
    skipped: [],
    findings: [],
    questions: [],
    withheld: [],
    durationMs: 1,
    leftMinutes: null,
    toWatch: false,
    ...changes,
  }
}

test('counts what needs attention, what is fine and what could not be read', () => {
  const calls = [
    call({ callId: 'a' }),
    call({ callId: 'b', tool: 'other', verdict: 'problem' }),
    call({ callId: 'c', tool: 'third' }),
    call({ callId: 'd', tool: 'fourth', state: 'timed_out', verdict: null }),
  ]
  const status = statusOf(entry(calls, { findings: [finding('problem', 'other'), finding('warning', 'third')] }))
  expect(status).toMatchObject({ total: 4, done: 4, fine: 1, attention: 2, unknown: 1, overall: 'problem' })
  expect(status.glyphs.map(({ glyph }) => glyph)).toEqual(['healthy', 'problem', 'warning', 'unknown'])
})

test('a check that shows the cause is not called fine, however mild that is; one that shows something else is', () => {
  const found = (place: FindingView['place']): readonly FindingView[] => [{ ...finding('info'), place }]
  expect(statusOf(entry([call({})], { findings: found('cause') })).overall).toBe('info')
  expect(statusOf(entry([call({})], { findings: found('aside') })).overall).toBe('healthy')
})

test('no shape of what was looked at is graver than the verdict that it led to', () => {
  const severities = ['problem', 'warning', 'info'] as const
  const anyFinding = fc
    .record({
      severity: fc.constantFrom(...severities),
      place: fc.constantFrom('consequence' as const, 'aside' as const),
    })
    .map(({ severity, place }) => ({ ...finding(severity), place }))
  fc.assert(
    fc.property(fc.constantFrom(...severities), fc.array(anyFinding, { maxLength: 4 }), (severity, others) => {
      const findings = [finding(severity), ...others.map((other, at) => ({ ...other, tool: `check_${String(at)}` }))]
      const calls = findings.map(({ tool, severity: own }, at) =>
        call({ callId: String(at), tool, verdict: own === 'problem' ? 'problem' : 'healthy' }),
      )
      const headline = { tone: 'cause', text: 't', detail: null } as const
      const { overall, glyphs, attention } = statusOf(entry(calls, { findings, headline }))
      const isGraver = (glyph: string): boolean =>
        severities.slice(0, severities.indexOf(severity)).some((graver) => graver === glyph)
      expect([overall, ...glyphs.map(({ glyph }) => glyph)].filter(isGraver)).toEqual([])
      expect(attention).toBe(findings.filter((one) => one.severity !== 'info').length)
    }),
  )
  const noticed = { tone: 'noticed', text: 't', detail: null } as const
  const aside = [{ ...finding('problem'), place: 'aside' as const }]
  expect(statusOf(entry([call({ verdict: 'problem' })], { findings: aside, headline: noticed })).overall).toBe('info')
})

test('what a repair has cleared counts as fine, with what follows from it, until the person says otherwise', () => {
  const calls = [call({ verdict: 'problem' }), call({ callId: 'b', tool: 'other' })]
  const findings = [finding('problem'), { ...finding('warning', 'other'), place: 'consequence' as const }]
  const at = { 'some_check/f': 1 }
  expect(statusOf(entry(calls, { findings }))).toMatchObject({ overall: 'problem', attention: 2, isCleared: false })
  const cleared = statusOf(entry(calls, { findings }), { at, isDoubted: false })
  expect(cleared).toMatchObject({ overall: 'healthy', fine: 2, isCleared: true })
  expect(statusOf(entry(calls, { findings }), { at, isDoubted: true }).isCleared).toBe(false)
  const others = [...findings, { ...finding('warning', 'other'), id: 'own' }]
  expect(statusOf(entry(calls, { findings: others }), { at, isDoubted: false })).toMatchObject({
    overall: 'warning',
    isCleared: false,
  })
})

test('while checks run the line turns and only ended calls count as done', () => {
  const calls = [call({ callId: 'a' }), call({ callId: 'b', state: 'running', verdict: null })]
  expect(statusOf(entry(calls, { running: true }))).toMatchObject({ done: 1, running: 1, overall: 'running' })
})

test('a round is green only when every call succeeded with a healthy verdict', () => {
  const anyCall = fc
    .record({ state: fc.constantFrom(...states), verdict: fc.constantFrom(null, 'healthy', 'problem', 'unknown') })
    .map((changes) => call(changes))
  fc.assert(
    fc.property(fc.array(anyCall, { maxLength: 6 }), fc.boolean(), (calls, running) => {
      const everyFine = calls.every(({ state, verdict }) => state === 'succeeded' && verdict === 'healthy')
      const green = statusOf(entry(calls, { running })).overall === 'healthy'
      expect(green).toBe(calls.length > 0 && everyFine && !running)
    }),
  )
})
