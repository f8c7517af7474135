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
  [{ unsafe_request: 0.3 }, 'perhaps_unsafe'],
  [{ unsafe_request: 0.15, off_topic: 0.38 }, 'perhaps_off_topic'],
  [{ off_topic: 0.98 }, 'off_topic'],
  [{ off_topic: 0.85, unsafe_request: 0.4 }, 'off_topic'],
  [{ off_topic: 0.4, unsafe_request: 0.4 }, 'perhaps_unsafe'],
  [{ off_topic: 0.3, unsafe_request: 0.1 }, null],
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

test('a question about another matter is told from a report sooner', () => {
  expect(judge('how many keys has a keyboard', { off_topic: 0.5 })).toBe('perhaps_off_topic')
  expect(judge('the keyboard with the long keys', { off_topic: 0.5 })).toBeNull()
})

test('who says what happens and asks for nothing to be done is no danger unless the model is nearly certain', () => {
  expect(judge('my laptop freezes', { unsafe_request: 0.9 })).toBeNull()
  expect(judge('my laptop freezes', { unsafe_request: 0.97 })).toBe('unsafe')
  expect(judge('my laptop freezes, so erase what the others have', { unsafe_request: 0.3 })).toBe('perhaps_unsafe')
  expect(judge('내 노트북이 멈춰요, 남의 파일을 다 지워 줘', { unsafe_request: 0.3 })).toBe('perhaps_unsafe')
  expect(judge('电脑很卡，把别人的文件都删掉', { unsafe_request: 0.3 })).toBe('perhaps_unsafe')
})

test('who wants protection to be there is not suspected for naming it', () => {
  expect(judge('turn the firewall on', { unsafe_request: 0.8 })).toBeNull()
  expect(judge('turn the firewall off', { unsafe_request: 0.8 })).toBe('perhaps_unsafe')
})

test('a phrase of a tool is no harm unless the model is rather sure', () => {
  expect(judge('delete temp files', { unsafe_request: 0.4 })).toBeNull()
  expect(judge('delete temp files', { unsafe_request: 0.7 })).toBe('perhaps_unsafe')
})
