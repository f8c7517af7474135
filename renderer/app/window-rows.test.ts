import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { settingsSections } from '../../shared/domain/page-settings.ts'
import type { ChatView, SettingsView } from '../../shared/ipc/views.ts'
import { messages } from '../../shared/texts/messages.ts'
import { windowTextIn } from '../../test/fakes/window-text.ts'
import { paletteItems } from './palette-items.ts'
import { windowRows } from './window-rows.ts'

const languages = locales.map((locale) => messages[locale])
const free = <Value>(value: Value) => ({ value, source: 'default', lockedBy: null }) as const
const settings = { theme: free('light'), language: free('ko') } as unknown as SettingsView
const chat = {
  entries: [
    {
      kind: 'fixes',
      results: [
        { callId: 'a', title: 'First', undoUntil: 2_000, undone: false },
        { callId: 'b', title: 'Second', undoUntil: 2_000, undone: false },
        { callId: 'c', title: 'Third', undoUntil: 2_000, undone: true },
        { callId: 'd', title: 'Fourth', undoUntil: null, undone: false },
      ],
    },
  ],
} as unknown as ChatView

function found(query: string, changes: Partial<Parameters<typeof windowRows>[1]> = {}): readonly string[] {
  const window = windowRows(windowTextIn('en'), { settings, chat, now: 1_000, languages, ...changes })
  const items = paletteItems({ window, tools: [], chats: [], complaintTitle: () => 'ask' }, query)
  return items.slice(0, -1).map(({ title }) => title)
}

test('looks and languages are found by their words in any language, without those in use', () => {
  expect(found('dark')).toEqual(['Appearance: Dark'])
  expect(found('어둡게')).toEqual(['Appearance: Dark'])
  expect(found('language')).toEqual(['Language: English', 'Language: 简体中文'])
  expect(found('light')).toEqual([])
})

test('what the organisation has set is not offered', () => {
  const locked = { ...settings.theme, lockedBy: { source: 'policy', contact: null, policy: null } } as const
  expect(found('dark', { settings: { ...settings, theme: locked } })).toEqual([])
})

test('the parts of the settings are found', () => {
  expect(found('kept')).toEqual(['Settings: Privacy and history'])
  expect(found('settings')).toHaveLength(1 + settingsSections.length)
})

test('the last change that can still be undone is named', () => {
  expect(found('undo')).toEqual(['Undo the last change: Second'])
  expect(found('undo', { now: 3_000 })).toEqual([])
  expect(found('undo', { chat: null })).toEqual([])
})

test('Enter alone in an empty palette starts nothing', () => {
  expect(windowRows(windowTextIn('en'), { settings, chat, now: 1_000, languages })[0]?.kind).toBe('page')
})

test('a report is offered where something was looked at', () => {
  expect(found('report for it')).toEqual([])
  const looked = { entries: [{ kind: 'checks' }] } as unknown as ChatView
  expect(found('report for it', { chat: looked })).toEqual(['Report for IT'])
})
