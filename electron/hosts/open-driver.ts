import path from 'node:path'

import { createBinder } from '../agents/bindings.ts'
import { noDurations, type CheckDurations } from '../agents/check-durations.ts'
import { createConcluder } from '../agents/conclusion/concluder.ts'
import { createDiagnosticAgent } from '../agents/diagnostic.ts'
import { createFixProposer } from '../agents/propose-fixes.ts'
import { createPlannerDriver } from '../conversation/planner-driver.ts'
import { createRemediationAgent } from '../agents/remediation.ts'
import type { Driver } from '../conversation/driver.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import { createCheckDurationsFile } from '../store/check-durations-file.ts'
import type { Backend } from './backend.ts'

/** What leads the conversations of this backend: the planner, without a model. */
export function openDriver(backend: Backend, ports: PipelinePorts): Driver {
  const { registry, conditions } = backend
  const proposer = createFixProposer({ ...ports, binder: createBinder({ conditions }) })
  const concluder = createConcluder({ registry, conditions, nowMs: ports.runners.own.now })
  return createPlannerDriver({
    diagnostic: createDiagnosticAgent({
      registry,
      // Its index is made with the first complaint, not while the app starts.
      planner: backend.planner,
      concluder,
      proposer,
      durations: durationsOf(backend),
      machineValues: machineValues(backend),
    }),
    proposer,
    concluder,
    remediation: createRemediationAgent({ registry, consent: ports.consent }),
  })
}

/** Time on a simulated PC says nothing of a real one. */
function durationsOf({ machine, data, ports }: Backend): CheckDurations {
  return machine.kind === 'simulated'
    ? noDurations
    : createCheckDurationsFile(ports, path.join(data.root, 'check-durations.json'))
}

/** Facts of the PC that fill slots where nobody named a value. */
function machineValues({ machine, ports }: Backend): Readonly<Record<string, string>> {
  if (machine.kind === 'simulated') return { user_folder: 'C:\\Users\\test' }
  const home = ports.environment['USERPROFILE'] ?? ports.environment['HOME']
  return home === undefined ? {} : { user_folder: home }
}
