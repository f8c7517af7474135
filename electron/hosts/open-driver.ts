import { createBinder } from '../agents/bindings.ts'
import { createConcluder } from '../agents/conclusion/concluder.ts'
import { createDiagnosticAgent } from '../agents/diagnostic.ts'
import { createFixProposer } from '../agents/propose-fixes.ts'
import { createPlannerDriver } from '../conversation/planner-driver.ts'
import { createRemediationAgent } from '../agents/remediation.ts'
import type { Driver } from '../conversation/driver.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
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
      machineValues: () => machineValues(backend),
    }),
    proposer,
    concluder,
    remediation: createRemediationAgent({ registry, consent: ports.consent }),
  })
}

/** What any PC with Windows asks for, again and again: the question tells nothing. */
const publicProbe = 'www.microsoft.com'

/** Facts of the PC that fill slots where nobody named a value. */
function machineValues(backend: Backend): Readonly<Record<string, string>> {
  const { machine, ports } = backend
  const isSimulated = machine.kind === 'simulated'
  const home = isSimulated ? 'C:\\Users\\test' : (ports.environment['USERPROFILE'] ?? ports.environment['HOME'])
  const company = isSimulated ? 'corp.example' : ports.environment['USERDNSDOMAIN']?.toLowerCase()
  // In internal mode only names of the own company are asked for, offline none.
  const probes = { online: publicProbe, internal: company, offline: undefined }
  const probe = probes[backend.availability().mode]
  return { ...(home === undefined ? {} : { user_folder: home }), ...(probe === undefined ? {} : { probe_name: probe }) }
}
