import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import type { AppBridge } from '../../shared/ipc/contract.ts'
import type { ModelTestView } from '../../shared/ipc/model-view.ts'
import { makeCertificates } from '../network/certificates.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const host = 'llm.example.com'
const who = { name: 'CORP\\anna', password: 'Top-Secret 7' }
const right = `Basic ${Buffer.from(`${who.name}:${who.password}`).toString('base64')}`

const certificates = makeCertificates([host])
const sockets = new Set<Socket>()
/** What was heard: scripts that were fetched, tunnels that were asked for with who asked, requests behind the tunnel. */
const heard = { scripts: [] as string[], tunnels: [] as string[], requests: [] as (string | undefined)[] }

const target = createSecureServer(certificates, (request, response) => {
  heard.requests.push(request.headers['proxy-authorization'])
  response.setHeader('content-type', 'application/json').end('{"data":[{"id":"other"}]}')
})
const proxy = createHttpServer((request, response) => {
  heard.scripts.push(request.url ?? '')
  const { port } = proxy.address() as AddressInfo
  const rule = `dnsDomainIs(host, "example.com") ? "HTTPS no.corp:1; PROXY 127.0.0.1:${String(port)}" : "DIRECT"`
  response.end(`function FindProxyForURL(url, host) { return ${rule} }`)
}).on('connect', (request, socket) => {
  const said = request.headers['proxy-authorization'] ?? 'nothing'
  heard.tunnels.push(`${request.url ?? ''} ${said === right ? 'right' : said}`)
  if (said !== right) {
    socket.end('HTTP/1.1 407 Who\r\nProxy-Authenticate: Basic realm="corp"\r\ncontent-length: 0\r\n\r\n')
    return
  }
  socket.write('HTTP/1.1 200 OK\r\n\r\n')
  const onward = connect((target.address() as AddressInfo).port, '127.0.0.1')
  onward.on('error', () => socket.destroy())
  socket.on('error', () => onward.destroy())
  socket.pipe(onward).pipe(socket)
})

async function listen(server: Server): Promise<void> {
  server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
beforeAll(async () => {
  await Promise.all([target, proxy].map(listen))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  target.close()
  proxy.close()
})

let dataFolder: string
let launched: LaunchedApp
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-proxy-'))
  for (const list of Object.values(heard)) list.length = 0
})
afterEach(async () => {
  await launched.close()
  await removeFolder(dataFolder)
})

const proxyAddress = (rest = ''): string => `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}${rest}`

async function start(settings: object, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const caFile = path.join(dataFolder, 'root.pem')
  writeFileSync(caFile, certificates.ca)
  const model = { modelAddress: `https://${host}/v1`, modelName: 'one', modelOn: true }
  writeFileSync(
    path.join(dataFolder, 'settings.json'),
    JSON.stringify({ mode: 'online', caFile, ...model, ...settings }),
  )
  const none = { http_proxy: '', https_proxy: '', HTTP_PROXY: '', HTTPS_PROXY: '', no_proxy: '' }
  launched = await launchApp({ dataFolder, environment: { HOME: dataFolder, ...none, ...environment } })
}

const testModel = () =>
  launched.page.evaluate(async () => {
    const { deskmedic } = globalThis as unknown as { readonly deskmedic: AppBridge }
    return deskmedic.invoke('models.test', {})
  })
const reachesServer = async (): Promise<string> => {
  const answer = await testModel()
  if (!answer.ok) return answer.error.code
  const { models, error } = answer.data as ModelTestView
  return models.includes('other') ? 'reached' : (error?.code ?? 'nothing')
}

it('a script chooses a proxy, the proxy asks, a person enters it once in the settings, and nothing of it is kept', async () => {
  await start({ proxy: proxyAddress('/proxy.pac') })
  const { page } = launched
  const person = createPerson(launched)
  expect(await reachesServer()).toBe('proxy_sign_in')
  expect(heard).toEqual({ scripts: ['/proxy.pac'], tunnels: [`${host}:443 nothing`], requests: [] })
  await page.locator('textarea').waitFor()
  await person.openSettings('network')
  const server = proxyAddress().slice('http://'.length)
  const field = (name: 'name' | 'password') =>
    page.getByRole('textbox', { name: `${server}: ${person.text(`ui.external.signIn.${name}`)}`, exact: true })
  await person.see(person.text('ui.external.signIn.asked', { server }))
  const password = page.getByLabel(`${server}: ${person.text('ui.external.signIn.password')}`, { exact: true })
  expect(await password.getAttribute('type')).toBe('password')
  await field('name').fill(who.name)
  await password.fill(who.password)
  await password.scrollIntoViewIfNeeded()
  await page.screenshot({ path: 'test-results/proxy-sign-in.png' })
  await password.press('Enter')
  await person.see(person.text('ui.external.signIn.entered', { server }))
  expect(await reachesServer()).toBe('reached')
  expect(heard.tunnels.at(-1)).toBe(`${host}:443 right`)
  expect([...new Set(heard.requests)]).toEqual([undefined])
  expect(await page.content()).not.toContain('Top-Secret')
  await launched.close()
  const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  for (const { name, parentPath } of files) {
    const bytes = readFileSync(path.join(parentPath, name), 'latin1')
    expect([name, bytes.includes('Top-Secret') || bytes.includes(right.slice('Basic '.length))]).toEqual([name, false])
  }
})

it.each([
  ['a script', () => ({ auto_proxy: proxyAddress('/wpad.dat') })],
  ['a proxy', () => ({ https_proxy: proxyAddress() })],
])('nothing set: the PC is asked, which names %s', async (_, environment) => {
  await start({}, environment())
  expect(await reachesServer()).toBe('proxy_sign_in')
  expect(heard.tunnels).toEqual([`${host}:443 nothing`])
})

it('in offline mode nobody asks for a script or a proxy', async () => {
  await start({ mode: 'offline', proxy: proxyAddress('/proxy.pac') }, { https_proxy: proxyAddress() })
  expect(await reachesServer()).toBe('mode_blocks_host')
  expect(heard).toEqual({ scripts: [], tunnels: [], requests: [] })
})
