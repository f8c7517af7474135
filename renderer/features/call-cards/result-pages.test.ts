import { expect, test } from 'vitest'

import { noPages, withPage } from './result-pages.ts'

test('pages follow each other until the end', () => {
  const first = withPage(noPages, 0, { text: '{"a"', nextOffset: 4, size: 7 })
  const whole = withPage(first, 4, { text: ':1}', nextOffset: null, size: 7 })
  expect(whole).toEqual({ text: '{"a":1}', nextOffset: null, size: 7 })
})

test('a page that arrives twice or late is not added again', () => {
  const first = withPage(noPages, 0, { text: 'abcd', nextOffset: 4, size: 7 })
  expect(withPage(first, 0, { text: 'abcd', nextOffset: 4, size: 7 })).toBe(first)
  const whole = withPage(first, 4, { text: 'efg', nextOffset: null, size: 7 })
  expect(withPage(whole, 4, { text: 'efg', nextOffset: null, size: 7 })).toBe(whole)
})
