import type { Locale } from './locale.ts'
import type { Category } from './tool-manifest.ts'

/**
 * `score`: how much it is worth to look there, beside what the checks before it look at. `said`: of a check
 * of the same thing as the first one, what the words say of it, where that is more. `inPassing`: nothing but words that tell little lead to it.
 */
export type PlannedCheck = {
  readonly tool: string
  readonly score: number
  readonly said?: number
  readonly inPassing?: true
}

/** One button: "is it about ...?" `tools` are the checks that the answer would start, best first. */
export type PlanQuestion = { readonly category: Category; readonly tools: readonly string[] }

/** A fix that an imperative of the person names. `oneOfSeveral`: the wish, such as room on a drive, is served by others as well. */
export type RequestedFix = {
  readonly tool: string
  readonly oneOfSeveral?: true
  /** As a person entered them; absent = those that its requests mean. */
  readonly args?: Readonly<Record<string, unknown>>
}

/** A check that a person chose, with the values that they entered. */
export type ChosenCheck = { readonly tool: string; readonly args?: Readonly<Record<string, unknown>> }

export type PlanOutcome = 'run' | 'ask' | 'none' | 'refuse'

export type PlanReason =
  | 'matched'
  /** A fix is asked for, and nothing is complained about. */
  | 'requested'
  | 'close_call'
  | 'weak_match'
  | 'vague'
  | 'nothing_matched'
  /** Written in none of the languages that are understood. */
  | 'other_language'
  | 'off_topic'
  /** It may be about something else than this PC: nothing is looked at before a person says what it is about. */
  | 'perhaps_off_topic'
  /** A program is to be installed: that is for a shop or for who looks after the PC. */
  | 'program_wanted'
  /** What a person does at once, and nothing on this PC is to be looked at for it. */
  | 'first_aid'
  | 'empty_text'
  | 'unsafe_request'
  /** Part of it, or perhaps all, asks for something harmful: nothing is looked at before a person says what does not work. */
  | 'unsafe_part'

/** What no check can see or mend, and a person does themselves: it is said first, whatever is looked into besides. */
export type FirstAid =
  | 'password_forgotten'
  | 'account_taken'
  | 'liquid'
  | 'burning'
  | 'swollen_battery'
  | 'broken'
  | 'lost'
  | 'noisy_drive'
  | 'ransom'
  | 'blackmail'
  | 'stranger'
  | 'scare'

export type Plan = {
  readonly lang: Locale
  readonly outcome: PlanOutcome
  /** Read-only checks to start, best first. With `ask` they run while the person reads the question. */
  readonly checks: readonly PlannedCheck[]
  /**
   * Read-only checks that follow, best first. Score 0 = no word names it: for when nothing wrong was found, what is
   * nearest to the complaint first.
   */
  readonly further: readonly PlannedCheck[]
  /** Fixes that the person asked for by name: offered like any other, never started. All others come from findings. */
  readonly fixes: readonly RequestedFix[]
  readonly questions: readonly PlanQuestion[]
  readonly reason: PlanReason
  readonly firstAid?: FirstAid
  /** What happens is said of the whole PC ("the laptop is slow"), not of a part of it. */
  readonly ofWholePc?: true
  /** What is complained about is there at one moment and gone at the next: one look says little of it. */
  readonly comesAndGoes?: true
}
