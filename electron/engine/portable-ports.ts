import type { SharedStepPorts } from '../contract/node-step.ts'
import type { ProgramPortsHere } from './programs-here.ts'
import { fail } from '../kernel/result.ts'
import { pause, systemTimers } from '../kernel/timers.ts'
import type { PortablePorts } from '../machines/portable/define-portable.ts'
import { createNodeStepPorts } from './node-step-ports.ts'
import type { MachineOptions, BackendPorts } from './host-ports.ts'

/** What portable tools read this computer with; systeminformation is loaded at its first use. */
export function createPortablePorts(
  options: MachineOptions,
  ports: BackendPorts,
  git: ProgramPortsHere,
): Omit<PortablePorts, 'web' | 'progress'> & SharedStepPorts {
  return {
    // No tool here needs a folder of administrators.
    ...createNodeStepPorts({ ...options, openBackups: () => Promise.resolve(fail('needs_windows')), ...git, ports }),
    platform: options.platform,
    systemInformation: () => import('systeminformation'),
    wait: async (durationMs, signal) => {
      await pause(durationMs, signal, systemTimers)
      signal.throwIfAborted()
    },
  }
}
