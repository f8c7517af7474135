import { expect, test } from 'vitest'

import type { WatchReading } from '../../shared/domain/watch.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { watchTold } from './watch-words.ts'

const startedAt = Date.parse('2026-01-01T08:00:00Z')
const times = { startedAt, endsAt: startedAt + 600_000, everyMs: 10_000 }

function reading(state: WatchReading['state'], at: number): WatchReading {
  return { at, endedAt: at, state, findings: state === 'found' ? ['bad'] : [] }
}

/** Of each lane its value and role, after looks that ended in the moment in which the watch began. */
function lanesAfter(...states: readonly (WatchReading['state'] | null)[]): unknown {
  const lanes = states.map((state, index) => ({
    tool: `check_${String(index)}`,
    readings: state === null ? [] : [reading(state, startedAt)],
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

test('what is told of the last look is in the picture as well, also where the look took no time', () => {
  const tool = 'check_0'
  const readings = [reading('fine', startedAt), reading('found', startedAt + 10_000)]
  const { picture, seen } = watchTold(
    {
      ...{ running: true, times, lastAt: startedAt + 10_000, lanes: [{ tool, readings }] },
      findings: [{ tool, id: 'bad', severity: 'problem', args: {}, evidence: [] }],
      conclusion: {
        ...{ verdict: 'explained', consequences: [], aside: [], open: [] },
        causes: [{ tool, id: 'bad', sure: true }],
      },
    },
    { translator: createTranslator('en'), titleOf: () => tool, findingText: ({ id }) => id },
  )
  expect(seen).toHaveLength(1)
  expect(picture.kind === 'lanes' ? picture.lanes.map(({ value, role }) => `${value}: ${role}`) : null).toEqual([
    'Needs attention: culprit',
  ])
})
