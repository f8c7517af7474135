import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import type { BrowserWindow } from 'electron'
import type { JSHandle } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchApp, root, type LaunchedApp } from './launch.ts'

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
]

type WebPreferencesHolder = { getLastWebPreferences(): Record<string, unknown> }

describe('the locked-down window', () => {
  let launched: LaunchedApp
  let server: Server
  /** Everything that anybody asked of a server of this computer while the tests ran. */
  const requests: string[] = []
  let outside = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.end('outside')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    launched = await launchApp()
  })
  afterAll(async () => {
    await launched.close()
    server.close()
  })

  const policyOf = (): Promise<string> =>
    launched.app.evaluate(async ({ session }) => {
      const answer = await session.defaultSession.fetch('app://ui/')
      return answer.headers.get('content-security-policy') ?? ''
    })
  const invoke = (name: string, input: unknown): Promise<{ ok: boolean; error?: { code: string; why: string } }> =>
    launched.page.evaluate(
      ([command, value]) =>
        (window as unknown as { deskmedic: { invoke(name: unknown, input: unknown): never } }).deskmedic.invoke(
          command,
          value,
        ),
      [name, input] as const,
    )

  it('sandboxes, isolates and gives the page no Node', async () => {
    const window = (await launched.app.browserWindow(launched.page)) as JSHandle<BrowserWindow>
    const preferences = await window.evaluate((each) =>
      (each.webContents as unknown as WebPreferencesHolder).getLastWebPreferences(),
    )
    expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false })
    expect(preferences).toMatchObject({ webSecurity: true, webviewTag: false })
    const inPage = await launched.page.evaluate(() =>
      ['process', 'require', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
    )
    expect(inPage).toEqual([])
  })

  it('offers the page the bridge and nothing else', async () => {
    const bridge = await launched.page.evaluate(() => {
      const offered = (window as unknown as Record<string, object>)['deskmedic'] ?? {}
      return [...Object.keys(offered), 'deskmedicConfirm' in window]
    })
    expect(bridge).toEqual(['invoke', 'onPush', 'pathOf', false])
  })

  it('sends the whole policy, with a new nonce at every load', async () => {
    const [first, second] = [await policyOf(), await policyOf()]
    for (const directive of directives) expect(first.split('; ')).toContain(directive)
    expect(first).toMatch(/style-src 'self' 'nonce-[0-9a-f]{32}'/)
    expect(first).not.toMatch(/unsafe|\*|https?:/)
    expect(second).not.toBe(first)
  })

  it('runs no inline script, no text as code and no inline style', async () => {
    const ran = await launched.page.evaluate(async () => {
      const marks = window as unknown as Record<string, unknown>
      const script = document.createElement('script')
      script.textContent = 'window.ranInline = true'
      document.body.append(script)
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.ranHandler = true')
      document.body.append(button)
      button.click()
      const style = document.createElement('style')
      style.textContent = 'body { border-left: 7px solid }'
      document.head.append(style)
      // Later, so that it runs as the page's own code and not as the debugger's.
      const evaluated = await new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve((0, eval)('true'))
          } catch {
            resolve(false)
          }
        })
      })
      const styled = getComputedStyle(document.body).borderLeftWidth === '7px'
      return [marks['ranInline'] ?? false, marks['ranHandler'] ?? false, evaluated, styled]
    })
    expect(ran).toEqual([false, false, false, false])
  })

  it('reaches nothing outside', async () => {
    const reached = await launched.page.evaluate(async (address) => {
      const tried = await Promise.all([
        fetch(address).then(
          () => 'fetch',
          () => null,
        ),
        new Promise((resolve) => {
          const image = new Image()
          image.onload = () => resolve('image')
          image.onerror = () => resolve(null)
          image.src = `${address}/image.png`
        }),
        new Promise((resolve) => {
          const socket = new WebSocket(address.replace('http', 'ws'))
          socket.onopen = () => resolve('socket')
          socket.onerror = () => resolve(null)
        }),
      ])
      return tried.filter((each) => each !== null)
    }, outside)
    expect(reached).toEqual([])
    expect(requests).toEqual([])
  })

  it('stays where it is and opens nothing', async () => {
    const { app, page } = launched
    const opened = await page.evaluate((address) => window.open(address) === null, outside)
    await page.evaluate((address) => {
      const link = document.createElement('a')
      link.href = address
      document.body.append(link)
      link.click()
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
      const webview = document.createElement('webview')
      webview.setAttribute('src', address)
      document.body.append(webview)
      location.assign(address)
    }, outside)
    await page.waitForTimeout(300)
    expect(opened).toBe(true)
    expect(page.url()).toMatch(/^app:\/\/ui\/(#|$)/)
    expect(app.windows()).toHaveLength(1)
    expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1)
    expect(requests).toEqual([])
  })

  it.each([
    'file:///etc/hostname',
    'data:text/html,x',
    'app://confirm/',
    'javascript:document.title=1',
    'chrome://gpu',
  ])('does not go to %s', async (address) => {
    const { page } = launched
    await page.evaluate((target) => location.assign(target), address).catch(() => undefined)
    await page.waitForTimeout(100)
    // What stands behind `#` is the page's own note of where the person is.
    const place = await page.evaluate(() => [location.href.split('#')[0], document.title])
    expect(place).toEqual(['app://ui/', 'Chat - Deskmedic'])
  })

  it.each([
    'app://ui/../package.json',
    'app://ui/%2e%2e/main.cjs',
    'app://ui/..%2fmain.cjs',
    'app://confirm/',
    'app://ui/x',
  ])('does not serve %s', async (address) => {
    const status = await launched.app.evaluate(
      async ({ session }, target) => (await session.defaultSession.fetch(target)).status,
      address,
    )
    expect(status).toBe(404)
  })

  it('refuses every permission but the two that are needed', async () => {
    const answers = await launched.page.evaluate(async () => {
      const names = ['geolocation', 'camera', 'microphone', 'clipboard-read', 'midi', 'notifications']
      const states = names.map(async (name) => {
        const status = await navigator.permissions.query({ name: name as PermissionName })
        return [name, status.state]
      })
      const media = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        () => 'denied',
      )
      return [...(await Promise.all(states)), ['media', media]]
    })
    const granted = answers.filter(([, state]) => state === 'granted').map(([name]) => name)
    expect(granted).toEqual(['notifications'])
  })

  it('refuses commands that do not exist, do not fit or are too large', async () => {
    const codes = await Promise.all([
      invoke('files.read', { path: '/etc/hostname' }),
      invoke('pc.get', { extra: true }),
      invoke('chats.open', { chatId: '../x' }),
      invoke('chats.list', { query: 'x'.repeat(300_000) }),
    ])
    expect(codes.map(({ error }) => error?.code)).toEqual([
      'unknown_command',
      'invalid_input',
      'invalid_input',
      'message_too_large',
    ])
  })

  it('answers no window but its own', async () => {
    const preload = path.join(root, 'dist', 'preload-app.cjs')
    const code = await launched.app.evaluate(async ({ BrowserWindow }, file) => {
      const stranger = new BrowserWindow({ show: false, webPreferences: { preload: file, sandbox: true } })
      await stranger.loadURL('app://ui/')
      const answer: unknown = await stranger.webContents.executeJavaScript("deskmedic.invoke('tools.list', {})")
      stranger.destroy()
      return (answer as { error: { code: string } }).error.code
    }, preload)
    expect(code).toBe('sender_refused')
  })

  it('saves nothing that a page offers for download', async () => {
    const started = await launched.app.evaluate(async ({ session, BrowserWindow }) => {
      const items: string[] = []
      session.defaultSession.on('will-download', (event, item) => {
        if (!event.defaultPrevented) items.push(item.getURL())
      })
      BrowserWindow.getAllWindows()[0]?.webContents.downloadURL('app://ui/index.html')
      await new Promise((resolve) => setTimeout(resolve, 300))
      return items
    })
    expect(started).toEqual([])
  })
})
