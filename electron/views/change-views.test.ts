import { expect, test } from 'vitest'

import type { DoneChange } from '../../shared/domain/tool-call.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { changeViews } from './change-views.ts'

const context = { registry: { find: () => null }, translator: createTranslator('en') }
const shown = (change: Omit<DoneChange, 'field'>) =>
  changeViews('set_start', [{ field: 'startMode', ...change }], context)

test('what is as it was and was not meant to change is no change', () => {
  expect(shown({ before: 'Manual', planned: null, after: 'Manual', agrees: null })).toEqual([])
  expect(shown({ before: 'Manual', planned: null, after: 'Automatic', agrees: null })).toHaveLength(1)
  expect(shown({ before: 'Manual', planned: 'Automatic', after: 'Manual', agrees: false })).toHaveLength(1)
})
