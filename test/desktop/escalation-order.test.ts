import { describe, expect, test } from 'vitest'

import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults, loadTools } from '../../electron/registry/folders.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain, review } from './actions.ts'

const open = useDesktops()
const curable = (await loadFaults()).filter(
  ({ curedBy, personBrings }) => Object.keys(curedBy).length > 0 && personBrings !== true,
)
const categoryOf = new Map(loadTools().map(({ name, category }) => [name, category]))
/** One of each category: every fault is cured without the window in test/scenarios. */
const sample = [...new Map(curable.map((fault) => [categoryOf.get(fault.tool), fault])).values()]
const isStill = (chat: ChatView): boolean =>
  chat.verdict !== 'running' &&
  chat.verdict !== 'waiting' &&
  chat.entries.every((entry) => entry.kind !== 'plan' || entry.state !== 'confirming')

/** Answers what is asked, takes the first choices, says yes to every plan, until nothing is left. */
async function repair(app: TestDesktop, complaint: string, known: string | undefined): Promise<ChatView> {
  let chat = await complain(app, complaint)
  const { chatId } = chat
  const done = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const questions = entriesOf(chat, 'checks').flatMap((entry) => entry.questions)
    const slot = questions.find((one) => one.kind === 'slot' && one.slot === 'host_name' && !done.has(one.slot))
    const plan = entriesOf(chat, 'plan').find(
      (entry) => entry.state === 'open' && entry.steps.some(({ ticked }) => ticked),
    )
    const choice = questions
      .flatMap((one) => (one.kind === 'choice' ? one.choices.slice(0, 5) : []))
      .find(({ digest }) => !done.has(digest))
    if (slot?.kind === 'slot' && known !== undefined) {
      done.add(slot.slot)
      await app.ask('chats.answer', { chatId, slot: slot.slot, value: known })
    } else if (plan) {
      const digests = plan.steps.filter(({ ticked }) => ticked).map(({ digest }) => digest)
      await app.ask('plan.review', { chatId, entryId: plan.id, digests })
    } else if (choice) {
      done.add(choice.digest)
      await app.ask('chats.answer', { chatId, slot: 'choice', value: choice.digest })
    } else break
    chat = await app.until(chatId, isStill)
  }
  return chat
}

describe('a fault', () => {
  test.each(sample.map((fault) => [fault.name, fault] as const))(
    '%s is repaired in the window',
    async (name, fault) => {
      const app = await open({ faults: [name], person: () => 'when_idle' })
      const host = fault.findingArgs?.['host'] ?? fault.findingArgs?.['name']
      const chat = await repair(app, fault.complaint.en, typeof host === 'string' ? host : undefined)
      const results = entriesOf(chat, 'fixes').flatMap((entry) => entry.results)
      expect(results.map(({ title, verdict }) => `${title}: ${verdict}`).join('\n')).toMatch(/: fixed/)
      expect(lastOf(chat, 'fixes').calls.every((call) => call.endedAt !== null)).toBe(true)
    },
  )
})

test('a fix that did not help leads to the next one, with a plan and a question of its own', async () => {
  const fault = curable.find(({ name }) => name === 'usb-controller-wedged')
  if (!fault) throw new Error('no such fault')
  const app = await open({ faults: [fault.name], person: () => 'run_now' })
  const chat = await complain(app, fault.complaint.en)
  const plan = lastOf(chat, 'plan')
  const milder = plan.steps[0]?.digest ?? ''
  await app.ask('plan.review', { chatId: chat.chatId, entryId: plan.id, digests: [milder] })
  const tried = await app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'plan').length === 2)
  expect(lastOf(tried, 'fixes').results.map(({ verdict }) => verdict)).toEqual(['not_fixed'])
  const next = lastOf(tried, 'plan')
  expect(next.state).toBe('open')
  expect(next.steps.map(({ digest }) => digest)).not.toContain(milder)
  expect(app.asked).toHaveLength(1)
  const digests = next.steps.filter(({ ticked }) => ticked).map(({ digest }) => digest)
  await app.ask('plan.review', { chatId: chat.chatId, entryId: next.id, digests })
  const done = await app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'fixes').length === 2)
  expect(lastOf(done, 'fixes').results.map(({ verdict }) => verdict)).toContain('fixed')
  expect(app.asked).toHaveLength(2)
})

