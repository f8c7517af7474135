import { expect, test } from 'vitest'

import { namesOf } from './certificate-names.ts'

const corp = { C: 'DE', O: 'Corp', CN: 'Corp Inspection' }

test.each([
  [{ CN: 'a.example.com' }, corp, { subject: 'a.example.com', issuer: 'Corp Inspection, Corp' }],
  [{ O: 'Only' }, { OU: ['Unit', 'Other'] }, { subject: 'Only', issuer: 'Unit' }],
  [{ CN: 'evil\u202ename\u0007' }, { CN: 'x'.repeat(500) }, { subject: 'evilname', issuer: 'x'.repeat(100) }],
  [{ CN: 'Same', O: 'Same' }, { CN: `${'x'.repeat(99)}\u{1f600}` }, { subject: 'Same', issuer: 'x'.repeat(99) }],
])('%j by %j', (subject, issuer, names) => {
  expect(namesOf({ subject, issuer })).toEqual({ ...names, named: true })
})

test('without a name of its own the first one it is for counts, and what says nothing is not named', () => {
  const shown = { subject: {}, issuer: { CN: 'Root' }, subjectaltname: 'DNS:b.example.com, DNS:c.example.com' }
  expect(namesOf(shown)).toEqual({ subject: 'b.example.com', issuer: 'Root', named: true })
  expect(namesOf({ ...shown, issuer: { C: 'DE' } })).toMatchObject({ issuer: '', named: false })
  expect(namesOf({})).toEqual({ subject: '', issuer: '', named: false })
})
