import { expect, test } from 'vitest'

import { createBinder } from '../../electron/agents/bindings.ts'
import type { MeasuredDurations } from '../../shared/domain/check-durations.ts'
import { createConcluder } from '../../electron/agents/conclusion/concluder.ts'
import { createDiagnosticAgent } from '../../electron/agents/diagnostic.ts'
import { createFixProposer } from '../../electron/agents/propose-fixes.ts'
import type { Diagnosis } from '../../shared/domain/diagnosis.ts'
import { person, valueOf } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const nothing = (): void => undefined

/** Tells a complaint to a healthy PC on which checks took so long before. */
async function looked(durations: MeasuredDurations): Promise<Diagnosis & { readonly kept: MeasuredDurations }> {
  const { backend, engine } = await scenario()
  const { registry, conditions, planner } = backend
  const ports = engine.pipelinePorts
  let kept: MeasuredDurations = new Map()
  const agent = createDiagnosticAgent({
    registry,
    planner,
    concluder: createConcluder({ registry, conditions, nowMs: ports.runners.own.now }),
    proposer: createFixProposer({ ...ports, binder: createBinder({ conditions }) }),
    durations: {
      read: () => Promise.resolve(durations),
      keep: (all) => {
        kept = all
        return Promise.resolve()
      },
    },
    machineValues: {},
  })
  const session = { pipeline: engine.pipeline, caller: person, signal: new AbortController().signal }
  const told = await agent.diagnose('my computer is slow', session, { known: {}, onPlan: nothing, onCheck: nothing })
  return { ...valueOf(told), kept }
}

test('on a PC where checks take long fewer of them are run, and a deeper look is said to take longer', async () => {
  const usual = await looked(new Map())
  const names = usual.checks.map(({ call }) => call.tool)
  const slow = await looked(new Map([...usual.kept.keys()].map((tool) => [tool, { meanMs: 15_000, runs: 8 }])))
  expect(slow.checks.length).toBeLessThan(names.length)
  expect(slow.leftMs).toBeGreaterThan(usual.leftMs ?? Infinity)
  expect([...usual.kept.keys()].toSorted()).toEqual([...new Set(names)].toSorted())
})
