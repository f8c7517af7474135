import type { ModelSaid } from '../agents/model/model-look.ts'
import type { FixPlan, FixQuestion, ProposedFix, SkippedEntry, WithheldFix } from '../../shared/domain/diagnosis.ts'
import type { Plan } from '../../shared/domain/check-plan.ts'
import type { ChangesSince } from '../../shared/domain/changes-since.ts'
import type { Trend } from '../../shared/domain/trend.ts'
import type { CheckUp, CheckUpTile } from '../../shared/domain/check-up.ts'
import type { Conclusion, FindingName } from '../../shared/domain/conclusion.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { DoneChange, PlannedChange } from '../../shared/domain/tool-call.ts'
import type { CheckVerdict, Finding, FixVerdict } from '../../shared/domain/finding.ts'
import type { Category } from '../../shared/domain/tool-manifest.ts'
import type { Occasion } from '../../shared/domain/occasion.ts'
import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { PicturePair, PictureView } from '../../shared/domain/picture.ts'
import type {
  AllowedBy,
  BegunPhase,
  CallPhase,
  ObjectNames,
  ProofReason,
  Quiet,
  ToolCall,
  WaitOfCall,
} from '../../shared/domain/tool-call.ts'
import type { WatchLane, WatchTimes } from '../../shared/domain/watch.ts'
import type { AppError } from '../../shared/errors.ts'
import type { WordedCall } from '../views/call-words.ts'
import type { Mended } from '../views/proof-words.ts'
import type { FollowUpReply } from './follow-up-reply.ts'
import type { InEveryLanguage } from './kept-pictures.ts'

/** One call as it is kept: everything but its result, which stays in the history. */
export type CallCard = WaitOfCall & {
  readonly callId: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly object?: ObjectNames
  readonly state: ToolCall['state'] | 'stopping'
  readonly verdict: CheckVerdict | null
  /** How far a fix is; absent in records of before. */
  readonly phase?: CallPhase | null
  /** Those of its phases that have begun, in their order; absent where it neither runs nor is prepared, and in records of before. */
  readonly phases?: readonly BegunPhase[]
  /** When work on it began, while nothing is changed yet. */
  readonly since?: number | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly lastLine: string | null
  readonly quiet: Quiet | null
  readonly allowedBy: AllowedBy['kind'] | null
  readonly error: AppError | null
  readonly resultSize: number | null
}

/** A finding with what was seen, in words of every language: the result that it was seen in is not kept here. */
export type KeptFinding = Finding & {
  readonly evidenceText: LocalizedText
  /** Absent = its check declares none, or in records of before. */
  readonly pictures?: InEveryLanguage<readonly PictureView[]>
}

/** A check-up as it is kept: its findings stand in the item. */
export type KeptCheckUp = Omit<CheckUp, 'tiles'> & {
  readonly tiles: readonly KeptTile[]
  /** Null = there was none to hold it against; absent in records of before. */
  readonly changes?: ChangesSince | null
  /** Absent in records of before. */
  readonly trends?: readonly Trend[]
}
export type KeptTile = Pick<CheckUpTile, 'area' | 'state' | 'unread'> & {
  /** True where a repair is offered for it; absent in records of before. */
  readonly isRepairable?: boolean
  /** `of`: what it only follows from. */
  readonly attention: readonly { readonly finding: FindingName; readonly of: FindingName | null }[]
  /** Of what needs attention first, else of a check that is fine. */
  readonly pictures: InEveryLanguage<readonly PictureView[]> | null
}

type ItemBase = { readonly id: string; readonly at: number }

/** `instead`: an earlier message that this one is said instead of. `isCorrected`: a later one is said instead of this one. */
type Correctable = { readonly instead?: string; readonly isCorrected?: true }

