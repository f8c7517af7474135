import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { searchKeyNames } from '../../shared/domain/external-access.ts'
import { networkLists } from '../../shared/domain/network-settings.ts'
import { categories } from '../../shared/domain/tool-manifest.ts'
import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { contract, type CommandName } from '../../shared/ipc/contract.ts'
import type { ChatView, PcView, SettingsView } from '../../shared/ipc/views.ts'
import { entriesOf, eventually, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import type { Person } from '../fakes/desktop-person.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()
/** They put another practice PC in the place of this one, and are refused on any other: practice.test.ts. */
const ofPractice: readonly string[] = ['practice.break', 'practice.heal'] satisfies CommandName[]
const names = (Object.keys(contract) as CommandName[]).filter((name) => !ofPractice.includes(name))

describe('nothing in the main window can approve', () => {
  /** Sends everything that a page can know; gives whether anything on the PC changed. */
  async function attack(person: Person): Promise<boolean> {
    const app = await open({ faults: ['proxy-stale', 'spooler-stopped'], person })
    const chat = await complain(app, 'no website opens and I cannot print')
    const plan = lastOf(chat, 'plan')
    const before = await app.pcState()
    const digests = plan.steps.map((step) => step.digest)
    const callIds = entriesOf(chat, 'checks').flatMap((entry) => entry.calls.map((call) => call.callId))
    const tools = app.backend.registry.all().map((tool) => tool.name)
    const known = {
      chatId: fc.constant(chat.chatId),
      entryId: fc.constantFrom(plan.id, chat.chatId, 'x'),
      digests: fc.subarray(digests, { minLength: 1 }),
      digest: fc.constantFrom(...digests),
      callId: fc.constantFrom(...callIds, plan.id, 'x'),
      grantId: fc.constantFrom('x', plan.id),
      requestId: fc.constantFrom(...app.asked.map((view) => view.requestId), 'x'),
      answer: fc.constantFrom('run_now', 'when_idle'),
      remember: fc.constant('session'),
      tools: fc.uniqueArray(fc.constantFrom(...tools), { minLength: 1, maxLength: 8 }),
      tool: fc.constantFrom(...tools),
      entered: fc.constantFrom({}, { name: 'Spooler' }, { host: 'example.com' }),
      slot: fc.constantFrom('choice', 'host_name', 'user_folder'),
      value: fc.constantFrom(...digests, 'auto', 'simulated', 'dark'),
      version: fc.constantFrom('99.0.0'),
      server: fc.constantFrom('proxy.invalid:8080', ''),
      password: fc.constant('secret'),
      keys: fc.constantFrom([], ['check:check_proxy_settings']),
      key: fc.constantFrom('language', 'theme', 'target', 'externalAccess', 'notifyWebhook', 'proxy', 'standingGrants'),
      list: fc.constantFrom(...networkLists),
      entry: fc.constantFrom('example.com', 'it=https://hooks.example/x', 'down=C:\\Users'),
      name: fc.constantFrom(...searchKeyNames),
      mode: fc.constantFrom('online', 'offline', 'internal'),
      enabled: fc.boolean(),
      on: fc.boolean(),
      isTold: fc.boolean(),
      address: fc.constantFrom('http://127.0.0.1:9/v1', 'https://models.invalid/v1'),
      model: fc.constantFrom('small', ''),
      category: fc.constantFrom(...categories),
      isWorking: fc.boolean(),
      query: fc.string(),
      title: fc.constantFrom('Printer', ' '),
      text: fc.constantFrom('reset the proxy now', 'delete everything', 'no website opens'),
      offset: fc.nat(),
      action: fc.constant('minimize'),
      panel: fc.constant('open'),
      messageId: fc.constantFrom('x', plan.id),
      occasion: fc.constantFrom('always', 'network'),
      shown: fc.constantFrom([], [0, 1]),
      hasTechnical: fc.boolean(),
      format: fc.constantFrom('html', 'md', 'json'),
      names: fc.constantFrom([], ['NetworkMode']),
      canBeChanged: fc.boolean(),
      kind: fc.constantFrom('file', 'folder'),
      place: fc.constantFrom('display', 'C:\\Windows\\System32\\cmd.exe'),
      places: fc.constantFrom([], ['app.js:1:1']),
      path: fc.constantFrom('C:\\Users\\test', 'down/notes.txt'),
      workspace: fc.constantFrom(plainWorkspace('down', 'C:\\Users'), {
        ...plainWorkspace('down', 'C:\\Users'),
        access: 'read' as const,
      }),
    }
    type Field = keyof typeof known
    const input = fc
      .uniqueArray(fc.constantFrom(...(Object.keys(known) as Field[])), { maxLength: 4 })
      .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, known[field]]))))
    const exact = fc.constantFrom(...names).chain((name) => {
      type Form = { readonly shape: Record<string, unknown> }
      const { input } = contract[name] as unknown as { readonly input: Form | { readonly options: readonly Form[] } }
      const forms = 'options' in input ? input.options : [input]
      const fields = [...new Set(forms.flatMap(({ shape }) => Object.keys(shape)))] as Field[]
      const unknown = fields.filter((field) => !(field in known))
      if (unknown.length > 0) throw new Error(`${name} takes what this test does not give: ${unknown.join(', ')}`)
      return fc.record({
        name: fc.constant(name),
        input: fc.record(Object.fromEntries(fields.map((field) => [field, known[field]]))),
      })
    })
    const any = fc.record({ name: fc.constantFrom(...names), input: fc.oneof(input, fc.anything()) })
    const property = fc.asyncProperty(fc.oneof(exact, any), async (message) => {
      await app.send(message.name, message.input)
    })
    await fc.assert(property, { numRuns: 400 })
    await eventually(() => !app.desktop.isBusy(), String)
    const isChanged = async (): Promise<boolean> =>
      JSON.stringify(withoutClock(await app.pcState())) !== JSON.stringify(withoutClock(before))
    if (await isChanged()) return true
    // What was switched off, replaced or closed meanwhile must not be why nothing happens: once more, as a person would.
    app.person = (view) => (view.kind === 'setting' ? 'run_now' : person(view))
    await app.ask('admin.set', { enabled: true })
    await app.ask('mode.set', { mode: 'online' })
    const again = await complain(app, 'no website opens and I cannot print')
    await review(app, again)
    await app.until(again.chatId, (now) => isDecided(now, lastOf(again, 'plan').id))
    await eventually(() => !app.desktop.isBusy(), String)
    expect(app.asked.length).toBeGreaterThan(0)
    return isChanged()
  }

  test.each(['closed', 'refuse', 'not_today'] as const)(
    'every command with everything that a page can know leads to no effect: the person says %s',
    async (said) => {
      expect(await attack(() => said)).toBe(false)
    },
  )

  test('and the same with a yes does', async () => {
    expect(await attack(() => 'run_now')).toBe(true)
  })

  test('an answer that names another request or another digest is no answer', async () => {
    const app = await open({ faults: ['proxy-stale'] })
    const chat = await complain(app, 'no website opens since I came back to the office')
    for (const wrong of [{ requestId: 'other' }, { digest: 'f'.repeat(64) }, { seenWhole: false }]) {
      app.person = () => 'run_now'
      app.forge = wrong
      await review(app, chat)
      const waiting = await app.until(chat.chatId, planIs('open'))
      expect(lastOf(waiting, 'plan').waitsForAnswer).toBe(true)
      expect(entriesOf(waiting, 'fixes')).toEqual([])
    }
  })

  test('steps of another plan, of no plan and twice the same are refused', async () => {
    const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
    const chat = await complain(app, 'no website opens since I came back to the office')
    const { id: entryId, steps } = lastOf(chat, 'plan')
    const own = steps[0]?.digest ?? ''
    for (const digests of [['f'.repeat(64)], [own, 'f'.repeat(64)]]) {
      const answer = await app.send('plan.review', { chatId: chat.chatId, entryId, digests })
      expect(answer).toMatchObject({ ok: false, error: { code: 'plan_changed' } })
    }
    expect(await app.send('plan.review', { chatId: chat.chatId, entryId: 'x', digests: [own] })).toMatchObject({
      ok: false,
    })
    expect(app.asked).toEqual([])
  })
})

