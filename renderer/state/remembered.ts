import { recordIn } from '../../shared/domain/is-record.ts'
import { isOneOf } from '../../shared/domain/is-one-of.ts'
import type { AppState } from './app-state.ts'

/** What a window that is drawn anew, after a reload, a crash or a while beside the clock, takes up again. */
export type Remembered = { readonly chatId: string | null } & Pick<AppState, 'page' | 'layout' | 'panel'>

type Shelf = { readonly get: () => string | null; readonly set: (text: string) => void }

const allowed = {
  page: ['chat', 'history', 'tools', 'settings'],
  layout: ['simple', 'technician'],
  panel: ['auto', 'open', 'closed'],
} as const

/** @returns null when nothing usable was kept. */
export function recall(shelf: Shelf): Remembered | null {
  const kept = parsed(shelf.get())
  if (kept === null) return null
  const { chatId, page, layout, panel } = kept
  const fits = isOneOf(allowed.page, page) && isOneOf(allowed.layout, layout) && isOneOf(allowed.panel, panel)
  if (!fits || !(chatId === null || typeof chatId === 'string')) return null
  return { chatId, page, layout, panel }
}

export function remember(shelf: Shelf, { chat, page, layout, panel }: AppState): void {
  const kept: Remembered = { chatId: chat?.chatId ?? null, page, layout, panel }
  shelf.set(JSON.stringify(kept))
}

/** The part of the address behind `#`: it lives as long as the app, also where the window does not. */
export function addressShelf({ location, history }: Pick<Window, 'location' | 'history'>): Shelf {
  return {
    get: () => decoded(location.hash.slice(1)),
    set: (text) => {
      const hash = `#${encodeURIComponent(text)}`
      // Most changes are of something else: the address is left alone then.
      if (hash !== location.hash) history.replaceState(null, '', hash)
    },
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    return recordIn(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
