/** How the run of a fix ended, or its undo, as somebody else is notified of it. */
export const callOutcomes = [
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
export type CallOutcome = (typeof callOutcomes)[number]