describe('a question that nobody answers', () => {
  test('stays open, is told once, and its notification only shows the plan', async () => {
    const app = await open({ faults: ['proxy-stale'], person: () => 'closed' })
    const chat = await complain(app, 'no website opens since I came back to the office')
    for (let round = 0; round < 2; round += 1) {
      await review(app, chat)
      const waiting = await app.until(
        chat.chatId,
        (now) => lastOf(now, 'plan').state === 'open' && lastOf(now, 'plan').waitsForAnswer,
      )
      expect(entriesOf(waiting, 'fixes')).toEqual([])
    }
    expect(app.notified).toHaveLength(1)
    app.notified[0]?.onClick()
    expect(app.pushed.at(-1)).toEqual({ kind: 'show_call', chatId: chat.chatId, callId: lastOf(chat, 'plan').id })
    await app.settled()
    expect(entriesOf(await app.chat(chat.chatId), 'fixes')).toEqual([])
  })

  test('is asked once while it is on the screen', async () => {
    const app = await open({ faults: ['proxy-stale'], person: () => null })
    const chat = await complain(app, 'no website opens since I came back to the office')
    await review(app, chat)
    await review(app, chat)
    await app.settled()
    expect(app.asked).toHaveLength(1)
    expect(lastOf(await app.chat(chat.chatId), 'plan').state).toBe('confirming')
  })

  test('waits on after a restart and can be answered then', async () => {
    const first = await open({ faults: ['proxy-stale'], person: () => 'closed' })
    const chat = await complain(first, 'no website opens since I came back to the office')
    await review(first, chat)
    await first.until(chat.chatId, (now) => lastOf(now, 'plan').waitsForAnswer)
    await first.close()
    const second = await open({ dataFolder: first.dataFolder, person: () => 'run_now' })
    const shown = await second.ask<ChatView>('chats.create', {})
    expect(shown).toMatchObject({ chatId: chat.chatId, live: true })
    expect(lastOf(shown, 'plan')).toMatchObject({ state: 'open', waitsForAnswer: true })
    expect(second.notified).toEqual([])
    await review(second, shown)
    const done = await second.until(chat.chatId, planIs('done'))
    expect(lastOf(done, 'fixes').results[0]?.verdict).toBe('fixed')
  })

  test('not today closes the plan for now, and it can be taken up again', async () => {
    const app = await open({ faults: ['proxy-stale'], person: () => 'not_today' })
    const chat = await complain(app, 'no website opens since I came back to the office')
    await review(app, chat)
    await app.until(chat.chatId, planIs('not_now'))
    app.person = () => 'when_idle'
    await review(app, chat)
    const done = await app.until(chat.chatId, planIs('done'))
    expect(lastOf(done, 'fixes').results[0]?.verdict).toBe('fixed')
  })
})

