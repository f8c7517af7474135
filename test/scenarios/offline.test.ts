import { lookup } from 'node:dns/promises'
import { createServer, Socket, type AddressInfo } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'

import { scenarios } from '../../electron/machines/simulated/scenarios.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { aiAgent, allFaults, cure, type FixCall } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'
import { watchSockets } from './socket-spy.ts'

const sockets = watchSockets()
const scenario = useScenarios(sockets)
afterEach(() => {
  expect(sockets.all).toEqual([])
})

const external = loadTools().filter(({ placement }) => placement.networkType === 'external_api')

describe('the watch of the sockets', () => {
  const connectTo = async (host: string): Promise<readonly string[]> => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    sockets.all.length = 0
    const socket = new Socket().on('error', () => undefined).connect((server.address() as AddressInfo).port, host)
    await new Promise((resolve) => socket.once('close', resolve).resume())
    server.close()
    return sockets.all.splice(0)
  }

  test('sees connections of this computer to itself', async () => {
    expect([await connectTo('127.0.0.1'), sockets.beyond]).toEqual([['connect 127.0.0.1'], []])
  })

  test('tells them from others, also from questions for a name', async () => {
    // Leads to this computer as well, under an address that is not its own.
    expect([await connectTo('0.0.0.0'), sockets.beyond.splice(0)]).toEqual([['connect 0.0.0.0'], ['connect 0.0.0.0']])
    expect(await lookup('203.0.113.7')).toMatchObject({ address: '203.0.113.7' })
    expect([sockets.all.splice(0), sockets.beyond.splice(0)]).toEqual([['lookup 203.0.113.7'], ['lookup 203.0.113.7']])
  })
})

test.each(external.map(({ name }) => name))(
  '%s is refused offline and internally, although all else allows it',
  async (name) => {
    const pc = await scenario()
    const { settings } = pc.backend
    await settings.set('externalAccess', true)
    await settings.set('allowTools', [name])
    await settings.set('internalHosts', ['intranet.example'])
    await settings.set('searchProvider', 'bing')
    for (const mode of ['offline', 'internal'] as const) {
      await settings.set('mode', mode)
      const ended = await pc.fix({ tool: name, args: argsOf[name] ?? {} })
      expect(ended).toMatchObject({ state: 'denied', reasons: [{ code: 'mode_blocks_tool', data: { mode } }] })
    }
  },
)

/** Names and public addresses: the faults are about no others. Without one a check looks only as far as the mode lets it. */
function asksForHosts(tool: Tool | null, args: Readonly<Record<string, unknown>> = {}): boolean {
  return tool?.placement.hostArguments?.some((name) => args[name] !== undefined) === true
}

test.each(['offline', 'internal'] as const)(
  '%s only addresses of the own network are asked, and no name is',
  async (mode) => {
    const pc = await scenario()
    await pc.backend.settings.set('mode', mode)
    const asking: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ...[
        'www.example.com',
        'localhost',
        'files',
        '8.8.8.8',
        '2001:db8::1',
        '010.0.0.1',
        '1.1.1.1.in-addr.arpa',
      ].flatMap((host) => [
        ['ping_host', { host }] as const,
        ['ping_host', { host, port: 443 }] as const,
        ['trace_route', { host }] as const,
        ['check_dns_resolution', { name: host }] as const,
      ]),
      ['check_dns_resolution', { name: '10.0.0.1', server: '8.8.8.8' }],
      ['check_dns_resolution', { name: 'secret.evil.example', server: '10.0.0.1' }],
    ]
    for (const [tool, args] of asking)
      expect(await pc.check(tool, args), JSON.stringify(args)).toMatchObject({
        state: 'denied',
        reasons: [{ code: 'mode_blocks_host', data: { mode } }],
      })
    for (const host of ['192.168.1.1', '10.0.0.1', 'fd00::1', '127.0.0.1'])
      expect((await pc.check('ping_host', { host })).state, host).toBe('succeeded')
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
    await pc.backend.settings.set('externalAccess', true)
    await pc.backend.settings.set('mode', mode)
    const get = (address: string, path: string, call: Partial<FixCall> = {}) =>
      pc.fix({ tool: 'download_file', args: { url: address, path }, ...call })
    const file = 'https://www.example.com/printer-driver.zip'
    const asked = { state: 'denied', reasons: [{ code: 'download_not_one_way', data: { mode } }] }
    expect(await get(`${file}?user=kim`, 'a.zip', { caller: aiAgent })).toMatchObject(asked)
    const prompting = { tool: 'check_device_drivers', id: 'driver_missing', args: {} }
    expect(await get(`${file}?user=kim`, 'a.zip', { prompting })).toMatchObject(asked)
    expect(await get(file, 'a.zip', { caller: aiAgent })).toMatchObject({ state: 'succeeded' })
    expect(await get(`${file}?user=kim`, 'b.zip')).toMatchObject({ state: 'succeeded' })
  },
)

test('no complaint makes a connection while the mode is offline', async () => {
  expect(scenarios.length).toBeGreaterThan(5)
  for (const { faults, complaint } of scenarios) {
    const pc = await scenario({ faults })
    await pc.backend.settings.set('mode', 'offline')
    const diagnosis = await pc.diagnose(complaint.en)
    await pc.approve(diagnosis.fixes.proposed)
  }
}, 300_000)

test('every check that shows a fault and every cure that the mode lets run do so without a connection', async () => {
  const pc = await scenario()
  const { settings, registry } = pc.backend
  await settings.set('externalAccess', true)
  await settings.set('mode', 'offline')
  const ran = new Set<string>()
  for (const fault of allFaults) {
    await pc.reset([fault.name])
    const state = asksForHosts(registry.find(fault.tool), fault.findingArgs) ? 'denied' : 'succeeded'
    expect(await pc.check(fault.tool, fault.findingArgs), fault.name).toMatchObject({ state })
    ran.add(fault.tool)
    for (const tool of Object.keys(fault.curedBy)) {
      await pc.reset([fault.name])
      const found = registry.find(tool)
      const talks = found?.placement.networkType === 'external_api' || asksForHosts(found, fault.curedBy[tool])
      const ended = await cure(pc, fault, tool)
      expect(ended.state, `${tool} for ${fault.name}`).toBe(talks ? 'denied' : 'succeeded')
      ran.add(tool)
    }
  }
  expect(ran.size).toBeGreaterThan(60)
}, 300_000)
