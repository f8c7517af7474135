import path from 'node:path'

import { createBinder } from '../agents/bindings.ts'
import { noDurations, type CheckDurations } from '../../shared/domain/check-durations.ts'
import { createConcluder } from '../agents/conclusion/concluder.ts'
import { createDiagnosticAgent } from '../agents/diagnostic.ts'
import { createFixProposer } from '../agents/propose-fixes.ts'
import { createWatcher, type WatcherDeps } from '../agents/watching/watch.ts'
import { createModelDriver, type ModelNow } from '../conversation/model-driver.ts'
import { createPlannerDriver } from '../conversation/planner-driver.ts'
import { createRemediationAgent } from '../agents/remediation.ts'
import type { Driver } from '../conversation/driver.ts'
import type { EndedCalls } from '../conversation/session-memory.ts'
import { pause, type Timers } from '../kernel/timers.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import { keepInHistory } from '../pipeline/outcome-in-history.ts'
import { createCheckDurationsFile } from '../store/check-durations-file.ts'
import type { Backend } from './backend.ts'
import { machineValues } from './machine-values.ts'
import { modelClient } from '../executors/http/model-address.ts'
import type { ModelSource } from './models/model-in-use.ts'

export type DriverParts = {
  readonly timers: Timers
  readonly model?: ModelSource | undefined
  /** Calls that have ended, with their results. */
  readonly ended: EndedCalls
}

/** What leads the conversations of this backend: the planner, and where a model is given, what that chooses to look at. */
export function openDriver(backend: Backend, ports: PipelinePorts, { timers, model, ended }: DriverParts): Driver {
  const { registry, conditions } = backend
  const proposer = createFixProposer({ ...ports, binder: createBinder({ conditions }) })
  const concluder = createConcluder({ registry, conditions, nowMs: ports.runners.own.now })
  const looking = {
    registry,
    // Its index is made with the first complaint, not while the app starts.
    planner: backend.planner,
    concluder,
    proposer,
    durations: durationsOf(backend),
    machineValues: machineValues(backend),
  }
  const diagnostic = createDiagnosticAgent(looking)
  const planner = createPlannerDriver({
    diagnostic,
    watcher: createWatcher({
      ...looking,
      now: ports.runners.own.now,
      wait: waitOf(backend, ports, timers),
      keep: (call) => void keepInHistory(call, ports),
    }),
    proposer,
    concluder,
    remediation: createRemediationAgent({ registry, consent: ports.consent }),
  })
  if (model === undefined) return planner
  return createModelDriver({
    ...{ planner, diagnostic, registry, isThere: model.isThere, understanding: backend.planner },
    model: () => modelNow(model, backend),
    ended: (callId) => ended.get(callId),
  })
}

async function modelNow(source: ModelSource, { settings, bytesSentByTool, ports }: Backend): Promise<ModelNow | null> {
  const opened = await source.open()
  if (opened === null) return null
  const { endpoint, place, model, close } = opened
  return {
    ...{ model, close, name: endpoint.model, clock: ports.clock },
    bytesSent: () => bytesSentByTool()[modelClient] ?? 0,
    // What stays on this PC needs no stand-ins.
    pii: place === 'here' ? 'as_is' : settings.get('sendPii'),
    withheld: place === 'here' ? [] : settings.get('modelWithheld'),
  }
}

/** Time of a simulated PC passes only when it is let pass: whoever looks on sees it pass, so many times as fast as their own. */
const simulatedSpeed = 30

function waitOf({ machine }: Backend, { runners }: PipelinePorts, timers: Timers): WatcherDeps['wait'] {
  if (machine.kind !== 'simulated') return runners.own.wait
  return async (durationMs, signal) => {
    await pause(durationMs / simulatedSpeed, signal, timers)
    if (!signal.aborted) await runners.own.wait(durationMs, signal)
  }
}

/** Time on a simulated PC says nothing of a real one. */
function durationsOf({ machine, data, ports }: Backend): CheckDurations {
  return machine.kind === 'simulated'
    ? noDurations
    : createCheckDurationsFile(ports, path.join(data.root, 'check-durations.json'))
}
