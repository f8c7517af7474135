import type { Severity } from '../../shared/domain/finding.ts'
import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { WindowsPlace } from '../../shared/domain/windows-places.ts'
import type { Loss } from './call-object.ts'

/** How the arguments of a suggested fix come from the record of the check: expressions of the condition language. */
export type FixBinding = {
  /** Diagnostics that run first, in order; the last record is read instead of this tool's. */
  readonly via?: string | readonly string[]
  /** Arguments of `via`: expressions over the record of this tool. */
  readonly viaArgs?: Readonly<Record<string, string>>
  /** A list of the record; each element is `it` in `where`, `best` and `args`. */
  readonly each?: string
  readonly where?: string
  /** A number; highest first, null last, ties in record order. */
  readonly best?: string
  readonly limit?: number
  /** True when only a person can know; `askWhat` says what to ask for. */
  readonly ask?: boolean
  readonly askWhat?: LocalizedText
  readonly args?: Readonly<Record<string, string>>
}

/** A page or a program of Windows that is opened, or a check that is run: nothing that changes anything. */
export type AdviceAct = { readonly opens: WindowsPlace } | { readonly runs: string }

export type AsCause = 'sufficient' | 'possible' | 'never'

/**
 * A finding of any check, `tool/id`. `when` says whether it is so on this PC: a condition over the record of the rule's own
 * check, with the record of the other check under that check's name. It counts only when exactly true.
 */
export type Explained = string | { readonly finding: string; readonly when: string }

export type FindingRule = {
  readonly id: string
  readonly severity: Severity
  /** Condition over the result and `args`. Holds only when exactly true. */
  readonly when: string
  /** Where the same state is normal or matters less: the first condition that is exactly true decides how bad it is. */
  readonly milderWhen?: readonly { readonly when: string; readonly severity: Exclude<Severity, 'problem'> }[]
  /** Fixes, mildest first. */
  readonly suggests?: readonly string[]
  readonly bind?: Readonly<Record<string, FixBinding>>
  /** Log entries behind the finding, with the field of their time: those from before a fix say nothing against it. */
  readonly logEvidence?: {
    readonly list: string
    readonly at: string
    /** Only a start of Windows writes a new entry: the effect of a fix shows after the next one. */
    readonly renewedBy?: 'restart'
  }
  /** May be over by itself at the next moment: of a trouble that comes and goes one look leads to no repair. */
  readonly passing?: true
  /** What shows only because of it: no repair of their own is offered while it stands. */
  readonly explains?: readonly Explained[]
  /**
   * How far it can be the cause of a complaint about its matter. Absent: `sufficient` for a problem or a warning, `possible`
   * where only a log speaks, `never` for what is only worth knowing.
   */
  readonly asCause?: AsCause
  /** What one click does of what its advice says. */
  readonly act?: AdviceAct
  /** Checks worth running next. */
  readonly followUpChecks?: readonly string[]
  /** What a person with this finding wants to keep: while it stands no fix that destroys it is offered. */
  readonly keeps?: readonly Loss[]
  /** What is kept is what the finding is about: where a fix destroyed it, a finding that is gone was not cured. */
  readonly isWhatIsKept?: true
  /** The things behind the finding, the worst first: its sentence names them. */
  readonly culprits?: Culprits
  /**
   * The number that says how bad it is, for its sentence: an expression over the result, and over `it`, the worst of its culprits.
   * An element that has no name for people is picked like a culprit.
   */
  readonly figure?: string | FigureOfElement
}

export type FigureOfElement = Pick<Culprits, 'each' | 'where' | 'best'> & { readonly value: string }

/** Elements of a list of the result, or the one thing that a text names, and how each is called: expressions over `it`. */
export type Culprits = {
  readonly each: string
  readonly where?: string
  /** A number; highest first. */
  readonly best?: string
  readonly name: string
  /** They are called by the files of programs. */
  readonly names?: 'programs'
}
