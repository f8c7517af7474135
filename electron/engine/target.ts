import type { Target } from '../../shared/domain/target.ts'
import type { MachineKind } from '../machines/machine.ts'
import type { BackendPorts } from './host-ports.ts'
import { openPcId } from './pc-id.ts'

/** The PC to look at: what was asked for, else Windows where there is Windows, else what runs anywhere. */
export function chooseTarget(asked: MachineKind | 'auto', platform: NodeJS.Platform): MachineKind {
  if (asked !== 'auto') return asked
  return platform === 'win32' ? 'windows' : 'portable'
}

/** How records name the PC that is looked at. Simulated ones are told apart by nothing. */
export async function targetOf(kind: MachineKind, dataFolder: string, ports: BackendPorts): Promise<Target> {
  return { kind, id: kind === 'simulated' ? 'simulated' : await openPcId(dataFolder, ports) }
}
