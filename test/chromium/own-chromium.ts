import path from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

import type { ConfirmWindowPort } from '../../electron/ipc/consent/ask-person.ts'
import { systemClock } from '../../electron/kernel/system-ports.ts'
import { listBuiltFiles } from '../../electron/app-windows/built-files.ts'
import { builtPage } from '../../electron/app-windows/built-page.ts'
import { createConfirmGate } from '../../electron/app-windows/confirm-gate.ts'
import type { AppBridge, CommandName, PushEvent } from '../../shared/ipc/contract.ts'
import type { ConfirmationAnswerView, ConfirmBridge } from '../../shared/ipc/confirmation-view.ts'
import { repositoryRoot } from '../fakes/bundled.ts'
import { useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import type { DesktopOptions } from '../fakes/desktop-options.ts'

/** The app without Electron: its built pages in Chromium, over the real commands and the real engine. */
export type OpenPages = {
  readonly page: Page
  readonly app: TestDesktop
  /** Errors of scripts, of the console and of the policy of the page, of every window. */
  readonly faults: readonly string[]
  /** The next window that asks; its question is in sight. */
  readonly question: () => Promise<Page>
}

/** As the preload of the main window offers it, over functions of the test: one the page asks for and this lacks does not compile. */
const appBridge = bridgeScript('deskmedic', {
  invoke: '(name, input) => globalThis.invokeCommand(name, input)',
  pathOf: "() => ''",
  onPush: `(listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }`,
} satisfies Record<keyof AppBridge, string>)
const listening = `const listeners = new Set()
globalThis.hear = (event) => listeners.forEach((listener) => listener(event))`

const confirmBridge = bridgeScript('deskmedicConfirm', {
  getRequest: '() => globalThis.getQuestion()',
  // A page of a browser has the size of its window.
  fit: '() => Promise.resolve()',
  answer: '(answer) => globalThis.answerQuestion(answer)',
} satisfies Record<keyof ConfirmBridge, string>)

function bridgeScript(name: string, functions: Readonly<Record<string, string>>): string {
  const fields = Object.entries(functions).map(([field, source]) => `${field}: ${source}`)
  return `globalThis.${name} = { ${fields.join(', ')} }`
}

/** Call once at the top of a test file. */
export function usePages(): (options: Omit<DesktopOptions, 'confirmWindow' | 'onPush'>) => Promise<OpenPages> {
  const open = useDesktops()
  const contexts: BrowserContext[] = []
  let browser: Browser | null = null
  beforeAll(async () => {
    const program = process.env['DESKMEDIC_CHROMIUM']
    if (program === undefined) throw new Error('run these tests with: npm run test:chromium')
    browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })
  afterAll(() => browser?.close())
  return async (options) => {
    if (browser === null) throw new Error('no browser')
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    contexts.push(context)
    return openPages(context, (ports) => open({ ...options, ...ports }))
  }
}

async function openPages(
  context: BrowserContext,
  openApp: (ports: Pick<DesktopOptions, 'confirmWindow' | 'onPush'>) => Promise<TestDesktop>,
): Promise<OpenPages> {
  const faults: string[] = []
  context.on('page', (page) => noteFaults(page, faults))
  await serve(context, 'ui')
  await serve(context, 'confirm')
  const page = await context.newPage()
  const app = await openApp({
    confirmWindow: confirmWindowIn(context),
    onPush: (event: PushEvent) => {
      // A page that is just being closed hears nothing more.
      void page.evaluate(`globalThis.hear?.(${JSON.stringify(event)})`).catch(() => undefined)
    },
  })
  await page.exposeFunction('invokeCommand', (name: CommandName, input: unknown) => app.send(name, input))
  // The page reads the clock of the PC that it stands on: that of the test.
  await page.clock.setFixedTime(app.clock.now())
  await page.addInitScript({ content: `(() => { ${listening}; ${appBridge} })()` })
  await page.goto('https://ui.test/')
  const question = async (): Promise<Page> => {
    const window = context.pages().find((one) => one !== page) ?? (await context.waitForEvent('page'))
    await window.locator('.btns button').first().waitFor()
    return window
  }
  return { page, app, faults, question }
}

function noteFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
}

/** Every request of a page is answered from the built files, with the headers of the product; none goes anywhere. */
async function serve(context: BrowserContext, host: string): Promise<void> {
  const files = listBuiltFiles(path.join(repositoryRoot, 'dist', host))
  await context.route(`https://${host}.test/**`, async (route) => {
    const url = `app://${host}${new URL(route.request().url()).pathname}`
    const beginning = { nonce: 'a0a0a0a0', theme: 'light', language: 'en', panel: 'auto' } as const
    const answer = await builtPage(files, { url, host }, beginning)
    await route.fulfill(answer === null ? { status: 404 } : { status: 200, headers: answer.headers, body: answer.body })
  })
}

/** A question in a page of its own, with the same gate before its answer as in the app. */
function confirmWindowIn(context: BrowserContext): ConfirmWindowPort {
  return {
    ask: async (view, signal) => {
      const gate = createConfirmGate(view, systemClock)
      const page = await context.newPage()
      const answered = new Promise<ConfirmationAnswerView | 'closed'>((resolve) => {
        page.once('close', () => resolve('closed'))
        signal?.addEventListener('abort', () => void page.close())
        void page.exposeFunction('answerQuestion', (given: unknown) => {
          const accepted = gate.accept(given)
          if (accepted === null) return
          resolve(accepted)
          void page.close()
        })
      })
      await page.exposeFunction('getQuestion', () => view)
      await page.addInitScript({ content: confirmBridge })
      await page.goto('https://confirm.test/')
      gate.becameVisible()
      return answered
    },
  }
}
