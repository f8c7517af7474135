type Environment = Readonly<Record<string, string | undefined>>

const logFileName = /\.(?:log|evtx)(?:\.\d{1,4})?$/i

/**
 * Folders in which this file may be read as a log. Those of the system hold nothing but logs; in those of a person, who
 * keeps other things there too, only files that are named as logs.
 */
export function allowedLogFolders(path: string, environment: Environment): readonly string[] {
  const systemRoot = valueOf(environment, 'SystemRoot')
  const ofSystem = systemRoot === null ? ['/var/log', '/Library/Logs'] : windowsFolders(systemRoot)
  if (!logFileName.test(path)) return ofSystem
  const ofPerson = ['USERPROFILE', 'LOCALAPPDATA', 'APPDATA', 'HOME', 'ProgramData'].map((name) =>
    valueOf(environment, name),
  )
  return [...ofSystem, ...ofPerson.filter((folder) => folder !== null)]
}

/** True for a saved event log of Windows, which is no text. */
export function isEventLogFile(path: string): boolean {
  return path.toLowerCase().endsWith('.evtx')
}

function windowsFolders(systemRoot: string): string[] {
  return ['Logs', 'INF', 'Panther'].map((name) => `${systemRoot}\\${name}`)
}

/** Windows does not tell names apart by case. */
function valueOf(environment: Environment, name: string): string | null {
  const found = Object.entries(environment).find(([key]) => key.toLowerCase() === name.toLowerCase())
  return found?.[1] === undefined || found[1] === '' ? null : found[1]
}
