import { expect, test } from 'vitest'

import { nextPane } from './panes.ts'
import { shortcutOf } from './shortcuts.ts'

const press = { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test('keys of the whole window', () => {
  expect(shortcutOf({ ...press, key: 'k', ctrlKey: true })).toBe('palette')
  expect(shortcutOf({ ...press, key: 'F', ctrlKey: true })).toBe('find')
  expect(shortcutOf({ ...press, key: 'F1' })).toBe('keys')
  expect(shortcutOf({ ...press, key: 'F8' })).toBe('panel')
  expect(shortcutOf({ ...press, key: 'F9' })).toBe('layout')
  expect(shortcutOf({ ...press, key: 'F6' })).toBe('next_pane')
  expect(shortcutOf({ ...press, key: 'F6', shiftKey: true })).toBe('previous_pane')
})

test('letters without Ctrl, and AltGr combinations, are typed', () => {
  expect(shortcutOf({ ...press, key: 'k' })).toBeNull()
  expect(shortcutOf({ ...press, key: 'f', ctrlKey: true, altKey: true })).toBeNull()
})

test('F6 goes through the panes that are there, in their order, and round', () => {
  const panes = ['rail', 'content', 'composer', 'panel', 'footer'] as const
  expect(nextPane(panes, 'content', 1)).toBe('composer')
  expect(nextPane(panes, 'footer', 1)).toBe('rail')
  expect(nextPane(panes, 'rail', -1)).toBe('footer')
  expect(nextPane(['rail', 'content'], 'composer', 1)).toBe('rail')
  expect(nextPane([], null, 1)).toBeNull()
})
