import type { FileEntry } from '../../../contract/node-step.ts'
import { definePart } from './part.ts'

export type FileState = { bytes: number; modifiedUtc: string; placeholder: boolean; hidden: boolean }

/** Many small files of programs that nobody asks for by name: kept as one number, listed one by one. */
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

/** Personal files of the simulated PC. Paths are compared as Windows does: without case. */
export type Files = {
  /** Bytes on a drive such as `C:`; what is only in the cloud takes none. */
  bytesOn(drive: string): number
  /** What is directly in a folder, ordered by path, or null when there is no such folder. */
  list(folder: string): FileEntry[] | null
  add(path: string, file: FileState): void
  addFolder(path: string, modifiedUtc: string): void
}

function createFiles(files: FilesState): Files {
  const exists = (folder: string): boolean => Object.keys(files.folders).some((known) => same(known, folder))
  const all = (): FileEntry[] => [
    ...Object.entries(files.folders).map(([path, folder]) => folderEntry(path, folder)),
    ...Object.entries(files.files).map(([path, file]) => fileEntry(path, file)),
  ]
  return {
    bytesOn: (drive) =>
      [
        ...all().flatMap(({ path, isPlaceholder, sizeBytes: bytes }) => (isPlaceholder ? [] : [{ path, bytes }])),
        ...Object.entries(files.crowds).map(([path, { bytes }]) => ({ path, bytes })),
      ]
        .filter(({ path }) => path.toLowerCase().startsWith(`${drive.toLowerCase()}\\`))
        .reduce((sum, { bytes }) => sum + bytes, 0),
    list: (folder) => {
      if (!exists(folder)) return null
      const named = all().filter((entry) => same(parentOf(entry.path), folder))
      const crowds = Object.entries(files.crowds).filter(([path]) => same(path, folder))
      return byPath([...named, ...crowds.flatMap(([path, crowd]) => crowdEntries(path, crowd))])
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

/** The same files without those that somebody may not know of. */
export function seenFiles(files: Files, isSeen: SeenEntries): Files {
  return { ...files, list: (folder) => files.list(folder)?.filter(isSeen) ?? null }
}

function normal(path: string): string {
  return path.replace(/\\+$/, '').toLowerCase()
}

function same(path: string, other: string): boolean {
  return normal(path) === normal(other)
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('\\'))
}

function byPath(entries: readonly FileEntry[]): FileEntry[] {
  return entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export function folderEntry(path: string, folder: { modifiedUtc: string; hidden: boolean }): FileEntry {
  return entryOf(path, { bytes: 0, placeholder: false, ...folder, isDirectory: true })
}

export function fileEntry(path: string, file: FileState): FileEntry {
  return entryOf(path, { ...file, isDirectory: false })
}

/** Programs number what nobody asks for by name. */
function crowdEntries(folder: string, { files: count, bytes, modifiedUtc }: CrowdState): FileEntry[] {
  const each = Math.floor(bytes / count)
  return Array.from({ length: count }, (_, index) =>
    fileEntry(`${folder}\\data_${String(index).padStart(6, '0')}`, {
      ...{ modifiedUtc, placeholder: false, hidden: false },
      bytes: index === 0 ? bytes - each * (count - 1) : each,
    }),
  )
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
