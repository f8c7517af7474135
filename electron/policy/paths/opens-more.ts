import type { Workspace } from '../../../shared/domain/workspace.ts'

/** Whether a workspace that is changed lets in anything that it kept out before. */
export function opensMore(next: Workspace, before: Workspace): boolean {
  const isAnotherPlace = next.path !== before.path
  const allowsChanges = next.access === 'read_write' && before.access === 'read'
  const dropsBlock = before.never.some((pattern) => !next.never.includes(pattern))
  return isAnotherPlace || allowsChanges || dropsBlock || takesMore(next.only, before.only)
}

/** No pattern stands for every file: the first one closes, each further one opens. */
function takesMore(next: readonly string[], before: readonly string[]): boolean {
  if (before.length === 0) return false
  return next.length === 0 || next.some((pattern) => !before.includes(pattern))
}
