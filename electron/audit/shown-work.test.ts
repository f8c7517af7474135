import { expect, test } from 'vitest'

import type { AuditEntry } from '../../shared/domain/audit-event.ts'
import { fail, ok } from '../kernel/result.ts'
import type { AuditLog } from './audit-log.ts'
import { withShownWork } from './shown-work.ts'

function open(isFull = false) {
  const seen: string[] = []
  const inner: AuditLog = {
    opened: { problems: [], openIntents: [] },
    append: (entry) => {
      seen.push(typeof entry === 'function' ? 'late' : entry.kind)
      return Promise.resolve(isFull ? fail('audit_unavailable') : ok(undefined))
    },
    removeOld: () => Promise.resolve(ok(0)),
    close: () => Promise.resolve(ok(undefined)),
  }
  const sign = {
    begin: (callId: string) => Promise.resolve(void seen.push(`begin ${callId}`)),
    end: (callId: string) => void seen.push(`end ${callId}`),
  }
  const log = withShownWork(inner, sign)
  return {
    seen,
    write: async (...entries: readonly AuditEntry[]) => Promise.all(entries.map((one) => log.append(one, 'now'))),
  }
}

test('is shown before the line of a change is written, and no longer once its end is', async () => {
  const { seen, write } = open()
  await write({ kind: 'intent', callId: 'c1', tool: 'x' })
  await write({ kind: 'result', callId: 'c1', tool: 'x', outcome: 'succeeded' })
  await write({ kind: 'intent', callId: 'c2', tool: 'x', summary: { undo: true } })
  await write({ kind: 'undo', callId: 'c2', tool: 'x' })
  expect(seen).toEqual(['begin c1', 'intent', 'result', 'end c1', 'begin c2', 'intent', 'undo', 'end c2'])
})

test('a look shows nothing, nor does a change whose line could not be written for longer than that', async () => {
  const { seen, write } = open()
  await write({ kind: 'read', callId: 'c1', tool: 'x' }, () => ({ kind: 'read', callId: 'c2' }))
  expect(seen).toEqual(['read', 'late'])
  const full = open(true)
  await full.write({ kind: 'intent', callId: 'c1', tool: 'x' })
  expect(full.seen).toEqual(['begin c1', 'intent', 'end c1'])
})
