import { expect, test } from 'vitest'

import { settled } from '../../test/fakes/fake-time.ts'
import { fail, ok } from '../kernel/result.ts'
import type { BrokerClient } from './broker-client.ts'
import { toldBroker } from './told-broker.ts'

const never = new AbortController().signal

function tell() {
  const told: string[] = []
  return { told, by: (what: string, code: string | null) => void told.push(code === null ? what : `${what} ${code}`) }
}

test('its start is told, and its end whoever ends it', async () => {
  const { told, by } = tell()
  let end = (): void => undefined
  const closed = new Promise<void>((resolve) => (end = resolve))
  const client = { closed } as unknown as BrokerClient
  expect(await toldBroker(() => Promise.resolve(ok(client)), by)('en', never)).toEqual(ok(client))
  expect(told).toEqual(['started'])
  end()
  await settled()
  expect(told).toEqual(['started', 'ended'])
})

test.each(['elevation_refused', 'elevation_unavailable'] as const)(
  'without rights the reason is told: %s',
  async (code) => {
    const { told, by } = tell()
    expect(await toldBroker(() => Promise.resolve(fail(code)), by)('en', never)).toMatchObject({ ok: false })
    expect(told).toEqual([`refused ${code}`])
  },
)