/** What a person said to the last answer: no complaint of its own. */
export type ReplyItem = ItemBase &
  Correctable & {
    readonly kind: 'reply'
    /** As typed; empty where they picked something that was offered. */
    readonly text: string
    /** The area that they picked. */
    readonly area?: Category
    /** When it happens, as they picked it. */
    readonly occasion?: Occasion
    /** The thing that they picked: what a fix is about. */
    readonly choice?: { readonly tool: string } & WordedCall
  }

/** A message that was typed while something else runs: it is heard once that has ended. */
export type QueuedMessage = { readonly id: string; readonly text: string }

export type ComplaintItem = ItemBase & Correctable & { readonly kind: 'complaint'; readonly text: string }

export type ChecksItem = ItemBase & {
  readonly kind: 'checks'
  readonly running: boolean
  /** What the planner said; null for checks that a person chose. */
  readonly plan: Pick<Plan, 'outcome' | 'reason' | 'questions' | 'firstAid' | 'comesAndGoes'> | null
  readonly ended: 'whole' | 'stopped' | 'interrupted' | null
  readonly error: AppError | null
  readonly cards: readonly CallCard[]
  readonly skipped: readonly SkippedEntry[]
  readonly findings: readonly KeptFinding[]
  /** What they say about the complaint; null = not known yet, or in records of before. */
  readonly conclusion?: Conclusion | null
  /** Everything by area; null = it still runs, or was interrupted; absent = this is no check-up. */
  readonly checkUp?: KeptCheckUp | null
  readonly questions: readonly FixQuestion[]
  /** Fixes that fit a finding and are not offered, where there is no plan that could say so. */
  readonly withheld?: readonly WithheldFix[]
  /** True when a cause was found and nothing here can repair it. */
  readonly noFix: boolean
  readonly durationMs: number | null
  /** How long a look at what was left out would take; null = no complaint was looked into, absent in records of before. */
  readonly leftMs?: number | null
  /** Values that the complaint or the person gave, by slot. */
  readonly known: Readonly<Record<string, string>>
}

/** `superseded`: the message that led to it was said otherwise, so it can be run no more. */
export type PlanState = 'open' | 'confirming' | 'running' | 'done' | 'refused' | 'not_now' | 'superseded'

export type PlanItem = ItemBase & {
  readonly kind: 'plan'
  readonly state: PlanState
  readonly proposed: readonly ProposedFix[]
  readonly withheld: readonly WithheldFix[]
  /** Values that belong to the conversation, by slot: the steps run with them. */
  readonly known: Readonly<Record<string, string>>
  /** Steps whose question was closed without an answer: they wait for one, also after a restart. */
  readonly waiting: readonly string[]
  /** How often a person said "not today"; absent = never. */
  readonly deferrals?: number
  /** Values before and after by digest of the step, as far as they are known. */
  readonly changes?: Readonly<Record<string, readonly PlannedChange[]>>
}

export type FixResult = {
  readonly callId: string
  readonly tool: string
  /** Absent in records of before: their tool is named alone. */
  readonly args?: Readonly<Record<string, unknown>>
  readonly object?: ObjectNames
  readonly verdict: FixVerdict
  readonly reason: ProofReason | null
  /** The finding that led to it and is gone; absent = it is not, or a person asked for the fix. */
  readonly mended?: Mended
  readonly error: AppError | null
  /** Findings of the fix's own result. */
  readonly notes: readonly { readonly tool: string; readonly id: string }[]
  readonly changes?: readonly DoneChange[]
  /** The check that proves it, before and after; absent = it has no picture, or could not be read before. */
  readonly pictures?: InEveryLanguage<PicturePair>
  readonly undoUntil: number | null
  readonly undone: boolean
  /** After it was undone, its check shows what led to it again; absent = it does not, or could not say. */
  readonly isBack?: boolean
  /** After it was undone, its step was run once more; absent = it was not. */
  readonly isRepeated?: boolean
}

/** What a person says to "does it work now?". */
export type Works = 'asked' | 'yes' | 'no'

export type FixesItem = ItemBase & {
  readonly kind: 'fixes'
  readonly planId: string
  readonly running: boolean
  readonly cards: readonly CallCard[]
  readonly results: readonly FixResult[]
  /** Absent = nobody was asked: nothing was cured, or something else is to be done first. */
  readonly works?: Works
}

