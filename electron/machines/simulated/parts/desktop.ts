import { typingPart } from './typing.ts'
import { clipboardPart } from './clipboard.ts'
import { notificationsPart } from './notifications.ts'
import { searchIndexPart } from './search-index.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** What a person types, copies, looks for and is told about. */
export const desktopParts = {
  typing: typingPart,
  clipboard: clipboardPart,
  notifications: notificationsPart,
  searchIndex: searchIndexPart,
}

type DesktopState = StateOf<typeof desktopParts>

export type DesktopParts = ActionsOf<typeof desktopParts>

export type DesktopDeps = {
  readonly now: () => number
  readonly serviceRuns: (name: string) => boolean
  readonly processes: () => readonly { readonly pid: number }[]
  readonly remoteSession: () => boolean | null
}

export function createDesktop(state: DesktopState, deps: DesktopDeps): DesktopParts {
  const runs = (wanted: number): boolean => deps.processes().some(({ pid }) => pid === wanted)
  return {
    clipboard: clipboardPart.create(state.clipboard, { runs, remoteSession: deps.remoteSession }),
    searchIndex: searchIndexPart.create(state.searchIndex, deps),
  }
}
