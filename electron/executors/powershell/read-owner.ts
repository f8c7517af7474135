import { commonOptions, constantText } from './host-command.ts'
import script from './read-owner.ps1?raw'

/** Variable of the script host that names the folder. */
export const folderVariable = 'DESKMEDIC_FOLDER'

/** Arguments of a script host that writes the security descriptor of one folder in a line. */
export const readOwnerCommand: readonly string[] = [
  ...commonOptions,
  '-InputFormat',
  'None',
  '-Command',
  constantText(script),
]
