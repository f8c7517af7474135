import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { firstState } from './app-state.ts'
import { isPanelShown, panelAtStart, toggledPanel } from './panel.ts'

const answered = { chatId: 'a', entries: [{}] } as unknown as ChatView
const empty = { chatId: 'a', entries: [] } as unknown as ChatView

test('until somebody asks for it, only a technician who reads an answer has it, where there is room', () => {
  expect(isPanelShown({ ...firstState, chat: empty }, true)).toBe(false)
  expect(isPanelShown({ ...firstState, chat: answered }, true)).toBe(false)
  const technician = { ...firstState, layout: 'technician' } as const
  expect(isPanelShown({ ...technician, chat: answered }, true)).toBe(true)
  expect(isPanelShown({ ...technician, chat: answered }, false)).toBe(false)
  expect(isPanelShown({ ...technician, chat: empty }, true)).toBe(false)
})

test('what a person wants counts in every view of the chat, and on no other page', () => {
  const technician = { ...firstState, chat: answered, layout: 'technician' } as const
  expect(isPanelShown({ ...firstState, panel: 'open' }, false)).toBe(true)
  expect(isPanelShown({ ...technician, panel: 'closed' }, true)).toBe(false)
  expect(isPanelShown({ ...firstState, panel: 'open', page: 'settings' }, true)).toBe(false)
})

test('closing it in the simple view does not take it from the technician, and the other way round', () => {
  const simple = { ...firstState, chat: answered }
  const technician = { ...simple, layout: 'technician' } as const
  expect(toggledPanel(simple, true)).toBe('open')
  expect(toggledPanel({ ...simple, panel: 'open' }, true)).toBe('auto')
  expect(toggledPanel(technician, true)).toBe('closed')
  expect(toggledPanel({ ...technician, panel: 'closed' }, true)).toBe('auto')
  expect(toggledPanel({ ...technician, panel: 'closed' }, false)).toBe('open')
  expect(toggledPanel({ ...technician, page: 'tools' }, true)).toBe('auto')
})

test('a start takes up what was kept, but lays nothing above the page', () => {
  expect(panelAtStart('open', true)).toBe('open')
  expect(panelAtStart('open', false)).toBe('auto')
  expect(panelAtStart('closed', true)).toBe('closed')
  expect(panelAtStart('__PANEL__', true)).toBe('auto')
  expect(panelAtStart(undefined, true)).toBe('auto')
})
