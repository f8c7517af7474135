/** Folders that searches have visited, and those of them whose names were still known. Since the start of the program. */
export type FolderCounts = { visited: number; remembered: number }

export function countFolders(): FolderCounts {
  return { visited: 0, remembered: 0 }
}
