import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'

import { loadFaults } from '../../electron/registry/folders.ts'
import type { PictureKind } from '../../shared/domain/picture.ts'
import { examplePictures, unreadOf } from '../fakes/example-pictures.ts'
import { hidePictures, showPictures } from './drawn-kinds.ts'
import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

/** The first answer of a data folder. */
const slowPc = 'cpu-runaway-app'
/** Faults whose answers draw every kind of picture that a complaint leads to. */
const faults: readonly (readonly [fault: string, kinds: string])[] = [
  [slowPc, 'gauge and rank'],
  ['disk-full-user-temp', 'share'],
  ['memory-leak-app', 'gauge and rank'],
  ['captive-portal', 'path'],
  ['print-job-stuck', 'tiles of a list'],
  ['boot-slow-program', 'gauge and spans'],
  ['bluescreen-driver', 'events'],
  ['battery-drained-by-program', 'rank'],
  ['app-hung', 'tiles'],
  ['audio-service-stopped', 'path of sound'],
]

/** What the simple view says of one cause with its picture and its button, and the whole window around a first answer. */
const mostWords = 120
const app = useShownApp('drawn')

/** A place as it is in sight: what is only read out is no word on the screen. */
const inSight = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const hidden = [...element.querySelectorAll<HTMLElement>('.vh')].map(({ innerText }) => innerText)
    return hidden.reduce((text, words) => text.replace(words, ''), (element as HTMLElement).innerText).trim()
  })
const told = (): Promise<string> => inSight(app.page.getByRole('log'))

it.each(faults)('%s is drawn: %s', async (fault) => {
  const complaint = (await loadFaults()).find(({ name }) => name === fault)?.complaint.en
  if (complaint === undefined) throw new Error(fault)
  const isFirst = fault === slowPc
  await app.become([fault])
  const person = createPerson(app.launched)
  await person.button('ui.shell.newChat').click()
  await person.say(isFirst ? 'my computer is slow' : complaint)
  const drawing = app.page.locator('.pics').first()
  await app.page.locator('.status-block[aria-busy="false"]').waitFor()
  expect(await drawing.count(), await told()).toBe(1)
  const drawn = drawing.getByRole('img')
  expect((await drawn.first().getAttribute('aria-label'))?.length ?? 0).toBeGreaterThan(10)
  await app.page.locator('.plan-card .primary, .advice').first().waitFor()
  await app.takeInEveryLook(fault)
  const words = await told()
  expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(mostWords)
  if (isFirst) {
    // Who begins with this one has no earlier chats, and reads what stands around the answer too.
    expect(await app.page.locator('.recent').count()).toBe(1)
    const all = await inSight(app.page.locator('.frame'))
    expect(all.split(/\s+/).length, all).toBeLessThanOrEqual(mostWords)
  }
  await drawing.getByRole('button', { name: person.text('ui.picture.table') }).press('Enter')
  await drawing.getByRole('table').first().waitFor()
})

it('a repair draws what proves it, before and after', async () => {
  await app.become(['cpu-runaway-app'])
  const person = createPerson(app.launched)
  await person.button('ui.shell.newChat').click()
  await person.say('my computer is very slow')
  const review = person.reviewPlan()
  await review.waitFor()
  await person.answer(await person.askedBy(() => review.click()), 'ui.confirm.runNow')
  const pair = app.page.locator('.pic-ba').first()
  await pair.waitFor()
  expect(await pair.getByRole('img').count()).toBe(2)
  await app.takeInEveryLook('before-after')
})

it.each([
  ['what was read', (kind: PictureKind) => examplePictures[kind]],
  ['what could not be read', unreadOf],
] as const)('every kind of picture holds its place in every look: %s', async (name, viewOf) => {
  const views = (Object.keys(examplePictures) as PictureKind[]).map(viewOf)
  const drawn = await showPictures(app.page, views)
  await app.takeInEveryLook(`kinds ${name}`.replaceAll(' ', '-'))
  expect(drawn.filter(({ isCut }) => isCut)).toEqual([])
  if (viewOf === unreadOf) expect(drawn.filter(({ words }) => !/Unknown|Not reached/.test(words))).toEqual([])
  await hidePictures(app.page)
})
