import type { FixPlan, FixQuestion, ProposedFix, SkippedEntry, WithheldFix } from '../../agents/diagnosis.ts'
import type { Plan } from '../../agents/planner/planner.ts'
import type { DoneChange, PlannedChange } from '../../policy/changes.ts'
import type { Finding, FixVerdict } from '../../../shared/domain/finding.ts'
import type { LocalizedText } from '../../../shared/domain/locale.ts'
import type { ObjectNames, ProofReason } from '../../../shared/domain/tool-call.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { CallView } from '../../../shared/ipc/views.ts'
import type { WordedCall } from '../../views/call-words.ts'

/** One call as it is kept: everything but its result, which stays in the history. */
export type CallCard = {
  readonly callId: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly object?: ObjectNames
  readonly state: CallView['state']
  readonly verdict: CallView['verdict']
  /** How far a fix is; absent in records of before. */
  readonly phase?: CallView['phase']
  /** When work on it began, while nothing is changed yet. */
  readonly since?: number | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly lastLine: string | null
  readonly idleReason: CallView['idleReason']
  readonly quiet: CallView['quiet']
  readonly allowedBy: CallView['allowedBy']
  readonly error: AppError | null
  readonly resultSize: number | null
}

/** A finding with what was seen, in words of every language: the result that it was seen in is not kept here. */
export type KeptFinding = Finding & { readonly evidenceText: LocalizedText }

type EntryBase = { readonly id: string; readonly at: number }

export type ComplaintEntry = EntryBase & { readonly kind: 'complaint'; readonly text: string }

export type ChecksEntry = EntryBase & {
  readonly kind: 'checks'
  readonly running: boolean
  /** What the planner said; null for checks that a person chose. */
  readonly plan: Pick<Plan, 'outcome' | 'reason' | 'questions'> | null
  readonly ended: 'whole' | 'stopped' | 'interrupted' | null
  readonly error: AppError | null
  readonly cards: readonly CallCard[]
  readonly skipped: readonly SkippedEntry[]
  readonly findings: readonly KeptFinding[]
  readonly questions: readonly FixQuestion[]
  /** Fixes that fit a finding and are not offered, where there is no plan that could say so. */
  readonly withheld?: readonly WithheldFix[]
  /** True when something is wrong and nothing here can repair it. */
  readonly noFix: boolean
  readonly durationMs: number | null
  /** Values that the complaint or the person gave, by slot. */
  readonly known: Readonly<Record<string, string>>
}

export type PlanState = 'open' | 'confirming' | 'running' | 'done' | 'refused' | 'not_now'

export type PlanEntry = EntryBase & {
  readonly kind: 'plan'
  readonly state: PlanState
  readonly proposed: readonly ProposedFix[]
  readonly withheld: readonly WithheldFix[]
  /** Values that belong to the conversation, by slot: the steps run with them. */
  readonly known: Readonly<Record<string, string>>
  /** Steps whose question was closed without an answer: they wait for one, also after a restart. */
  readonly parked: readonly string[]
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
  readonly error: AppError | null
  /** Findings of the fix's own result. */
  readonly notes: readonly { readonly tool: string; readonly id: string }[]
  readonly changes?: readonly DoneChange[]
  readonly undoUntil: number | null
  readonly undone: boolean
}

export type FixesEntry = EntryBase & {
  readonly kind: 'fixes'
  readonly planId: string
  readonly running: boolean
  readonly cards: readonly CallCard[]
  readonly results: readonly FixResult[]
}

export type NoticeEntry = EntryBase & {
  readonly kind: 'notice'
  readonly tone: 'info' | 'warning' | 'error'
  readonly message:
    'unknownCall' | 'stepFailed' | 'undone' | 'undoFailed' | 'notSaved' | 'chatSetAside' | 'grantNotKept'
  /** The tool that the sentence names, and the call that it is about. */
  readonly tool: string | null
  readonly call?: WordedCall
  readonly error: AppError | null
  readonly checkTool: string | null
}

export type RecordEntry = ComplaintEntry | ChecksEntry | PlanEntry | FixesEntry | NoticeEntry

/** One conversation as it is kept. */
export type ChatRecord = {
  readonly chatId: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly draft: string
  /** Values that the person gave, by slot. */
  readonly known: Readonly<Record<string, string>>
  readonly entries: readonly RecordEntry[]
}

export function newRecord(chatId: string, nowMs: number): ChatRecord {
  return { chatId, createdAt: nowMs, updatedAt: nowMs, draft: '', known: {}, entries: [] }
}

export function withEntry(record: ChatRecord, entry: RecordEntry): ChatRecord {
  return { ...record, entries: [...record.entries, entry] }
}

/** Changes one entry; the others keep their identity. */
export function changeEntry<Kind extends RecordEntry['kind']>(
  record: ChatRecord,
  named: { readonly id: string; readonly kind: Kind },
  change: (entry: Extract<RecordEntry, { kind: Kind }>) => RecordEntry,
): ChatRecord {
  const entries = record.entries.map((entry) =>
    entry.id === named.id && entry.kind === named.kind ? change(entry as Extract<RecordEntry, { kind: Kind }>) : entry,
  )
  return { ...record, entries }
}

/** Changes the card of one call, wherever it stands. */
export function changeCards(record: ChatRecord, change: (card: CallCard) => CallCard): ChatRecord {
  const entries = record.entries.map((entry) => {
    if (entry.kind !== 'checks' && entry.kind !== 'fixes') return entry
    const cards = entry.cards.map(change)
    return cards.every((card, index) => card === entry.cards[index]) ? entry : { ...entry, cards }
  })
  return { ...record, entries }
}

export function entryOf<Kind extends RecordEntry['kind']>(
  record: ChatRecord,
  kind: Kind,
  id: string,
): Extract<RecordEntry, { kind: Kind }> | null {
  const found = record.entries.find((entry) => entry.kind === kind && entry.id === id)
  return (found as Extract<RecordEntry, { kind: Kind }> | undefined) ?? null
}

/** A plan has steps: where none is offered there is no plan. */
export function planEntry(
  base: EntryBase & Pick<PlanEntry, 'changes'>,
  { proposed, withheld }: FixPlan,
  known: Readonly<Record<string, string>>,
): PlanEntry {
  const kept = proposed.map((fix) => ({ ...fix, preview: fix.preview === null ? null : shortened(fix.preview) }))
  return { ...base, kind: 'plan', state: 'open', proposed: kept, withheld, known, parked: [] }
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
