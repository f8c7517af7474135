import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, describe, expect, it } from 'vitest'

import {
  callChunks,
  openModelServer,
  sendStream,
  textChunks,
  type ModelBehaviour,
  type ModelServer,
} from '../fakes/model-server.ts'
import { openRemoteModel } from '../fakes/remote-model.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson, printJobsOf, type Person } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close()
})

const complaint = 'the printer does nothing'
const queue = callChunks({ name: 'check_print_queue', args: {} })

type Started = { readonly launched: LaunchedApp; readonly person: Person; readonly server: ModelServer }

async function start(answer: ModelBehaviour): Promise<Started> {
  const server = await openModelServer(answer)
  const launched = await launchApp({ args: ['--scenario', 'stuck-print-queue'] })
  opened.push(server, launched)
  const endpoint = { address: server.address, model: 'test-model' }
  await launched.page.evaluate((named) => window.deskmedic.invoke('models.use', named), endpoint)
  return { launched, person: createPerson(launched), server }
}

/** Says a word every few milliseconds, until nobody listens or `ends` says so. */
function wordByWord(ends: (response: Parameters<ModelBehaviour>[0]) => void): ModelBehaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'word ' } }] })}\n\n`
    const timer = setInterval(() => response.write(chunk), 20)
    response.on('close', () => clearInterval(timer))
    ends(response)
  }
}

describe('a conversation with a model', () => {
  it('shows its checks and its words, asks a person before the repair, and answers what is asked then', async () => {
    const { launched, person, server } = await start((response, asked) => {
      const answers: readonly (readonly unknown[])[] = [
        queue,
        textChunks(
          '**A print job is stuck.** <img src="https://example.com/x.png"> See [the page](https://example.com/a).',
        ),
        textChunks('Nothing else prints until it is gone.'),
      ]
      sendStream(response, answers[asked.length - 1] ?? textChunks('?'))
    })
    const { page } = launched
    await person.say(complaint)
    const words = page.locator('.md')
    await words.locator('strong', { hasText: 'A print job is stuck.' }).waitFor()
    await person.see('test-model says, in its own words:')
    expect(await words.locator('img, a').count()).toBe(0)
    await person.see('(https://example.com/a)')
    expect(await page.locator('.footer').textContent()).toContain('test-model')

    const review = person.reviewPlan()
    const confirm = await person.askedBy(() => review.click())
    expect(await confirm.locator('body').textContent()).not.toContain('A print job is stuck.')
    // The printer was read on the PC by a model, and is none of what the person wrote.
    expect(await confirm.getByText(person.text('ui.confirm.outside')).count()).toBe(1)
    await confirm.screenshot({ path: 'test-results/marked-argument.png' })
    await person.answer(confirm, 'ui.confirm.runNow')
    await person.see(person.text('ui.result.verdict.fixed'))
    expect(await printJobsOf(launched)).toHaveLength(1)

    await person.button('talk.keepBack').last().click()
    await person.button('talk.keepBack.this', { label: complaint }).click()
    await person.see(person.text('talk.keptBack'))
    await page.screenshot({ path: 'test-results/kept-back.png' })
    await person.say('and would that break my other papers?')
    await person.see('Nothing else prints until it is gone.')
    const told = JSON.stringify(server.asked.at(-1)?.body?.['messages'])
    expect(told).toContain('[kept back by the person]')
    expect(told).not.toContain(complaint)
  })

  it('keeps the words of a model that is killed in the middle, and goes on without it', async () => {
    const { launched, person } = await start(
      wordByWord((response) => {
        setTimeout(() => response.destroy(), 600)
      }),
    )
    await person.say(complaint)
    await person.see(/word word/)
    await person.see(person.text('talk.ended.lost'))
    expect(await launched.page.locator('.md').textContent()).toContain('word word')
    await person.reviewPlan().waitFor()
  })

  it('stops what the model says when it is told to, and goes on without it when models are switched off', async () => {
    const { launched, person } = await start(wordByWord(() => undefined))
    await person.say(complaint)
    await person.see(/word word/)
    await person.button('talk.stop').click()
    await person.see(person.text('talk.ended.stopped'))
    expect(await person.button('talk.stop').count()).toBe(0)

    await person.button('talk.again').click()
    await person.button('talk.stop').waitFor()
    await launched.page.evaluate(() => window.deskmedic.invoke('models.turn', { on: false }))
    await person.see(person.text('talk.ended.lost'))
    await person.reviewPlan().waitFor()
    await launched.page.locator('.footer').getByText(person.text('ui.shell.planner.built_in')).waitFor()
  })

  it('is cut off from a model elsewhere by offline mode, and lets no further byte out', async () => {
    const model = await openRemoteModel(wordByWord(() => undefined))
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-remote-'))
    opened.push({ close: () => removeFolder(dataFolder) }, model)
    const caFile = path.join(dataFolder, 'root.pem')
    writeFileSync(caFile, model.ca)
    const settings = {
      ...{ mode: 'online', caFile, proxy: model.proxy, modelName: 'test-model' },
      ...{ modelAddress: model.address, modelAgreed: [model.address] },
    }
    writeFileSync(path.join(dataFolder, 'settings.json'), JSON.stringify(settings))
    const launched = await launchApp({ dataFolder, args: ['--scenario', 'stuck-print-queue'] })
    opened.push(launched)
    const [person, { page }] = [createPerson(launched), launched]
    await person.say(complaint)
    await person.see(/word word/)
    await page.evaluate(() => window.deskmedic.invoke('mode.set', { mode: 'offline' }))
    await person.see(person.text('talk.ended.lost'))
    expect(await page.locator('.md').textContent()).toContain('word word')
    await person.reviewPlan().waitFor()
    await page.locator('.footer').getByText(person.text('ui.shell.planner.built_in')).waitFor()

    const arrived = model.arrived()
    await person.say('and would that break my other papers?')
    await page.waitForTimeout(1_500)
    expect([model.arrived(), model.questions()]).toEqual([arrived, 1])
  })

  it('lets a person copy what they wrote and say it otherwise, by keyboard alone', async () => {
    const { launched, person, server } = await start((response, asked) =>
      sendStream(response, textChunks(asked.length === 1 ? 'First answer.' : 'Second answer.')),
    )
    const { page } = launched
    await person.say('the printr dos nothing')
    await person.see('First answer.')
    await person.button('ui.chat.correct').focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: person.text('ui.chat.correct'), exact: true })
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    await person.button('ui.chat.correct').focus()
    await page.keyboard.press('Enter')
    await field.fill(complaint)
    await page.keyboard.press('Enter')
    await person.see('Second answer.')
    await person.see(person.text('ui.chat.corrected'))
    await person.see('First answer.')
    expect(await page.locator('.said').allInnerTexts()).toHaveLength(2)
    expect(JSON.stringify(server.asked.at(-1)?.body)).not.toContain('printr')
  })
})
