import { expect, test } from 'vitest'

import type { Fault } from './fault.ts'
import { setUpPc } from './set-up.ts'
import { healthyState } from './simulated-pc.ts'

function fault(name: string, writes: readonly string[], apply: Fault['apply'] = () => undefined): Fault {
  const text = { en: name, ko: name, zh: name }
  const rest = {
    cause: name,
    areas: [],
    finding: 'any',
    curedBy: {},
    notCuredBy: {},
    undo: 'none',
    complaint: text,
  } as const
  return { ...rest, name, writes, apply }
}

const all = [
  fault('spooler', ['services.Spooler'], (pc) => pc.services.stop('Spooler')),
  fault('services', ['services']),
  fault('services-list', ['servicesList']),
  fault('restart', ['boot.pendingReasons'], (pc) => pc.state.boot.pendingReasons.push('servicing')),
]

test('no fault at all is the healthy PC', () => {
  expect(setUpPc([], all)).toEqual({ ok: true, value: healthyState() })
})

test('faults are put in in order and written down', () => {
  const made = setUpPc(['restart', 'spooler', 'restart'], all)
  if (!made.ok) throw new Error(made.error.code)
  expect(made.value.faults).toEqual(['restart', 'spooler'])
  expect(made.value.services['Spooler']?.state).toBe('Stopped')
  expect(made.value.boot.pendingReasons).toEqual(['servicing'])
})

test('a name that nobody knows is named', () => {
  expect(setUpPc(['spooler', 'haunted'], all)).toEqual({
    ok: false,
    error: { code: 'unknown_fault', data: { fault: 'haunted' } },
  })
})

test.each([
  ['spooler', 'services'],
  ['services', 'spooler'],
])('%s and %s write the same field', (first, second) => {
  expect(setUpPc([first, second], all)).toMatchObject({
    ok: false,
    error: { code: 'faults_conflict', data: { first, second } },
  })
})

test('fields with the same beginning are still two fields', () => {
  expect(setUpPc(['services', 'services-list'], all).ok).toBe(true)
})
