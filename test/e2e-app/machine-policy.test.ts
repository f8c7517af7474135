import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { locales, type Locale } from '../../shared/domain/locale.ts'
import { canHaveOwnPolicy, plantPolicy, programUnder } from '../e2e/own-policy.ts'
import { electronPath, type LaunchedApp } from './launch.ts'
import { createPerson, openPanel, type Person } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
let place = ''

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'deskmedic-policy-'))
})

afterEach(() => rm(place, { recursive: true, force: true }))

const contact = 'IT Service Desk, it@example.com'
const named = { AdminContactName: 'IT Service Desk', AdminContactEmail: 'it@example.com' }
const closed = {
  ...{ ...named, NetworkMode: 'internal', HistoryRetentionDays: 30, AllowAdminMode: 0 },
  BlockTools: ['list_processes'],
}

type Managed = LaunchedApp & { readonly person: Person; readonly locks: () => Promise<readonly string[]> }

/** The app on a PC where Windows asks for rights, under a policy of its administrator. */
async function startUnder(policy: object, lang: Locale): Promise<Managed> {
  await plantPolicy(place, { text: JSON.stringify(policy) })
  await bench.prepare([], (state) => (state.system.elevation = 'granted'))
  const program = await programUnder(place, electronPath())
  const launched = await bench.start({ args: ['--lang', lang], program })
  const locks = async (): Promise<readonly string[]> => {
    const shown = await launched.page.locator('.lockline').allInnerTexts()
    return shown.map((text) => text.trim().replaceAll(/\s+/g, ' ')).sort()
  }
  return { ...launched, person: createPerson(launched, lang), locks }
}

/** An administrator changes the file, or removes it, and the person comes back to the PC. */
async function change({ app }: Managed, text: string | null): Promise<void> {
  const file = await plantPolicy(place, { text: text ?? '' })
  if (text === null) await rm(file)
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('unlock-screen'))
}

/** Why the value of this name is locked, and whom to ask, as a person reads it. */
function lockOf({ person }: Managed, name: string): string {
  const reason = person.text('ui.settings.lock', { source: 'policy', place: 'file', name })
  return `${reason} ${person.text('ui.settings.contact', { contact })}`
}

const locksOf = (at: Managed, ...names: readonly string[]): readonly string[] =>
  names.map((name) => lockOf(at, name)).sort()

async function openLocked({ person, page }: Managed, count: number): Promise<void> {
  await person.openSettings('general')
  await person.button('ui.settings.showLocked', { count }).click()
  await page.getByRole('heading', { level: 2, name: person.text('ui.settings.locked') }).waitFor()
}

describe.skipIf(!canHaveOwnPolicy())('the policy file of this PC', () => {
  it.each(locales)('locks what it fixes everywhere, with its name and whom to ask: %s', async (lang) => {
    const at = await startUnder(closed, lang)
    const { page, person } = at
    await openLocked(at, 2)
    await expect.poll(at.locks).toEqual(locksOf(at, 'NetworkMode', 'HistoryRetentionDays'))
    await page.screenshot({ path: `test-results/policy-settings-${lang}.png` })

    await person.button('ui.shell.newChat').click()
    await openPanel(page)
    const panel = page.locator('aside.panel')
    await panel.getByText(person.text('ui.panel.modeAbout.internal'), { exact: true }).waitFor()
    const turn = panel.getByRole('switch', { name: person.text('ui.panel.admin') })
    expect(await turn.getAttribute('aria-disabled')).toBe('true')
    expect(await at.locks()).toEqual(locksOf(at, 'NetworkMode', 'AllowAdminMode'))
    await page.screenshot({ path: `test-results/policy-panel-${lang}.png` })

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: person.text('ui.shell.palette') })
    await palette.getByRole('combobox').fill('list_processes')
    const option = palette.getByRole('option').first()
    await option.getByText(person.text('errors.blocked_by_policy.why'), { exact: true }).waitFor()
    expect(await option.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })

    await person.button('ui.shell.tools').click()
    await page.locator('.findbox input').fill('list_processes')
    await page.locator('.tool.blocked').click()
    const why = page.locator('.side-reason')
    await why.getByText(person.text('errors.blocked_by_policy.why')).first().waitFor()
    expect(await why.innerText()).toContain(person.text('ui.settings.contact', { contact }))
  })

  it('counts as it is now: given up, fixed anew, spoilt and gone while the app runs', async () => {
    const at = await startUnder(closed, 'en')
    const { page, person, locks } = at
    await openLocked(at, 2)
    await change(at, JSON.stringify({ ...named, NetworkMode: 'online', AuditRetentionDays: 400 }))
    await expect.poll(locks).toEqual(locksOf(at, 'NetworkMode', 'AuditRetentionDays'))
    const footer = page.locator('footer')
    await footer.getByText(person.text('ui.shell.mode.online'), { exact: true }).waitFor()

    await change(at, '{"NetworkMode":"online"')
    await footer.getByText(person.text('ui.shell.mode.offline'), { exact: true }).waitFor()
    await page
      .getByText(/policy\.json contain something that can’t be understood/)
      .first()
      .waitFor()
    await page.screenshot({ path: 'test-results/policy-spoilt.png' })

    await change(at, null)
    await expect.poll(locks).toEqual([])
    const answer = await page.evaluate("window.deskmedic.invoke('mode.set', { mode: 'online' })")
    expect(answer).toMatchObject({ ok: true })
  })
})
