import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState, type SimulatedPc } from '../simulated-pc.ts'
import { wifiDeviceId } from './devices.ts'
import { networkReset } from './network.ts'

const hourMs = 3_600_000
const wifi = 12

function newPc(): SimulatedPc {
  return createSimulatedPc(healthyState())
}

function setDevice(pc: SimulatedPc, changes: object): void {
  Object.assign(pc.state.devices[wifiDeviceId] ?? {}, changes)
}

test('a lease is renewed at half time and lost when nobody renews it', () => {
  const pc = newPc()
  pc.advance(13 * hourMs)
  expect(pc.addresses.find(wifi)?.leaseExpiresUtc).toBe(pc.clock.utc(24 * 60))
  pc.state.addresses.dhcpServer.answers = false
  pc.advance(23 * hourMs)
  expect(pc.addresses.find(wifi)?.selfAssigned).toBe(false)
  pc.advance(2 * hourMs)
  expect(pc.addresses.find(wifi)).toMatchObject({ ip: ['169.254.31.7'], gateway: [], dns: [], selfAssigned: true })
  expect(pc.internet.profiles()).toMatchObject([{ reach: 'NoTraffic', category: 'Public' }])
  expect(pc.hosts.ping('198.51.100.10')).toEqual({ answered: false, errorCode: 11003 })
})

test('a lost lease comes back when the address client of Windows starts, and with the PC', () => {
  for (const start of ['service', 'boot'] as const) {
    const pc = newPc()
    Object.assign(pc.state.addresses.byInterface[wifi] ?? {}, { lease: null })
    if (start === 'service') pc.services.restart('Dhcp')
    else pc.boot.restart()
    expect(pc.addresses.find(wifi)?.ip[0], start).toBe('192.0.2.20')
  }
})

test('without its service nobody asks for an address', () => {
  const pc = newPc()
  pc.services.stop('Dhcp')
  expect(pc.addresses.renew(wifi)).toBe(false)
  expect(pc.addresses.find(wifi)?.selfAssigned).toBe(false)
})

test('an adapter is off while its device does not work: only what frees the device brings it back', () => {
  const pc = newPc()
  setDevice(pc, { code: 10, cause: 'transient' })
  pc.nics.restart('Wi-Fi')
  expect(pc.nics.find('Wi-Fi')).toMatchObject({ up: false, disabled: true, linkSpeed: '0 bps' })
  expect(pc.internet.routes()).toEqual([])
  pc.devices.restart(wifiDeviceId)
  expect(pc.nics.find('Wi-Fi')).toMatchObject({ up: true, disabled: false, linkSpeed: '866.7 Mbps' })
})

test('a start of the PC frees what hangs, keeps what lasts, and forgets looked-up names', () => {
  const pc = newPc()
  const nic = pc.state.nics['Wi-Fi']
  if (nic) nic.wedged = true
  setDevice(pc, { code: 10, cause: 'controller' })
  pc.boot.restart()
  expect(pc.nics.find('Wi-Fi')?.up).toBe(true)
  expect(pc.devices.find('USB\\VID_0000&PID_0002\\1')?.code).toBe(45)
  expect(pc.nameLookup.cached()).toEqual([])
})

test('a reset of the network settings works at the next start, not before', () => {
  const pc = newPc()
  pc.state.internet.socketsWork = false
  pc.boot.plan(networkReset)
  expect(pc.internet.profiles()).toMatchObject([{ reach: 'LocalNetwork' }])
  pc.boot.restart()
  expect(pc.internet.profiles()).toMatchObject([{ reach: 'Internet' }])
})

test('programs see the hosts file before the cache, and the cache before the server', () => {
  const pc = newPc()
  const name = 'intranet.example'
  pc.state.nameLookup.cache.push({ name, address: null, expiresUtc: pc.clock.utc(15) })
  expect(pc.nameLookup.addressOf(name)).toEqual({ failed: 'unknown_name' })
  expect(pc.nameLookup.lookUp(name, '192.0.2.1')).toMatchObject({ found: true })
  pc.state.hostsFile.lines.push(`127.0.0.1 ${name}`)
  expect(pc.nameLookup.addressOf('Intranet.Example')).toEqual({ address: '127.0.0.1' })
  expect(pc.hostsFile.switchOff([name])).toBe(1)
  pc.advance(15 * 60_000)
  expect(pc.nameLookup.addressOf(name)).toEqual({ address: '192.0.2.80' })
})

test('a silent name server is not an unknown name', () => {
  const pc = newPc()
  Object.assign(pc.state.nameLookup.servers['192.0.2.1'] ?? {}, { answers: false })
  expect(pc.nameLookup.lookUp('www.example.com')).toMatchObject({ found: false, why: 'silent' })
  expect(pc.hosts.ping('www.example.com')).toEqual({ answered: false, errorCode: 11002 })
  expect(pc.hosts.ping('files.example')).toMatchObject({ answered: true })
})

test('a printer is reached by its address, by its port, and only while it is up', () => {
  const pc = newPc()
  expect([pc.hosts.tcpOpen('192.0.2.60', 9100), pc.hosts.tcpOpen('192.0.2.60', 9101)]).toEqual([true, false])
  const printer = pc.state.hosts['192.0.2.60']
  if (printer) printer.up = false
  expect(pc.hosts.tcpOpen('192.0.2.60', 9100)).toBe(false)
})
