import fc from 'fast-check'
import { expect, test } from 'vitest'

import { auditKinds, type AuditEvent } from '../../shared/domain/audit-event.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { digestOf } from '../kernel/digest.ts'
import { chainStart, decodeLine, encodeLine, readFrame } from './audit-line.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('","seq":7,"summary":null,"prev":"'))
const plain = fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant(null))
const anyEvent: fc.Arbitrary<AuditEvent> = fc.record(
  {
    kind: fc.constantFrom(...auditKinds),
    callId: anyText,
    tool: anyText,
    version: fc.nat(),
    outcome: fc.option(anyText),
    taint: fc.subarray(['untrusted', 'sensitive', 'effect'] as const),
    net: fc.record({ url: anyText, status: fc.option(fc.nat()), bytes: fc.nat() }),
    summary: fc.dictionary(fc.oneof(anyText, fc.nat(20).map(String)), plain),
  },
  { requiredKeys: ['kind'] },
)

test('whatever the texts are, a line is canonical, hashes to its hash and reads back', () => {
  fc.assert(
    fc.property(anyEvent, fc.nat(), (event, seq) => {
      const { text, head } = encodeLine(event, '2026-01-05T09:00:00.000Z', { seq, hash: 'ab'.repeat(32) })
      expect(text.indexOf('\n')).toBe(text.length - 1)
      const bytes = Buffer.from(text.slice(0, -1), 'utf8')
      expect(readFrame(Buffer.from(bytes))).toEqual({ ...head, prev: 'ab'.repeat(32) })
      const { hash, ...body } = decodeLine(bytes)
      expect(hash).toBe(digestOf(body))
      expect(text).toBe(`${canonicalJson(body).slice(0, -1)},"hash":"${hash}"}\n`)
      expect(body).toMatchObject({ ...JSON.parse(JSON.stringify(event)), seq: seq + 1 })
    }),
  )
})

test('reading leaves the bytes as they are', () => {
  const bytes = Buffer.from(encodeLine({ kind: 'read' }, '', chainStart).text.slice(0, -1))
  const copy = Buffer.from(bytes)
  readFrame(bytes)
  expect(bytes.equals(copy)).toBe(true)
})

test('anything else is no line', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(readFrame(Buffer.from(bytes))).toBeNull()
    }),
  )
})
