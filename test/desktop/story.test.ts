import { describe, expect, test } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { SettingsView } from '../../shared/ipc/views.ts'
import { lastOf, entriesOf, useDesktops, valueOf } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review, shownEntries } from './actions.ts'

const open = useDesktops()

describe.each(locales)('the whole way in %s', (locale) => {
  test('complaint, checks, plan, no, yes, fixed, undo', async () => {
    const app = await open({ faults: ['proxy-stale'], systemLocale: locale })
    const scenario = valueOf(findScenario('stale-proxy'))
    const checked = await complain(app, scenario.complaint[locale])
    const { chatId } = checked
    expect(checked.verdict).toBe('problem')
    const checks = lastOf(checked, 'checks')
    expect(checks.calls.length).toBeGreaterThan(0)
    expect(checks.calls.every((call) => call.state === 'succeeded' && call.resultSize !== null)).toBe(true)
    const [finding] = checks.findings
    expect(finding?.evidence.length).toBeGreaterThan(0)
    // That it is so is what the sentence says: nothing but yes and no was read here.
    expect(finding?.evidenceText).toBe('')
    const plan = lastOf(checked, 'plan')
    const step = plan.steps[0]
    if (!step) throw new Error('no step')
    const before = await app.pcState()
    const review = { chatId, entryId: plan.id, digests: [step.digest] }

    app.person = () => 'refuse'
    await app.ask('plan.review', review)
    const refused = await app.until(chatId, (chat) => lastOf(chat, 'plan').state === 'refused')
    expect(entriesOf(refused, 'fixes')).toEqual([])
    expect(await app.pcState()).toEqual(before)

    app.person = () => 'run_now'
    await app.ask('plan.review', review)
    const fixed = await app.until(chatId, (chat) => lastOf(chat, 'plan').state === 'done')
    const [result] = lastOf(fixed, 'fixes').results
    expect(result).toMatchObject({ verdict: 'fixed', reason: 'finding_gone', undone: false })
    expect(result?.undoUntil).toBeGreaterThan(app.clock.now())
    expect(fixed.verdict).not.toBe('problem')
    expect(lastOf(fixed, 'fixes').calls[0]).toMatchObject({ state: 'succeeded', allowedBy: 'person' })
    expect(result).toMatchObject({ cleared: { tool: finding?.tool, id: finding?.id }, isBack: false, again: null })

    await app.ask('undo.review', { chatId, callId: result?.callId })
    const undone = await app.until(chatId, (chat) => lastOf(chat, 'fixes').results[0]?.undone === true)
    expect(lastOf(undone, 'fixes').calls[0]?.state).toBe('undone')
    expect((await app.pcState()).proxy).toEqual(before.proxy)
    expect(app.asked.map(({ kind, locale: said, steps }) => [kind, said, steps.length])).toEqual([
      ['fix', locale, 1],
      ['fix', locale, 1],
      ['undo', locale, 1],
    ])
    const shown = app.asked[1]?.steps[0]
    expect(shown).toMatchObject({ title: step.title, what: step.what, tool: step.tool, args: step.args })
    // The question before the undo leads back from what the result says.
    const turned = (changes: readonly { before: string; planned: string | null }[] = []) =>
      changes.map(({ before: from, planned: to }) => [to, from])
    expect(result?.changes.length).toBeGreaterThan(0)
    expect(turned(app.asked[2]?.steps[0]?.changes)).toEqual(
      result?.changes.map((change) => [change.before, change.after]),
    )
    const view = await app.ask<SettingsView>('settings.get', {})
    expect(view.language).toMatchObject({ value: 'auto' })
  })
})

describe('what was undone', () => {
  test('says that the problem is back, and is run again once, after a question of its own', async () => {
    const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
    const chat = await complain(app, 'no website opens since I came back to the office')
    const { chatId } = chat
    const { entryId } = await review(app, chat)
    const fixed = await app.until(chatId, planIs('done'))
    const { callId } = lastOf(fixed, 'fixes').results[0] ?? {}
    const again = { chatId, entryId, digests: lastOf(fixed, 'plan').steps.map(({ digest }) => digest) }
    expect(await app.send('plan.review', again)).toMatchObject({ error: { code: 'plan_changed' } })

    await app.ask('undo.review', { chatId, callId })
    const undone = await app.until(chatId, (now) => lastOf(now, 'fixes').results[0]?.undone === true)
    const [result] = lastOf(undone, 'fixes').results
    expect(result).toMatchObject({ isBack: true, cleared: null, again: { planId: entryId } })
    expect(undone.verdict).toBe('problem')
    expect([lastOf(fixed, 'fixes').works, lastOf(undone, 'fixes').works]).toEqual(['asked', null])

    app.person = () => 'refuse'
    const step = { chatId, entryId, digests: [result?.again?.digest] }
    await app.ask('plan.review', step)
    await app.settled()
    expect((await app.pcState()).proxy.enabled).toBe(true)
    app.person = () => 'run_now'
    await app.ask('plan.review', step)
    const done = await app.until(
      chatId,
      (now) =>
        lastOf(now, 'fixes').results[0]?.verdict === 'fixed' &&
        planIs('done')(now) &&
        entriesOf(now, 'fixes').length === 2,
    )
    expect(entriesOf(done, 'fixes').map(({ results: [one] }) => [one?.undone, one?.again])).toEqual([
      [true, null],
      [false, null],
    ])
    expect(done.verdict).not.toBe('problem')
    expect(app.asked.map(({ kind }) => kind)).toEqual(['fix', 'undo', 'fix', 'fix'])
    expect(await app.send('plan.review', step)).toMatchObject({ error: { code: 'plan_changed' } })
  })
})

test('calls are shown while they run, and everything is pushed', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  await complain(app, 'the printer does nothing')
  await app.settled()
  const running = shownEntries(app, 'checks')
  expect(running.some((entry) => entry.running)).toBe(true)
  expect(running.at(-1)?.running).toBe(false)
  const calls = running.at(-1)?.calls ?? []
  expect(new Set(calls.map((call) => `${call.tool} ${JSON.stringify(call.args)}`)).size).toBe(calls.length)
})

test('what is no problem of a PC and what is harmful gets a sentence and no check', async () => {
  const app = await open({ faults: [] })
  const chat = await complain(app, 'what is the capital of France')
  expect(lastOf(chat, 'checks')).toMatchObject({ outcome: 'none', calls: [] })
  expect(lastOf(chat, 'checks').note).toContain('Describe')
})
