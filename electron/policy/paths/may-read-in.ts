import type { JudgedFile } from './judge-file.ts'
import { alwaysClosed, closingPattern, isAmong } from './patterns.ts'

/**
 * Whether a plain file of a folder may be read where the folder may: for walks, which judge each folder on the disk and its files by
 * their names.
 */
export function mayReadIn(
  { place, root, workspace }: Pick<JudgedFile, 'place' | 'root' | 'workspace'>,
  name: string,
  ignoresCase: boolean,
): boolean {
  const below = [...place.names, name].slice(root.names.length)
  if (alwaysClosed([name]) !== null) return false
  return (
    workspace === null ||
    (closingPattern(below, workspace.never) === null && isAmong(below, workspace.only, ignoresCase))
  )
}
