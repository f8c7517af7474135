import type { FixResultView } from '../../shared/ipc/views.ts'

/** What can be said about undoing a fix. */
export type UndoOffer = 'offered' | 'undone' | 'over' | 'never'

export function undoOffer({ undone, undoUntil }: Pick<FixResultView, 'undone' | 'undoUntil'>, now: number): UndoOffer {
  if (undone) return 'undone'
  if (undoUntil === null) return 'never'
  return undoUntil > now ? 'offered' : 'over'
}
