import { definePart } from './part.ts'

export const clipboardService = 'cbdhsvc_4a1b2'

export type ClipboardState = {
  historyOn: boolean
  historyBlocked: boolean
  syncBlocked: boolean
  /** The process that opened the clipboard and did not close it; null = nobody. */
  heldByPid: number | null
  /** The helper that carries the clipboard between the two computers of a remote session has ended. */
  remoteHelperEnded: boolean
  remoteBlocked: boolean
  /** What kind of content there is, never the content. */
  formats: string[]
}

function initialClipboard(): ClipboardState {
  return {
    historyOn: true,
    historyBlocked: false,
    syncBlocked: false,
    heldByPid: null,
    remoteHelperEnded: false,
    remoteBlocked: false,
    formats: ['text/plain'],
  }
}

export type Clipboard = {
  /** Windows closes the clipboard for a program that ends. */
  readonly canOpen: () => boolean
  /** The helper runs in remote sessions only, and is started by a new connection only. */
  readonly remoteHelperRuns: () => boolean
  /** A restart ends the connection: the next one starts the helper. */
  readonly onBoot: () => void
}

export type ClipboardDeps = {
  readonly runs: (pid: number) => boolean
  readonly remoteSession: () => boolean | null
}

function createClipboard(clipboard: ClipboardState, deps: ClipboardDeps): Clipboard {
  return {
    canOpen: () => clipboard.heldByPid === null || !deps.runs(clipboard.heldByPid),
    remoteHelperRuns: () => deps.remoteSession() === true && !clipboard.remoteHelperEnded,
    onBoot: () => {
      clipboard.remoteHelperEnded = false
    },
  }
}

export const clipboardPart = definePart({ healthy: initialClipboard, create: createClipboard })
