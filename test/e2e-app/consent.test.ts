import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { AppBridge, CommandName, CommandOutput } from '../../shared/ipc/contract.ts'
import type { ConfirmBridge, ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { ChatEntry } from '../../shared/ipc/views.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { patience } from './patience.ts'
import { readToEnd } from './person.ts'

type Plan = Extract<ChatEntry, { kind: 'plan' }>
type Bridges = { readonly deskmedic: AppBridge; readonly deskmedicConfirm: ConfirmBridge }

/** Asks main as the page does, past every button: what holds here holds for a page that was taken over. */
async function ask<Name extends CommandName>(page: Page, name: Name, input: unknown): Promise<CommandOutput<Name>> {
  const answer = await page.evaluate(
    ([command, value]) => (globalThis as unknown as Bridges).deskmedic.invoke(command, value),
    [name, input] as const,
  )
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`)
  return answer.data as CommandOutput<Name>
}

async function entriesOf(page: Page, chatId: string): Promise<readonly ChatEntry[]> {
  return (await ask(page, 'chats.open', { chatId })).entries
}

async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const value = await look()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to that')
}

describe('consent in the app', () => {
  let launched: LaunchedApp
  let chatId = ''
  let plan: Plan

  beforeAll(async () => {
    launched = await launchApp({ args: ['--scenario', 'stuck-print-queue'] })
  })
  beforeEach(async () => {
    const { page } = launched
    chatId = (await ask(page, 'chats.create', {})).chatId
    await ask(page, 'chats.submit', { chatId, text: 'the printer does nothing' })
    plan = await until(async () =>
      (await entriesOf(page, chatId)).find((entry): entry is Plan => entry.kind === 'plan' && entry.state === 'open'),
    )
  })
  // Each case has its own chat and leaves no question open.
  afterEach(async () => {
    const open = launched.app.windows().filter((window) => window !== launched.page)
    const leave = (window: Page): Promise<unknown> =>
      Promise.all([window.waitForEvent('close'), window.evaluate(() => window.close()).catch(() => undefined)])
    await Promise.all(open.map(leave))
  })
  afterAll(() => launched.close())

  const planNow = async (): Promise<Plan['state'] | undefined> =>
    (await entriesOf(launched.page, chatId)).filter((entry) => entry.kind === 'plan').at(-1)?.state
  const fixes = async (): Promise<number> =>
    (await entriesOf(launched.page, chatId)).filter((entry) => entry.kind === 'fixes').length

  async function review(): Promise<{ readonly window: Page; readonly view: ConfirmationView }> {
    const digests = plan.steps.slice(0, 1).map(({ digest }) => digest)
    const opening = launched.app.waitForEvent('window', patience)
    await ask(launched.page, 'plan.review', { chatId, entryId: plan.id, digests })
    const window = await opening
    await window.waitForLoadState('load')
    const view = await window.evaluate(() => (globalThis as unknown as Bridges).deskmedicConfirm.getRequest())
    if (view === null) throw new Error('the confirmation window has no question')
    return { window, view }
  }

  /** The window closes with an answer that counts, and takes this call with it. */
  const answer = (window: Page, given: ConfirmationAnswerView): Promise<void> =>
    window
      .evaluate((each) => (globalThis as unknown as Bridges).deskmedicConfirm.answer(each), given)
      .catch(() => undefined)

  const yesTo = ({ requestId, digest }: ConfirmationView): ConfirmationAnswerView => ({
    requestId,
    digest,
    answer: 'run_now',
    remember: 'no',
    seenWhole: true,
  })

  it('asks in a window of its own, with its own bridge and its own session', async () => {
    const { window, view } = await review()
    expect(window.url()).toBe('app://confirm/')
    const offered = await window.evaluate(() => [
      Object.keys((globalThis as unknown as Bridges).deskmedicConfirm),
      'deskmedic' in globalThis,
    ])
    expect(offered).toEqual([['getRequest', 'fit', 'answer'], false])
    expect(view).toMatchObject({ kind: 'fix', simulated: true })
    const apart = await launched.app.evaluate(({ BrowserWindow }) => {
      const sessions = BrowserWindow.getAllWindows().map(({ webContents }) => webContents.session)
      return sessions.length === 2 && sessions[0] !== sessions[1]
    })
    expect(apart).toBe(true)
  })

  it('takes no answer to another question or with another digest', async () => {
    const { window, view } = await review()
    await readToEnd(window)
    await answer(window, { ...yesTo(view), digest: 'e'.repeat(64) })
    await answer(window, { ...yesTo(view), requestId: 'another' })
    await answer(window, { ...yesTo(view), answer: 'approve' as 'run_now' })
    await answer(window, { ...yesTo(view), seenWhole: false })
    expect([await planNow(), await fixes(), window.isClosed()]).toEqual(['confirming', 0, false])
  })

  it('leaves the step waiting when the window is closed', async () => {
    const { window } = await review()
    await window.evaluate(() => window.close()).catch(() => undefined)
    await until(async () => ((await planNow()) === 'confirming' ? undefined : true))
    expect(await fixes()).toBe(0)
  })

  // Last: it repairs the PC of all cases.
  it('runs the step after a yes that was given in that window', async () => {
    const { window, view } = await review()
    await readToEnd(window)
    await answer(window, yesTo(view))
    await until(async () => ((await planNow()) === 'done' ? true : undefined))
    expect(await fixes()).toBe(1)
    expect(launched.app.windows()).toHaveLength(1)
  })
})
