import type { Locator, Page } from 'playwright-core'

import { readToEnd, type Person } from './person.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'

/** With what somebody works who has either no mouse or no patience for the keyboard. */
const handKinds = ['keyboard', 'mouse'] as const
export type HandKind = (typeof handKinds)[number]

const walksAll = process.env['DESKMEDIC_ALL_WALKS'] === '1'

/** With which of them the walk of this number is made: one and the other in turn, or both where all walks are wanted. */
export function handsOf(walk: number): readonly HandKind[] {
  return handKinds.filter((_hands, hand) => walksAll || (walk + hand) % 2 === 0)
}

/** More than any page has places for the focus. */
const mostPlaces = 200

type Focused = 'elsewhere' | 'gone' | 'seen' | 'unseen'

/** Whether it has the focus, and whether that shows: a ring of its own, or of the frame that it fills, in what is in sight. */
function focusOf(one: Element): Focused {
  if (!one.isConnected) return 'gone'
  if (one !== document.activeElement) return 'elsewhere'
  const hasRing = (element: Element | null): boolean => {
    if (element === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const { top, bottom, left, right } = one.getBoundingClientRect()
  const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const isFramed = hasRing(one) || hasRing(one.closest('.box, .field'))
  return isInSight && isFramed ? 'seen' : 'unseen'
}

/** Goes from where the focus is to this control, as a person does who has one key for it, and sees it arrive. */
async function keyTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown'): Promise<void> {
  let element = await target.elementHandle()
  for (let place = 0; place < mostPlaces; place += 1) {
    // To look it up by its name takes longer than a press; what is drawn anew meanwhile is another element.
    const focused = await element.evaluate(focusOf)
    if (focused === 'seen') return
    if (focused === 'unseen') throw new Error(`nobody sees that ${String(target)} has the focus`)
    if (focused === 'elsewhere') await page.keyboard.press(key)
    else element = await target.elementHandle()
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}

/** More turns of the wheel than any page is long. */
const mostTurns = 60

/** How far the wheel has to be turned until the middle of it is in sight, and over what. */
function wayTo(one: Element): { readonly by: number; readonly over: { readonly x: number; readonly y: number } } {
  const place = one.getBoundingClientRect()
  let [top, bottom] = [0, innerHeight]
  let over = { x: innerWidth / 2, y: innerHeight / 2 }
  for (let around = one.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || getComputedStyle(around).overflowY === 'visible') continue
    const frame = around.getBoundingClientRect()
    if (frame.height === 0) continue
    top = Math.max(top, frame.top)
    bottom = Math.min(bottom, frame.bottom)
    over = { x: (frame.left + frame.right) / 2, y: (top + bottom) / 2 }
  }
  const middle = (place.top + place.bottom) / 2
  return { by: middle < top ? middle - top - 40 : middle > bottom ? middle - bottom + 40 : 0, over }
}

/** Clicks what is in sight; what is not, the wheel brings there first. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const { by, over } = await target.evaluate(wayTo)
    if (by === 0) return target.click()
    await page.mouse.move(over.x, over.y)
    await page.mouse.wheel(0, by)
    // The page scrolls with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  throw new Error(`the wheel does not lead to ${String(target)}`)
}

/** Presses a control of a page: with Tab and Enter, or with a click where it is seen. */
export async function press(page: Page, target: Locator, hands: HandKind): Promise<void> {
  if (hands === 'mouse') return click(page, target)
  await keyTo(page, target, 'Tab')
  await page.keyboard.press('Enter')
}

/** Chooses from a menu that is open: with the arrow keys and Enter, or with a click. */
export async function choose(page: Page, target: Locator, hands: HandKind): Promise<void> {
  await target.waitFor()
  if (hands === 'mouse') return click(page, target)
  await keyTo(page, target, 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** Writes into a field: key by key, or at once as from a keyboard on the screen. */
export async function write(page: Page, field: Locator, { words, hands }: Written): Promise<void> {
  if (hands === 'mouse') {
    await click(page, field)
    await field.selectText()
    return page.keyboard.insertText(words)
  }
  await keyTo(page, field, 'Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

type Written = { readonly words: string; readonly hands: HandKind }

/** Tells the app something, and sends it with Enter or with the button. */
export async function tell({ page, hands }: Pick<Asked, 'page' | 'hands'>, words: string): Promise<void> {
  await write(page, page.locator('textarea'), { words, hands })
  await (hands === 'mouse' ? click(page, page.locator('.box .btn.primary')) : page.keyboard.press('Enter'))
}

/** Presses a button of the confirmation window and waits until the window is gone. */
export async function answerBy(window: Page, name: string, hands: HandKind): Promise<void> {
  const button = window.locator('.btns').getByRole('button', { name, exact: true })
  await button.waitFor()
  if (hands === 'mouse') await readToEnd(window)
  await window.locator('.btns button:last-child:not([aria-disabled="true"])').waitFor()
  const gone = window.waitForEvent('close')
  if (hands === 'keyboard') await keyTo(window, button, 'Tab')
  // What is hard to undo takes no Enter. The window goes with the press, sometimes before the press has been reported.
  const pressed = hands === 'keyboard' ? window.keyboard.press('Space') : click(window, button)
  await Promise.all([gone, pressed.catch(() => undefined)])
}

export type Asked = { readonly page: Page; readonly person: Person; readonly hands: HandKind }

/** Opens the question behind a control and answers it. */
export async function agree({ page, person, hands }: Asked, opener: Locator, key: MessageKey): Promise<void> {
  const window = await person.askedBy(() => press(page, opener, hands))
  await answerBy(window, person.text(key), hands)
}
