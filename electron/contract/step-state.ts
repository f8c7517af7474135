type Values = Readonly<Record<string, unknown>>

/** What a step can read: `p` arguments, `s` results of earlier steps by id, `r` stored result of the fix (undo only). */
export type StepState<P = Values, R = Values> = {
  readonly p: P
  readonly s: Readonly<Record<string, Values>>
  readonly r: R
}
