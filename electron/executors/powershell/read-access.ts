import { commonOptions, constantText } from './host-command.ts'
import script from './read-access.ps1?raw'

/** Arguments of a script host that writes one security descriptor in a line, of the folder and of the file of the policy. */
export const readAccessCommand: readonly string[] = [
  ...commonOptions,
  '-InputFormat',
  'None',
  '-Command',
  constantText(script),
]
