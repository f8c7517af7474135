import path from 'node:path'

import type { FolderCounts } from '../../executors/files/name-search/folder-counts.ts'
import { createFolderCountsFile } from '../../store/folder-counts-file.ts'
import type { BackendPorts } from '../host-ports.ts'

export type SearchesHere = {
  /** Folders that searches for files have visited, and those known without reading them again, since the start. */
  readonly foldersSearched: () => Readonly<FolderCounts>
  /** The same with all runs before. */
  readonly foldersSearchedEver: () => Promise<Readonly<FolderCounts>>
  /** Ends what the machine has started, and keeps what was counted. */
  readonly close: () => Promise<void>
}

export type SearchesPlace = {
  readonly data: { readonly root: string }
  readonly ports: Pick<BackendPorts, 'fileSystem' | 'ids'>
  readonly folders: FolderCounts
}

/** What searches have visited: in this run, and kept at its end. A command ends after one search, whose count alone says nothing. */
export function searchesHere({ data, ports, folders }: SearchesPlace, close: () => Promise<void>): SearchesHere {
  const kept = createFolderCountsFile(ports, path.join(data.root, 'folder-counts.json'))
  return {
    foldersSearched: () => folders,
    foldersSearchedEver: async () => {
      const before = await kept.read()
      return { visited: before.visited + folders.visited, remembered: before.remembered + folders.remembered }
    },
    close: async () => {
      await close()
      if (folders.visited > 0) await kept.add(folders)
      Object.assign(folders, { visited: 0, remembered: 0 })
    },
  }
}
