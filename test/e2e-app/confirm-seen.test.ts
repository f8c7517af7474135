import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { classifyCommand } from '../../electron/policy/commands/classify-command.ts'
import { commandView } from '../../electron/views/command-words.ts'
import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson, readToEnd, type Person } from './person.ts'

const end = 'Remove-Item C:\\Users -Recurse -Force'
const command = `${'Get-ChildItem C:\\Temp | Measure-Object\n'.repeat(60)}${end}`
const args = [
  { name: 'command', label: 'Command', value: command, plain: true, free: true },
  { name: 'path', label: 'Folder', value: 'C:\\Users\\\u05D0\u05D1\u05D2\\p\u0430ypal.exe', plain: false, free: false },
]

describe.each(locales)('a question with a long command, in %s', (lang) => {
  let launched: LaunchedApp
  let person: Person
  let window: Page
  const starting = (): Locator => window.locator('.btns button[aria-describedby]')
  const states = (): Promise<readonly (string | null)[]> =>
    starting().evaluateAll((all) => all.map((each) => each.getAttribute('aria-disabled')))
  const shut = ['true', 'true']

  beforeAll(async () => {
    launched = await launchApp({
      args: ['--scenario', 'stuck-print-queue', '--lang', lang],
      environment: {
        DESKMEDIC_TEST_ARGUMENTS: JSON.stringify(args),
        DESKMEDIC_TEST_COMMAND: JSON.stringify(
          commandView(classifyCommand('powershell', command), createTranslator(lang)),
        ),
      },
      hook: 'long-question.cjs',
    })
    person = createPerson(launched, lang)
    await person.say('the printer does nothing')
    window = await person.askedBy(() => person.reviewPlan().click())
  })
  afterAll(() => launched.close())

  it('holds all of it, from left to right, and says what looks like something else', async () => {
    expect(await window.locator('.whole .exact').innerText()).toContain(end)
    const direction = await window
      .locator('.exact')
      .last()
      .evaluate((each) => getComputedStyle(each).unicodeBidi)
    expect(direction).toBe('isolate-override')
    const inSight = window.locator('.facts')
    await inSight.getByText(person.text('ui.confirm.rightToLeft')).waitFor()
    expect(await inSight.locator('.lookalike').allInnerTexts()).toEqual(['\u0430'])
  })

  it('says what it does, and at which line', async () => {
    expect(await window.locator('.classes [aria-current]').innerText()).toBe(
      createTranslator(lang).text('command.class.destructive'),
    )
    const reason = window.locator('.because li').first()
    expect(await reason.innerText()).toContain(createTranslator(lang).text('command.reason.deletes_files'))
    expect(await reason.innerText()).toContain('61')
  })

  it('takes no yes before its end was in sight, and says why', async () => {
    await window.waitForTimeout(1_000)
    expect(await states()).toEqual(shut)
    const why = await starting().last().getAttribute('aria-describedby')
    expect(await window.locator(`[id="${why ?? ''}"]`).innerText()).toBe(person.text('ui.confirm.hint.unseen'))
    // A click leads to what is left to see, and approves nothing.
    await starting().last().click({ force: true })
    expect(window.isClosed()).toBe(false)
    expect(await window.evaluate(() => document.activeElement?.className)).toBe('whole')
  })

  it('opens by the keyboard alone, at twice the size', async () => {
    await launched.app.evaluate(({ BrowserWindow }) => {
      const question = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('confirm'))
      question?.webContents.setZoomFactor(2)
    })
    await window.keyboard.press('Home')
    expect(await states()).toEqual(shut)
    // The window is laid out anew meanwhile: a person presses End until it is the end.
    const readOn = async (): ReturnType<typeof states> => {
      for (const area of ['.whole', '.dlg-body']) {
        await window.locator(area).focus()
        await window.keyboard.press('End')
        await window.waitForTimeout(200)
      }
      return states()
    }
    await expect.poll(readOn).toEqual(['false', 'false'])
  })

  it('is answered then', async () => {
    await readToEnd(window)
    await person.answer(window, 'ui.confirm.refuse')
    await person.see(person.text('ui.plan.refused'))
  })
})
