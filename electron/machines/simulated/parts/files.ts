import type { FileEntry } from '../../../contract/node-step.ts'
import { definePart } from './part.ts'

export type FileState = { bytes: number; modifiedUtc: string; placeholder: boolean; hidden: boolean }

/** Many small files of programs that nobody asks for by name. */
export type CrowdState = { files: number; bytes: number; modifiedUtc: string }

export type FilesState = {
  /** Folders by path; a folder exists when it is named here. */
  folders: Record<string, { modifiedUtc: string; hidden: boolean }>
  files: Record<string, FileState>
  /** By folder. */
  crowds: Record<string, CrowdState>
}

const home = 'C:\\Users\\test'
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

function initialFiles(): FilesState {
  const modifiedUtc = '2025-11-20T08:00:00.000Z'
  const folder = (hidden = false): { modifiedUtc: string; hidden: boolean } => ({ modifiedUtc, hidden })
  const file = (bytes: number): FileState => ({ bytes, modifiedUtc, placeholder: false, hidden: false })
  const reports = months.map((month) => [
    `${home}\\OneDrive\\Reports\\Report 2024-${month}.docx`,
    { ...file(1_400_000), modifiedUtc: `2024-${month}-28T16:00:00.000Z`, placeholder: true },
  ])
  return {
    folders: {
      'C:\\Users': folder(),
      [home]: folder(),
      [`${home}\\AppData`]: folder(true),
      [`${home}\\AppData\\Local`]: folder(),
      [`${home}\\Desktop`]: folder(),
      [`${home}\\Documents`]: folder(),
      [`${home}\\Downloads`]: folder(),
      [`${home}\\OneDrive`]: folder(),
      [`${home}\\OneDrive\\Reports`]: folder(),
      [`${home}\\Videos`]: folder(),
    },
    files: {
      [`${home}\\a.pdf`]: file(100),
      [`${home}\\v.mp4`]: file(900_000_000),
      ...(Object.fromEntries(reports) as Record<string, FileState>),
    },
    crowds: { [`${home}\\AppData\\Local`]: { files: 3998, bytes: 150_000_000, modifiedUtc } },
  }
}

/** Small files without a name of their own; `count` of them. */
export type Crowd = { readonly entry: FileEntry; readonly count: number }

/** Personal files of the simulated PC. Paths are compared as Windows does: without case. */
export type Files = {
  /** Bytes on a drive such as `C:`; what is only in the cloud takes none. */
  bytesOn(drive: string): number
  /** What is directly in a folder, or null when there is no such folder; `unnamed` = small files of programs. */
  list(folder: string): { entries: FileEntry[]; unnamed: number } | null
  /** Everything below a folder, folders before what is in them; null when there is no such folder. */
  walk(folder: string): { entries: FileEntry[]; crowds: Crowd[] } | null
  add(path: string, file: FileState): void
  addFolder(path: string, modifiedUtc: string): void
}

function createFiles(files: FilesState): Files {
  const exists = (folder: string): boolean => Object.keys(files.folders).some((known) => same(known, folder))
  const all = (): FileEntry[] => [
    ...Object.entries(files.folders).map(([path, folder]) => folderEntry(path, folder)),
    ...Object.entries(files.files).map(([path, file]) => fileEntry(path, file)),
  ]
  const crowds = (): Crowd[] => Object.entries(files.crowds).map(([path, crowd]) => crowdOf(path, crowd))
  return {
    bytesOn: (drive) =>
      [...all().filter((entry) => !entry.isPlaceholder), ...crowds().map((crowd) => crowd.entry)]
        .filter((entry) => entry.path.toLowerCase().startsWith(`${drive.toLowerCase()}\\`))
        .reduce((sum, entry) => sum + entry.sizeBytes, 0),
    list: (folder) => {
      if (!exists(folder)) return null
      const entries = all().filter((entry) => same(parentOf(entry.path), folder))
      const here = crowds().filter((crowd) => same(parentOf(crowd.entry.path), folder))
      return { entries: byPath(entries), unnamed: here.reduce((sum, crowd) => sum + crowd.count, 0) }
    },
    walk: (folder) => {
      if (!exists(folder)) return null
      return {
        entries: byPath(all().filter((entry) => inside(entry.path, folder))),
        crowds: crowds().filter((crowd) => inside(crowd.entry.path, folder)),
      }
    },
    add: (path, file) => {
      files.files[path] = file
    },
    addFolder: (path, modifiedUtc) => {
      files.folders[path] ??= { modifiedUtc, hidden: false }
    },
  }
}

/** Which entries somebody may know of. */
export type SeenEntries = (entry: Pick<FileEntry, 'path' | 'isDirectory'>) => boolean

/** The same files without those that somebody may not know of, and without what lies in such folders. */
export function seenFiles(files: Files, isSeen: SeenEntries): Files {
  const seen = (entries: readonly FileEntry[]): FileEntry[] => {
    const closed = entries.filter((entry) => !isSeen(entry))
    return entries.filter((entry) => !closed.some(({ path }) => same(path, entry.path) || inside(entry.path, path)))
  }
  return {
    ...files,
    list: (folder) => {
      const found = files.list(folder)
      return found && { ...found, entries: seen(found.entries) }
    },
    walk: (folder) => {
      const found = files.walk(folder)
      return found && { ...found, entries: seen(found.entries) }
    },
  }
}

function normal(path: string): string {
  return path.replace(/\\+$/, '').toLowerCase()
}

function same(path: string, other: string): boolean {
  return normal(path) === normal(other)
}

function inside(path: string, folder: string): boolean {
  return path.toLowerCase().startsWith(`${normal(folder)}\\`)
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('\\'))
}

function byPath(entries: readonly FileEntry[]): FileEntry[] {
  return entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function folderEntry(path: string, folder: { modifiedUtc: string; hidden: boolean }): FileEntry {
  return entryOf(path, { bytes: 0, placeholder: false, ...folder, isDirectory: true })
}

function fileEntry(path: string, file: FileState): FileEntry {
  return entryOf(path, { ...file, isDirectory: false })
}

function crowdOf(folder: string, crowd: CrowdState): Crowd {
  const file = { ...crowd, placeholder: false, hidden: false, isDirectory: false }
  return { entry: entryOf(`${folder}\\`, file), count: crowd.files }
}

function entryOf(path: string, facts: FileState & { isDirectory: boolean }): FileEntry {
  return {
    path,
    name: path.slice(path.lastIndexOf('\\') + 1),
    isDirectory: facts.isDirectory,
    isLink: false,
    special: null,
    isHidden: facts.hidden,
    isPlaceholder: facts.placeholder,
    sizeBytes: facts.bytes,
    modifiedUtc: facts.modifiedUtc,
  }
}

export const filesPart = definePart({ healthy: initialFiles, create: createFiles })
