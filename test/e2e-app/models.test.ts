import { afterAll, expect, it } from 'vitest'

import {
  callChunks,
  openModelServer,
  sendJson,
  sendStream,
  textChunks,
  type ModelServer,
} from '../fakes/model-server.ts'
import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const shown = useShownApp('models')
const servers: ModelServer[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
})

it('tests a model in six steps, offers the nearest of those that there are, and uses it', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  const server = await openModelServer(
    (response, asked) => {
      const body = asked.at(-1)?.body
      if (body?.['model'] !== 'qwen2.5-14b-instruct') sendJson(response, { error: { message: 'no model' } }, 404)
      else if (body['tools'] === undefined) sendStream(response, textChunks('OK'))
      else sendStream(response, callChunks({ name: 'report_ready', args: { word: 'ready' } }))
    },
    { models: ['llama-3.1-8b', 'qwen2.5-14b-instruct'] },
  )
  servers.push(server)
  await page.locator('textarea').waitFor()
  await person.openSettings('models')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field(person.text('ui.models.address')).fill(server.address)
  await field(person.text('ui.models.model')).fill('qwen2.5-14b')
  await person.button('ui.models.test').click()
  await page.locator('.remedy').waitFor()
  expect(await page.locator('.probe .pd').allInnerTexts()).toHaveLength(6)
  await shown.takeInEveryLook('fifth-step')
  await person.button('ui.models.useNamed', { model: 'qwen2.5-14b-instruct' }).click()
  await person.see(person.text('ui.models.ready', { model: 'qwen2.5-14b-instruct' }))
  expect(await page.getByRole('switch', { name: person.text('ui.models.use'), exact: true }).isChecked()).toBe(true)
})

it('asks in the confirmation window before a server elsewhere is used, and before it is told anything', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  const address = page.getByRole('textbox', { name: person.text('ui.models.address'), exact: true })
  await address.fill('https://llm.example/v1')
  const about = await person.askedBy(() => person.button('ui.models.test').click())
  await about.getByText('https://llm.example/v1').first().waitFor()
  await person.answer(about, 'ui.confirm.allow')
  await person.button('ui.shell.newChat').click()
  const question = await person.askedBy(() => person.say('the printer does nothing with Salary_Kim.xlsx'))
  await question.getByText('the printer does nothing with <file-1>').waitFor()
  expect(await question.locator('body').innerText()).not.toContain('Salary')
  await question.locator('summary', { hasText: person.text('ui.confirm.keptBack', { count: 0 }) }).click()
  await question.getByLabel('Print jobs', { exact: true }).check()
  await question.getByText(person.text('ui.confirm.keptBack', { count: 1 })).waitFor()
  await shown.pictures.take(question, 'before-the-first-message')
  await person.answer(question, 'ui.confirm.dontChange')
  await person.see(person.text('errors.model_not_agreed.why'))
})
