import fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitClauses, splitSentences } from './clauses.ts'

const weightOf = (text: string, words: string) =>
  splitClauses(text).find((clause) => clause.text.includes(words))?.weight ?? 0

test.each([
  ['the mouse works fine, but the screen is dark', 'mouse', 'screen'],
  ['since the update, the printer is silent', 'update', 'printer'],
  ['마우스는 되는데 키보드가 안 돼요', '마우스', '키보드'],
  ['显示器正常，却没有声音', '显示器', '声音'],
])('%s: %s counts less than %s', (text, less, more) => {
  expect(weightOf(text, less)).toBeLessThan(weightOf(text, more))
})

test('a drive letter and a decimal number do not end a clause', () => {
  expect(splitClauses('my H: drive has 2.5 percent left')).toHaveLength(1)
})

test('what comes first counts most', () => {
  const weights = splitClauses('sound is gone. screen is dark. fan is loud').map((clause) => clause.weight)
  expect(weights).toEqual([...weights].sort((left, right) => right - left))
})

test('no word is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('disk', 'but', '프린터', '打印', '.', ',', '!', '\n')), (parts) => {
      const text = parts.join(' ')
      const whole = splitSentences(text).join(' ')
      for (const word of ['disk', '프린터', '打印']) expect(whole.includes(word)).toBe(text.includes(word))
    }),
  )
})

test('a pasted network path is one', () => {
  expect(splitClauses(String.raw`I cannot open \\files\projects today`)[0]?.text).toContain('network path')
})
