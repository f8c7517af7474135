import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it } from 'vitest'

import { launchApp, type LaunchedApp, type LaunchOptions } from './launch.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

function letMainAnswer(app: LaunchedApp['app']): Promise<void> {
  return app.evaluate(() => (globalThis as unknown as { readonly letMainAnswer: () => void }).letMainAnswer())
}

const complaint = '프린터가 아무것도 안 해요'

it('is drawn in its language and takes a complaint while main still loads', async () => {
  const launched = await launchApp({
    hook: 'slow-main.cjs',
    early: true,
    args: ['--scenario', 'stuck-print-queue', '--lang', 'ko'],
  })
  try {
    const { page, app } = launched
    const person = createPerson(launched, 'ko')
    await person.see(person.text('ui.chat.start.title'))
    expect(await page.locator('html').getAttribute('lang')).toBe('ko')
    await person.say(complaint)
    // Nobody waits to see their own words.
    await page.locator('.said', { hasText: complaint }).waitFor()
    await letMainAnswer(app)
    // What was sent is looked into, in the one chat that there is.
    await person.reviewPlan().waitFor()
    expect(await page.locator('.frame').getByText(complaint).count()).toBe(3)
  } finally {
    await launched.close()
  }
})

it('what a person says stands there before main has heard it, and once only', async () => {
  const launched = await launchApp({
    hook: 'slow-main.cjs',
    environment: { DESKMEDIC_TEST_SLOW: 'chats.submit' },
    args: ['--scenario', 'stuck-print-queue'],
  })
  try {
    const { page, app } = launched
    const person = createPerson(launched)
    await person.say('the printer does nothing')
    await page.locator('.said', { hasText: 'the printer does nothing' }).waitFor()
    await person.see(person.text('ui.chat.sending'))
    await letMainAnswer(app)
    await person.reviewPlan().waitFor()
    expect(await page.locator('.said').count()).toBe(1)
  } finally {
    await launched.close()
  }
})

it('begins in the language that it had last time', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-language-'))
  // An empty word: the settings decide, as for everybody who starts it by its icon.
  const start = (options: LaunchOptions): Promise<LaunchedApp> =>
    launchApp({ dataFolder, args: ['--lang', ''], ...options })
  try {
    const first = await start({})
    await createPerson(first).button('ui.shell.settings').click()
    await first.page
      .getByRole('combobox', { name: createPerson(first).text('ui.settings.language') })
      .selectOption('zh')
    await first.page.locator('html[lang="zh-CN"]').waitFor()
    await first.close()
    const second = await start({ hook: 'slow-main.cjs', early: true })
    const person = createPerson(second, 'zh')
    await person.see(person.text('ui.chat.start.title'))
    await second.close()
  } finally {
    await removeFolder(dataFolder)
  }
})
