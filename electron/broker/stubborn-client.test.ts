import { expect, test } from 'vitest'
import * as z from 'zod'

import { startBroker, type BrokerTest } from '../../test/fakes/broker-pair.ts'
import { settled } from '../../test/fakes/fake-time.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'
import { fail } from '../kernel/result.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { createBrokerClient, type BrokerClient } from './broker-client.ts'
import type { Connection } from './connection.ts'
import { brokerLimits } from './limits.ts'

const restart: Tool = {
  ...fakeTool({
    name: 'restart_service',
    kind: 'remediation',
    access: { requiresAdmin: true, risk: 'caution' },
    result: z.strictObject({ on: z.boolean() }),
  }),
  undo: 'automatic',
  undoReads: [],
}
const step = { toolId: 'restart_service', canonicalArgs: '{}' }

type Opened = { readonly broker: BrokerTest; readonly client: BrokerClient; readonly connection: Connection }

async function open(): Promise<Opened> {
  const broker = startBroker([restart])
  const connection = await broker.meet()
  const { clock } = broker.time
  return {
    broker,
    connection,
    client: createBrokerClient({ connection, clock, steady: clock, ids: createSystemIds(clock) }),
  }
}

function submit(client: BrokerClient) {
  const call = { callId: 'call-1', approvalId: 'yes-1', onProgress: () => undefined, onKept: () => undefined }
  return client.submit({ ...step, ...call, signal: new AbortController().signal })
}

test('a fix under a name that is kept already does not run: it would take the place of what undoes the first', async () => {
  const { broker, client } = await open()
  await client.announce([step, step])
  expect(await submit(client)).toMatchObject({ ok: true })
  const kept = broker.kept.get('call-1')
  expect(await submit(client)).toMatchObject({ error: { data: { reason: 'call_known' } } })
  expect(broker.kept.get('call-1')).toBe(kept)
  expect(broker.ran).toHaveLength(1)
})

test('what a step keeps for its undo is kept at once: an end in the middle does not take it along', async () => {
  const { broker, client } = await open()
  await client.announce([step])
  broker.run = (_tool, _args, { onKept }) => {
    onKept?.({ on: false })
    return new Promise(() => undefined)
  }
  void submit(client)
  await settled()
  expect(broker.kept.get('call-1')).toEqual({ tool: 'restart_service', version: 1, args: {}, result: { on: false } })
  client.close()
})

test('somebody who has lists refused again and again is let go: each is a line on the disk', async () => {
  const { broker, client, connection } = await open()
  const other = { toolId: 'format_drive', canonicalArgs: '{}' }
  for (let count = 0; count < 15; count += 1) expect(await client.announce([other])).toMatchObject({ ok: false })
  connection.send({ kind: 'steps', steps: [other] })
  expect(await broker.ended).toBe('not_understood')
  expect(broker.log.filter((line) => line.startsWith('refused'))).toHaveLength(16)
})

test.each(['a step runs', 'a click is waited for'] as const)(
  'while %s somebody who asks without end is let go: each of them is a line on the disk',
  async (state) => {
    const { broker, client, connection } = await open()
    if (state === 'a step runs') {
      await client.announce([step])
      broker.run = (_tool, _args, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(fail('cancelled'))))
      void submit(client)
    } else {
      broker.reconfirm = 'always'
      broker.person = new Promise(() => undefined)
      void client.announce([step])
    }
    await settled()
    for (let count = 0; count < 1_000; count += 1) {
      const nonce = count.toString(16).padStart(32, '0')
      const expiresAt = broker.time.clock.now() + 30_000
      connection.send({ kind: 'request', ...step, callId: `call-${count}`, approvalId: 'yes', nonce, expiresAt })
    }
    await settled()
    expect(broker.wire.isClosed).toBe(true)
    expect(await broker.ended).toBe('not_understood')
    expect(broker.log.filter((line) => line.startsWith('refused')).length).toBeLessThanOrEqual(
      2 * brokerLimits.requests,
    )
    expect(broker.ran).toHaveLength(state === 'a step runs' ? 1 : 0)
  },
)
