/** One line of a difference, as it is drawn; numbers count from 1. `gap` = lines that stay as they are and are left out. */
export type DiffLine =
  | { readonly kind: 'same'; readonly before: number; readonly after: number; readonly text: string }
  | { readonly kind: 'removed'; readonly before: number; readonly text: string }
  | { readonly kind: 'added'; readonly after: number; readonly text: string }
  | { readonly kind: 'gap'; readonly count: number }

/** What a change makes of one text. */
export type FileDiffView = {
  readonly name: string
  readonly removed: number
  readonly added: number
  readonly lines: readonly DiffLine[]
}