test('what shows only after a cure leads to a plan of its own, and nothing left to none', async () => {
  const wifi = curable.find(({ name }) => name === 'wifi-dropped')
  if (!wifi) throw new Error('no such fault')
  const agree = async (app: TestDesktop, chat: ChatView): Promise<ChatView> => {
    const { id: entryId, steps } = lastOf(chat, 'plan')
    const digests = steps.filter(({ ticked }) => ticked).map(({ digest }) => digest)
    const runs = entriesOf(chat, 'fixes').length
    await app.ask('plan.review', { chatId: chat.chatId, entryId, digests })
    return app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'fixes').length === runs + 1)
  }
  const app = await open({ faults: [wifi.name, 'winsock-damaged'], person: () => 'run_now' })
  const first = await agree(app, await complain(app, wifi.complaint.en))
  expect(lastOf(first, 'fixes').results.map(({ verdict }) => verdict)).toEqual(['fixed'])
  expect(entriesOf(first, 'plan')).toHaveLength(2)
  expect(lastOf(first, 'plan').state).toBe('open')
  const then = await agree(app, first)
  expect(lastOf(then, 'fixes').results.length).toBeGreaterThan(0)
  expect(app.asked).toHaveLength(2)

  const alone = await open({ faults: [wifi.name], person: () => 'run_now' })
  const done = await agree(alone, await complain(alone, wifi.complaint.en))
  expect(lastOf(done, 'fixes').results.map(({ verdict }) => verdict)).toEqual(['fixed'])
  expect(entriesOf(done, 'plan')).toHaveLength(1)
})

test('what the first cause hid is told after its cure, with its advice, although no fix follows', async () => {
  const [hiding] = curable.filter(({ name }) => name === 'bluetooth-adapter-gone')
  const app = await open({ faults: ['bluetooth-adapter-gone', 'bluetooth-headset-empty'], person: () => 'run_now' })
  const chat = await complain(app, hiding?.complaint.en ?? '')
  expect(lastOf(chat, 'checks').findings.map(({ id }) => id)).not.toContain('battery_low')
  await review(app, chat)
  const told = await app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 2)
  const [finding] = lastOf(told, 'checks').findings.filter(({ id }) => id === 'battery_low')
  expect(finding?.advice).toBeTruthy()
})

test('a fix that two findings hold back for one reason is told once', async () => {
  // Nobody restarts a PC under a call.
  const inCall = ({ state }: SimulatedPc): unknown => state.session.mediaApps.push('teams.exe')
  const app = await open({ faults: ['ctfmon-not-running', 'notification-service-stopped'], prepare: inCall })
  const chat = await complain(app, 'I cannot type Korean, the typing language is stuck, and no notifications appear')
  // Nothing is offered: there is no plan, and why stands below what was found.
  expect(entriesOf(chat, 'plan')).toEqual([])
  const titles = entriesOf(chat, 'checks').flatMap(({ withheld }) => withheld.map(({ title }) => title))
  expect(titles).toContain('Restart the PC')
  expect(titles).toHaveLength(new Set(titles).size)
})

test('a person who is asked for a computer may name its port', async () => {
  // No program waits for it: which computer is meant only the person knows.
  const closed = ({ state }: SimulatedPc): unknown => state.hosts['app.example']?.ports.splice(0)
  const app = await open({ faults: [], prepare: closed })
  const asked = await complain(app, "our booking tool says connection refused since 10 o'clock")
  const { chatId } = asked
  await app.ask('chats.answer', { chatId, slot: 'host_name', value: 'app.example:8443' })
  const chat = await app.until(chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 2)
  const findings = entriesOf(chat, 'checks').flatMap((entry) => entry.findings)
  expect(findings).toContainEqual(expect.objectContaining({ tool: 'ping_host', id: 'port_closed' }))
})
