import { expect, it } from 'vitest'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { trayView } from './tray-view.ts'

const translator = createTranslator('en')

function chat(chatId: string, title: string, outcome: ChatSummary['story']['outcome']): ChatSummary {
  const verdict = outcome === 'running' || outcome === 'waiting' ? outcome : 'healthy'
  return { chatId, title, updatedAt: 0, verdict, story: { outcome, found: null, done: [], undoable: [] } }
}

it('says nothing where nothing was done yet', () => {
  expect(trayView([], translator)).toEqual({ tip: 'Deskmedic', chats: [] })
})

it('tells how the newest chat that has ended did so, first, then what waits', () => {
  const chats = [
    chat('c3', 'No sound', 'running'),
    chat('c2', 'Windows Update fails', 'waiting'),
    chat('c1', 'Printer doesn’t print', 'fixed'),
    chat('c0', 'C: is full', 'open'),
  ]
  expect(trayView(chats, translator)).toEqual({
    tip: 'Deskmedic\nPrinter doesn’t print: fixed',
    chats: [
      { label: 'Printer doesn’t print: fixed', chatId: 'c1' },
      { label: 'A repair is waiting: Windows Update fails', chatId: 'c2' },
    ],
  })
})

it('stays as short as the system shows it, and holds no hidden characters', () => {
  const { tip } = trayView([chat('c1', `\u202Egnp.exe ${'x'.repeat(400)}`, 'nothing_found')], translator)
  expect(tip.length).toBeLessThan(128)
  expect(tip).not.toContain('\u202E')
})
