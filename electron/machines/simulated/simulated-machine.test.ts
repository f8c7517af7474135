import { expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { createMemoryStateStore, type MemoryStateStore } from '../../../test/fakes/memory-state-store.ts'
import type { NodeStepRun } from '../../contract/node-step.ts'
import { stepFailure } from '../../contract/step-failure.ts'
import { silentLogger } from '../../kernel/ports.ts'
import { appError } from '../../kernel/result.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { powershell, type Tool } from '../../contract/define-tool.ts'
import type { RunOptions } from '../machine.ts'
import { refuse } from './refusal.ts'
import type { AnySimulation } from './simulate.ts'
import { createSimulatedMachine, type SimulatedMachine } from './simulated-machine.ts'
import { healthyState, type PcState } from './simulated-pc.ts'

const signal = new AbortController().signal
const options: RunOptions = { signal, onProgress: () => undefined, fresh: false }
const tool = fakeTool({ result: z.object({ faults: z.int() }) })

const readFaults: AnySimulation = { run: (pc) => ({ faults: pc.state.faults.length }) }
const addFault: AnySimulation = {
  run: (pc, args) => {
    pc.state.faults.push(String(args['name']))
    return { faults: pc.state.faults.length }
  },
  undo: (pc, done, args) => {
    if (pc.state.faults.length !== done['faults']) throw new Error('not the state that the fix left')
    pc.state.faults = pc.state.faults.filter((name) => name !== args['name'])
  },
}

function machineWith(
  simulation: AnySimulation,
  store: MemoryStateStore = createMemoryStateStore(),
  name: string = tool.name,
): SimulatedMachine {
  const simulations = new Map([[name, () => Promise.resolve(simulation)]])
  return createSimulatedMachine({
    simulations,
    store,
    logger: silentLogger,
    timers: systemTimers,
  })
}

test('an effect is kept, and undone with what the fix was given and gave back', async () => {
  const store = createMemoryStateStore(healthyState())
  const before = store.text()
  const machine = machineWith(addFault, store)
  const done = await machine.run(tool, { name: 'a' }, options)
  expect(done).toEqual({ ok: true, value: { result: { faults: 1 }, unavailable: [] } })
  expect(JSON.parse(store.text() ?? '')).toMatchObject({ faults: ['a'] })
  if (!done.ok) throw new Error(done.error.code)
  expect(await machine.undo(tool, { args: { name: 'a' }, record: done.value }, signal)).toEqual({ ok: true, value: {} })
  expect(store.text()).toBe(before)
})

test('a PC that takes the place of another one loses nothing to what still visits the old one', async () => {
  const store = createMemoryStateStore(healthyState())
  const machine = machineWith(addFault, store)
  const visiting = machine.wait(60_000, signal)
  const fresh = { ...healthyState(), faults: ['new'] }
  expect(await machine.replace({ ...fresh, clock: { ...fresh.clock, nowMs: 5 } })).toEqual({
    ok: true,
    value: undefined,
  })
  await visiting
  expect(JSON.parse(store.text() ?? '')).toMatchObject({ faults: ['new'] })
  expect(machine.now()).toBe(5)
})

test('a tool takes the time that its PC says, also where nothing was asked of that PC before', async () => {
  const state = healthyState()
  const store = createMemoryStateStore({ ...state, pace: { [tool.name]: { takesMs: 600_000 } } })
  const stop = new AbortController()
  const running = machineWith(readFaults, store).run(
    tool,
    {},
    {
      ...options,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    },
  )
  expect(await running).toMatchObject({ ok: false, error: { code: 'cancelled' } })
})

test('a look that changes nothing writes nothing', async () => {
  const store = createMemoryStateStore()
  expect(await machineWith(readFaults, store).run(tool, {}, options)).toMatchObject({ ok: true })
  expect(store.savedCount()).toBe(0)
})

test.each<[string, ReturnType<AnySimulation['run']>, Record<string, unknown>]>([
  [
    'a refusal',
    refuse('pid_reused'),
    { code: 'simulation_refused', data: { tool: 'fake_tool', reason: 'pid_reused' } },
  ],
  ['a result that does not fit', { faults: 'many' }, { code: 'result_invalid', data: { tool: 'fake_tool' } }],
])('%s changes nothing', async (_name, answer, error) => {
  const store = createMemoryStateStore(healthyState())
  const before = store.text()
  const machine = machineWith(
    {
      run: (pc) => {
        pc.services.stop('Spooler')
        return answer
      },
    },
    store,
  )
  expect(await machine.run(tool, {}, options)).toMatchObject({ ok: false, error })
  expect(store.text()).toBe(before)
})

test('a broken simulation is a value and changes nothing', async () => {
  const store = createMemoryStateStore(healthyState())
  const before = store.text()
  const machine = machineWith(
    {
      run: (pc) => {
        pc.services.stop('Spooler')
        throw new Error('broken')
      },
    },
    store,
  )
  expect(await machine.run(tool, {}, options)).toMatchObject({ ok: false, error: { code: 'internal' } })
  expect(store.text()).toBe(before)
})

test('cancelling before or during a run changes nothing', async () => {
  const store = createMemoryStateStore(healthyState())
  const before = store.text()
  const controller = new AbortController()
  const machine = machineWith(
    {
      run: (pc) => {
        controller.abort()
        pc.services.stop('Spooler')
        return { faults: 0 }
      },
    },
    store,
  )
  const cancelled = { ok: false, error: { code: 'cancelled', data: {} } }
  expect(await machine.run(tool, {}, { ...options, signal: AbortSignal.abort() })).toEqual(cancelled)
  expect(controller.signal.aborted).toBe(false)
  expect(await machine.run(tool, {}, { ...options, signal: controller.signal })).toEqual(cancelled)
  expect(store.text()).toBe(before)
})

test('a state that cannot be saved is a failed run', async () => {
  const store = createMemoryStateStore()
  store.breakDown()
  expect(await machineWith(addFault, store).run(tool, { name: 'a' }, options)).toMatchObject({
    ok: false,
    error: { code: 'data_folder_unwritable' },
  })
})

test('runs at the same time do not lose a change', async () => {
  const store = createMemoryStateStore()
  const machine = machineWith(addFault, store)
  await Promise.all(['a', 'b', 'c'].map((name) => machine.run(tool, { name }, options)))
  expect(JSON.parse(store.text() ?? '')).toMatchObject({ faults: ['a', 'b', 'c'] })
})

test('time passes at once, is kept, and brings the planned restart', async () => {
  const state = healthyState()
  state.boot.scheduledAtMs = state.clock.nowMs + 120_000
  const store = createMemoryStateStore(state)
  const machine = machineWith(readFaults, store)
  const booted = (await machine.facts()).lastBootMs
  const startMs = machine.now()
  await machine.wait(120_000, signal)
  expect(machine.now()).toBe(startMs + 120_000)
  expect((await machineWith(readFaults, store).facts()).lastBootMs).toBe(startMs + 120_000)
  expect(booted).toBe(Date.parse(state.boot.lastBootUtc))
})

test('a wait that is cancelled ends at once and lets no time pass', async () => {
  const machine = machineWith(readFaults)
  await machine.facts()
  const startMs = machine.now()
  await machine.wait(1000, AbortSignal.abort())
  expect(machine.now()).toBe(startMs)
})

test('it says what it is: a current Windows with everything that tools need', async () => {
  expect(await machineWith(readFaults).facts()).toMatchObject({
    kind: 'simulated',
    windowsBuild: 26_100,
    languageMode: 'full',
    scripts: 'full',
    elevated: true,
  })
  expect(Object.keys((await machineWith(readFaults).facts()).runtimes)).toEqual(
    expect.arrayContaining(['windows', 'powershell5.1', 'node18']),
  )
})

function nodeTool(run: NodeStepRun, more: Partial<Tool> = {}): Tool {
  return { ...fakeTool({ result: z.object({ hosts: z.int() }) }), steps: [{ id: 'one', via: 'node', run }], ...more }
}

test('Node steps run by the ports of this PC: what they change there is kept, and undone by their own way back', async () => {
  const store = createMemoryStateStore(healthyState())
  const before = JSON.parse(store.text() ?? '') as PcState
  const path = 'C:\\Users\\test\\Downloads\\new.txt'
  const writes = nodeTool(
    async ({ ports }) => {
      const made = await ports.edits.apply([{ path, text: 'one\n' }], { before: null, after: null })
      return { hosts: made.ok ? made.value.files.length : 0 }
    },
    {
      undoSteps: [
        {
          id: 'back',
          via: 'node',
          run: async ({ ports }) => {
            await ports.edits.apply([{ path, removed: true }], { before: null, after: null })
            return {}
          },
        },
      ],
    },
  )
  const machine = machineWith(readFaults, store, 'other_tool')
  expect(machine.supports(writes)).toBeNull()
  const done = await machine.run(writes, {}, options)
  expect(done).toEqual({ ok: true, value: { result: { hosts: 1 }, unavailable: [] } })
  expect(JSON.parse(store.text() ?? '')).toMatchObject({ texts: { files: { [path]: 'one\n' } } })
  if (!done.ok) throw new Error(done.error.code)
  expect(await machine.undo(writes, { args: {}, record: done.value }, signal)).toEqual({ ok: true, value: {} })
  expect(JSON.parse(store.text() ?? '')).toMatchObject({ texts: { files: before.texts.files } })
})

test('a Node step that fails, throws, is cancelled or takes too long leaves nothing on this PC', async () => {
  const store = createMemoryStateStore(healthyState())
  const before = store.text()
  const machine = machineWith(readFaults, store, 'other_tool')
  const path = 'C:\\Users\\test\\Downloads\\new.txt'
  const change: NodeStepRun = async ({ ports }) => {
    await ports.edits.apply([{ path, text: 'one\n' }], { before: null, after: null })
    return { hosts: 1 }
  }
  const after = (end: () => Promise<Record<string, unknown>>, more: Partial<Tool> = {}): Tool =>
    nodeTool(async (context) => {
      await change(context)
      return end()
    }, more)
  const never = (): Promise<never> => new Promise(() => undefined)
  const run = async (tool: Tool, by: AbortSignal = signal) => {
    const ran = await machine.run(tool, {}, { ...options, signal: by })
    return ran.ok ? 'ok' : ran.error.code
  }
  expect(await run(after(() => Promise.reject(new Error('broken'))))).toBe('step_failed')
  expect(await run(after(() => Promise.resolve(stepFailure(appError('file_exists', { path })))))).toBe('file_exists')
  expect(await run(after(never), AbortSignal.timeout(5))).toBe('cancelled')
  expect(await run(after(never, { timeoutMs: 5 }))).toBe('timed_out')
  expect(store.text()).toBe(before)
})

test('a tool without a simulation is not supported, and one without an undo cannot be undone', async () => {
  const machine = machineWith(readFaults)
  await machine.facts()
  const other: Tool = { ...fakeTool({ name: 'other_tool' }), steps: [powershell('')] }
  const missing = { code: 'not_simulated', data: { tool: 'other_tool' } }
  expect(machine.supports(tool)).toBeNull()
  expect(machine.supports(other)).toEqual(missing)
  expect(await machine.run(other, {}, options)).toEqual({ ok: false, error: missing })
  const done = { args: {}, record: { result: { faults: 0 }, unavailable: [] } }
  expect(await machine.undo(tool, done, signal)).toEqual({
    ok: false,
    error: { code: 'undo_missing', data: { tool: 'fake_tool' } },
  })
})
