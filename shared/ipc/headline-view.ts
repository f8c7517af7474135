/** The verdict in one sentence, null = none yet; `detail` = what it does not say, where nothing was found. */
export type HeadlineView = {
  readonly tone: 'cause' | 'noticed' | 'unknown' | 'fine'
  readonly text: string
  readonly detail: string | null
}
