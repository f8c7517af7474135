import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import type { AppBridge } from '../../shared/ipc/contract.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson, openPanel, type Person } from './person.ts'
import { removeFolder } from './remove-folder.ts'
import { tellSent } from './sent-data.ts'

/** What uses external services: the tools of one folder, of which a download alone is one-way. */
const outside = loadTools()
  .filter(({ category }) => category === 'web')
  .map(({ name }) => name)
const oneWay = 'download_file'

const key = 'tvly-Top-Secret-0123456789'
const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-network-'))
let launched: LaunchedApp
let person: Person
let page: Page

async function start(): Promise<void> {
  const environment = { HOME: dataFolder, TAVILY_API_KEY: '', SERPER_API_KEY: '', BING_API_KEY: '' }
  launched = await launchApp({ dataFolder, environment, hook: 'fake-safe-storage.cjs' })
  person = createPerson(launched)
  page = launched.page
  await page.locator('textarea').waitFor()
}
beforeAll(start)
afterAll(async () => {
  await launched.close()
  await removeFolder(dataFolder)
})

const section = (): Locator => page.getByRole('region', { name: person.text('ui.settings.network'), exact: true })
const pick = (name: MessageKey): Locator => section().getByLabel(person.text(name), { exact: true })
const rowOf = (tool: string): Locator => page.locator('.tool').filter({ has: page.getByText(tool, { exact: true }) })

/** Tools of the folder that the page of tools shows with a reason. */
async function blocked(): Promise<readonly string[]> {
  await person.button('ui.shell.tools').click()
  await rowOf(oneWay).waitFor()
  const found: string[] = []
  for (const name of outside) if ((await rowOf(name).locator('.reason').count()) > 0) found.push(name)
  return found
}

/** The same as the panel counts it: those that are off for one reason. */
const panelGroup = (reason: MessageKey): Locator =>
  page.locator('aside.panel details.why', { hasText: person.text(reason).slice(0, 25) })

const numbers = (group: Locator): Promise<string> => group.locator('li').allInnerTexts().then(String)

it('a tool that is off leads to the switch; switched on, all of them can be used at once, here and in the panel', async () => {
  expect(outside.length).toBeGreaterThanOrEqual(5)
  expect([...(await blocked())].sort()).toEqual([...outside].sort())
  await rowOf('web_fetch').click()
  const note = page.locator('.error')
  await note.getByText(person.text('errors.external_access_off.why')).waitFor()
  await note.getByRole('button', { name: person.text('ui.error.openSettings') }).click()
  await section().getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
  const external = pick('ui.settings.external')
  await person.answer(await person.askedBy(() => external.click()), 'ui.confirm.dontChange')
  await page.getByText(person.text('errors.setting_not_confirmed.why')).first().waitFor()
  expect(await external.getAttribute('aria-checked')).toBe('false')
  const asked = await person.askedBy(() => external.click())
  await section().getByText(person.text('ui.external.waiting')).waitFor()
  await person.answer(asked, 'ui.confirm.allow')
  await expect.poll(blocked).toEqual([])
  await person.button('ui.shell.chat').click()
  await openPanel(page)
  await page.locator('aside.panel .figures').waitFor()
  expect(await panelGroup('errors.external_access_off.why').count()).toBe(0)
})

it('offline takes away what talks, and online brings it back', async () => {
  const mode = (name: string): Promise<void> =>
    page.locator('aside.panel').getByRole('radio', { name, exact: true }).click()
  await mode('Offline')
  const group = page.locator('aside.panel details.why', { hasText: /offline/i })
  await group.locator('summary').click()
  const titles = await numbers(group)
  const talking = loadTools().filter(({ name }) => outside.includes(name) && name !== oneWay)
  for (const { texts } of talking) expect(titles).toContain(texts.title.en)
  expect([...(await blocked())].sort()).toEqual(talking.map(({ name }) => name).sort())
  await person.button('ui.shell.chat').click()
  await person.answer(await person.askedBy(() => mode('Online')), 'ui.confirm.allow')
  await expect.poll(blocked).toEqual([])
})

