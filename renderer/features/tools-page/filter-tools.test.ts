import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { categories, risks } from '../../../shared/domain/tool-manifest.ts'
import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { noFilter } from '../../state/tool-filter.ts'
import { choicesIn, countIn, filterTools, groupTools } from './filter-tools.ts'

const blocked = { code: 'mode_blocks_tool', number: 'DM-1', why: 'The mode is offline.', next: 'Switch it.' } as const
const base: ToolRow = {
  name: 'look_at_queue',
  title: 'Print jobs',
  purpose: 'Jobs that wait or are stuck.',
  category: 'printers',
  categoryTitle: 'Printers',
  kind: 'diagnostic',
  risk: 'safe',
  minRole: 'ai_agent',
  network: 'local',
  needsAdmin: false,
  needsIdle: false,
  reason: null,
  alternatives: [],
}
const clear: ToolRow = { ...base, name: 'clear_queue', title: 'Clear the queue', kind: 'remediation', risk: 'caution' }
const lookup: ToolRow = {
  ...base,
  name: 'look_up',
  title: 'Look up an address',
  purpose: 'Asks a public service.',
  category: 'network',
  categoryTitle: 'Network',
  reason: blocked,
}
const send: ToolRow = { ...clear, name: 'send_word', title: 'Send word', category: 'web', kind: 'action' }
const tools = [base, clear, lookup]
const names = (rows: readonly ToolRow[]): readonly string[] => rows.map(({ name }) => name)

test('what the words are about is found beside what they name, within the other filters', () => {
  const about = new Set(['look_up'])
  const filter = { ...noFilter, words: 'clear' }
  expect(names(filterTools(tools, filter, about))).toEqual(['clear_queue', 'look_up'])
  expect(names(filterTools(tools, { ...filter, category: 'printers' }, about))).toEqual(['clear_queue'])
  expect(names(filterTools(tools, { ...filter, words: 'xyz' }, about))).toEqual(['look_up'])
})

test('every word has to occur, in any part, whatever the case', () => {
  expect(names(filterTools(tools, { ...noFilter, words: 'PRINT stuck' }))).toEqual(['look_at_queue', 'clear_queue'])
  expect(names(filterTools(tools, { ...noFilter, words: 'clear_queue' }))).toEqual(['clear_queue'])
  expect(names(filterTools(tools, { ...noFilter, words: 'offline' }))).toEqual(['look_up'])
  expect(filterTools(tools, { ...noFilter, words: 'print nowhere' })).toEqual([])
})

test('filters narrow together', () => {
  expect(names(filterTools(tools, { ...noFilter, set: 'disabled' }))).toEqual(['look_up'])
  expect(names(filterTools(tools, { ...noFilter, set: 'checks', category: 'printers' }))).toEqual(['look_at_queue'])
  expect(filterTools(tools, { ...noFilter, set: 'repairs', risk: 'safe' })).toEqual([])
  expect(names(filterTools([...tools, send], { ...noFilter, set: 'repairs' }))).toEqual(['clear_queue'])
  expect(names(filterTools([...tools, send], { ...noFilter, set: 'actions' }))).toEqual(['send_word'])
})

test('groups hold every tool once, in the order of the categories', () => {
  expect(groupTools(tools).map(({ title, disabled, tools: rows }) => [title, disabled, rows.length])).toEqual([
    ['Network', 1, 1],
    ['Printers', 0, 2],
  ])
  expect(choicesIn(tools).risks).toEqual(['safe', 'caution'])
})

test('a filter never invents a tool and available plus disabled is everything', () => {
  const anyTool = fc.record({
    category: fc.constantFrom(...categories),
    risk: fc.constantFrom(...risks),
    reason: fc.constantFrom(null, blocked),
    title: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(anyTool), fc.string({ maxLength: 4 }), (some, words) => {
      const rows = some.map((part) => ({ ...base, ...part }))
      expect(rows).toEqual(expect.arrayContaining([...filterTools(rows, { ...noFilter, words })]))
      expect(countIn('available', rows) + countIn('disabled', rows)).toBe(rows.length)
      expect(groupTools(rows).flatMap((group) => group.tools)).toHaveLength(rows.length)
    }),
  )
})
