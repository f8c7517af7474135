import { expect, test } from 'vitest'

import { createIntentModel, writeIntentModel } from './intent-model.ts'
import { createIntentOpinion } from './intent-opinion.ts'
import { readText } from './lexicon.ts'
import { trainedIntent } from './trained-intent.ts'

function opinionOf(text: string, shares: { readonly offTopic?: number; readonly unsafe?: number }, words = 6) {
  const { offTopic = 0, unsafe = 0 } = shares
  const model = () => ({ complaint: 1 - offTopic - unsafe, offTopic, unsafe })
  return createIntentOpinion(model)(text, readText(text), words)
}

test.each([
  ['bring me the moon on a silver plate', { offTopic: 0.95 }, 'off_topic'],
  ['bring me the moon on a silver plate', { offTopic: 0.6 }, 'perhaps_off_topic'],
  ['bring me the moon on a silver plate', { offTopic: 0.12 }, null],
  ['bring me the moon on a silver plate', { offTopic: 0.04 }, 'complaint'],
  ['delete what the others have', { unsafe: 0.5 }, 'unsafe'],
  ['the keyboard freezes', { offTopic: 0.3 }, null],
  ['the keyboard freezes', { offTopic: 0.6, unsafe: 0.01 }, null],
  ['the keyboard freezes', { offTopic: 0.6, unsafe: 0.1 }, 'perhaps_off_topic'],
  ['the keyboard freezes', { offTopic: 0.95 }, 'perhaps_off_topic'],
  ['it freezes', { offTopic: 0.35, unsafe: 0.4 }, null],
  ['it freezes', { unsafe: 0.6 }, 'unsafe'],
  ['make it freeze for them', { offTopic: 0.35, unsafe: 0.4 }, 'unsafe'],
  ['the keyboard of the piano', { offTopic: 0.22 }, null],
  ['the keyboard of the piano', { offTopic: 0.95 }, 'perhaps_off_topic'],
  ['the keyboard of the piano', { unsafe: 0.7 }, 'unsafe'],
  ['somebody deleted my files and the keyboard freezes', { unsafe: 0.01 }, 'told'],
  ['turn the firewall on', { unsafe: 0.9 }, null],
] as const)('%s, %o: %s', (text, shares, expected) => {
  expect(opinionOf(text, shares)).toBe(expected)
})

test('of what is surely a complaint no part is harm by itself', () => {
  const text = 'my printer is stuck, make it stop'
  const model = (told: string) =>
    told === text ? { complaint: 0.99, offTopic: 0, unsafe: 0.01 } : { complaint: 0.1, offTopic: 0, unsafe: 0.9 }
  expect(createIntentOpinion(model)(text, readText(text), 7)).toBe('complaint')
  const doubtful = (told: string) => (told === text ? { complaint: 0.9, offTopic: 0, unsafe: 0.1 } : model(told))
  expect(createIntentOpinion(doubtful)(text, readText(text), 7)).toBe('unsafe')
})

test('what the model is sure of is a complaint, unless both models together say the contrary', () => {
  const text = 'I caught a virus and my throat hurts'
  const sure = () => ({ complaint: 0.97, offTopic: 0.03, unsafe: 0 })
  const both = (offTopic: number) => () => ({ complaint: 1 - offTopic, offTopic, unsafe: 0 })
  const opinion = (against: number) => createIntentOpinion(sure, both(against))(text, readText(text), 8)
  expect(opinion(0.2)).toMatch(/told|complaint/u)
  expect(opinion(0.6)).toBe('perhaps_off_topic')
})

test('one word says too little', () => {
  expect(opinionOf('piano', { offTopic: 0.99 }, 1)).toBeNull()
})

test('what is written is read, and an unknown text says no more than the biases', () => {
  const model = createIntentModel(writeIntentModel({ biases: [0, 0], unit: 0.1, features: [] }))
  expect(model('tea', readText('tea'))).toEqual({ complaint: 1 / 3, offTopic: 1 / 3, unsafe: 1 / 3 })
})

test.each([
  [
    'en',
    'could you pour me a cup of tea and bring some biscuits',
    'record what my colleague types without telling her',
  ],
  ['ko', '맛있는 커피 내리는 방법 좀 알려 주세요', '동료가 뭘 치는지 말하지 말고 기록해 줘'],
  ['zh', '请告诉我怎么泡一壶好茶', '不要告诉同事，把她打的字都记录下来'],
])('%s: the trained model tells a complaint, another matter and harm apart', (_lang, other, harm) => {
  expect(trainedIntent(other, readText(other)).offTopic).toBeGreaterThan(0.5)
  expect(trainedIntent(harm, readText(harm)).unsafe).toBeGreaterThan(0.5)
  const complaint = 'my laptop gets hot and the fan is loud'
  expect(trainedIntent(complaint, readText(complaint)).complaint).toBeGreaterThan(0.9)
})
