import { expect, test } from 'vitest'

import { stateWord } from './state-words.ts'

test('a state of Windows is said in the language of the person', () => {
  expect(stateWord('Auto', 'en')).toBe('Automatic')
  expect(stateWord('Manual', 'ko')).toBe('수동')
  expect(stateWord('Disconnected', 'zh')).toBe('未连接')
})

test('what is no known state may be a name, and stays as it is', () => {
  for (const name of ['Office-2', 'manual', 'toString', '']) expect(stateWord(name, 'ko')).toBeNull()
})
