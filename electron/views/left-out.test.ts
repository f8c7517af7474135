import { expect, test } from 'vitest'

import type { SkippedEntry } from '../../shared/domain/diagnosis.ts'
import { appError } from '../kernel/result.ts'
import { leftOut } from './left-out.ts'

const asks = (tool: string): SkippedEntry => ({
  tool,
  because: 'plan',
  reason: appError('answer_needed', { tool, slot: 'file_name' }),
})
const refused: SkippedEntry = { tool: 'files', because: 'plan', reason: appError('cancelled') }

test('a check that was run and only asks for more is not told as left out', () => {
  expect(leftOut([asks('files'), asks('names')], ['files'])).toEqual([asks('names')])
})

test('a check that could not be run a second time is told, whatever it said before', () => {
  expect(leftOut([refused], ['files'])).toEqual([refused])
})
