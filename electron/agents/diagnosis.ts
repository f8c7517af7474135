import type { CheckVerdict, Finding } from '../../shared/domain/finding.ts'
import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'
import type { EndedCall, ObjectNames } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Plan } from './planner/planner.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** A check that the plan named, or that a finding asked to look at. */
export type PlannedEntry = { readonly tool: string; readonly args: Arguments; readonly because: 'plan' | Finding }

/** One check that was started, however it ended. */
export type CheckReport = {
  readonly call: EndedCall
  readonly because: 'plan' | Finding
  readonly verdict: CheckVerdict
  readonly findings: readonly Finding[]
  readonly result: Arguments | null
  readonly unavailable: readonly string[]
  readonly durationMs: number
}

/** An entry that was not run, and why: always shown. */
export type SkippedEntry = { readonly tool: string; readonly because: 'plan' | Finding; readonly reason: AppError }

/** A fix that can be offered. `ticked` = part of the plan unless a person takes it out. */
export type ProposedFix = {
  readonly tool: string
  readonly args: Arguments
  readonly because: Finding
  readonly digest: string
  readonly ticked: boolean
  /** What a dry run of it would do; null where there is no dry run. */
  readonly preview: Arguments | null
  /** How the PC calls what it acts on; absent = the arguments say it, or nobody can tell. */
  readonly object?: ObjectNames
}

/** A fix that is not offered now, and why. */
export type WithheldFix = { readonly tool: string; readonly because: Finding; readonly reason: AppError }

/** Something only a person can know: one of the choices makes a proposal. */
export type FixQuestion = {
  readonly tool: string
  readonly because: Finding
  readonly askWhat: LocalizedText | null
  readonly choices: readonly Pick<ProposedFix, 'args' | 'digest' | 'object'>[]
  /** Arguments that the person has to give as well. */
  readonly missing: readonly string[]
}

export type FixPlan = {
  readonly proposed: readonly ProposedFix[]
  readonly withheld: readonly WithheldFix[]
  readonly questions: readonly FixQuestion[]
}

/** What a set of checks led to. */
export type Looked = Pick<Diagnosis, 'checks' | 'skipped' | 'findings' | 'fixes' | 'known'>

/** Everything that one complaint led to, up to the point where a person decides. */
export type Diagnosis = {
  readonly complaint: string
  readonly lang: Locale
  readonly plan: Plan
  readonly checks: readonly CheckReport[]
  readonly skipped: readonly SkippedEntry[]
  /** Findings of all checks, the worst first. */
  readonly findings: readonly Finding[]
  readonly fixes: FixPlan
  /** Values that the complaint or the person gave, by slot. */
  readonly known: Readonly<Record<string, string>>
}
