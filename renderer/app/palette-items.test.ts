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
  pages: [{ page: 'tools', title: 'Tools' }],
  tools: [tool('read_a', { reason: blocked }), tool('read_b'), tool('change_c', { kind: 'remediation' })],
  chats: [{ chatId: 'c1', title: 'Printer', updatedAt: 0, verdict: 'healthy' }],
}

test('offers checks, never repairs', () => {
  expect(paletteItems(source, 'title of').map((item) => item.id)).toEqual(['check-read_b', 'check-read_a'])
})

test('what cannot run now stays in the list with its reason, after what can', () => {
  expect(paletteItems(source, 'read_a')).toMatchObject([{ tool: 'read_a', reason: 'Offline.' }])
})

test('every word has to fit', () => {
  expect(paletteItems(source, 'network read_b')).toHaveLength(1)
  expect(paletteItems(source, 'network nothing')).toEqual([])
})

test('chats come only when something was typed', () => {
  expect(paletteItems(source, '').some((item) => item.kind === 'chat')).toBe(false)
  expect(paletteItems(source, 'print')).toMatchObject([{ kind: 'chat', chatId: 'c1' }])
})

test('arrows go round', () => {
  expect(nextItem(0, 3, -1)).toBe(2)
  expect(nextItem(2, 3, 1)).toBe(0)
  expect(nextItem(0, 0, 1)).toBe(0)
})
