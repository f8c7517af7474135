import { expect, test } from 'vitest'

import { createHosts, type FakeHost, reply } from '../../../test/fakes/fake-sessions.ts'
import { createFakeTime, type FakeTime, settled } from '../../../test/fakes/fake-time.ts'
import { never, scriptRequest } from '../../../test/fakes/script-host-fixture.ts'
import type { Result } from '../../kernel/result.ts'
import { createFactCache } from './fact-cache.ts'
import type { ScriptReply } from './powershell-session.ts'
import { createScriptRunner, type ScriptCall } from './script-runner.ts'
import { createSessionPool } from './session-pool.ts'

function setUp(time: FakeTime = createFakeTime()) {
  const fake = createHosts()
  const pool = createSessionPool({ startSession: fake.start, clock: time.clock, timers: time.timers })
  const runner = createScriptRunner({ pool, cache: createFactCache(time.clock) })
  const call = (script: string, more: Partial<ScriptCall> = {}, signal = new AbortController().signal) =>
    runner.run({ ...scriptRequest(script), isolated: false, fresh: false, ...more }, signal)
  return { ...fake, time, pool, runner, call }
}

const hostAt = (hosts: readonly FakeHost[], index: number): FakeHost => {
  const host = hosts[index]
  if (host === undefined) throw new Error(`no host ${String(index)}`)
  return host
}

test('nothing starts before the first need, and one host serves calls one at a time', async () => {
  const { hosts, call } = setUp()
  await settled()
  expect(hosts).toHaveLength(0)
  const both = [call('a'), call('b')]
  await settled()
  const host = hostAt(hosts, 0)
  expect(host.running.map(({ script }) => script)).toEqual(['a'])
  host.running[0]?.finish()
  await settled()
  expect(host.running.map(({ script }) => script)).toEqual(['a', 'b'])
  host.running[1]?.finish()
  expect((await Promise.all(both)).every(({ ok: isOk }) => isOk)).toBe(true)
  expect(hosts).toHaveLength(1)
})

test('a second host comes only after half a second of waiting, a third never', async () => {
  const { hosts, plan, time, call } = setUp()
  for (const script of ['a', 'b', 'c', 'd']) void call(script)
  await time.advance(499)
  expect(hosts).toHaveLength(1)
  await time.advance(1)
  expect(hosts).toHaveLength(2)
  await time.advance(60_000)
  expect(hosts).toHaveLength(2)
  expect(plan.mostAlive).toBe(2)
})

test('a change gets a host of its own, used once', async () => {
  const { hosts, call } = setUp()
  const read = call('read')
  await settled()
  hostAt(hosts, 0).running[0]?.finish()
  await read
  const effect = call('effect', { isolated: true })
  await settled()
  expect(hostAt(hosts, 1).running.map(({ script }) => script)).toEqual(['effect'])
  hostAt(hosts, 1).running[0]?.finish()
  await effect
  await settled()
  expect(hosts.map(({ closed }) => closed)).toEqual([false, true])
})

test('never more than two processes, whatever mix of calls comes', async () => {
  const { hosts, plan, time, call } = setUp()
  const calls = Array.from({ length: 12 }, (_, index) => call(`s${String(index)}`, { isolated: index % 3 === 0 }))
  for (let round = 0; round < 60; round += 1) {
    await time.advance(600)
    for (const { running } of hosts) for (const one of running) one.finish()
  }
  expect((await Promise.all(calls)).every(({ ok: isOk }) => isOk)).toBe(true)
  expect(plan.mostAlive).toBe(2)
})

test('an idle host makes room for a change when both places are taken', async () => {
  const { hosts, plan, time, call } = setUp()
  void call('a')
  void call('b')
  await time.advance(500)
  hostAt(hosts, 1).running[0]?.finish()
  await settled()
  void call('effect', { isolated: true })
  await time.advance(10)
  expect(hostAt(hosts, 1).closed).toBe(true)
  expect(hostAt(hosts, 2).running.map(({ script }) => script)).toEqual(['effect'])
  expect(plan.mostAlive).toBe(2)
})

test('a host is replaced after fifty calls', async () => {
  const { hosts, call } = setUp()
  for (let index = 0; index < 51; index += 1) {
    const running = call(`s${String(index)}`)
    await settled()
    await settled()
    hosts.at(-1)?.running.at(-1)?.finish()
    await running
    await settled()
  }
  expect(hosts.map(({ calls, closed }) => [calls, closed])).toEqual([
    [50, true],
    [1, false],
  ])
})

test('a host is replaced after fifteen idle minutes, when it has grown, and when it has ended', async () => {
  const { hosts, time, call } = setUp()
  const perform = async (result?: Result<ScriptReply>) => {
    const running = call(`s${String(hosts.length)}-${String(time.clock.now())}`)
    await time.advance(1)
    hosts.at(-1)?.running.at(-1)?.finish(result)
    await running
    await settled()
  }
  await perform()
  await time.advance(15 * 60_000 - 1)
  expect(hostAt(hosts, 0).closed).toBe(false)
  await time.advance(10)
  expect(hostAt(hosts, 0).closed).toBe(true)
  await perform(reply(251 * 1024 * 1024))
  await settled()
  expect(hostAt(hosts, 1).closed).toBe(true)
  await perform()
  hostAt(hosts, 2).usable = false
  await perform()
  expect(hostAt(hosts, 3).calls).toBe(1)
})

