import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

test('the mark of the system counts; without its writer nothing is known', async () => {
  const writer = { '/usr/share': ['update-notifier'], '/usr/share/update-notifier': ['notify-reboot-required'] }
  expect(await check({ folders: { '/run': ['reboot-required'] } })).toMatchObject({ pending: true, strong: true })
  expect(await check({ folders: { '/run': [], ...writer } })).toMatchObject({ pending: false, reasons: [] })
  expect(await check({ folders: { '/run': [], '/usr/share': [] } })).toMatchObject({ pending: null, strong: null })
  expect(await check({ platform: 'darwin' })).toMatchObject({ pending: null, reasons: null })
})
