import { expect, test } from 'vitest'

import { folderPath } from './argument-schemas.ts'

test.each(['C:\\Users\\test', 'd:\\', '/', '/home/test', '/Users/test/My Files'])('%s is a folder', (path) => {
  expect(folderPath().safeParse(path).success).toBe(true)
})

test.each([
  '',
  'Documents',
  '../secret',
  '\\\\server\\share',
  '//server/share',
  '/\\server\\share',
  'C:relative',
  'C:\\a|b',
  '/line\nbreak',
  '/nul\u0000',
  '/lone\ud800',
])('%j is refused', (path) => {
  expect(folderPath().safeParse(path).success).toBe(false)
})
