/** One value that a fix changes, in words. `planned` and `after` null = not known (yet). */
export type ChangeView = {
  readonly label: string
  readonly before: string
  readonly planned: string | null
  readonly after: string | null
  /** Whether the PC has, read again, what was announced; null = nothing was announced. */
  readonly agrees: boolean | null
}

/** What a fix would remove, as its dry run lists it: the first of them, and how many there are in all. */
export type ListView = {
  readonly items: readonly { readonly name: string; readonly size: string }[]
  readonly more: string | null
}
