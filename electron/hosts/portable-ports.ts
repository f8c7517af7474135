import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../executors/process/host-environment.ts'
import { createProgramRunner } from '../executors/process/run-program.ts'
import { createProcessStarter } from '../executors/process/start-process.ts'
import { pause, systemTimers } from '../kernel/timers.ts'
import type { PortablePorts } from '../machines/portable/define-portable.ts'
import { createNodeStepPorts } from './node-step-ports.ts'
import type { MachineOptions, WorkbenchPorts } from './host-ports.ts'

/** What portable tools read this computer with; systeminformation is loaded at its first use. */
export function createPortablePorts(
  { data, platform, mode }: MachineOptions,
  ports: WorkbenchPorts,
): Omit<PortablePorts, 'web'> {
  const { environment } = ports
  const startProcess = createProcessStarter({ platform, systemRoot: systemRootOf(environment), timers: systemTimers })
  const programs = createProgramRunner({
    startProcess,
    environment: buildHostEnvironment(environment, platform),
    cwd: workingFolderOf(environment, platform),
    timers: systemTimers,
    oemCodePage: () => null,
  })
  return {
    ...createNodeStepPorts({ data, platform, mode, programs, ports }),
    platform,
    systemInformation: () => import('systeminformation'),
    wait: async (durationMs, signal) => {
      await pause(durationMs, signal, systemTimers)
      signal.throwIfAborted()
    },
  }
}
