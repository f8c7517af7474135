import { createServer, Socket, type AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { scenarios } from '../../electron/machines/simulated/scenarios.ts'
import { loadTools } from '../../electron/tools/folders.ts'
import { aiAgent, type FixCall } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const reached: string[] = []

/** Everything that any socket of this process connects to, also of libraries. */
beforeAll(() => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with the socket that it belongs to
  const real = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    reached.push(JSON.stringify(args[0]))
    return real.apply(this, args)
  })
})
afterAll(() => {
  vi.restoreAllMocks()
})

const external = loadTools().filter(({ placement }) => placement.networkType === 'external_api')

test('the spy sees connections', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const socket = new Socket().connect((server.address() as AddressInfo).port, '127.0.0.1')
  await new Promise((resolve) => socket.once('close', resolve).resume())
  server.close()
  expect(reached.splice(0).length).toBe(1)
})

test.each(external.map(({ name }) => name))(
  '%s is refused offline and internally, although all else allows it',
  async (name) => {
    const pc = await scenario()
    const { settings } = pc.workbench
    await settings.set('externalAccess', true)
    await settings.set('allowTools', [name])
    await settings.set('internalHosts', ['intranet.example'])
    await settings.set('searchProvider', 'bing')
    for (const mode of ['offline', 'internal'] as const) {
      await settings.set('mode', mode)
      const ended = await pc.fix({ tool: name, args: argsOf[name] ?? {} })
      expect(ended).toMatchObject({ state: 'denied', reasons: [{ code: 'mode_blocks_tool', data: { mode } }] })
    }
    expect(reached).toEqual([])
  },
)

const url = 'https://www.example.com/'
const argsOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  api_call: { url },
  post_webhook: { webhook: 'helpdesk', text: 'x' },
  web_fetch: { url },
  web_search: { query: 'x' },
}

test.each(['offline', 'internal'] as const)(
  '%s a download tells nothing: a query is typed by the person who starts it, or there is none',
  async (mode) => {
    const pc = await scenario()
    await pc.workbench.settings.set('externalAccess', true)
    await pc.workbench.settings.set('mode', mode)
    const get = (address: string, path: string, call: Partial<FixCall> = {}) =>
      pc.fix({ tool: 'download_file', args: { url: address, path }, ...call })
    const file = 'https://www.example.com/printer-driver.zip'
    const asked = { state: 'denied', reasons: [{ code: 'download_not_one_way', data: { mode } }] }
    expect(await get(`${file}?user=kim`, 'a.zip', { caller: aiAgent })).toMatchObject(asked)
    const prompting = { tool: 'check_device_drivers', id: 'driver_missing', args: {} }
    expect(await get(`${file}?user=kim`, 'a.zip', { prompting })).toMatchObject(asked)
    expect(await get(file, 'a.zip', { caller: aiAgent })).toMatchObject({ state: 'succeeded' })
    expect(await get(`${file}?user=kim`, 'b.zip')).toMatchObject({ state: 'succeeded' })
    expect(reached).toEqual([])
  },
)

test('no complaint makes a connection while the mode is offline', async () => {
  expect(scenarios.length).toBeGreaterThan(5)
  for (const { faults, complaint } of scenarios) {
    const pc = await scenario({ faults })
    await pc.workbench.settings.set('mode', 'offline')
    const diagnosis = await pc.diagnose(complaint.en)
    await pc.approve(diagnosis.fixes.proposed)
  }
  expect(reached).toEqual([])
})
