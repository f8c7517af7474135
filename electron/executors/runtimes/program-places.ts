import { posix, win32 } from 'node:path'

import type { ProgramRuntime } from '../../../shared/domain/program-runtime.ts'
import { isIn, placeOf } from '../../policy/paths/place.ts'
import { rulesFor } from '../../policy/paths/path-rules.ts'
import { lookUp } from '../process/host-environment.ts'

/** What the search asks of the disk. */
export type ProgramDisk = {
  /** Names in a folder; empty = none can be read. */
  names(folder: string): Promise<readonly string[]>
  /** The path without links of a file with content in it; null = there is none. Never starts or changes anything. */
  realFile(path: string): Promise<string | null>
}

/** Whether nobody but administrators and this account can put another program in this place. */
export type JudgePlace = (path: string) => Promise<boolean>

export type SearchDeps = {
  readonly platform: NodeJS.Platform
  /** On Windows with the places of the system as the system gives them, see `judgedEnvironment`. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly disk: ProgramDisk
  readonly isTrusted: JudgePlace
  /** The folder that this program was started in: no program is taken from it. */
  readonly currentFolder: string
  /** Folders with the files of a person or of others: no program is taken from them or from below them. */
  readonly workspaces: () => readonly string[]
}

type Places = { readonly file: string; readonly folders: readonly string[] }

const posixNames: Readonly<Record<ProgramRuntime, string>> = {
  git: 'git',
  python3: 'python3',
  node: 'node',
  powershell7: 'pwsh',
}
const windowsNames: Readonly<Record<ProgramRuntime, string>> = {
  git: 'git.exe',
  python3: 'python.exe',
  node: 'node.exe',
  powershell7: 'pwsh.exe',
}

/** The program that may be started, by its path without links; null = there is none. Starts nothing. */
export async function findProgram(runtime: ProgramRuntime, deps: SearchDeps): Promise<string | null> {
  const { file, folders } = await placesOf(runtime, deps)
  for (const path of new Set(folders.map((folder) => pathsOf(deps).join(folder, file)))) {
    const real = await deps.disk.realFile(path)
    // What is judged is what is started: the link that led to it may lead elsewhere by then.
    if (real !== null && !isClosed(path, deps) && !isClosed(real, deps) && (await deps.isTrusted(real))) return real
  }
  return null
}

function pathsOf({ platform }: Pick<SearchDeps, 'platform'>): typeof posix {
  return platform === 'win32' ? win32 : posix
}

/** Fixed places first: what a variable names comes after them. */
async function placesOf(runtime: ProgramRuntime, deps: SearchDeps): Promise<Places> {
  if (deps.platform === 'win32')
    return { file: windowsNames[runtime], folders: [...(await windowsFolders(runtime, deps)), ...fromPath(deps)] }
  return { file: posixNames[runtime], folders: ['/usr/bin', '/usr/local/bin', ...fromPath(deps)] }
}

async function windowsFolders(runtime: ProgramRuntime, deps: SearchDeps): Promise<readonly string[]> {
  const value = (name: string): readonly string[] => {
    const folder = lookUp(deps.environment, name)
    return folder === undefined ? [] : [folder]
  }
  const programs = [...value('ProgramFiles'), ...value('ProgramFiles(x86)')]
  const own = value('LOCALAPPDATA').map((folder) => win32.join(folder, 'Programs'))
  const below = (folders: readonly string[], ...names: readonly string[]): readonly string[] =>
    folders.map((folder) => win32.join(folder, ...names))
  if (runtime === 'git') return below([...programs, ...own], 'Git', 'cmd')
  if (runtime === 'node') return below(programs, 'nodejs')
  if (runtime === 'powershell7') return below(programs, 'PowerShell', '7')
  return pythonFolders([...programs, ...below(own, 'Python')], deps.disk)
}

/** Each version has a folder of its own: `Python313`. The newest comes first. */
async function pythonFolders(parents: readonly string[], disk: ProgramDisk): Promise<readonly string[]> {
  const found = parents.map(async (parent) => {
    const versions = (await disk.names(parent)).flatMap((name) => /^Python3(\d+)$/i.exec(name) ?? [])
    const minors = versions.filter((text) => /^\d+$/.test(text)).sort((one, other) => Number(other) - Number(one))
    return minors.map((minor) => win32.join(parent, `Python3${minor}`))
  })
  return (await Promise.all(found)).flat()
}

/** Only absolute folders of a drive of this PC: an empty or relative entry means the current folder. */
function fromPath({ platform, environment }: SearchDeps): readonly string[] {
  const entries = (lookUp(environment, 'PATH') ?? '').split(platform === 'win32' ? ';' : ':')
  const isPlain = platform === 'win32' ? /^[A-Za-z]:\\[^<>:"|?*%]*$/ : /^\/[^\0]*$/
  return entries.filter((entry) => isPlain.test(entry))
}

function isClosed(path: string, { platform, currentFolder, workspaces }: SearchDeps): boolean {
  const rules = rulesFor(platform)
  const place = placeOf(path, rules)
  if (place === null) return true
  const lies = (folder: string, isFolderItself: boolean): boolean => {
    const opened = placeOf(folder, rules)
    if (opened === null || !isIn(place, opened, rules)) return false
    return !isFolderItself || place.names.length === opened.names.length + 1
  }
  return lies(currentFolder, true) || workspaces().some((folder) => lies(folder, false))
}