it('what cannot be used is told beside its field with a code, and is not kept', async () => {
  await person.openSettings('network')
  const title = person.text('ui.external.list.allowDomains')
  const domain = page.getByLabel(`${title}: ${person.text('ui.external.entry.domain')}`, { exact: true })
  const row = section().locator('.set-row').filter({ has: domain })
  await domain.fill('https://example.com/')
  await domain.press('Enter')
  await row.getByRole('alert').getByText(person.text('errors.domain_invalid.next')).waitFor()
  await row.getByText('DM-SET-1').waitFor()
  expect(await domain.getAttribute('aria-invalid')).toBe('true')
  // Red all around, also while it has the focus; the sign stands beside the first line.
  const edges = await row.locator('.text-field.invalid').evaluate((field) => {
    const { borderTopColor, borderRightColor, borderBottomColor, borderLeftColor, outlineColor } =
      getComputedStyle(field)
    return [borderTopColor, borderRightColor, borderBottomColor, borderLeftColor, outlineColor]
  })
  const problem = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.className = 'v-problem'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  expect([...new Set(edges)]).toEqual([problem])
  const isInFirstLine = await row.locator('.field-error').evaluate((error) => {
    const [sign, words] = [error.querySelector('.i'), error.querySelector('span')]
    const first = words?.getClientRects()[0]
    const lineHeight = Number.parseFloat(getComputedStyle(error).lineHeight)
    const { top = 0, bottom = 0 } = sign?.getBoundingClientRect() ?? {}
    return first !== undefined && top >= first.top - 1 && bottom <= first.top + lineHeight + 1
  })
  expect(isInFirstLine).toBe(true)
  await domain.fill('example.com')
  await domain.press('Enter')
  await row.locator('.entries').getByText('example.com', { exact: true }).waitFor()
  expect(await row.locator('.field-error').count()).toBe(0)

  const proxy = page.getByLabel(person.text('ui.external.text.proxy'), { exact: true })
  const proxyRow = section().locator('.set-row').filter({ has: proxy })
  for (const [value, words] of [
    ['http://anna:word@proxy.corp:8080', 'its address can’t hold'],
    ['https://proxy.corp:8080', 'isn’t an HTTP or SOCKS5 proxy, nor a proxy script'],
  ] as const) {
    await proxy.fill(value)
    await proxy.press('Enter')
    await proxyRow.getByRole('alert').getByText(words).waitFor()
  }
  const file = JSON.parse(readFileSync(path.join(dataFolder, 'settings.json'), 'utf8')) as Record<string, unknown>
  expect([file['allowDomains'], file['proxy']]).toEqual([['example.com'], undefined])
  const remove = row.getByRole('button', {
    name: person.text('ui.external.removeNamed', { title, entry: 'example.com' }),
  })
  await person.answer(await person.askedBy(() => remove.click()), 'ui.confirm.allow')
  await row.getByText(person.text('ui.external.empty'), { exact: true }).waitFor()
})

/** Everything that the page could give away. */
const inPage = (): Promise<string> =>
  page.evaluate(async () => {
    const { deskmedic } = globalThis as unknown as { readonly deskmedic: AppBridge }
    const answers = [await deskmedic.invoke('keys.list', {}), await deskmedic.invoke('settings.get', {})]
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value)
    return JSON.stringify([
      document.documentElement.outerHTML,
      typed,
      answers,
      Object.entries(localStorage),
      location.href,
    ])
  })

it('a key is set once, survives a restart, can be removed, and is never readable in the page or in a file', async () => {
  const field = (): Locator => page.getByLabel(person.text('ui.external.key', { service: 'Tavily' }), { exact: true })
  const row = (): Locator => section().locator('.key-row').filter({ has: field() })
  const says = (place: MessageKey): Promise<void> =>
    row()
      .getByText(person.text('ui.external.key.state', { service: 'Tavily', state: person.text(place) }), {
        exact: true,
      })
      .waitFor()
  await says('ui.external.key.place.none')
  expect(await field().getAttribute('type')).toBe('password')
  await field().fill(key)
  await person.answer(await person.askedBy(() => field().press('Enter')), 'ui.confirm.allow')
  await says('ui.external.key.place.stored')
  expect(await inPage()).not.toContain('Top-Secret')
  await launched.close()
  for (const name of readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()))
    expect([name.name, readFileSync(path.join(name.parentPath, name.name), 'latin1').includes('Top-Secret')]).toEqual([
      name.name,
      false,
    ])
  await start()
  await person.openSettings('network')
  await says('ui.external.key.place.stored')
  expect(await inPage()).not.toContain('Top-Secret')
  await row()
    .getByRole('button', { name: /Remove/ })
    .click()
  await says('ui.external.key.place.none')
})

it('where nothing left the PC there is nothing to open; what did opens by keyboard with a row for each tool', async () => {
  const footer = page.locator('footer')
  const sent = footer.getByRole('button', { name: /sent$/ })
  await footer.getByText(/^0 \S+ sent$/).waitFor()
  expect(await sent.count()).toBe(0)
  await tellSent(launched)
  await sent.focus()
  await page.keyboard.press('Enter')
  const list = footer.getByRole('group', { name: person.text('ui.external.sent.title') })
  await expect.poll(() => list.locator('.sent-row').allInnerTexts()).toHaveLength(3)
  expect(await sent.getAttribute('aria-expanded')).toBe('true')
  const [first, second, rest] = await list.locator('.sent-row').allInnerTexts()
  expect([first, second, rest].map((row) => /[\d.]+ \w+$/.exec(row ?? '')?.[0])).toEqual([
    '3.9 kB',
    '2 kB',
    '500 bytes',
  ])
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  // Pointing at it alone covers nothing.
  await sent.hover()
  expect(await list.isVisible()).toBe(false)
})