describe("don't ask again", () => {
  const remember = (): { answer: 'run_now'; remember: 'session' } => ({ answer: 'run_now', remember: 'session' })

  test('covers the same tool in this session, is listed, and ends at once when it is revoked', async () => {
    const app = await open({ faults: ['proxy-stale'], person: remember })
    const chat = await complain(app, 'no website opens since I came back to the office')
    await review(app, chat)
    const fixed = await app.until(chat.chatId, planIs('done'))
    app.person = () => 'run_now'
    await app.ask('undo.review', { chatId: chat.chatId, callId: lastOf(fixed, 'fixes').results[0]?.callId })
    await app.until(chat.chatId, (now) => lastOf(now, 'fixes').results[0]?.undone === true)
    const asked = app.asked.length

    const again = await complain(app, 'no website opens since I came back to the office')
    await review(app, again)
    const done = await app.until(again.chatId, planIs('done'))
    expect(app.asked).toHaveLength(asked)
    expect(lastOf(done, 'fixes').calls[0]).toMatchObject({ state: 'succeeded', allowedBy: 'standing_grant' })

    const { grants } = await app.ask<SettingsView>('settings.get', {})
    expect(grants).toHaveLength(1)
    const left = await app.ask<SettingsView>('grants.revoke', { grantId: grants[0]?.id })
    expect(left.grants).toEqual([])
    const third = await complain(app, 'no website opens since I came back to the office')
    expect(entriesOf(third, 'plan')).toEqual([])
  })

  test('is absent when policy forbids it', async () => {
    const app = await open({ faults: ['proxy-stale'], person: remember, policy: { standingGrants: false } })
    const chat = await complain(app, 'no website opens since I came back to the office')
    await review(app, chat)
    await app.until(chat.chatId, planIs('done'))
    expect(app.asked[0]?.mayRemember).toBe(false)
    expect((await app.ask<SettingsView>('settings.get', {})).grants).toEqual([])
  })

  test('is never offered for what is hard to undo', async () => {
    const app = await open({ faults: ['long-without-restart'], person: remember })
    const chat = await complain(app, 'I shut it down every evening, still it gets slower from week to week')
    const plan = lastOf(chat, 'plan')
    const elevated = plan.steps.find((step) => step.risk === 'elevated')
    if (!elevated) throw new Error('no elevated step')
    await app.ask('plan.review', { chatId: chat.chatId, entryId: plan.id, digests: [elevated.digest] })
    await app.until(chat.chatId, planIs('done'))
    expect(app.asked[0]?.mayRemember).toBe(false)
    expect((await app.ask<SettingsView>('settings.get', {})).grants).toEqual([])
  })
})

test('rights that are switched off are not used, and the panel says so', async () => {
  const app = await open({ faults: ['spooler-stopped'], person: () => 'run_now' })
  expect((await app.ask<PcView>('pc.get', {})).admin).toMatchObject({ enabled: true, possible: true })
  const off = await app.ask<PcView>('admin.set', { enabled: false })
  expect(off.admin).toMatchObject({ enabled: false, possible: true })
  const chat = await complain(app, 'I cannot print anything')
  await review(app, chat)
  const done = await app.until(chat.chatId, planIs('done'))
  expect(lastOf(done, 'fixes').results[0]).toMatchObject({ verdict: 'not_fixed', error: { code: 'needs_admin' } })
})

function isDecided(chat: ChatView, entryId: string): boolean {
  const plan = entriesOf(chat, 'plan').find(({ id }) => id === entryId)
  return plan !== undefined && plan.state !== 'confirming' && plan.state !== 'running'
}

function withoutClock(state: object): object {
  return { ...state, clock: null }
}
