import type { Stats } from 'node:fs'

import type { SpecialFile } from '../../contract/node-step.ts'

/** Null = a file, a folder or a link. */
export function specialFile(stats: Stats): SpecialFile | null {
  if (stats.isFIFO()) return 'pipe'
  if (stats.isSocket()) return 'socket'
  return stats.isCharacterDevice() || stats.isBlockDevice() ? 'device' : null
}
