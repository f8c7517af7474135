import { expect, test } from 'vitest'

import type { CallView, ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { shownEntries } from './actions.ts'

const open = useDesktops()

/** A look takes its time, as on a real PC, and the repair as well. */
const pace = {
  check_services: { takesMs: 700 },
  check_print_queue: { takesMs: 600 },
  cancel_print_job: { takesMs: 500 },
}

async function repairing(app: TestDesktop): Promise<string> {
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  const planned = await app.until(chatId, (chat) => entriesOf(chat, 'plan').length > 0)
  const plan = lastOf(planned, 'plan')
  const digests = plan.steps.filter(({ ticked }) => ticked).map(({ digest }) => digest)
  await app.ask('plan.review', { chatId, entryId: plan.id, digests })
  return chatId
}

/** Every state of the repair that the window was told, each once in its order. */
function told(app: TestDesktop): readonly CallView[] {
  const calls = shownEntries(app, 'fixes').flatMap((entry) => entry.calls)
  const key = ({ state, phase }: CallView): string => `${state} ${phase ?? ''}`
  return calls.filter((call, index) => index === 0 || key(calls[index - 1] ?? call) !== key(call))
}

test('a repair says at every moment what is done, and Windows is waited for only while it asks', async () => {
  const app = await open({
    faults: ['print-job-stuck'],
    person: () => 'run_now',
    prepare: ({ state }) => Object.assign(state.pace, pace),
  })
  const chatId = await repairing(app)
  await app.until(chatId, (chat) => entriesOf(chat, 'fixes').some(({ results }) => results.length > 0))
  const states = told(app).map(({ state, phase }) => (phase === null ? state : `${state} ${phase}`))
  expect(states).not.toContain('awaiting_elevation')
  const order = ['preparing preparing', 'running working', 'running checking', 'succeeded']
  expect(states.filter((state) => order.includes(state))).toEqual(order)
  // Each with its time, as far as it has come, and nothing of it once it has ended.
  for (const { state, phase, phases } of told(app)) {
    if (phase !== null) expect(phases.at(-1)?.phase).toBe(phase)
    if (state === 'succeeded') expect(phases).toEqual([])
  }
  const last = told(app).findLast(({ phase }) => phase === 'checking')?.phases ?? []
  expect(last.map(({ phase }) => phase)).toEqual(['preparing', 'saving', 'working', 'checking'])
  expect(last.map(({ at }) => at)).toEqual([...last.map(({ at }) => at)].sort((a, b) => a - b))
  const plan = lastOf(await app.chat(chatId), 'plan')
  expect(new Set(told(app).map(({ duration }) => duration))).toEqual(new Set(plan.steps.map((step) => step.duration)))
})

test('the time of a repair counts from its first look on and never begins anew', async () => {
  const app = await open({
    faults: ['print-job-stuck'],
    person: () => 'run_now',
    prepare: ({ state }) => Object.assign(state.pace, pace),
  })
  const chatId = await repairing(app)
  await app.until(chatId, (chat) => entriesOf(chat, 'fixes').some(({ results }) => results.length > 0))
  const begun = told(app)
    .filter(({ state }) => state === 'preparing' || state === 'running')
    .map(({ startedAt, since }) => startedAt ?? since)
  expect(begun.length).toBeGreaterThan(2)
  expect(new Set(begun).size).toBe(1)
  expect(begun[0]).not.toBeNull()
})

test('a repair can be stopped while it is prepared: then nothing is changed', async () => {
  const slow = { ...pace, check_print_queue: { takesMs: 2_000 } }
  const app = await open({
    faults: ['print-job-stuck'],
    person: () => 'run_now',
    prepare: ({ state }) => Object.assign(state.pace, slow),
  })
  const chatId = await repairing(app)
  const preparing = await app.until(chatId, (chat) =>
    entriesOf(chat, 'fixes').some(({ calls }) => calls.some(({ state }) => state === 'preparing')),
  )
  const [call] = lastOf(preparing, 'fixes').calls
  await app.ask('calls.stop', { callId: call?.callId })
  await app.until(chatId, (chat) => lastOf(chat, 'fixes').calls.every(({ endedAt }) => endedAt !== null))
  expect((await app.pcState()).printing.jobs.length).toBeGreaterThan(0)
})
