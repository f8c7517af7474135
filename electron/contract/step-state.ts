/** What a step can read: `p` arguments, `s` results of earlier steps by id, `r` stored result of the fix (undo only). */
export type StepState = {
  readonly p: Readonly<Record<string, unknown>>
  readonly s: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly r: Readonly<Record<string, unknown>>
}
