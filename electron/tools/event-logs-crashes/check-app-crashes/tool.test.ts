import { expect, test } from 'vitest'

import { fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { crashesOf, portable } from './portable.ts'

const boot = '0123456789abcdef0123456789abcdef'
const dump = (app: string, microseconds: string): string => `core.${app}.1000.${boot}.4711.${microseconds}.zst`

test('crashes are counted by program, newest time kept', () => {
  const names = [
    dump('gimp-2.10', '1763625600000000'),
    dump('gimp-2.10', '1763632800000000'),
    dump('files', '1763629200000000'),
    dump('files', '1063629200000000'),
    'README',
  ]
  expect(crashesOf(names, Date.parse('2025-11-01T00:00:00Z'))).toMatchObject([
    { app: 'gimp-2.10', count: 2, lastUtc: '2025-11-20T10:00:00.000Z', module: null },
    { app: 'files', count: 1, lastUtc: '2025-11-20T09:00:00.000Z' },
  ])
})

test('none kept is no answer', async () => {
  const ports = fakeNetworkPorts({ folders: { '/var/lib/systemd/coredump': [] } })
  const { signal } = new AbortController()
  expect(await portable.run({ args: { days: 14 }, ports, signal })).toEqual({ total: null, crashes: null })
})
