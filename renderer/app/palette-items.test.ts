import { expect, test } from 'vitest'

import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import { nextItem, paletteItems, type PaletteSource } from './palette-items.ts'

function tool(name: string, changes: Partial<ToolRow> = {}): ToolRow {
  return {
    name,
    title: `Title of ${name}`,
    purpose: 'reads something',
    category: 'network',
    categoryTitle: 'Network',
    kind: 'diagnostic',
    risk: 'safe',
    minRole: 'ai_agent',
    network: 'local',
    needsAdmin: false,
    needsIdle: false,
    reason: null,
    alternatives: [],
    ...changes,
  }
}

const blocked = { code: 'mode_blocks_tool', number: 'DM-MODE-1', why: 'Offline.', next: 'Switch.' } as const
const source: PaletteSource = {
  window: [
    { kind: 'page', id: 'page-tools', title: 'Tools', page: 'tools', words: ['도구'] },
    { kind: 'value', id: 'theme-dark', title: 'Appearance: Dark', key: 'theme', value: 'dark', words: ['외관'] },
  ],
  tools: [tool('read_a', { reason: blocked }), tool('read_b'), tool('change_c', { kind: 'remediation' })],
  chats: [
    {
      chatId: 'c1',
      title: 'Printer',
      updatedAt: 0,
      verdict: 'healthy',
      story: { outcome: 'open', found: null, done: [], undoable: [] },
    },
  ],
  complaintTitle: (text) => `Find out why: ${text}`,
}

const idsOf = (query: string): readonly string[] => paletteItems(source, query).map(({ id }) => id)

test('offers checks, never repairs', () => {
  expect(idsOf('title of')).toEqual(['check-read_b', 'check-read_a', 'complaint'])
})

test('what cannot run now stays in the list with its reason, after what can', () => {
  expect(paletteItems(source, 'read_a')[0]).toMatchObject({ tool: 'read_a', reason: 'Offline.' })
})

test('every word has to fit', () => {
  expect(idsOf('network read_b')).toEqual(['check-read_b', 'complaint'])
  expect(idsOf('network nothing')).toEqual(['complaint'])
})

test('chats and settings come only when something was typed', () => {
  expect(idsOf(' ')).toEqual(['page-tools', 'check-read_b', 'check-read_a'])
  expect(idsOf('print')).toEqual(['chat-c1', 'complaint'])
  expect(idsOf('dark')).toEqual(['theme-dark', 'complaint'])
})

test('rows of the window are found in every language', () => {
  expect(idsOf('도구')).toEqual(['page-tools', 'complaint'])
})

test('what was typed can always be sent, also below a full list', () => {
  const full = { ...source, tools: Array.from({ length: 60 }, (_each, index) => tool(`read_${String(index)}`)) }
  const items = paletteItems(full, ' read ')
  expect(items).toHaveLength(41)
  expect(items.at(-1)).toEqual({ kind: 'complaint', id: 'complaint', title: 'Find out why: read', text: 'read' })
})

test('arrows go round', () => {
  expect(nextItem(0, 3, -1)).toBe(2)
  expect(nextItem(2, 3, 1)).toBe(0)
  expect(nextItem(0, 0, 1)).toBe(0)
})
