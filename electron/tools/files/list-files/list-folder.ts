import type { FileEntry, FilesPort, NamedEntry, NodeStepRun, SpecialFile } from '../../../contract/node-step.ts'

export type FolderQuery = {
  readonly path: string
  readonly recursive: boolean
  readonly includeHidden: boolean
  /** The page begins behind this name; null = at the beginning. */
  readonly after: string | null
  readonly limit: number
}

export type FolderItem = {
  /** From the folder on. */
  name: string
  kind: 'file' | 'folder' | 'link' | SpecialFile
  bytes: number | null
  modifiedUtc: string | null
  hidden: boolean
  placeholder: boolean
}

export type FolderListing = {
  path: string
  items: FolderItem[] | null
  total: number | null
  leftOut: number | null
  /** Behind which name the next page begins; null = this is the last one. */
  next: string | null
  complete: boolean
}

export type ListFolderContext = {
  readonly ports: { readonly files: Pick<FilesPort, 'walk'>; readonly now: () => number }
  readonly signal: AbortSignal
}

const maxEntries = 5_000_000
/** Ends before the time limit of the tool, so that what was found is not lost. */
const listMs = 40_000

/** A page of a folder, by name. Of a million entries no more than the page stands in memory, and no more is looked at. */
export async function listFolder(query: FolderQuery, context: ListFolderContext): Promise<FolderListing> {
  const { signal } = context
  const { files, now } = context.ports
  const stopAtMs = now() + listMs
  const page = createPage(query)
  let seen = 0
  let sawAll = true
  const options = {
    ...{ signal, maxEntries, root: 'may_be_link' as const, ...(query.recursive ? {} : { depth: 1 }) },
    enters: (named: NamedEntry) => query.includeHidden || !isHidden(named),
    wants: (named: NamedEntry): boolean | 'stop' => {
      seen += 1
      if (seen % 1_000 === 0 && now() > stopAtMs) return 'stop'
      return page.count(named)
    },
  }
  for await (const entry of files.walk(query.path, options)) {
    if (!('unreadable' in entry)) page.add(entry)
    else if (entry.unreadable === query.path && seen === 0) return unreadable(query.path)
    else sawAll = false
  }
  signal.throwIfAborted()
  const isWhole = sawAll && seen < maxEntries && now() <= stopAtMs
  return { path: query.path, ...page.result(), complete: isWhole }
}

export const listFolderStep: NodeStepRun<FolderQuery> = ({ state, ports, signal }) =>
  listFolder(state.p, { ports, signal })

function unreadable(path: string): FolderListing {
  return { path, items: null, total: null, leftOut: null, next: null, complete: false }
}

/** Names that by custom nobody is shown are hidden on every system. */
function isHidden({ name, isHidden: hidden }: NamedEntry): boolean {
  return hidden || name.startsWith('.')
}

type Page = {
  /** True = it belongs to the page, as far as is known by now. */
  count(named: NamedEntry): boolean
  add(entry: FileEntry): void
  result(): Omit<FolderListing, 'path' | 'complete'>
}

function createPage({ path: folder, includeHidden, after, limit }: FolderQuery): Page {
  const kept: FolderItem[] = []
  const counts = { total: 0, leftOut: 0, behind: 0, asked: 0, given: 0 }
  const nameOf = ({ path, name }: NamedEntry): string => nameBelow(folder, path) ?? name
  return {
    count: (named) => {
      if (!includeHidden && isHidden(named)) {
        counts.leftOut += 1
        return false
      }
      counts.total += 1
      const name = nameOf(named)
      if (after !== null && name <= after) return false
      counts.behind += 1
      const last = kept.at(-1)
      const isWanted = kept.length < limit || last === undefined || name < last.name
      if (isWanted) counts.asked += 1
      return isWanted
    },
    add: (entry) => {
      counts.given += 1
      const item = itemOf(entry, nameOf(entry))
      const place = kept.findLastIndex(({ name }) => name < item.name) + 1
      kept.splice(place, 0, item)
      if (kept.length > limit) kept.pop()
    },
    result: () => {
      // What could not be looked at stands on no page.
      const behind = counts.behind - (counts.asked - counts.given)
      const next = behind > kept.length ? (kept.at(-1)?.name ?? null) : null
      return { items: kept, total: counts.total, leftOut: counts.leftOut, next }
    },
  }
}

/** A name from the folder on, with the separators of its system; null = it does not lie there. */
function nameBelow(folder: string, path: string): string | null {
  const start = folder.replace(/[/\\]+$/, '').length + 1
  return path.length > start ? path.slice(start) : null
}

function itemOf(entry: FileEntry, name: string): FolderItem {
  const kind = kindOf(entry)
  return {
    name,
    kind,
    bytes: kind === 'file' ? entry.sizeBytes : null,
    modifiedUtc: entry.modifiedUtc,
    hidden: isHidden(entry),
    placeholder: entry.isPlaceholder,
  }
}

function kindOf(entry: FileEntry): FolderItem['kind'] {
  if (entry.isLink) return 'link'
  if (entry.isDirectory) return 'folder'
  return entry.special ?? 'file'
}
