import { expect, test } from 'vitest'

import { settled } from '../../../test/fakes/fake-time.ts'
import type { ScriptCall, ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { fail, ok } from '../../kernel/result.ts'
import { createWindowsEventLog } from './windows-event-log.ts'

const event = { id: 2000, level: 'Information', text: 'A change begins.', data: { tool: 'x', callId: null } } as const

function open(answer: unknown) {
  const calls: ScriptCall[] = []
  const logged: unknown[] = []
  const run: ScriptRunner['run'] = (call) => {
    calls.push(call)
    const reply = { records: [answer], warnings: [], unavailable: [] } as unknown
    return Promise.resolve(answer === null ? fail('timed_out') : ok(reply as never))
  }
  const write = createWindowsEventLog({
    powershell: { run },
    logger: { log: (level, text, data) => logged.push([level, text, data]) },
  })
  return { write, calls, logged }
}

test('an entry is handed over as data, one after the other', async () => {
  const { write, calls, logged } = open({ outcome: 'written' })
  void write(event)
  void write({ ...event, id: 2001 })
  await settled()
  expect(calls.map(({ args }) => (args as { readonly p: unknown }).p)).toEqual([
    { id: 2000, level: 'Information', text: 'A change begins.', data: '{"tool":"x","callId":null}' },
    { id: 2001, level: 'Information', text: 'A change begins.', data: '{"tool":"x","callId":null}' },
  ])
  expect(logged).toEqual([])
})

test.each([
  ['no source', { outcome: 'no_source' }, 'no_source'],
  ['a refusal of the system', null, 'failed'],
])('%s is told once, and nothing more is tried', async (_what, answer, reason) => {
  const { write, calls, logged } = open(answer)
  void write(event)
  void write(event)
  await settled()
  void write(event)
  await settled()
  expect([calls.length, logged]).toEqual([1, [['warn', 'the event log of Windows takes nothing', { reason }]]])
})
