/** How the run of a fix ended, or taking it back, as somebody else is told of it. */
export const runOutcomes = [
  'fixed',
  'not_fixed',
  'cannot_tell',
  'done',
  'failed',
  'stopped',
  'unknown',
  'undone',
  'undo_failed',
] as const
export type RunOutcome = (typeof runOutcomes)[number]
