import type { ErrorView } from './views.ts'

/** What main wants of the window once: to show something, or to tell something that belongs to no chat. */
export type WindowOrder =
  | { readonly kind: 'page'; readonly page: 'history' | 'tools' | 'settings' | 'help' }
  | { readonly kind: 'chat'; readonly chatId: string }
  | { readonly kind: 'tell'; readonly error: ErrorView }
