import type { SkippedEntry } from '../../shared/domain/diagnosis.ts'

/**
 * Checks that were not run. One that was run and would say more with a value that only a person knows is no such check: its
 * question stands for it.
 */
export function leftOut(skipped: readonly SkippedEntry[], lookedAt: readonly string[]): readonly SkippedEntry[] {
  return skipped.filter(({ tool, reason }) => reason.code !== 'answer_needed' || !lookedAt.includes(tool))
}
