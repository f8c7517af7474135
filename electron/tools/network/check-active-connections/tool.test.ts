import { expect, test } from 'vitest'

import { type FakeNetwork, fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable, readSocketTable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const header = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n'
const listening = '   0: 00000000:170C 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 616 1\n'
const open = '   1: 0200000A:8A2E 010200C0:01BB 01 00000000:00000000 00:00000000 00000000     0        0 617 1\n'
const waiting = '   2: 0200000A:8A2E 010200C0:01BB 06 00000000:00000000 00:00000000 00000000     0        0 618 1\n'

test('the kernel says which connections there are, the system whose they are', async () => {
  const connections = [
    {
      protocol: 'tcp',
      localAddress: '10.0.0.2',
      localPort: '35374',
      peerAddress: '192.0.2.1',
      peerPort: '443',
      state: 'ESTABLISHED',
      pid: 7,
      process: 'browser',
    },
  ]
  const files = { '/proc/net/tcp': header + listening + open + waiting }
  expect(await check({ files, connections })).toEqual({
    connections: [
      {
        localAddress: '0.0.0.0',
        localPort: 5900,
        remoteAddress: '0.0.0.0',
        remotePort: null,
        state: 'Listen',
        pid: null,
        process: null,
      },
      {
        localAddress: '10.0.0.2',
        localPort: 35_374,
        remoteAddress: '192.0.2.1',
        remotePort: 443,
        state: 'Established',
        pid: 7,
        process: 'browser',
      },
    ],
  })
})

test('no list of connections is not an empty one', async () => {
  expect(await check({})).toEqual({ connections: null })
  expect(await check({ platform: 'darwin' })).toEqual({ connections: null })
})

test('another system tells its own list', async () => {
  const here = { protocol: 'tcp4', localAddress: '*', localPort: '22', peerAddress: '*', peerPort: '*' }
  const connections = [{ ...here, state: 'LISTEN', pid: Number.NaN, process: '' }]
  expect(await check({ platform: 'darwin', connections })).toMatchObject({
    connections: [{ localAddress: '0.0.0.0', localPort: 22, remoteAddress: '0.0.0.0', remotePort: null, pid: null }],
  })
})

test.each([
  ['00000000000000000000000000000000', '::'],
  ['00000000000000000000000001000000', '::1'],
  ['000080FE00000000FF005450B6AD1DFE', 'fe80::5054:ff:fe1d:adb6'],
  ['0000000000000000FFFF00000100007F', '::ffff:127.0.0.1'],
  ['B80D0120010002000300040005000600', '2001:db8:2:1:4:3:6:5'],
])('%s is %s', (words, address) => {
  const line = `0: ${words}:0016 00000000000000000000000000000000:0000 0A 0 0`
  expect(readSocketTable(line)).toMatchObject([{ localAddress: address, localPort: 22 }])
})
