import type { Plan } from './check-plan.ts'
import type { Conclusion } from './conclusion.ts'
import type { CheckVerdict, Finding, FixVerdict } from './finding.ts'
import type { LocalizedText } from './locale.ts'
import type { EndedCall, ObjectNames } from './tool-call.ts'
import type { AppError } from '../errors.ts'

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

type FixCall = {
  readonly args: Arguments
  readonly digest: string
  /** How the PC calls what it acts on; absent = the arguments say it, or nobody can tell. */
  readonly object?: ObjectNames
}

/** What a fix is for: a finding, or a person has asked for that fix in their own words. */
export type FixReason = Finding | 'request'

/** The finding that a fix is for, if it is for one of these. */
export function findingBehind(because: FixReason): Finding | null {
  return because === 'request' ? null : because
}

/** A fix that can be offered. `ticked` = part of the plan unless a person takes it out. */
export type ProposedFix = FixCall & {
  readonly tool: string
  readonly because: FixReason
  readonly ticked: boolean
  /** What a dry run of it would do; null where there is no dry run. */
  readonly preview: Arguments | null
}

/** A fix that is not offered now, and why. */
export type WithheldFix = { readonly tool: string; readonly because: FixReason; readonly reason: AppError }

/** Something only a person can know: one of the choices makes a proposal. */
export type FixQuestion = {
  readonly tool: string
  readonly because: Finding
  readonly askWhat: LocalizedText | null
  readonly choices: readonly FixCall[]
  /** Arguments that the person has to give as well. */
  readonly missing: readonly string[]
}

export type FixPlan = {
  readonly proposed: readonly ProposedFix[]
  readonly withheld: readonly WithheldFix[]
  readonly questions: readonly FixQuestion[]
}

/** What a set of checks led to. */
export type Looked = {
  readonly checks: readonly CheckReport[]
  readonly skipped: readonly SkippedEntry[]
  /** Findings of all checks, the worst first. */
  readonly findings: readonly Finding[]
  /** What they say about the complaint; for checks that a person chose, about what these look at. */
  readonly conclusion: Conclusion
  readonly fixes: FixPlan
  /** Values that the complaint or the person gave, by slot. */
  readonly known: Readonly<Record<string, string>>
  /** How long a look at what was left out would take, in milliseconds; 0 = nothing was; null = no complaint was looked into. */
  readonly leftMs: number | null
}

/** Everything that one complaint led to, up to the point where a person decides. */
export type Diagnosis = Looked & { readonly plan: Plan }

/** One step of an approved plan, however it ended. */
export type FixReport =
  | { readonly kind: 'run'; readonly fix: ProposedFix; readonly call: EndedCall; readonly verdict: FixVerdict }
  | { readonly kind: 'skipped'; readonly fix: ProposedFix; readonly reason: AppError }

/** What can follow the steps of a plan. */
export type FollowUpPlan = FixPlan & {
  /** The checks that were run again. */
  readonly again: readonly CheckReport[]
  /** What shows only now that another cause is gone. */
  readonly shown: readonly Finding[]
  /** What was found before and does not show any more, whichever fix took it away. */
  readonly gone: readonly Finding[]
}

/** A diagnosis, and how the steps of its plans ended. Without checks those behind the steps are run again. */
export type SoFar = {
  readonly checks: readonly CheckReport[]
  readonly reports: readonly FixReport[]
  /** Null = not known any more. */
  readonly conclusion: Conclusion | null
}
