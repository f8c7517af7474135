import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { createPictures } from './pictures.ts'
import { removeFolder } from './remove-folder.ts'

const version = '99.0.0'
const name = `Deskmedic-Setup-${version}-${process.arch}.exe`
const [dataFolder, share] = ['data', 'share'].map((each) => mkdtempSync(path.join(tmpdir(), `deskmedic-${each}-`)))
let launched: LaunchedApp

beforeAll(async () => {
  if (dataFolder === undefined || share === undefined) throw new Error('no folder')
  writeFileSync(path.join(share, name), 'a set-up')
  const digest = createHash('sha256').update('a set-up').digest('hex')
  writeFileSync(path.join(share, 'SHA256SUMS.txt'), `${digest}  ${name}\n`)
  const settings = { updateMode: 'notify', updateUrl: share }
  writeFileSync(path.join(dataFolder, 'settings.json'), JSON.stringify(settings))
  launched = await launchApp({ dataFolder, environment: { HOME: dataFolder } })
})
afterAll(async () => {
  await launched.close()
  for (const folder of [dataFolder, share]) if (folder !== undefined) await removeFolder(folder)
})

it('a newer version stands in one line of About; its set-up starts after a yes in the confirmation window alone', async () => {
  const { page, app } = launched
  const person = createPerson(launched)
  const pictures = createPictures('update')
  await app.evaluate(({ shell }) => {
    Object.assign(globalThis, { started: [] })
    shell.openPath = (file) => {
      ;(globalThis as unknown as { readonly started: string[] }).started.push(file)
      return Promise.resolve('')
    }
  })
  const started = () => app.evaluate(() => (globalThis as unknown as { readonly started: string[] }).started)
  await page.locator('textarea').waitFor()
  await person.button('ui.shell.help').click()
  await person.see(person.text('ui.help.update.ready', { version }))
  await pictures.take(page, 'about')
  const install = person.button('ui.help.updateInstall', { version })
  const refused = await person.askedBy(() => install.click())
  await pictures.take(refused, 'question')
  await person.answer(refused, 'ui.confirm.dontChange')
  expect(await started()).toEqual([])
  await person.answer(await person.askedBy(() => install.click()), 'ui.confirm.allow')
  await expect.poll(started).toEqual([expect.stringMatching(new RegExp(`deskmedic-update-.*${name}$`))])
})