export type NoticeItem = ItemBase & {
  readonly kind: 'notice'
  readonly tone: 'info' | 'warning' | 'error'
  readonly message:
    | 'unknownCall'
    | 'stepFailed'
    | 'undone'
    | 'undoFailed'
    | 'notSaved'
    | 'chatSetAside'
    | 'grantNotKept'
    | 'notHeard'
    | 'shortened'
    | 'cut'
    | FollowUpReply
  /** The tool that the sentence names, and the call that it is about. */
  readonly tool: string | null
  readonly call?: WordedCall
  readonly error: AppError | null
  /** Shows how the PC is now. */
  readonly checkTool: string | null
  /** The kind of PC that it is about; absent = this one. */
  readonly elsewhere?: Target['kind']
  /** What the sentence gives as a reason. */
  readonly finding?: KeptFinding
  /** What only follows from it. */
  readonly follows?: readonly KeptFinding[]
  /** Tools that the sentence lists. */
  readonly checks?: readonly string[]
}

/** A watch of what comes and goes. Times of `times` and `lanes` are those of the PC that is looked at. */
export type WatchItem = ItemBase & {
  readonly kind: 'watch'
  readonly running: boolean
  readonly ended: 'whole' | 'stopped' | 'interrupted' | null
  readonly error: AppError | null
  readonly durationMs: number
  /** Null = the checks are not chosen yet. */
  readonly times: WatchTimes | null
  /** Until when anything is known. */
  readonly lastAt: number
  readonly lanes: readonly WatchLane[]
  /** Each as it was seen first. */
  readonly findings: readonly KeptFinding[]
  /** What they say about the complaint so far. */
  readonly conclusion: Conclusion | null
}

/** What a model says, in its own words: nothing follows from it. */
export type ModelItem = ItemBase & {
  readonly kind: 'model'
  readonly running: boolean
  readonly ended: 'whole' | 'stopped' | 'lost' | 'interrupted' | null
  readonly said: ModelSaid
}

export type Item = ComplaintItem | ReplyItem | ChecksItem | WatchItem | PlanItem | FixesItem | NoticeItem | ModelItem

export type ItemKind = Item['kind']
export type ItemOf<Kind extends ItemKind> = Extract<Item, { kind: Kind }>

/** One conversation as it is kept. */
export type ChatRecord = {
  readonly chatId: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly draft: string
  /** What a person calls it; absent = it is called after what was said first. */
  readonly title?: string
  /** Values that the person gave, by slot. */
  readonly known: Readonly<Record<string, string>>
  /** What is heard next, in this order; absent = nothing waits. */
  readonly queued?: readonly QueuedMessage[]
  /** What a person keeps from models in it, by key; absent = nothing. */
  readonly keptBack?: readonly string[]
  readonly entries: readonly Item[]
}

export function newRecord(chatId: string, nowMs: number): ChatRecord {
  return { chatId, createdAt: nowMs, updatedAt: nowMs, draft: '', known: {}, entries: [] }
}

/** A plan has steps: where none is offered there is no plan. */
export function planItem(
  base: ItemBase & Pick<PlanItem, 'changes'>,
  { proposed, withheld }: FixPlan,
  known: Readonly<Record<string, string>>,
): PlanItem {
  const kept = proposed.map((fix) => ({ ...fix, preview: fix.preview === null ? null : shortened(fix.preview) }))
  return { ...base, kind: 'plan', state: 'open', proposed: kept, withheld, known, waiting: [] }
}

const itemsKept = 20

/** A dry run can list thousands of files: people read its sums and the first of them. */
function shortened(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const kept = Object.entries(values).filter(
    ([, value]) => typeof value !== 'object' || value === null || Array.isArray(value),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [name, Array.isArray(value) ? (value as unknown[]).slice(0, itemsKept) : value]),
  )
}
