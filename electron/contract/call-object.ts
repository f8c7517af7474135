import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { Notice } from '../../shared/domain/tool-manifest.ts'

/** Where the PC says how the thing that a fix acts on is called. */
export type NameSource = {
  /** A check that starts without a question. */
  readonly tool: string
  readonly args?: Readonly<Record<string, unknown>>
  /** A list of its result, and the element that is meant: a condition over `it` and `args`, the arguments of the fix. */
  readonly each: string
  readonly where: string
  /** Parts of the title: expressions over `it`. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * What a call with arguments acts on. `one` = there is only one such thing, and the plain title names it. Otherwise `from` are
 * the arguments that say which one, and `seenIn` the checks that know its name where these are only numbers: what was read
 * already is asked first, else the first of them is run.
 */
export type CallObject = 'one' | { readonly from: readonly string[]; readonly seenIn?: readonly NameSource[] }

/** What cannot be brought back. */
export type Loss = 'unsaved_work' | 'files_of_this_session' | 'deleted_files'

/** With this argument at this value a call is hard to undo, whatever it is otherwise: its own texts say so. */
export type Harsher = {
  readonly argument: string
  readonly equals: boolean | string
  readonly destroys: readonly Loss[]
}

/** `{part}` in them stands for a part of the object. */
export type HarsherTexts = { readonly titleOf?: LocalizedText; readonly notice: Partial<Notice> }

/** What a person reads before a fix is undone; `{part}` stands for a part of the object. */
export type UndoTexts = { readonly title: LocalizedText; readonly what: LocalizedText; readonly lose: LocalizedText }
