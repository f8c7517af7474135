import { expect, test } from 'vitest'

import type { WatchReading } from '../../shared/domain/watch.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { watchTold } from './watch-words.ts'

const startedAt = Date.parse('2026-01-01T08:00:00Z')
const times = { startedAt, endsAt: startedAt + 600_000, everyMs: 10_000 }

/** Of each lane its value and role, after looks that ended in the moment in which the watch began. */
function lanesAfter(...states: readonly (WatchReading['state'] | null)[]): unknown {
  const lanes = states.map((state, index) => ({
    tool: `check_${String(index)}`,
    readings: state === null ? [] : [{ at: startedAt, endedAt: startedAt, state, findings: [] }],
  }))
  const { picture, headline } = watchTold(
    { running: true, times, lastAt: startedAt, lanes, findings: [], conclusion: null },
    { translator: createTranslator('en'), titleOf: (tool) => tool, findingText: ({ id }) => id },
  )
  if (picture.kind !== 'lanes') throw new Error(picture.kind)
  return [headline.tone, ...picture.lanes.map(({ value, role }) => `${value}: ${role}`)]
}

test('what has been looked at says how it is at once; what has not is neither fine nor unknown', () => {
  expect(lanesAfter(null, null)).toEqual(['unknown', 'Not checked yet: free', 'Not checked yet: free'])
  expect(lanesAfter('fine', null)).toEqual(['fine', 'Fine: ok', 'Not checked yet: free'])
  expect(lanesAfter('fine', 'unread')).toEqual(['unknown', 'Fine: ok', 'No answer: unknown'])
})
