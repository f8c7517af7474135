import { expect, test } from 'vitest'

import type { DisabledTool } from '../../../shared/ipc/views.ts'
import { groupByReason } from './disabled-groups.ts'

function disabled(tool: string, why: string): DisabledTool {
  return { tool, title: tool, alternatives: [], reason: { code: 'mode_blocks_tool', number: 'DM-1', why, next: 'n' } }
}

test('tools with the same reason stand together, the most frequent reason first', () => {
  const groups = groupByReason([disabled('a', 'one'), disabled('b', 'two'), disabled('c', 'two')])
  expect(groups.map(({ reason, tools }) => [reason.why, tools.map(({ tool }) => tool)])).toEqual([
    ['two', ['b', 'c']],
    ['one', ['a']],
  ])
})

test('the same code with other words is another reason', () => {
  expect(groupByReason([disabled('a', 'Python is missing'), disabled('b', 'Git is missing')])).toHaveLength(2)
})

test('nothing disabled, no groups', () => {
  expect(groupByReason([])).toEqual([])
})
