/** What is known of one thing. Null = unknown; an empty text = there is none. */
export type ComparedValue = string | number | boolean | null

/** One thing that differs from the last check-up. */
export type Change = {
  readonly tool: string
  /** Which of the things that the tool compares. */
  readonly id: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** What people call it; empty = it is the only one. */
  readonly label: string
  /** Null = it was not there. */
  readonly before: ComparedValue
  /** Null = it is not there. */
  readonly after: ComparedValue
  /** The values in words, by keys of the words of pictures; absent = they are told as they are. */
  readonly words?: { readonly before: string | null; readonly after: string | null }
}

/** What could not be compared: nobody can tell whether it is the same. */
export type Uncompared = { readonly tool: string; readonly label: string }

/** What differs from the check-up before. */
export type ChangesSince = {
  /** When that one ended, milliseconds since the epoch. */
  readonly sinceMs: number
  readonly changes: readonly Change[]
  readonly uncompared: readonly Uncompared[]
}
