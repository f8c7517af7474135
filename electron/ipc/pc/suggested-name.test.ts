import { expect, it } from 'vitest'

import { suggestedName } from './suggested-name.ts'

it.each([
  ['C:\\Users\\test\\Support scripts', 'support-scripts'],
  ['/home/test/Logs', 'logs'],
  ['D:\\2024 (old)', 'old'],
  ['D:\\문서', 'folder'],
  ['D:\\', 'folder'],
  [`/${'a'.repeat(60)}`, 'a'.repeat(32)],
])('%s becomes %s', (folder, name) => {
  expect(suggestedName(folder, [])).toBe(name)
})

it('takes no name that is there already', () => {
  expect(suggestedName('/a/Logs', ['logs', 'logs-2'])).toBe('logs-3')
  expect(suggestedName(`/${'a'.repeat(60)}`, ['a'.repeat(32)])).toBe(`${'a'.repeat(30)}-2`)
})
