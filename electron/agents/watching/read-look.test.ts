import { expect, test } from 'vitest'

import type { CheckReport } from '../../../shared/domain/diagnosis.ts'
import type { Finding } from '../../../shared/domain/finding.ts'
import { createLookReader } from './read-look.ts'

const finding = (id: string, value: number, severity: Finding['severity'] = 'problem'): Finding => ({
  ...{ tool: 'check_it', id, severity, args: {}, suggests: [], explains: [] },
  evidence: [{ path: 'count', value, unit: null }],
})

const report = (verdict: CheckReport['verdict'], findings: readonly Finding[] = []): CheckReport =>
  ({ verdict, findings }) as unknown as CheckReport

const logRule = { id: 'crashes', severity: 'problem', when: 'true', logEvidence: { list: 'events', at: 'at' } } as const

test('a state shows while it lasts; what is only worth knowing does not', () => {
  const reader = createLookReader(() => undefined)
  expect(reader.read(report('problem', [finding('lost', 1)]), 0, 1)).toMatchObject({
    state: 'found',
    findings: ['lost'],
  })
  expect(reader.read(report('problem', [finding('lost', 1)]), 2, 3).state).toBe('found')
  expect(reader.read(report('healthy', [finding('note', 1, 'info')]), 4, 5).state).toBe('fine')
})

test('an entry that was in a log before is no news; a new one is, at the look that first holds it', () => {
  const reader = createLookReader(() => logRule)
  const states = [3, 3, 4, 4, 5].map((count, at) => reader.read(report('problem', [finding('crashes', count)]), at, at))
  expect(states.map(({ state }) => state)).toEqual(['fine', 'fine', 'found', 'fine', 'found'])
})

test('a look without an answer says nothing, and what it missed shows at the next one', () => {
  const reader = createLookReader(() => logRule)
  reader.read(report('problem', [finding('crashes', 3)]), 0, 0)
  expect(reader.read(report('unknown'), 1, 1)).toMatchObject({ state: 'unread', findings: [] })
  expect(reader.read(report('problem', [finding('crashes', 4)]), 2, 2).state).toBe('found')
})
