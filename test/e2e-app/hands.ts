import type { Locator, Page } from 'playwright-core'

import { readToEnd, type Person } from './person.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'

/** With what somebody works who has either no mouse or no patience for the keyboard. */
export type HandKind = 'keyboard' | 'mouse'

/** More than any page has places for the focus. */
const mostPlaces = 200

/** Goes from where the focus is to this control, as a person does who has Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle()
  for (let place = 0; place < mostPlaces; place += 1) {
    // To look it up by its name takes longer than a press; what is drawn anew meanwhile is another element.
    const state = await element.evaluate((one) => (one.isConnected ? one === document.activeElement : null))
    if (state === true) return
    if (state === false) await page.keyboard.press('Tab')
    else element = await target.elementHandle()
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** Presses a control of a page: with Tab and Enter, or with a click. */
export async function press(page: Page, target: Locator, hands: HandKind): Promise<void> {
  if (hands === 'mouse') return target.click()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Presses a button of the confirmation window and waits until the window is gone. */
export async function answerBy(window: Page, name: string, hands: HandKind): Promise<void> {
  const button = window.locator('.btns').getByRole('button', { name, exact: true })
  await button.waitFor()
  if (hands === 'mouse') await readToEnd(window)
  await window.locator('.btns button:last-child:not([aria-disabled="true"])').waitFor()
  const gone = window.waitForEvent('close')
  if (hands === 'keyboard') await tabTo(window, button)
  // What is hard to undo takes no Enter. The window goes with the press, sometimes before the press has been reported.
  const pressed = hands === 'keyboard' ? window.keyboard.press('Space') : button.click()
  await Promise.all([gone, pressed.catch(() => undefined)])
}

export type Asked = { readonly page: Page; readonly person: Person; readonly hands: HandKind }

/** Opens the question behind a control and answers it. */
export async function agree({ page, person, hands }: Asked, opener: Locator, key: MessageKey): Promise<void> {
  const window = await person.askedBy(() => press(page, opener, hands))
  await answerBy(window, person.text(key), hands)
}
