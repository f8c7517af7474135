import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { CallOutcome } from '../../shared/domain/call-outcome.ts'
import type { AuditEntry } from '../../shared/domain/audit-event.ts'
import type { IdleState } from '../policy/idle.ts'
import type { HoursState } from '../policy/repair-hours.ts'
import type { RecordedTarget } from '../../shared/domain/target.ts'
import type { EndedCall, EngineEvent } from '../../shared/domain/tool-call.ts'
import type { Clock, Ids, Logger } from '../kernel/ports.ts'
import type { Result } from '../kernel/result.ts'
import type { Runner, Runners } from '../runners/runners.ts'
import type { Assessor } from '../policy/assess.ts'
import type { AvailabilityFacts } from '../policy/availability.ts'
import type { Destination } from '../policy/destination.ts'
import type { Tool, ToolRecord } from '../contract/define-tool.ts'
import type { FileQuestion, FileVerdict } from '../policy/paths/judge-file.ts'
import type { Registry } from '../registry/registry.ts'
import type { Consent } from './consent.ts'
import type { CheckRunner } from './check-outcome.ts'
import type { IdleQueue } from './idle-queue.ts'
import type { FileCallLimit } from './file-call-limit.ts'

/** How a fix ended, or its undo: metadata only. `callId` = the call of the fix, `at` = milliseconds since the epoch. */
export type EndedFix = {
  readonly callId: string
  readonly tool: Tool
  readonly outcome: CallOutcome
  readonly at: number
}

/**
 * Hash-chained log. Its lines stand in the order in which they were handed in. `now` = on disk before the promise resolves; a failure
 * means that nothing may be changed. `grouped` and `behind` share a write with others; for the latter nobody waits.
 */
export type AuditPort = {
  readonly append: (entry: AuditEntry, durability: 'now' | 'grouped' | 'behind') => Promise<Result<void>>
}

/** What is needed to undo a fix: written before the effect, completed after it. */
export type UndoEntry = {
  readonly callId: string
  readonly tool: string
  readonly version: number
  readonly target: RecordedTarget
  readonly args: Readonly<Record<string, unknown>>
  readonly before: Readonly<Record<string, unknown>> | null
}

export type UndoPort = {
  begin(entry: UndoEntry): Promise<Result<void>>
  /** `leftMs` = how long undoing it can have an effect; null = as long as the record is kept. */
  complete(callId: string, record: ToolRecord, leftMs: number | null): Promise<Result<void>>
  /** The effect did not happen: nothing to undo. */
  drop(callId: string): Promise<Result<void>>
  markUndone(callId: string): Promise<Result<void>>
  /** The stored fix, ready to be undone; otherwise why it cannot be. */
  ready(callId: string): Promise<Result<UndoEntry & { readonly record: ToolRecord }>>
}

export type HistoryPort = { append(call: EndedCall): Promise<Result<void>> }

export type IdlePort = {
  state(check: CheckRunner): Promise<IdleState>
  /** Lets a moment pass before the next look. */
  pause(signal: AbortSignal): Promise<void>
}

export type ElevatedStep = {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly digest: string
}

/** Gives the runner that runs one call with administrator rights on the same PC, or says why there is none. */
export type ElevationPort = {
  /** @param onPrompt called when a prompt has opened that a person has to answer, and only then */
  elevate(
    call: {
      readonly tool: Tool
      readonly args: Readonly<Record<string, unknown>>
      readonly runner: Runner
      readonly callId: string
      readonly approvalId: string | null
      /** The call of the fix that it undoes; null = it runs the tool. */
      readonly undoes: string | null
    },
    signal: AbortSignal,
    onPrompt: () => void,
  ): Promise<Result<Runner>>
  /** A person has agreed to these steps at once: rights are asked for once for all of them. Absent = each asks for itself. */
  readonly begin?: (steps: readonly ElevatedStep[]) => void
  /** Nothing of these steps comes any more; what got rights for them gives them up. */
  readonly end?: (digests: readonly string[]) => void
  /** The same for one call. */
  readonly callEnded?: (callId: string) => void
}

export type PipelinePorts = {
  readonly registry: Registry
  readonly runners: Runners
  readonly availability: () => Omit<AvailabilityFacts, 'unsupported'>
  /** Where a call leads; null = where its tool always does. */
  readonly destination: (tool: Tool, args: Readonly<Record<string, unknown>>) => Destination | null
  /** Absent = nobody asks for files without end. */
  readonly fileCalls?: FileCallLimit
  /** Judges a file by the workspaces; absent = this host lets no agent call. */
  readonly judgeFile?: (question: FileQuestion) => Promise<FileVerdict>
  readonly assessor: Assessor
  readonly conditions: Conditions
  readonly audit: AuditPort
  readonly undo: UndoPort
  readonly history: HistoryPort
  readonly consent: Consent
  readonly idle: IdlePort
  readonly elevation: ElevationPort
  readonly idleQueue: IdleQueue
  /** Whether a fix that waits may begin at this time; absent = always. */
  readonly hours?: (nowMs: number) => HoursState
  readonly publish: (event: EngineEvent) => void
  /** Passes on how a fix, or its undo, ended. Returns at once; absent = nobody is notified. */
  readonly onOutcome?: (ended: EndedFix) => void
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: Logger
}
