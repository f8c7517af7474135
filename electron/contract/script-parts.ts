import folderSize from './script-parts/folder-size.ps1?raw'
import namePattern from './script-parts/name-pattern.ps1?raw'
import oldSpoolBackups from './script-parts/old-spool-backups.ps1?raw'
import restoreSpoolFiles from './script-parts/restore-spool-files.ps1?raw'
import stopServices from './script-parts/stop-services.ps1?raw'

/**
 * Functions that scripts of several tools call, each in a file of its own. `restoreSpoolFiles` calls those of `stopServices`, and both
 * call that of `namePattern`.
 */
const parts = { folderSize, namePattern, oldSpoolBackups, restoreSpoolFiles, stopServices } as const

/**
 * The script of a tool behind the functions that it calls. What comes out is one text like any other: its hash is taken of the whole
 * of it, a yes is given for the whole of it, and nothing but files of the program goes into it.
 */
export function withParts(script: string, ...names: readonly (keyof typeof parts)[]): string {
  return [...names.map((name) => parts[name]), script].join('')
}
