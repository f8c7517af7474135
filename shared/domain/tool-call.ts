import type { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'
import type { Finding, CheckVerdict, FixVerdict } from './finding.ts'
import type { RecordedTarget, Target } from './target.ts'

/** The finding that led to a fix: its check runs before and after. */
export type PromptingFinding = {
  readonly tool: string
  readonly id: string
  readonly args: Readonly<Record<string, unknown>>
}

/** How the PC calls what a call acts on, by part of its title, and the check that said so. */
export type ObjectNames = { readonly seenBy: string; readonly names: Readonly<Record<string, string>> }

/** A value that is no text of somebody else: it can stand in a confirmation. Null = not known. */
export type PlainValue = boolean | number | string | null

/** A value before a fix and what the fix makes of it; `planned` null = known only afterwards. */
export type PlannedChange = { readonly field: string; readonly before: PlainValue; readonly planned: PlainValue }

/** `agrees` = the PC, read again after the run, has what was announced; null = nothing to compare. */
export type DoneChange = PlannedChange & { readonly after: PlainValue; readonly agrees: boolean | null }

/** A wish for one call, by `intent`: a run of a tool, or the undo of a fix that was run. */
export type CallRequest = ToolCallRequest | UndoRequest

export type ToolCallRequest = {
  readonly intent?: 'run'
  readonly tool: string
  readonly args: unknown
  readonly caller: Caller
  /** Absent = the PC of the engine. */
  readonly target?: Target
  readonly prompting?: PromptingFinding
  /** The call that needs this one: a precondition or a proof. */
  readonly parentId?: string
  /** What the call belongs to for the host that shows it; calls that it needs belong to the same. */
  readonly conversation?: string
  /** Facts of the conversation that proofs may use, such as the name that fails. */
  readonly context?: Readonly<Record<string, string>>
  /** What the person wrote and entered in the conversation: where it leads outside, a model may follow. Absent = nothing. */
  readonly said?: readonly string[]
  /** What the person was shown as its object: another one is refused. */
  readonly object?: ObjectNames
  /** One of many looks at the same. The record has each; among past calls, whoever repeats it keeps those that say something new. */
  readonly isRepeated?: true
}

/** Tool and arguments are those of the record that was kept before the fix. */
export type UndoRequest = {
  readonly intent: 'undo'
  /** The call to be undone. */
  readonly undoes: string
  readonly caller: Caller
  /** Absent = the PC of the engine. */
  readonly target?: Target
  readonly conversation?: string
  /** How the PC called what the fix acted on, for the question. */
  readonly object?: ObjectNames
  /** What undoing it changes, for the question. */
  readonly changes?: readonly PlannedChange[]
}

/** Who allowed it. A standing permission is named by its id, or `setting` and `policy` where one of those is the yes. */
export type AllowedBy =
  | { readonly kind: 'not_required' }
  | { readonly kind: 'person'; readonly approvalId: string; readonly role: 'human_agent' | 'admin' }
  | { readonly kind: 'standing_grant'; readonly approvalId: string }

/** What keeps a PC from being free. */
export type BusyReason = 'in_use' | 'in_call' | 'others_signed_in' | 'cannot_read'

/** What a fix waits for: a free PC, or the hours in which it may begin, from `opensAt` on (milliseconds since the epoch). */
export type WaitsFor =
  | { readonly reason: BusyReason; readonly opensAt?: null }
  | { readonly reason: 'outside_hours'; readonly opensAt: number }

/** The same of any call; null = it waits for neither. */
export type WaitOfCall =
  | { readonly idleReason: BusyReason | null; readonly opensAt?: null }
  | { readonly idleReason: 'outside_hours'; readonly opensAt: number }

/** How long nobody has touched the PC, how long it has to be, and when that was seen (milliseconds since the epoch). */
export type Quiet = { readonly forMs: number; readonly neededMs: number; readonly at: number }

/** Why a fix is said to have helped or not. */
export type ProofReason =
  | 'finding_gone'
  | 'finding_remains'
  /** The finding is gone, and with it what the person wanted to keep. */
  | 'lost_what_matters'
  | 'improved'
  | 'not_improved'
  | 'nothing_wrong_before'
  /** A person ran it by hand, and what it is for was there already. */
  | 'already_so'
  /** A person ran it by hand where nothing was wrong, and what it is for is there now. */
  | 'reached'
  | 'before_unreadable'
  | 'after_unreadable'
  | 'only_old_entries'
  /** The proof is possible only after the next start of Windows. */
  | 'after_restart'
  /** The tool has no check that could prove it. */
  | 'no_proof'

/** How a fix is told: where nothing was wrong it neither helped nor failed, and yet it is known what came of it. */
export type ToldVerdict = FixVerdict | 'already_so' | 'reached'

export function toldVerdict(verdict: FixVerdict, reason: ProofReason | null): ToldVerdict {
  return reason === 'already_so' || reason === 'reached' ? reason : verdict
}

/** What the check before and after says about a fix. */
export type FixProof = {
  readonly verdict: FixVerdict
  readonly reason: ProofReason
  readonly evidenceTool: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  /** The same of the check whose finding led to the fix; absent = it is `evidenceTool` itself, or none did. */
  readonly prompting?: {
    readonly before: Readonly<Record<string, unknown>> | null
    readonly after: Readonly<Record<string, unknown>> | null
  }
}

/** What the check of a fix said before it was undone, and after. Null = it could not be run. */
export type UndoEvidence = {
  readonly tool: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

type CallBase = {
  readonly id: string
  readonly tool: string
  readonly version: number
  readonly args: Readonly<Record<string, unknown>>
  readonly caller: Caller
  readonly target: RecordedTarget
  readonly parentId: string | null
  readonly conversation?: string
  readonly prompting: PromptingFinding | null
  readonly object?: ObjectNames
  /** The call that this one undoes; absent = it runs its tool. */
  readonly undoes?: string
  readonly createdAt: number
}

type Started = CallBase & { readonly startedAt: number; readonly allowedBy: AllowedBy }
type Ended = Started & { readonly endedAt: number }

/** `undoId` = what its first steps kept can be put back. */
type Unfinished = Ended & { readonly error: AppError; readonly undoId?: string }

export type ProposedCall = CallBase & { readonly state: 'proposed' }
export type DeniedCall = CallBase & {
  readonly state: 'denied'
  readonly reasons: readonly AppError[]
  readonly endedAt: number
}
/** What is done about a call that changes something, before its effect and after it. */
export type CallPhase = 'preparing' | 'saving' | 'working' | 'checking'

/** A phase of a fix and when it began, in milliseconds since the epoch. */
export type BegunPhase = { readonly phase: CallPhase; readonly at: number }

export type RunningCall = Started & {
  readonly state: 'running'
  readonly phase: Extract<CallPhase, 'working' | 'checking'>
  readonly lastLine: string | null
}
export type SucceededCall = Ended & {
  readonly state: 'succeeded'
  readonly result: Readonly<Record<string, unknown>>
  readonly unavailable: readonly string[]
  readonly verdict: CheckVerdict
  readonly findings: readonly Finding[]
  /** Null for checks: only what changes something is proved. */
  readonly proof: FixProof | null
  readonly undoId: string | null
  /** Why it cannot be undone although such fixes can: what that needs could not be kept. */
  readonly undoLost?: AppError
}

/** Its undo steps did what they are there for; `restored` = what they say. */
export type UndoneCall = Ended & {
  readonly state: 'undone'
  readonly undoes: string
  readonly restored: Readonly<Record<string, unknown>>
  /** Null = the fix has no check, or could not wait for it. */
  readonly evidence: UndoEvidence | null
}

/** One call of one tool, from the proposal to its end. Owned by the engine: views only draw it. */
export type ToolCall =
  | ProposedCall
  | DeniedCall
  | (CallBase & { readonly state: 'awaiting_confirmation'; readonly digest: string; readonly since: number })
  | (CallBase &
      WaitsFor & {
        readonly state: 'awaiting_idle'
        readonly since: number
        /** Null where quiet alone does not end the waiting, or cannot be seen. */
        readonly quiet: Quiet | null
      })
  /** A prompt for rights is open on the screen. */
  | (CallBase & { readonly state: 'awaiting_elevation'; readonly since: number })
  /** Nothing is changed yet: the PC is looked at, then the old state is saved. */
  | (CallBase & {
      readonly state: 'preparing'
      readonly phase: Extract<CallPhase, 'preparing' | 'saving'>
      readonly since: number
    })
  | RunningCall
  | SucceededCall
  | (Unfinished & { readonly state: 'failed' | 'cancelled' | 'timed_out' })
  | (Unfinished & {
      /** Nobody can say what was done and what was not. */
      readonly state: 'unknown'
    })
  | UndoneCall

export type EndedCall = Extract<ToolCall, { endedAt: number }>

/** Why a call gave no result; null = it gave one, or nobody can tell. */
export function reasonOf(call: EndedCall): AppError | null {
  if (call.state === 'denied') return call.reasons[0] ?? null
  return 'error' in call ? call.error : null
}

/** What hosts receive. */
export type EngineEvent =
  | { readonly kind: 'call'; readonly call: ToolCall }
  | { readonly kind: 'progress'; readonly callId: string; readonly line: string; readonly share: number | null }
