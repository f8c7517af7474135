import { describe, expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { ToolFormView } from '../../shared/ipc/tool-form-view.ts'
import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'

const open = useDesktops()
type Ran = { readonly faults: readonly { readonly field: string; readonly why: string }[] }

const isWorded = (name: string, argument: string, value: string): boolean =>
  loadTools().find((tool) => tool.name === name)?.texts.values?.[argument]?.[value] !== undefined
const isStill = ({ verdict }: ChatView): boolean => verdict !== 'running' && verdict !== 'waiting'

async function started(app: TestDesktop, tool: string, entered: Record<string, string>) {
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  const { faults } = await app.ask<Ran>('tools.run', { chatId, tool, entered })
  return { chatId, faults }
}

test('a check runs with what was entered, says so, and is run again with the same', async () => {
  const app = await open({ faults: [] })
  const { chatId, faults } = await started(app, 'check_event_logs_summary', { hours: '48' })
  expect(faults).toEqual([])
  const chat = await app.until(chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 1)
  expect(entriesOf(chat, 'complaint').map(({ text }) => text)).toEqual([expect.stringContaining('48')])
  const hoursOf = (view: ChatView) =>
    lastOf(view, 'checks')
      .calls.filter(({ tool }) => tool === 'check_event_logs_summary')
      .flatMap(({ args }) => args.flatMap(({ name, value }) => (name === 'hours' ? [value] : [])))
  expect(hoursOf(chat)).toEqual(['48'])
  await app.ask('chats.checkAgain', { chatId })
  const again = await app.until(chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 2)
  expect(hoursOf(again)).toEqual(['48'])
})

test('nobody is asked again for a value that was entered', async () => {
  const app = await open({ faults: [] })
  const { chatId } = await started(app, 'ping_host', { host: 'intranet.example', count: '2' })
  const chat = await app.until(chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 1)
  expect(lastOf(chat, 'checks').questions).toEqual([])
  expect(lastOf(chat, 'checks').calls[0]?.args).toContainEqual(expect.objectContaining({ value: 'intranet.example' }))
})

test('values that are not taken are told by field, and nothing is started', async () => {
  const app = await open({ faults: [] })
  const { chatId, faults } = await started(app, 'check_event_logs_summary', { hours: 'many' })
  expect(faults).toEqual([{ field: 'hours', why: 'Enter a whole number from 1 to 168.' }])
  const missing = await app.ask<Ran>('tools.run', { chatId, tool: 'resume_printer', entered: { name: ' ' } })
  expect(missing.faults).toEqual([{ field: 'name', why: 'Fill this in.' }])
  expect((await app.chat(chatId)).entries).toEqual([])
  expect(app.asked).toEqual([])
})

test('a repair is asked about in the confirmation window before anything happens', async () => {
  const app = await open({ faults: ['disk-full-user-temp'], person: () => 'refuse' })
  const before = await app.pcState()
  const { chatId, faults } = await started(app, 'clear_user_temp', { minAgeHours: '100' })
  expect(faults).toEqual([])
  const chat = await app.until(chatId, (now) => lastOf(now, 'plan').state === 'refused')
  expect(app.asked).toHaveLength(1)
  expect(app.asked[0]?.steps[0]?.args).toContainEqual(expect.objectContaining({ name: 'minAgeHours', value: '100' }))
  // What is agreed to is the repair itself, not its dry run.
  expect(app.asked[0]?.steps[0]?.args).toContainEqual(expect.objectContaining({ name: 'dryRun', value: 'false' }))
  expect(entriesOf(chat, 'fixes')).toEqual([])
  expect(await app.pcState()).toEqual(before)
})

test('a repair that a person agreed to runs and is proved', async () => {
  const app = await open({ faults: ['spooler-stopped'], person: () => 'run_now' })
  const { chatId } = await started(app, 'restart_whitelisted_service', { name: 'Spooler' })
  const chat = await app.until(chatId, (now) => isStill(now) && entriesOf(now, 'fixes').length === 1)
  expect(lastOf(chat, 'fixes').results.map(({ verdict }) => verdict)).toEqual(['fixed'])
})

test('a page cannot start what is no check and no repair, nor fill in what only a check finds', async () => {
  const app = await open({ faults: [], person: () => 'run_now' })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  const run = (tool: string, entered: Record<string, string>) => app.send('tools.run', { chatId, tool, entered })
  expect(await run('post_webhook', { webhook: 'a', text: 'b' })).toMatchObject({ ok: false })
  expect(await run('no_such_tool', {})).toMatchObject({ ok: false, error: { code: 'unknown_tool' } })
  expect(app.asked).toEqual([])
})

describe('the form of every tool', () => {
  test.each(locales)('has words for everything, %s', async (lang) => {
    const app = await open({ faults: [] })
    await app.ask('settings.set', { key: 'language', value: lang })
    const rows = await app.ask<readonly ToolRow[]>('tools.list', {})
    for (const row of rows) {
      const form = await app.ask<ToolFormView>('tools.form', { tool: row.name })
      const codes = form.fields.flatMap(({ name, label, choices }) => [
        ...(label === name || label === '' ? [`${row.name}.${name}`] : []),
        // The words of programs are no words for people.
        ...choices.filter(({ value }) => value !== '' && !isWorded(row.name, name, value)).map(({ value }) => value),
      ])
      expect(codes).toEqual([])
      if (row.kind === 'remediation') {
        expect([form.lose, form.duration, form.undo]).not.toContain(null)
        if (form.canStart && form.fields.every(({ required }) => !required)) expect(form.lose).not.toContain('…')
      }
      // Where a person cannot enter what it needs, a check leads there. Lines of a file are entered in no form.
      const isEdit = loadTools().some(({ name, diffs }) => name === row.name && diffs !== undefined)
      if (row.kind === 'remediation' && !form.canStart && !isEdit) expect(form.foundBy.length).toBeGreaterThan(0)
    }
  })

  test('numbers of time and size have their unit', () => {
    const named = /(hours|days|seconds|minutes|MB)$/i
    const without = loadTools().flatMap((tool) =>
      Object.entries((tool.args() as unknown as { readonly shape: Record<string, { description?: string }> }).shape)
        .filter(([name, schema]) => named.test(name) && schema.description === undefined)
        .map(([name]) => `${tool.name}.${name}`),
    )
    expect(without).toEqual([])
  })
})
