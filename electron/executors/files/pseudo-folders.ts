const pseudo: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/proc', '/sys', '/dev'],
  darwin: ['/dev', '/System/Volumes'],
}

/** Folders that no walk from above enters: sizes below them are not on any disk, or count what stands elsewhere a second time. */
export function pseudoFolders(platform: NodeJS.Platform): readonly string[] {
  return pseudo[platform] ?? []
}
