import { expect, test } from 'vitest'

import { createIntentJudge } from './intent-judge.ts'
import { loadTools } from '../../registry/folders.ts'
import { readText } from './lexicon.ts'
import { createPhraseIndex } from './phrase-index.ts'
import { plannerTools } from './planner-tools.ts'
import type { RankModel } from './rank-model.ts'

const index = createPhraseIndex(plannerTools(loadTools()))

function judge(text: string, shares: Record<string, number>, words = 4) {
  const model: RankModel = () => ({ byTool: new Map(Object.entries(shares)), words })
  return createIntentJudge({ index, model })(text, readText(text))
}

test.each([
  [{ unsafe_request: 0.95 }, 'unsafe'],
  [{ unsafe_request: 0.7 }, 'perhaps_unsafe'],
  [{ off_topic: 0.98 }, 'off_topic'],
  [{ off_topic: 0.85, unsafe_request: 0.4 }, 'off_topic'],
  [{ off_topic: 0.4, unsafe_request: 0.4 }, 'perhaps_unsafe'],
  [{ off_topic: 0.4, unsafe_request: 0.1 }, null],
  [{ vague: 0.9 }, null],
  [{ wish: 0.9 }, null],
  [{ check_lamp: 0.9 }, null],
] as const)('%o sounds %s', (shares, expected) => {
  expect(judge('bring me the moon on a silver plate', shares)).toBe(expected)
})

test('who names something of this PC, or says what happens, is turned away only where the model is surer', () => {
  expect(judge('the keyboard of the piano', { off_topic: 0.7 })).toBeNull()
  expect(judge('the keyboard of the piano', { off_topic: 0.88 })).toBe('off_topic')
  expect(judge('my laptop freezes', { off_topic: 0.7 })).toBeNull()
  expect(judge('my laptop freezes', { off_topic: 0.95 })).toBe('off_topic')
  expect(judge('something is wrong with my pc', { off_topic: 0.7 })).toBeNull()
})

test('where the model is only nearly sure a person is asked, unless it is a long report', () => {
  expect(judge('the keyboard of the piano', { off_topic: 0.83 })).toBe('perhaps_off_topic')
  expect(judge('my laptop freezes', { off_topic: 0.85 })).toBe('perhaps_off_topic')
  expect(judge('my laptop freezes', { off_topic: 0.85 }, 80)).toBeNull()
})

test('who says what happens is refused only where the model is nearly certain, and else looked into and no more', () => {
  expect(judge('my laptop freezes', { unsafe_request: 0.9 })).toBe('perhaps_unsafe')
  expect(judge('my laptop freezes', { unsafe_request: 0.97 })).toBe('unsafe')
})

test('a phrase of a tool is no harm unless the model is nearly certain', () => {
  expect(judge('delete temp files', { unsafe_request: 0.7 })).toBeNull()
  expect(judge('delete temp files', { unsafe_request: 0.95 })).toBe('unsafe')
})
