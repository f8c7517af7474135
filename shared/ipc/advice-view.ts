import type { WindowsPlace } from '../domain/windows-places.ts'

/** What a person can do. `act`: what of it one click does; null = nothing. */
export type AdviceView = {
  readonly text: string
  readonly act:
    | { readonly kind: 'open'; readonly place: WindowsPlace; readonly label: string }
    | { readonly kind: 'check'; readonly tool: string; readonly label: string }
    | null
}
