/** A change of the PC that can be undone. Times are milliseconds since the epoch. */
export type UndoableView = {
  readonly callId: string
  readonly title: string
  /** What undoing it does, in one sentence. */
  readonly say: string
  readonly doneAt: number
  readonly until: number
}
