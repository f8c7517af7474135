import type { Stats } from 'node:fs'

/** Smaller files of NTFS live inside the file table and take no blocks either. */
const smallestPlaceholderBytes = 4_096

/**
 * A file whose content is in the cloud has a size and no blocks. Node does not show the file attributes themselves;
 * reading such a file would download it.
 */
export function isPlaceholder(stats: Pick<Stats, 'isFile' | 'size' | 'blocks'>, platform: NodeJS.Platform): boolean {
  return platform === 'win32' && stats.isFile() && stats.size >= smallestPlaceholderBytes && stats.blocks === 0
}
