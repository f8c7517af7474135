import { expect, test } from 'vitest'

import type { AuditEntry } from '../../shared/domain/audit-event.ts'
import { fail, ok } from '../kernel/result.ts'
import type { AuditLog } from './audit-log.ts'
import { withSystemEvents, type SystemEvent } from './event-log.ts'

function open(isFull = false) {
  const told: SystemEvent[] = []
  const appended: AuditEntry[] = []
  const inner: AuditLog = {
    opened: { problems: [], openIntents: [] },
    append: (entry) => {
      appended.push(entry)
      return Promise.resolve(isFull ? fail('audit_unavailable') : ok(undefined))
    },
    close: () => Promise.resolve(ok(undefined)),
  }
  const log = withSystemEvents(inner, 'desktop', (event) => {
    told.push(event)
    return Promise.resolve()
  })
  return { log, told, appended, ids: () => told.map(({ id }) => id) }
}

test('start and end, changes, refusals and what a policy fixes are told, each by its number', async () => {
  const { log, ids, told } = open()
  await log.append({ kind: 'intent', tool: 'flush_dns_cache', callId: 'c1', confirmedBy: 'user' }, 'now')
  await log.append({ kind: 'result', tool: 'flush_dns_cache', callId: 'c1', outcome: 'fixed' }, 'now')
  await log.append({ kind: 'undo', tool: 'flush_dns_cache', callId: 'c2', outcome: 'undone' }, 'now')
  await log.append({ kind: 'denied', tool: 'restart_system', callId: 'c3', outcome: 'blocked_by_policy' }, 'grouped')
  await log.append({ kind: 'setting', confirmedBy: 'policy', summary: { key: 'mode', from: null, to: 'x' } }, 'now')
  await log.close()
  expect(ids()).toEqual([1000, 2000, 2001, 2010, 3000, 1010, 1001])
  expect(told[1]).toEqual({
    id: 2000,
    level: 'Information',
    text: 'A change of this PC begins.',
    data: { tool: 'flush_dns_cache', callId: 'c1', confirmedBy: 'user' },
  })
  expect(told[5]?.data).toEqual({ key: 'mode' })
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
