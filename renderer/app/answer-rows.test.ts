import { expect, test } from 'vitest'

import { exampleEntries } from '../../test/fakes/mock-bridge-chats.ts'
import { answerRows } from './answer-rows.ts'

const entries = exampleEntries('checked')

test('a plan stands in the card of the answer above it, and is found there', () => {
  const { rows, planIn, rowOf } = answerRows(entries)
  expect(rows.map(({ kind }) => kind)).toEqual(['complaint', 'checks'])
  expect(planIn('e2')?.id).toBe('e3')
  expect([rowOf('e3'), rowOf('e1')]).toEqual(['e2', 'e1'])
})

test('a plan below anything else, or below a look that names no culprit, keeps its own card', () => {
  const unclear = entries.map((entry) => (entry.kind === 'checks' ? { ...entry, headline: null } : entry))
  expect(answerRows(unclear).rows).toEqual(unclear)
  const apart = entries.filter(({ kind }) => kind !== 'checks')
  expect(answerRows(apart).rows).toEqual(apart)
})
