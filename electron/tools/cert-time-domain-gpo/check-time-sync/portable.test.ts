import { expect, test } from 'vitest'

import { fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

test('the zone is told, and how wrong the clock is stays unknown', async () => {
  const { signal } = new AbortController()
  const ports = fakeNetworkPorts({ programs: ['chronyd'] })
  const record = tool.result().parse(await portable.run({ args: { server: 'time.example.com' }, ports, signal }))
  const january = -new Date(1970, 0, 1).getTimezoneOffset()
  const july = -new Date(1970, 6, 1).getTimezoneOffset()
  expect(record).toMatchObject({
    server: 'time.example.com',
    offsetSec: null,
    service: 'Running',
    zone: 'Asia/Seoul',
    zoneOffsetMin: Math.min(january, july),
    daylightOn: january !== july,
    autoZone: null,
  })
})
