import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
const complaint = 'no website opens since I came back to the office'

it('a chat and then everything is deleted, each after its question; a refusal deletes nothing', async () => {
  await bench.prepare(['proxy-stale'])
  const launched = await bench.start()
  const { page, dataFolder } = launched
  const person = createPerson(launched)
  const kept = async (folder: string): Promise<number> =>
    (await readdir(path.join(dataFolder, folder)).catch(() => [])).length
  const rows = page.locator('.hist')

  await person.say(complaint)
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  await person.button('ui.shell.newChat').click()
  await person.say('there is no sound')
  await page
    .getByRole('button', { name: /there is no sound/ })
    .first()
    .waitFor()
  await person.button('ui.shell.history').click()
  await expect.poll(() => rows.count()).toBe(2)

  // The key asks as the button does, and no is the first answer.
  const fixed = rows.filter({ hasText: complaint })
  const refusing = await person.askedBy(() => fixed.press('Delete'))
  expect(await refusing.evaluate(() => document.activeElement?.textContent)).toBe(person.text('ui.confirm.dontDelete'))
  await person.answer(refusing, 'ui.confirm.dontDelete')
  expect(await rows.count()).toBe(2)
  expect(await kept('undo')).toBe(1)

  const question = await person.askedBy(() => fixed.press('Delete'))
  await question.getByText(person.text('ui.delete.lose', { count: 1 })).waitFor()
  await question.getByText(complaint).first().waitFor()
  await person.answer(question, 'ui.confirm.delete')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await kept('undo')).toBe(0)
  await expect.poll(() => rows.first().evaluate((row) => row === document.activeElement)).toBe(true)

  await person.openSettings('privacy')
  await person.answer(await person.askedBy(() => person.button('ui.settings.deleteAll').click()), 'ui.confirm.delete')
  await person.see(person.text('ui.settings.deletedAll'))
  expect([await kept('chats'), await kept('undo')]).toEqual([0, 0])
  expect(await readFile(path.join(dataFolder, 'history.ndjson'), 'utf8').catch(() => '')).toBe('')

  await person.button('ui.shell.chat').click()
  await person.say('the printer does nothing')
  await expect.poll(() => kept('chats')).toBe(1)
})

it('in Recent a chat is renamed and deleted, by keys and by its menu', async () => {
  await bench.prepare(['print-job-stuck'])
  const launched = await bench.start()
  const { page } = launched
  const person = createPerson(launched)
  await person.say('the printer does nothing')
  await person.reviewPlan().waitFor()
  const row = page.locator('.recent').first()
  const more = page
    .locator('.recent-row')
    .first()
    .getByRole('button', { name: /^More for the chat/ })
  const field = page.getByRole('textbox', { name: person.text('ui.history.name') })
  const isFocused = (): Promise<boolean> => row.evaluate((element) => element === document.activeElement)

  await more.press('Enter')
  await page.getByRole('menuitem', { name: person.text('ui.history.rename') }).press('Enter')
  await field.fill('3층 프린터')
  await field.press('Enter')
  await expect.poll(() => row.innerText()).toContain('3층 프린터')
  await expect.poll(() => page.locator('.pane-head h1').innerText()).toBe('3층 프린터')
  expect(await isFocused()).toBe(true)

  await row.press('F2')
  await field.fill('something else')
  await field.press('Escape')
  expect(await isFocused()).toBe(true)
  expect(await row.innerText()).toContain('3층 프린터')

  await row.hover()
  await more.click()
  const ask = page.getByRole('menuitem', { name: person.text('ui.history.delete') })
  const question = await person.askedBy(() => ask.click())
  await question.getByText('3층 프린터').first().waitFor()
  await person.answer(question, 'ui.confirm.delete')
  await expect.poll(() => page.locator('.recent').count()).toBe(0)
})