test('a cancelled call ends its host; one that waits just leaves', async () => {
  const { hosts, call } = setUp()
  const controller = new AbortController()
  const waiting = new AbortController()
  const running = call('a', {}, controller.signal)
  const queued = call('b', {}, waiting.signal)
  await settled()
  waiting.abort()
  expect(await queued).toMatchObject({ error: { code: 'cancelled' } })
  controller.abort()
  expect(await running).toMatchObject({ error: { code: 'cancelled' } })
  await settled()
  expect(hosts.map(({ calls, closed }) => [calls, closed])).toEqual([[1, true]])
})

test('three failed starts within a minute stop further starts for a minute', async () => {
  const { hosts, plan, time, call } = setUp()
  plan.failures = ['ended_at_start', 'ended_at_start', 'missing_file']
  for (const reason of ['ended_at_start', 'ended_at_start', 'missing_file', 'missing_file']) {
    expect(await call('a')).toMatchObject({ ok: false, error: { code: 'script_host_blocked', data: { reason } } })
  }
  await time.advance(59_999)
  expect(await call('a')).toMatchObject({ error: { code: 'script_host_blocked' } })
  expect(hosts).toHaveLength(0)
  await time.advance(1)
  void call('a')
  await settled()
  expect(hosts).toHaveLength(1)
})

test('failed starts that lie apart do not stop anything', async () => {
  const { plan, time, call } = setUp()
  plan.failures = ['no_answer', 'no_answer', 'no_answer', 'ended_at_start']
  for (let index = 0; index < 3; index += 1) {
    await call('a')
    await time.advance(40_000)
  }
  expect(await call('a')).toMatchObject({ error: { data: { reason: 'ended_at_start' } } })
})

test('equal calls at the same time share one run, and its answer lives two seconds', async () => {
  const { hosts, time, call } = setUp()
  const both = [call('same'), call('same')]
  await settled()
  const host = hostAt(hosts, 0)
  host.running[0]?.finish()
  await Promise.all(both)
  expect(host.calls).toBe(1)
  await time.advance(1_999)
  expect(await call('same')).toMatchObject({ ok: true, value: { ageMs: 1_999 } })
  expect(host.calls).toBe(1)
  await time.advance(1)
  void call('same')
  await settled()
  expect(host.calls).toBe(2)
})

test('proof reads again: never from the store, never from a run that has begun before', async () => {
  const { hosts, call } = setUp()
  void call('same')
  void call('same', { fresh: true })
  await settled()
  const host = hostAt(hosts, 0)
  host.running[0]?.finish()
  await settled()
  expect(host.calls).toBe(2)
})

test('a change empties the store', async () => {
  const { hosts, call } = setUp()
  const read = async () => {
    const running = call('read')
    await settled()
    hostAt(hosts, 0).running.at(-1)?.finish()
    return running
  }
  await read()
  const effect = call('effect', { isolated: true })
  await settled()
  hostAt(hosts, 1).running[0]?.finish()
  await effect
  expect(await read()).toMatchObject({ value: { ageMs: 0 } })
  expect(hostAt(hosts, 0).calls).toBe(2)
})

test('one of two that share a run may leave; when both have left, it ends', async () => {
  const { hosts, call } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const calls = [call('same', {}, first.signal), call('same', {}, second.signal)]
  await settled()
  const { signal } = hostAt(hosts, 0).running[0] ?? { signal: never }
  first.abort()
  await settled()
  expect(signal.aborted).toBe(false)
  second.abort()
  expect(signal.aborted).toBe(true)
  expect(await Promise.all(calls)).toMatchObject([{ error: { code: 'cancelled' } }, { error: { code: 'cancelled' } }])
})

test('closing cancels what waits and ends every host, also one that is just starting', async () => {
  const { hosts, plan, pool, call } = setUp()
  let open: () => void = () => undefined
  plan.onStart = () => new Promise((resolve) => (open = resolve))
  const running = call('a')
  await settled()
  const closing = pool.close()
  expect(await running).toMatchObject({ error: { code: 'cancelled' } })
  open()
  await closing
  expect(hosts.map(({ closed }) => closed)).toEqual([true])
  expect(await call('b')).toMatchObject({ error: { code: 'cancelled' } })
})

test('facts start a host once', async () => {
  const { hosts, pool } = setUp()
  expect(await pool.facts(never)).toMatchObject({ ok: true, value: { languageMode: 'full' } })
  expect(await pool.facts(never)).toMatchObject({ ok: true })
  expect(hosts).toHaveLength(1)
})
