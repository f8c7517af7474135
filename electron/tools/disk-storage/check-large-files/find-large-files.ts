import type { FileEntry, FilesPort, NodeStepRun } from '../../../contract/node-step.ts'

export type LargeFilesQuery = {
  readonly root: string
  readonly minMB: number
  readonly top: number
  readonly maxSeconds: number
}

export type LargeItem = { path: string; bytes: number; modifiedUtc: string; kind: 'file' | 'folder' }

export type LargeFiles = {
  root: string
  items: LargeItem[] | null
  scannedFiles: number
  skippedPlaceholders: number
  complete: boolean
}

export type LargeFilesContext = {
  readonly ports: { readonly files: Pick<FilesPort, 'walk'>; readonly now: () => number }
  readonly signal: AbortSignal
}

const maxEntries = 5_000_000
const bytesPerMB = 1_048_576

/** Walks a folder until its end or the time limit, whichever comes first. */
export async function findLargeFiles(query: LargeFilesQuery, context: LargeFilesContext): Promise<LargeFiles> {
  const { signal } = context
  const { files, now } = context.ports
  const stopAtMs = now() + query.maxSeconds * 1000
  const tally = createLargeFilesTally(query)
  let seen = 0
  let complete = true
  for await (const entry of files.walk(query.root, { signal, maxEntries })) {
    if ('unreadable' in entry) {
      if (seen === 0 && entry.unreadable === query.root)
        return { root: query.root, items: null, scannedFiles: 0, skippedPlaceholders: 0, complete: false }
      complete = false
      continue
    }
    tally.add(entry)
    seen += 1
    if (seen >= maxEntries || now() > stopAtMs) {
      complete = false
      break
    }
  }
  signal.throwIfAborted()
  return { root: query.root, ...tally.result(), complete }
}

export const findLargeFilesStep: NodeStepRun<LargeFilesQuery> = ({ state, ports, signal }) =>
  findLargeFiles(state.p, { ports, signal })

type LargeFilesTally = {
  /** Folders come before what is in them. */
  add(entry: FileEntry): void
  result(): { items: LargeItem[]; scannedFiles: number; skippedPlaceholders: number }
}

/** Adds up files and, for every folder, all that is below it. */
function createLargeFilesTally(query: Pick<LargeFilesQuery, 'minMB' | 'top'>): LargeFilesTally {
  const minBytes = query.minMB * bytesPerMB
  const folders = new Map<string, LargeItem>()
  const files: LargeItem[] = []
  let scannedFiles = 0
  let skippedPlaceholders = 0
  return {
    add: (entry) => {
      if (entry.isLink || entry.special !== null) return
      if (entry.isDirectory) {
        folders.set(entry.path, { ...itemOf(entry), bytes: 0, kind: 'folder' })
        return
      }
      if (entry.isPlaceholder) {
        skippedPlaceholders += 1
        return
      }
      scannedFiles += 1
      for (const folder of foldersAbove(entry.path, folders)) folder.bytes += entry.sizeBytes
      if (entry.sizeBytes >= minBytes) files.push({ ...itemOf(entry), kind: 'file' })
    },
    result: () => {
      const large = [...folders.values()].filter((folder) => folder.bytes >= minBytes)
      const items = [...large, ...files].sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1))
      return { items: items.slice(0, query.top), scannedFiles, skippedPlaceholders }
    },
  }
}

function itemOf(entry: FileEntry): Omit<LargeItem, 'kind'> {
  return { path: entry.path, bytes: entry.sizeBytes, modifiedUtc: entry.modifiedUtc }
}

/** The walked folder itself is not among its own entries, so the way up ends below it. */
function foldersAbove(path: string, folders: ReadonlyMap<string, LargeItem>): LargeItem[] {
  const above: LargeItem[] = []
  for (let end = lastSeparator(path); end > 0; end = lastSeparator(path.slice(0, end))) {
    const folder = folders.get(path.slice(0, end))
    if (!folder) break
    above.push(folder)
  }
  return above
}

function lastSeparator(path: string): number {
  return Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/'))
}
