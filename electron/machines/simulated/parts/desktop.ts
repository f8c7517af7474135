import type { PcState } from '../simulated-pc.ts'
import { createClipboard, initialClipboard, type Clipboard, type ClipboardState } from './clipboard.ts'
import { initialNotifications, type NotificationsState } from './notifications.ts'
import { createSearchIndex, initialSearchIndex, type SearchIndex, type SearchIndexState } from './search-index.ts'
import { initialTyping, type TypingState } from './typing.ts'

/** What a person types, copies, looks for and is told about. */
export type DesktopState = {
  typing: TypingState
  clipboard: ClipboardState
  notifications: NotificationsState
  searchIndex: SearchIndexState
}

export type DesktopParts = {
  readonly clipboard: Clipboard
  readonly searchIndex: SearchIndex
}

export type DesktopDeps = {
  readonly now: () => number
  readonly serviceRuns: (name: string) => boolean
  readonly processes: () => readonly { readonly pid: number }[]
  readonly remoteSession: () => boolean | null
}

export function initialDesktop(): DesktopState {
  return {
    typing: initialTyping(),
    clipboard: initialClipboard(),
    notifications: initialNotifications(),
    searchIndex: initialSearchIndex(),
  }
}

export function createDesktop(state: PcState, deps: DesktopDeps): DesktopParts {
  const runs = (wanted: number): boolean => deps.processes().some(({ pid }) => pid === wanted)
  return {
    clipboard: createClipboard(state, { runs, remoteSession: deps.remoteSession }),
    searchIndex: createSearchIndex(state, deps),
  }
}
