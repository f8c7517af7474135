import type { DiffLine } from '../../shared/ipc/diff-view.ts'

type Gap = Extract<DiffLine, { kind: 'gap' }>
type Left = Extract<DiffLine, { kind: 'same' | 'removed' }>
type Right = Extract<DiffLine, { kind: 'same' | 'added' }>

/** Lines that stand side by side: what was, and what is to be. */
export type DiffRow = { readonly left: Left | null; readonly right: Right | null } | Gap

/** What is added stands beside what is removed just before it, line by line. */
export function sideBySide(lines: readonly DiffLine[]): readonly DiffRow[] {
  const rows: DiffRow[] = []
  let removed: Left[] = []
  let added: Right[] = []
  const flush = (): void => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      rows.push({ left: removed[index] ?? null, right: added[index] ?? null })
    removed = []
    added = []
  }
  for (const line of lines) {
    if (line.kind === 'removed') {
      if (added.length > 0) flush()
      removed.push(line)
    } else if (line.kind === 'added') added.push(line)
    else {
      flush()
      rows.push(line.kind === 'gap' ? line : { left: line, right: line })
    }
  }
  flush()
  return rows
}
