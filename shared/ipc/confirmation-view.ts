import type { Locale } from '../domain/locale.ts'
import type { Risk } from '../domain/tool-manifest.ts'
import type { FileDiffView } from './diff-view.ts'
import type { ChangeView, ListView } from './step-facts.ts'
import type { CallView } from './views.ts'

/** What a command line does, as Deskmedic reads it. */
export type CommandView = {
  /** All classes, the mildest first, and which one it is. */
  readonly classes: readonly { readonly label: string; readonly level: Risk; readonly isCurrent: boolean }[]
  readonly said: string
  /** Null = all of it was read. */
  readonly notUnderstood: string | null
  readonly reasons: readonly {
    readonly text: string
    readonly level: Risk
    /** True = it keeps the line from being understood. */
    readonly isDoubt: boolean
    /** Where it stands, if the text has several lines. */
    readonly line: string | null
  }[]
}

/** What the confirmation window shows: metadata and validated arguments only. */
export type ConfirmationView = {
  readonly requestId: string
  readonly digest: string
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
  /** `setting` = a change of a setting that opens external access, names who is told or keeps less; `delete` = of what is kept. */
  readonly kind: 'fix' | 'undo' | 'setting' | 'delete'
  readonly target: string
  readonly simulated: boolean
  readonly inUse: boolean
  readonly mayRemember: boolean
  /** What a person can keep back of what is asked about; absent = nothing. */
  readonly keepable?: readonly { readonly key: string; readonly label: string }[]
  /** Days until which "don't ask again" may hold, milliseconds since the epoch; null = it may not hold for longer than the first. */
  readonly rememberUntil: { readonly week: number; readonly month: number | null }
  /** Whether it may hold until it is revoked. */
  readonly mayRememberForGood: boolean
  readonly steps: readonly {
    readonly title: string
    readonly what: string
    readonly lose: string | null
    /** `lose` says that nothing is lost: it stands under another name. */
    readonly losesNothing?: boolean
    readonly undo: string | null
    readonly duration: string | null
    readonly risk: Risk
    readonly needsAdmin: boolean
    readonly needsIdle: boolean
    readonly tool: string
    /**
     * `free` = a text of somebody's own wording: it stands whole in an area of its own. `isOutside` = somebody else can have written it,
     * and the person has not.
     */
    readonly args: readonly (CallView['args'][number] & { readonly free: boolean; readonly isOutside?: true })[]
    /** Of an undo: the fix that it undoes. */
    readonly undoes: string | null
    /** Of a free command: what its line does. */
    readonly command: CommandView | null
    /** Of an undo: the stored values that it goes by, to the letter. */
    readonly stored: readonly { readonly label: string; readonly value: string }[]
    readonly list: ListView | null
    /** What it makes of texts, line by line; of an undo, what undoing it does. */
    readonly diffs: readonly FileDiffView[]
    /** The file of the program that the title names as people call it; null = it names none. */
    readonly file: string | null
    readonly changes: readonly Pick<ChangeView, 'label' | 'before' | 'planned'>[]
  }[]
}

export type ConfirmationAnswerView = {
  readonly requestId: string
  readonly digest: string
  readonly answer: 'refuse' | 'not_today' | 'when_idle' | 'run_now'
  /** "Don't ask again": in this session, until one of the offered days, or for this tool until it is revoked. */
  readonly remember: 'no' | 'session' | 'week' | 'month' | 'tool'
  /** The end of everything has been in sight: nothing starts without it. */
  readonly seenWhole: boolean
  /** Keys of what is kept back; absent = nothing. */
  readonly keptBack?: readonly string[]
}

/** What the preload of the confirmation window offers: exactly three calls. */
export type ConfirmBridge = {
  readonly getRequest: () => Promise<ConfirmationView | null>
  /** How high the question is, whole, in pixels of the page: the window fits it as far as the screen reaches. */
  readonly fit: (height: number) => Promise<void>
  readonly answer: (answer: ConfirmationAnswerView) => Promise<void>
}
