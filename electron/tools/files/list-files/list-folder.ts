import type { FileEntry, FilesPort, NodeStepRun } from '../../../contract/node-step.ts'

export type FolderQuery = { readonly path: string; readonly limit: number }

export type FolderItem = {
  name: string
  kind: 'file' | 'folder' | 'link'
  bytes: number | null
  modifiedUtc: string | null
  hidden: boolean
  placeholder: boolean
}

export type FolderListing = { path: string; items: FolderItem[] | null; total: number | null }

export type ListFolderContext = {
  readonly ports: { readonly files: Pick<FilesPort, 'list'> }
  readonly signal: AbortSignal
}

/** The first entries of a folder by name, and how many there are. */
export async function listFolder(query: FolderQuery, context: ListFolderContext): Promise<FolderListing> {
  const entries = await context.ports.files.list(query.path, context.signal)
  context.signal.throwIfAborted()
  return listingOf(query, entries)
}

export const listFolderStep: NodeStepRun = ({ state, ports, signal }) =>
  listFolder(state.p as FolderQuery, { ports, signal })

/** `entries` null = the folder could not be read: that is unknown, not empty. */
export function listingOf(query: FolderQuery, entries: readonly FileEntry[] | null): FolderListing {
  if (!entries) return { path: query.path, items: null, total: null }
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { path: query.path, items: sorted.slice(0, query.limit).map(itemOf), total: entries.length }
}

function itemOf(entry: FileEntry): FolderItem {
  const kind = kindOf(entry)
  return {
    name: entry.name,
    kind,
    bytes: kind === 'file' ? entry.sizeBytes : null,
    modifiedUtc: entry.modifiedUtc,
    hidden: entry.isHidden,
    placeholder: entry.isPlaceholder,
  }
}

function kindOf(entry: FileEntry): FolderItem['kind'] {
  if (entry.isLink) return 'link'
  return entry.isDirectory ? 'folder' : 'file'
}
