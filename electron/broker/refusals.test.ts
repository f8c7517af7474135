import { expect, test } from 'vitest'
import * as z from 'zod'

import type { ErrorCode } from '../../shared/errors.ts'
import { startBroker, type BrokerTest } from '../../test/fakes/broker-pair.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { appError, ok } from '../kernel/result.ts'
import { createBrokerClient, type BrokerClient } from './broker-client.ts'
import { brokerLimits } from './limits.ts'
import { refusalOf } from './refusals.ts'

const result = z.strictObject({ on: z.boolean() })
const admin = { requiresAdmin: true, risk: 'caution' } as const
const [restart, reset] = ['restart_service', 'reset_all'].map((name) =>
  fakeTool({ name, kind: 'remediation', access: admin, result }),
)
const tools = [restart, reset].flatMap((tool) => tool ?? [])
const step = { toolId: 'restart_service', canonicalArgs: '{}' }
const refused = { error: { code: 'broker_refused', data: { reason: 'scripts' } } }

async function meet(broker: BrokerTest): Promise<BrokerClient> {
  const { clock } = broker.time
  return createBrokerClient({ connection: await broker.meet(), clock, steady: clock, ids: createSystemIds(clock) })
}

test('a tool whose script a rule of the PC blocks is refused with the rule as the reason, the others run', async () => {
  const broker = startBroker(tools)
  const client = await meet(broker)
  const blocked = appError('scripts_blocked', { tool: 'reset_all' })
  broker.refuses = ({ name }) => refusalOf(name === 'reset_all' ? [blocked] : [])
  const hard = { toolId: 'reset_all', canonicalArgs: '{}' }
  expect(await client.announce([hard])).toMatchObject(refused)
  expect(await client.announce([step])).toEqual(ok(undefined))
  broker.refuses = () => refusalOf([blocked])
  const call = { callId: 'call-1', approvalId: 'yes-1', onProgress: () => undefined, onKept: () => undefined }
  expect(await client.submit({ ...step, ...call, signal: new AbortController().signal })).toMatchObject(refused)
  expect([broker.ran, broker.log.filter((line) => line.startsWith('refused'))]).toEqual([
    [],
    ['refused scripts', 'refused restart_service scripts'],
  ])
})

test('what is said of a tool that cannot be used: the rule for scripts, the policy, or something else of this PC', () => {
  const said = (...codes: readonly ErrorCode[]) => refusalOf(codes.map((code) => ({ code, data: {} })))
  expect([said(), said('needs_full_language', 'blocked_by_policy')]).toEqual([null, 'scripts'])
  expect([said('blocked_by_policy', 'scripts_blocked'), said('policy_pending')]).toEqual(['policy', 'policy'])
  expect([said('runtime_missing'), said('needs_newer_windows')]).toEqual(['unavailable', 'unavailable'])
})

test('a broker under a rule for scripts that binds administrators says so, and runs nothing whatever is asked', async () => {
  const broker = startBroker(tools, { refusal: 'scripts' })
  const client = await meet(broker)
  for (let count = 0; count < 3; count += 1) expect(await client.announce([step])).toMatchObject(refused)
  for (let count = 0; count < brokerLimits.requests; count += 1) void client.announce([step])
  expect(await broker.ended).toBe('not_understood')
  expect([broker.shown, broker.ran]).toEqual([[], []])
  const waiting = startBroker(tools, { refusal: 'scripts' })
  await waiting.meet()
  await waiting.time.advance(brokerLimits.acceptMs)
  expect(await waiting.ended).toBe('ended')
})
