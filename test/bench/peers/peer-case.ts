import type { LineEdit } from '../../../electron/contract/file-edits-port.ts'

/** What is asked, in the words of neither side. Paths are from the folder of the case on. */
export type Asked =
  /** `last` = so many lines before the end is where it begins, where there are so many. */
  | { kind: 'read'; path: string; from?: number; last?: number; lines?: number }
  | { kind: 'count'; path: string }
  | { kind: 'names'; pattern: string; hidden?: boolean }
  /** `isRegex` = it is a pattern, not the letters themselves. */
  | {
      kind: 'lines'
      text: string
      isRegex?: boolean
      sameCase?: boolean
      only?: string
      hidden?: boolean
      path?: string
    }
  | { kind: 'list'; path: string; deep?: boolean }
  | { kind: 'info'; path: string }
  /** `edits` = what is changed by the numbers of lines; without them it is worked out from the texts. */
  | { kind: 'edit'; path: string; replace: readonly Replacement[]; edits?: readonly LineEdit[]; onlyShown?: boolean }
  | { kind: 'write'; path: string; text: string }
  | { kind: 'move'; path: string; to: string }

/** `times` = as often as it stands there, all of them replaced. */
export type Replacement = { readonly before: string; readonly after: string; readonly times?: number }

/** Text of a page, without the line break behind its last line, or of the file after it, `file:line` and `file name` in order, a count; `refused` = an error, and nothing was changed. */
export type Answer = string | number | readonly string[]

export type Peer = 'filesystem' | 'commander'

export type PeerCase = {
  readonly what: string
  /** Whose example it is; the other one is asked as well where it can be. */
  readonly from: Peer
  readonly alsoOf?: Peer
  readonly files: Readonly<Record<string, string>>
  readonly asked: Asked
  /** As the peer answers. */
  readonly answer: Answer
  /** Where ours is meant to answer otherwise. */
  readonly ours?: { readonly answer: Answer; readonly because: string }
}

/** What the peers show and ours has nothing for, or nothing that could be held against it. */
export type LeftOut = { readonly from: Peer; readonly what: string; readonly because: string }
