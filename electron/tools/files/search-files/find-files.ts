import type { FileEntry, FilesPort, NodeStepRun } from '../../../contract/node-step.ts'

export type FilesQuery = {
  readonly root: string
  readonly glob: string
  readonly modifiedAfter: string | null
  readonly maxResults: number
}

export type FoundFile = { path: string; bytes: number; modifiedUtc: string; placeholder: boolean }

export type FoundFiles = { root: string; items: FoundFile[] | null; complete: boolean }

export type FindFilesContext = {
  readonly ports: { readonly files: Pick<FilesPort, 'walk'>; readonly now: () => number }
  readonly signal: AbortSignal
  /** Folders that are not entered. */
  readonly closed?: readonly string[]
}

const maxEntries = 5_000_000
/** Ends before the time limit of the tool, so that what was found is not lost. */
const searchMs = 50_000

/** Walks a folder until its end, the limit of results or the time limit, whichever comes first. */
export async function findFiles(query: FilesQuery, context: FindFilesContext): Promise<FoundFiles> {
  const { signal, closed = [] } = context
  const { files, now } = context.ports
  const stopAtMs = now() + searchMs
  const collector = createFilesCollector(query)
  const named = (name: string): boolean => matchesGlob(name, query.glob)
  let seen = 0
  let sawAll = true
  for await (const entry of files.walk(query.root, { signal, closed, maxEntries, named })) {
    if ('unreadable' in entry) {
      if (seen === 0 && entry.unreadable === query.root) return { root: query.root, items: null, complete: false }
      sawAll = false
      continue
    }
    seen += 1
    if (collector.add(entry) === 'full' || seen >= maxEntries || now() > stopAtMs) {
      sawAll = false
      break
    }
  }
  signal.throwIfAborted()
  return { root: query.root, items: collector.items, complete: sawAll }
}

export const findFilesStep: NodeStepRun = ({ state, ports, signal }) =>
  findFiles(state.p as FilesQuery, { ports, signal })

export type FilesCollector = {
  readonly items: FoundFile[]
  /** `full` = this file matches as well, but as many as were asked for are found already. */
  add(entry: FileEntry): 'taken' | 'other' | 'full'
}

/** Keeps the files that match; folders and links are no files. */
export function createFilesCollector(query: Omit<FilesQuery, 'root'>): FilesCollector {
  const items: FoundFile[] = []
  const afterMs = query.modifiedAfter === null ? null : Date.parse(query.modifiedAfter)
  return {
    items,
    add: (entry) => {
      if (entry.isDirectory || entry.isLink || !matchesGlob(entry.name, query.glob)) return 'other'
      if (afterMs !== null && Date.parse(entry.modifiedUtc) <= afterMs) return 'other'
      if (items.length >= query.maxResults) return 'full'
      const { path, sizeBytes, modifiedUtc, isPlaceholder } = entry
      items.push({ path, bytes: sizeBytes, modifiedUtc, placeholder: isPlaceholder })
      return 'taken'
    },
  }
}

/**
 * Whether a file name fits a pattern of `*` and `?`, without case as Windows compares names.
 * One pass that goes back to the last `*` only: a regular expression of many stars could take for ever.
 */
export function matchesGlob(name: string, glob: string): boolean {
  const letters = Array.from(name.normalize('NFC').toLowerCase())
  const pattern = Array.from(glob.normalize('NFC').toLowerCase())
  let at = 0
  let position = 0
  let star = -1
  let resumeAt = 0
  while (at < letters.length) {
    if (pattern[position] === '*') {
      star = position++
      resumeAt = at
    } else if (pattern[position] === '?' || (position < pattern.length && pattern[position] === letters[at])) {
      position++
      at++
    } else if (star >= 0) {
      position = star + 1
      at = ++resumeAt
    } else {
      return false
    }
  }
  return pattern.slice(position).every((letter) => letter === '*')
}
