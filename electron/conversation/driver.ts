import type { ChosenCheck, Plan, RequestedFix } from '../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type {
  CheckReport,
  FixPlan,
  FixReport,
  FollowUpPlan,
  Looked,
  PlannedEntry,
  ProposedFix,
  SoFar,
} from '../../shared/domain/diagnosis.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { Occasion } from '../../shared/domain/occasion.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { Result } from '../kernel/result.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { EarlyOffers } from '../agents/early-offer.ts'
import type { WatchAsked, WatchTelling } from '../agents/watching/watch.ts'
import type { KeptBack } from '../agents/model/kept-back.ts'
import type { ModelSaid } from '../agents/model/model-look.ts'
import type { Item } from './items.ts'

/** What a driver sees of a conversation, and the calls that it may ask for. */
export type Turn = {
  /** The items so far, in order of time. */
  readonly items: readonly Item[]
  /** Values that belong to the conversation, by slot. */
  readonly known: Readonly<Record<string, string>>
  /** Takes requests for calls, each with all rules. */
  readonly pipeline: Pipeline
  readonly caller: Caller
  readonly signal: AbortSignal
  /** What a person keeps from a model in this conversation; absent = nothing can be kept. */
  readonly kept?: KeptBack
}

/** What is told while a driver still works. */
export type Telling = {
  /** What was understood, and the checks that follow from it. */
  readonly onPlan: (plan: Plan, checks: readonly PlannedEntry[]) => void
  /** A check has ended, and what everything that has ended says so far. */
  readonly onCheck: (report: CheckReport, soFar: Conclusion) => void
  /** A model says something; `read` gives it as far as it is, and costs something. */
  readonly onSaid: (read: () => ModelSaid) => void
  /** It has said everything, or was lost. */
  readonly onSpoken: (said: ModelSaid) => void
  /** Absent = fixes are offered at the end alone. */
  readonly early?: EarlyOffers | undefined
}

/**
 * A complaint; `known` = values that came with it, by slot. `deeper`: it is told once more, because what was seen in a short time
 * did not help: also what takes long is looked at, and what was tried in vain is not offered again.
 */
export type Said = {
  readonly text: string
  readonly lang?: Locale
  readonly deeper?: boolean
  /** The item of an earlier message that this one is said instead of. */
  readonly instead?: string
  readonly known?: Readonly<Record<string, string>>
}

/**
 * What was looked at; `plan` null = nothing was complained about: a person chose the checks, or asked for all. `said` = by a model, in
 * its own words; absent = none was asked.
 */
export type Found = Looked & { readonly plan: Plan | null; readonly said?: ModelSaid }

/**
 * What leads a conversation on: the built-in planner, or a model. It reads items and asks for calls; a machine, an approval or a
 * host it never sees.
 */
export type Driver = {
  /** Whether a message names something of this PC, or wishes something of it. Looks at nothing. */
  readonly isAbout: (text: string) => Promise<boolean>
  /** Looks for the cause of a complaint. Changes nothing. */
  answer(said: Said, turn: Turn, telling: Telling): Promise<Result<Found>>
  /** Runs checks that a person chose. What is no safe diagnostic is told as skipped. */
  look(chosen: readonly ChosenCheck[], turn: Turn, telling: Pick<Telling, 'onCheck'>): Promise<Found>
  /** Nothing was found, and a person says when it happens: looks at what fits that and was not looked at yet. */
  lookWhen(occasion: Exclude<Occasion, 'always'>, turn: Turn, telling: Pick<Telling, 'onCheck'>): Promise<Found>
  /** Looks at everything that can be judged here, without a complaint. */
  checkUp(turn: Turn, telling: Pick<Telling, 'onCheck'>): Promise<Found>
  /** Looks at what bears on a complaint again and again, until the time is over or it is stopped. Changes nothing. */
  watch(asked: WatchAsked, turn: Turn, telling: WatchTelling): Promise<Result<Found>>
  /** Holds a repair that a person chose against all rules, and offers it. Changes nothing. */
  offer(fix: RequestedFix, turn: Turn): Promise<FixPlan>
  /** Runs the steps that a person agreed to, one after the other. */
  repair(steps: readonly ProposedFix[], turn: Turn, onStep: (report: FixReport) => void): Promise<readonly FixReport[]>
  /** What can follow: for what did not help, and for what shows only now. */
  followUp(soFar: SoFar, turn: Turn): Promise<FollowUpPlan>
  /** A model to talk with; absent = this driver knows none. */
  readonly talks?: Talks
}

/** What a model said to a message that is no complaint. `found` = what it looked at, concluded by the rules; null = it looked at nothing. */
export type Talked = { readonly said: ModelSaid; readonly found: Found | null }

export type TalkTelling = Pick<Telling, 'onCheck' | 'onSaid' | 'onSpoken'> & {
  /** It is about to look at something. */
  readonly onLook: () => void
}

export type Talks = {
  /** True while there is a model that may be asked. */
  readonly isThere: () => boolean
  /** Whether a message leads to checks or a refusal by itself, whatever a model would say of it. */
  isComplaint(text: string): Promise<boolean>
  /** Answers a message in the conversation so far. Null = there is no model any more. */
  talk(said: Said, turn: Turn, telling: TalkTelling): Promise<Result<Talked | null>>
}
