/** What Deskmedic says of itself. */
export type AboutView = {
  readonly version: string
  readonly license: string
  /** Where chats, records and settings lie. */
  readonly dataFolder: string
  /** Whether newer versions are looked for. */
  readonly updates: boolean
}

/** Whether there is a newer version. `off` = nobody looks; `ready` = its set-up is here, whole and rightly signed. */
export type UpdateView = { readonly state: 'off' | 'current' | 'ready'; readonly version: string }

/** A package that Deskmedic is made of. `text` = its licence, null = it brings none. */
export type PartView = {
  readonly name: string
  readonly version: string
  /** As SPDX names it; empty = the package does not say. */
  readonly license: string
  readonly author: string | null
  readonly text: string | null
}

/**
 * What a look through the record of changes says. `unknown` = a line cannot be read, or a later version wrote it: nobody can tell
 * whether the record is whole.
 */
export type RecordView = {
  readonly state: 'intact' | 'empty' | 'damaged' | 'unknown'
  /** Good lines. */
  readonly lines: number
  /** Lines that were removed by their age, as the record says. */
  readonly removed: number
  /** Chain and line of the first bad one; null = there is none. */
  readonly at: string | null
}
