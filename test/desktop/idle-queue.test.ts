import { describe, expect, test } from 'vitest'

import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { CallView, ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, eventually, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import type { DesktopOptions } from '../fakes/desktop-options.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()

/** A fix that needs a free PC, on a PC whose person is in a call that does not end. */
async function withWaitingCall(
  options: DesktopOptions = {},
): Promise<{ app: TestDesktop; chat: ChatView; call: CallView }> {
  const inCall = (pc: SimulatedPc): void => {
    pc.state.session.mediaApps = ['Teams']
  }
  const app = await open({ faults: ['update-cache-damaged'], prepare: inCall, person: () => 'when_idle', ...options })
  const complained = await complain(app, 'update stops with 0x80070002 no matter how often I press retry')
  const plan = lastOf(complained, 'plan')
  const step = plan.steps.find((one) => one.needsIdle)
  if (!step) throw new Error(`nothing waits: ${JSON.stringify(plan.steps.map((one) => one.tool))}`)
  await app.ask('plan.review', { chatId: complained.chatId, entryId: plan.id, digests: [step.digest] })
  const chat = await app.until(complained.chatId, (now) => waiting(now) !== undefined)
  const call = waiting(chat)
  if (!call) throw new Error('not waiting')
  return { app, chat, call }
}

function waiting(chat: ChatView): CallView | undefined {
  return entriesOf(chat, 'fixes')
    .flatMap((entry) => entry.calls)
    .find((call) => call.state === 'awaiting_idle')
}

describe('a step that waits for a free PC', () => {
  test('says why it waits, and the question said that the PC is in use', async () => {
    const { app, chat, call } = await withWaitingCall()
    expect(call).toMatchObject({ idleReason: 'in_call', startedAt: null })
    expect(chat.verdict).toBe('waiting')
    expect(app.asked.at(-1)).toMatchObject({ inUse: true })
    expect(app.desktop.isBusy()).toBe(true)
    // Another chat goes on meanwhile.
    expect((await complain(app, 'the printer does nothing')).chatId).not.toBe(chat.chatId)
  })

  test('not today ends it without an effect, and the plan can be taken up again', async () => {
    const { app, chat, call } = await withWaitingCall()
    await app.ask('calls.postpone', { callId: call.callId })
    const ended = await app.until(chat.chatId, planIs('not_now'))
    expect(lastOf(ended, 'fixes').calls[0]).toMatchObject({ state: 'denied', error: { code: 'postponed' } })
    expect(await app.send('calls.postpone', { callId: call.callId })).toMatchObject({ ok: false })
    const [putOff] = lastOf(ended, 'fixes').results
    const { again } = putOff ?? {}
    if (!again) throw new Error('nothing to do now')
    app.person = () => 'run_now'
    await app.ask('plan.review', { chatId: chat.chatId, entryId: again.planId, digests: [again.digest] })
    const done = await app.until(chat.chatId, planIs('done'))
    const [first, last] = entriesOf(done, 'fixes').flatMap(({ results }) => results)
    expect([first?.again, last?.verdict]).toEqual([null, 'fixed'])
  })

  test('now is asked again in the confirmation window, and only its yes starts it', async () => {
    const { app, chat, call } = await withWaitingCall()
    const asked = app.asked.length
    app.person = () => 'closed'
    await app.ask('calls.runNow', { callId: call.callId })
    await eventually(() => app.asked.length > asked, String)
    await app.settled()
    expect(waiting(await app.chat(chat.chatId))?.callId).toBe(call.callId)
    app.person = () => 'run_now'
    await app.ask('calls.runNow', { callId: call.callId })
    const done = await app.until(chat.chatId, planIs('done'))
    expect(app.asked).toHaveLength(asked + 2)
    expect(lastOf(done, 'fixes').results[0]).toMatchObject({ verdict: 'fixed' })
  })

  test('outside of the hours of the organisation it says when it goes on, and "now" is refused', async () => {
    const opensAt = Date.UTC(2026, 0, 5, 14)
    const rule = `FREQ=DAILY;BYHOUR=${new Date(opensAt).getHours()};DURATION=PT1H`
    const { app, chat, call } = await withWaitingCall({ policy: { MaintenanceWindow: rule }, person: () => 'run_now' })
    expect(call).toMatchObject({ idleReason: 'outside_hours', opensAt, startedAt: null })
    const asked = app.asked.length
    expect(await app.send('calls.runNow', { callId: call.callId })).toMatchObject({
      error: { code: 'outside_hours', why: expect.stringContaining('only at certain times') as string },
    })
    expect(app.asked).toHaveLength(asked)
    // Looking goes on meanwhile.
    expect((await complain(app, 'the printer does nothing')).chatId).not.toBe(chat.chatId)
    await app.ask('calls.postpone', { callId: call.callId })
    await app.until(chat.chatId, planIs('not_now'))
  })

  test.each([
    ['stopped', 'calls.stop'],
    ['put off', 'calls.postpone'],
  ] as const)(
    'the question whether it may start closes once the step is %s, and starts nothing',
    async (_, command) => {
      const { app, chat, call } = await withWaitingCall()
      const asked = app.asked.length
      app.person = () => null
      await app.ask('calls.runNow', { callId: call.callId })
      await eventually(() => app.asked.length > asked, String)
      await app.ask('calls.runNow', { callId: call.callId })
      const before = await app.pcState()
      await app.ask(command, { callId: call.callId })
      const ended = await app.until(chat.chatId, (now) => lastOf(now, 'fixes').results.length > 0)
      expect(lastOf(ended, 'fixes').calls[0]).toMatchObject({ state: 'denied' })
      expect(app.asked).toHaveLength(asked + 1)
      expect(app.closed).toEqual([app.asked.at(-1)?.requestId])
      expect((await app.pcState()).updates).toEqual(before.updates)
    },
  )

  test.each([
    ['refused', 'refuse', 'not_now'],
    ['put off again', 'not_today', 'not_now'],
  ] as const)('is put off where the question whether it may start is %s', async (_, answer, state) => {
    const { app, chat, call } = await withWaitingCall()
    app.person = () => answer
    await app.ask('calls.runNow', { callId: call.callId })
    const ended = await app.until(chat.chatId, planIs(state))
    expect(lastOf(ended, 'fixes').calls[0]).toMatchObject({ error: { code: 'postponed' } })
  })

  test('waits on where the answer is "when the PC is free"', async () => {
    const { app, chat, call } = await withWaitingCall()
    const asked = app.asked.length
    app.person = () => 'when_idle'
    await app.ask('calls.runNow', { callId: call.callId })
    await eventually(() => app.asked.length > asked, String)
    await app.settled()
    expect(waiting(await app.chat(chat.chatId))?.callId).toBe(call.callId)
  })

  test('run now in the first question does not wait', async () => {
    const { app, chat, call } = await withWaitingCall().then(
      async ({ app: first, chat: waitingChat, call: waitingCall }) => {
        await first.ask('calls.postpone', { callId: waitingCall.callId })
        await first.until(waitingChat.chatId, planIs('not_now'))
        return { app: first, chat: waitingChat, call: waitingCall }
      },
    )
    app.person = () => 'run_now'
    await review(app, chat)
    const done = await app.until(chat.chatId, planIs('done'))
    const started = lastOf(done, 'fixes').calls[0]
    expect(started?.callId).not.toBe(call.callId)
    expect(started?.state).toBe('succeeded')
  })

  test('can be stopped', async () => {
    const { app, chat, call } = await withWaitingCall()
    await app.ask('calls.stop', { callId: call.callId })
    const ended = await app.until(chat.chatId, planIs('done'))
    expect(lastOf(ended, 'fixes').calls[0]).toMatchObject({ state: 'denied', error: { code: 'cancelled' } })
    expect(app.pushed.some((event) => event.kind === 'items' && JSON.stringify(event).includes('"stopping"'))).toBe(
      true,
    )
    expect(app.desktop.isBusy()).toBe(false)
  })

  test('is not started by the next start of the app: a person is asked again', async () => {
    const { app, chat } = await withWaitingCall()
    const before = await app.pcState()
    await app.close()
    const next = await open({ dataFolder: app.dataFolder, person: () => 'run_now' })
    const shown = await next.chat(chat.chatId)
    expect(waiting(shown)).toBeUndefined()
    expect((await next.pcState()).updates).toEqual(before.updates)
    expect(next.asked).toEqual([])
  })
})
