import { expect, test } from 'vitest'

import type { Conclusion } from '../../shared/domain/conclusion.ts'
import { appError } from '../kernel/result.ts'
import { askedSlots } from './typed-turns.ts'

const tool = 'look_folder'
const skipped = [{ tool, because: 'plan' as const, reason: appError('answer_needed', { tool, slot: 'user_folder' }) }]
const open = [{ tool, reason: 'answer_needed' }]
const empty = { consequences: [], aside: [], open }
const causes = [{ tool: 'look_door', id: 'locked', sure: true }]

/** What is asked for beside such a cause. */
const askedBeside = (verdict: Conclusion['verdict'], noFix: boolean): readonly string[] =>
  askedSlots({ conclusion: { verdict, causes, ...empty }, noFix, skipped })

test('beside a cause that suffices, or that can be repaired, nobody is asked for a value', () => {
  expect(askedBeside('explained', true)).toEqual([])
  expect(askedBeside('likely', false)).toEqual([])
  expect(askedBeside('likely', true)).toEqual(['user_folder'])
})
