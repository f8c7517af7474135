import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

test.each([
  ['freeze mem disk\n', 's2idle [deep]\n', ['S3']],
  ['freeze mem\n', '[s2idle] deep\n', ['S0']],
  ['freeze\n', '', ['S0']],
  ['disk\n', '', []],
])('%j with %j', async (state, kind, sleepStates) => {
  const files = { '/sys/power/state': state, '/sys/power/mem_sleep': kind }
  expect(await check({ files })).toMatchObject({ sleepStates, schemeGuid: null, requests: null })
})

test('what cannot be read is unknown', async () => {
  expect(await check({})).toMatchObject({ sleepStates: null })
})
