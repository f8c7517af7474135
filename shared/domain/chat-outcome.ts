/** How a chat stands, in one word of the history. */
export type ChatOutcome =
  | 'fixed'
  | 'done'
  | 'undone'
  | 'not_run'
  | 'open'
  | 'nothing_found'
  | 'postponed'
  | 'running'
  | 'waiting'
