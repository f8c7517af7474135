import { win32 } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** Paths of the libraries that this process has loaded, as the system names them; null = it does not say. */
export type LoadedLibraries = () => readonly string[] | null

export type JudgedBy = { readonly platform: NodeJS.Platform; readonly loadedLibraries: LoadedLibraries }

/** Windows maps this library into every process itself, by a name that no variable and no folder decides. */
const systemLibrary = /^([A-Za-z]:\\(?:[^<>:"/|?*\\]+\\)*[^<>:"/|?*\\]+)\\system32\\ntdll\.dll$/i
const usualFolder = 'C:\\Windows'

let known: { readonly paths: readonly string[] | null } | null = null

/** Asks the running process. That takes up to a second on Windows, and the library that counts stays where it is: it is asked once. */
export const loadedLibraries: LoadedLibraries = () => (known ??= { paths: readLibraries() }).paths

function readLibraries(): readonly string[] | null {
  const { report } = process as { readonly report?: NodeJS.ProcessReport & { excludeNetwork?: boolean } }
  if (report === undefined) return null
  try {
    // Without it every open connection would be looked up by name.
    report.excludeNetwork = true
    const { sharedObjects } = report.getReport() as { readonly sharedObjects?: unknown }
    return Array.isArray(sharedObjects) ? sharedObjects.filter((path) => typeof path === 'string') : null
  } catch {
    return null
  }
}

/** The Windows folder as the system says it; where it says nothing or two things, the usual one. */
export function windowsFolderOf(libraries: readonly string[] | null): string {
  const folders = new Map<string, string>()
  for (const path of libraries ?? []) {
    const folder = systemLibrary.exec(path)?.[1]
    if (folder !== undefined) folders.set(folder.toLowerCase(), folder)
  }
  const [folder] = folders.values()
  return folders.size === 1 && folder !== undefined ? folder : usualFolder
}

/**
 * The environment with the places of Windows as the system gives them: any program of the person can set a variable of
 * this name to a folder of its own, also for a program that is started as administrator. Elsewhere it stays as it is.
 */
export function judgedEnvironment(source: Environment, { platform, loadedLibraries: ask }: JudgedBy): Environment {
  if (platform !== 'win32') return source
  const names = new Set(Object.keys(source).map((name) => name.toLowerCase()))
  const places = Object.entries(windowsPlaces(windowsFolderOf(ask()))).filter(
    ([name]) => !only64Bit.test(name) || names.has(name.toLowerCase()),
  )
  const judged = new Set(places.map(([name]) => name.toLowerCase()))
  const others = Object.entries(source).filter(([name]) => !judged.has(name.toLowerCase()))
  return Object.fromEntries([...others, ...places])
}

/** A 32-bit Windows has none of these. */
const only64Bit = /\(x86\)$|W6432$/

/** Folders of the whole computer below a Windows folder: Windows does not support moving them. */
function windowsPlaces(windowsFolder: string): Readonly<Record<string, string>> {
  const drive = windowsFolder.slice(0, 2)
  const programs = `${drive}\\Program Files`
  const oldPrograms = `${drive}\\Program Files (x86)`
  return {
    SystemRoot: windowsFolder,
    windir: windowsFolder,
    SystemDrive: drive,
    ComSpec: win32.join(windowsFolder, 'System32', 'cmd.exe'),
    ProgramData: `${drive}\\ProgramData`,
    ALLUSERSPROFILE: `${drive}\\ProgramData`,
    ProgramFiles: programs,
    ProgramW6432: programs,
    'ProgramFiles(x86)': oldPrograms,
    CommonProgramFiles: `${programs}\\Common Files`,
    CommonProgramW6432: `${programs}\\Common Files`,
    'CommonProgramFiles(x86)': `${oldPrograms}\\Common Files`,
  }
}
