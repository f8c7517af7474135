import type { MachineKind } from '../machines/machine.ts'

/** The PC to look at: what was asked for, else Windows where there is Windows, else what runs anywhere. */
export function chooseTarget(asked: MachineKind | 'auto', platform: NodeJS.Platform): MachineKind {
  if (asked !== 'auto') return asked
  return platform === 'win32' ? 'windows' : 'portable'
}
