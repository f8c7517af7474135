import { expect, test } from 'vitest'

import type { AuditEntry } from '../../shared/domain/audit-event.ts'
import { callOutcomes, type CallOutcome } from '../../shared/domain/call-outcome.ts'
import { fail, ok } from '../kernel/result.ts'
import type { AuditLog } from './audit-log.ts'
import { headEvent, withSystemEvents, withVerdictEvents, writtenWhile, type SystemEvent } from './event-log.ts'

function open(isFull = false, problems: AuditLog['opened']['problems'] = []) {
  const told: SystemEvent[] = []
  const appended: AuditEntry[] = []
  const inner: AuditLog = {
    opened: { problems, openIntents: [] },
    append: (entry) => {
      appended.push(entry)
      return Promise.resolve(isFull ? fail('audit_unavailable') : ok(undefined))
    },
    removeOld: () => Promise.resolve(ok(0)),
    close: () => Promise.resolve(ok(undefined)),
  }
  const write = (event: SystemEvent): Promise<void> => {
    told.push(event)
    return Promise.resolve()
  }
  const log = withSystemEvents(inner, { host: 'desktop', write, started: { mode: 'online', tools: 145 } })
  return { log, told, appended, ids: () => told.map(({ id }) => id) }
}

test('start and end, changes, refusals and what a policy fixes are told, each by its number', async () => {
  const { log, ids, told } = open()
  await log.append({ kind: 'intent', tool: 'flush_dns_cache', callId: 'c1', confirmedBy: 'user' }, 'now')
  await log.append({ kind: 'result', tool: 'flush_dns_cache', callId: 'c1', outcome: 'fixed' }, 'now')
  await log.append({ kind: 'undo', tool: 'flush_dns_cache', callId: 'c2', outcome: 'undone' }, 'now')
  await log.append({ kind: 'denied', tool: 'restart_system', callId: 'c3', outcome: 'blocked_by_policy' }, 'grouped')
  await log.append(
    { kind: 'setting', confirmedBy: 'policy', summary: { key: 'mode', from: null, to: 'x', place: 'machine' } },
    'now',
  )
  await log.close()
  expect(ids()).toEqual([1000, 2000, 2001, 2010, 3000, 1010, 1001])
  expect(told[1]).toEqual({
    id: 2000,
    level: 'Information',
    text: 'A change of this PC begins.',
    data: { tool: 'flush_dns_cache', callId: 'c1', confirmedBy: 'user' },
  })
  expect(told[5]?.data).toEqual({ key: 'mode', place: 'machine' })
  expect(told[0]?.data).toMatchObject({ host: 'desktop', mode: 'online', tools: 145, openIntents: 0 })
})

test('what is read, and what a person sets, is nothing for the event log', async () => {
  const { log, ids, appended } = open()
  await log.append({ kind: 'read', tool: 'list_files', callId: 'c1' }, 'behind')
  await log.append(() => ({ kind: 'read', tool: 'list_files', callId: 'c1' }), 'behind')
  await log.append({ kind: 'setting', confirmedBy: 'user', summary: { key: 'mode' } }, 'now')
  expect([ids(), appended.length]).toEqual([[1000], 3])
})

test('a line that is not on the disk is not told', async () => {
  const { log, ids } = open(true)
  expect(await log.append({ kind: 'intent', tool: 'x', callId: 'c1' }, 'now')).toMatchObject({ ok: false })
  expect(ids()).toEqual([1000])
})

test('a record that is damaged is a warning of its own; a torn end, as after a crash, is none', () => {
  expect(open(false, [{ code: 'torn_tail', bytes: 3, asideFile: 'a' }]).ids()).toEqual([1000])
  const { told } = open(false, [{ code: 'missing_tail', fromSeq: 5, toSeq: 9 }])
  expect(told[1]).toMatchObject({ id: 4001, level: 'Warning', data: { host: 'desktop', problems: 'missing_tail' } })
})

test('nothing is told while it is not wanted, and again as soon as it is', async () => {
  const told: number[] = []
  let isWanted = false
  const write = writtenWhile(
    () => isWanted,
    ({ id }) => Promise.resolve(void told.push(id)),
  )
  await write(headEvent('desktop', { seq: 1, hash: 'a' }))
  isWanted = true
  await write(headEvent('desktop', { seq: 2, hash: 'b' }))
  expect(told).toEqual([4000])
})

test('what a check says of a fix afterwards is told by its number; every end is passed on', () => {
  const told: SystemEvent[] = []
  const passedOn: string[] = []
  const tell = withVerdictEvents(
    ({ outcome }: { callId: string; tool: { name: string }; outcome: CallOutcome }) => passedOn.push(outcome),
    (event) => Promise.resolve(void told.push(event)),
  )
  for (const outcome of callOutcomes) tell({ callId: 'c1', tool: { name: 'flush_dns_cache' }, outcome })
  expect(passedOn).toEqual(callOutcomes)
  expect(told.map(({ id, data }) => [id, data['outcome']])).toEqual([
    [2011, 'fixed'],
    [2011, 'not_fixed'],
    [2011, 'cannot_tell'],
  ])
  expect(told[0]?.data).toEqual({ tool: 'flush_dns_cache', callId: 'c1', outcome: 'fixed' })
})
