import { expect, test } from 'vitest'

import type { ChatView, PcView } from '../../shared/ipc/views.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import { lastOf, useDesktops } from '../fakes/desktop-fixture.ts'

const open = useDesktops()

/** A PC whose script host takes its time: until it has answered nothing is known of administrator rights. */
function slowToAnswer(): { readonly alter: (opened: Backend) => Backend; readonly answer: () => void } {
  let answer = (): void => undefined
  let answered = false
  const factsRead = new Promise<void>((resolve) => {
    answer = () => {
      answered = true
      resolve()
    }
  })
  const alter = (opened: Backend): Backend => ({
    ...opened,
    facts: () => ({ ...opened.facts(), elevated: answered }),
    factsRead,
  })
  return { alter, answer: () => answer() }
}

test('the app is there before the script host has answered, and tells what it learns', async () => {
  const { alter, answer } = slowToAnswer()
  const app = await open({ faults: ['spooler-stopped'], alter })
  expect((await app.ask<PcView>('pc.get', {})).admin).toMatchObject({ possible: false, enabled: false })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  await expect.poll(async () => lastOf(await app.ask<ChatView>('chats.open', { chatId }), 'checks')).toBeDefined()

  answer()
  const told = (): readonly unknown[] =>
    app.pushed.filter((event) => event.kind === 'pc' && event.pc.admin.possible && event.pc.admin.enabled)
  await expect.poll(told).not.toEqual([])
  expect((await app.ask<PcView>('pc.get', {})).admin).toMatchObject({ possible: true, enabled: true })
})
