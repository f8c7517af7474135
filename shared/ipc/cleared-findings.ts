import type { ChatEntry, FindingView } from './views.ts'

export type Cleared = {
  /** When which finding was cleared, milliseconds since the epoch, by `tool/id`. */
  readonly at: Readonly<Record<string, number>>
  /** The person says that it does not work all the same. */
  readonly isDoubted: boolean
}

export const nothingCleared: Cleared = { at: {}, isDoubted: false }

/** What repairs that stand below this entry are proved to have cleared, and no undo has brought back. */
export function clearedAfter(entries: readonly ChatEntry[], entryId: string): Cleared {
  const below = entries.slice(entries.findIndex(({ id }) => id === entryId) + 1)
  const fixes = below.flatMap((entry) => (entry.kind === 'fixes' ? [entry] : []))
  const cleared = fixes.flatMap(({ results }) => results.flatMap((result) => result.cleared ?? []))
  return {
    at: Object.fromEntries(cleared.map((finding) => [keyOf(finding), finding.at])),
    isDoubted: fixes.at(-1)?.works === 'no',
  }
}

export function clearedAt(finding: Pick<FindingView, 'tool' | 'id'>, cleared: Cleared): number | null {
  return cleared.at[keyOf(finding)] ?? null
}

/** What still stands: a consequence goes with its cause, before which it never stands. */
export function standing(findings: readonly FindingView[], cleared: Cleared): readonly FindingView[] {
  let isGone = false
  return findings.filter((finding) => {
    const own = clearedAt(finding, cleared) !== null
    if (finding.place !== 'consequence') isGone = own
    return !own && !isGone
  })
}

function keyOf({ tool, id }: Pick<FindingView, 'tool' | 'id'>): string {
  return `${tool}/${id}`
}
