import { expect, test } from 'vitest'

import type { CheckUp } from '../../shared/domain/check-up.ts'
import type { Looked } from '../../shared/domain/diagnosis.ts'
import { createBinder } from '../../electron/agents/bindings.ts'
import { noDurations, type MeasuredDurations } from '../../shared/domain/check-durations.ts'
import { createConcluder } from '../../electron/agents/conclusion/concluder.ts'
import { createDiagnosticAgent } from '../../electron/agents/diagnostic.ts'
import { createFixProposer } from '../../electron/agents/propose-fixes.ts'
import { checkUpOf } from '../../electron/checkup/check-up-of.ts'
import { profiles } from '../../electron/machines/simulated/profiles/profiles.ts'
import { person, type Scenario } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const unheard = (): void => undefined

type Checked = { readonly looked: Looked; readonly checkUp: CheckUp; readonly order: readonly string[] }

async function checkUp(
  { backend, engine }: Scenario,
  durations: MeasuredDurations = new Map(),
  { signal, onCheck = unheard }: { readonly signal?: AbortSignal; readonly onCheck?: () => void } = {},
): Promise<Checked> {
  const { registry, conditions, planner } = backend
  const ports = engine.pipelinePorts
  const agent = createDiagnosticAgent({
    ...{ registry, planner, machineValues: { user_folder: 'C:\\Users\\test' } },
    concluder: createConcluder({ registry, conditions, nowMs: ports.runners.own.now }),
    proposer: createFixProposer({ ...ports, binder: createBinder({ conditions }) }),
    durations: { ...noDurations, read: () => Promise.resolve(durations) },
  })
  const order: string[] = []
  const session = { pipeline: engine.pipeline, caller: person, signal: signal ?? new AbortController().signal }
  const looked = await agent.checkUp(session, {
    onCheck: ({ call }) => {
      order.push(call.tool)
      onCheck()
    },
  })
  return { looked, checkUp: checkUpOf(looked, registry), order }
}

function needing({ tiles }: CheckUp): readonly string[] {
  return tiles.filter(({ state }) => state !== 'healthy').map(({ area, state }) => `${area} ${state}`)
}

test('a healthy PC: everything is read, nothing needs attention, and nothing is changed', async () => {
  const pc = await scenario()
  const before = await pc.stateText()
  const { checkUp: told, looked } = await checkUp(pc)
  expect(told).toMatchObject({ attention: 0, unread: 0 })
  expect(told.read).toBeGreaterThan(50)
  expect(needing(told)).toEqual([])
  expect(looked.fixes.proposed.filter(({ ticked }) => ticked)).toEqual([])
  expect(await pc.stateText()).toBe(before)
})

test('a fault stands on its tile first, with its repair, and the rest is fine', async () => {
  const { checkUp: told } = await checkUp(await scenario({ faults: ['bluetooth-service-stopped'] }))
  expect(told.attention).toBe(1)
  const [first, ...rest] = told.tiles
  expect(first).toMatchObject({ area: 'devices', state: 'problem', wayOn: { kind: 'fix' } })
  expect(rest.filter(({ state }) => state !== 'healthy')).toEqual([])
})

test('one cause with many consequences is one thing', async () => {
  const { checkUp: told } = await checkUp(await scenario({ faults: ['ip-lease-lost'] }))
  expect(told.attention).toBe(1)
  const [network] = told.tiles
  expect(network).toMatchObject({ area: 'network', state: 'problem', wayOn: { kind: 'fix' } })
  expect(network?.attention.filter(({ of }) => of !== null).length).toBeGreaterThan(1)
})

test.each(profiles.map(({ name }) => name))('%s: what is usual there needs no attention', async (profile) => {
  const { checkUp: told } = await checkUp(await scenario({ profile }))
  expect(needing(told).filter((tile) => tile.endsWith(' problem'))).toEqual([])
  expect(told.attention).toBeLessThanOrEqual(1)
})

test.each([5_000, 60_000])('the shortest is told first, by what was measured on this PC: %d ms', async (meanMs) => {
  const pc = await scenario()
  const { order } = await checkUp(pc)
  const [quickest = ''] = order
  const slow = new Map([[quickest, { meanMs, runs: 8 }]])
  const later = await checkUp(pc, slow)
  expect(later.order.toSorted()).toEqual(order.toSorted())
  expect(later.order.indexOf(quickest)).toBeGreaterThan(later.order.length / 2)
})

test('rules chose the checks: each call is theirs, whoever started it', async () => {
  const { looked } = await checkUp(await scenario())
  expect([...new Set(looked.checks.map(({ call }) => call.caller.kind))]).toEqual(['planner'])
})

test('nobody is asked for a name', async () => {
  const { looked } = await checkUp(await scenario({ faults: ['ip-lease-lost'] }))
  expect(looked.skipped.filter(({ because, reason }) => because === 'plan' && reason.code === 'answer_needed')).toEqual(
    [],
  )
})

test.each([1, 5, 60, 61])('stopped after check %d, what was not looked at is not called fine', async (last) => {
  const stop = new AbortController()
  const pc = await scenario()
  const whole = (await checkUp(pc)).checkUp
  let seen = 0
  const { checkUp: told } = await checkUp(pc, new Map(), {
    signal: stop.signal,
    onCheck: () => {
      seen += 1
      if (seen === last) stop.abort()
    },
  })
  expect(told.unread).toBeGreaterThan(0)
  expect(told.read + told.unread).toBe(whole.read)
  expect(needing(told)).toContain('updates unknown')
})
