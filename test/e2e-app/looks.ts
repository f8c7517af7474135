import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import type { LaunchedApp } from './launch.ts'

const looks = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const

/** Names, roles and structure are the same in every look: they are checked in the first one, colours in all. */
type Rules = 'all' | 'colours'

/** What depends on the look, of the rules that are on unless somebody asks for more. */
const colourRules = ['color-contrast', 'link-in-text-block'] as const

/** Faults that matter, as one line each. A page of its own, which axe would open for its results, cannot be opened here. */
export async function faultsOf(screen: Page, frame: string, rules: Rules): Promise<readonly string[]> {
  const checker = new AxeBuilder({ page: screen }).include(frame).setLegacyMode(true)
  const { violations } = await (rules === 'all' ? checker : checker.withRules([...colourRules])).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Enlarges a window as its person would, at 1280 x 720. */
export async function enlarge({ app }: Pick<LaunchedApp, 'app'>, window: Page, factor = 2): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { url, zoom }) => {
      const own = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL() === url)
      own?.setContentSize(1280, 720)
      own?.webContents.setZoomFactor(zoom)
    },
    { url: window.url(), zoom: factor },
  )
}

/** What is wider than its place and can neither be scrolled to nor is shortened with dots on purpose. */
export const cutOff = (window: Page): Promise<readonly string[]> =>
  window.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const clips = overflowX === 'hidden' || overflowX === 'clip'
      const hidden = element.closest('.vh, [aria-hidden="true"]') !== null || element.clientWidth === 0
      return clips && textOverflow !== 'ellipsis' && !hidden && element.scrollWidth > element.clientWidth + 1
    })
    const page = scrollWidth > clientWidth ? [`page: ${scrollWidth} of ${clientWidth}`] : []
    return [...page, ...wide.map((element) => `${element.className}: ${element.scrollWidth} of ${element.clientWidth}`)]
  })

/** Buttons that cannot be brought into the width of the window. */
export const outOfReach = (window: Page): Promise<readonly string[]> =>
  window.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility())
    const outside = buttons.filter((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, right } = button.getBoundingClientRect()
      return left < 0 || right > innerWidth
    })
    return outside.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  })

/** Looks at a screen in light, dark and forced colours, each shown to be in force. */
export async function look(screen: Page, frame = 'body'): Promise<void> {
  for (const { name, media } of looks) {
    await screen.emulateMedia({ ...media, reducedMotion: 'reduce' })
    // The theme follows the system, one frame later.
    await screen.locator(`html[data-theme="${media.colorScheme}"]`).waitFor()
    const active = await screen.evaluate(() => matchMedia('(forced-colors: active)').matches)
    expect(active).toBe(media.forcedColors === 'active')
    const rules = name === 'light' ? 'all' : 'colours'
    expect([name, await faultsOf(screen, frame, rules)]).toEqual([name, []])
  }
}

/** Codes of errors that break over lines: what is read out to whoever helps stands in one piece. */
export const brokenCodes = (window: Page): Promise<readonly string[]> =>
  window.locator('.code').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const range = document.createRange()
      range.selectNodeContents(code.firstChild ?? code)
      return range.getClientRects().length > 1 ? [code.textContent] : []
    }),
  )
