// Sizes below these are not on any disk, or count what stands elsewhere a second time.
const pseudo: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/proc', '/sys', '/dev'],
  darwin: ['/dev', '/System/Volumes'],
}

/** Folders that a walk over this computer leaves out. */
export function closedFolders(platform: NodeJS.Platform): readonly string[] {
  return pseudo[platform] ?? []
}
