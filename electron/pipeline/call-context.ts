import type { Approval, Decision } from '../../shared/domain/decision.ts'
import type {
  AllowedBy,
  DeniedCall,
  EndedCall,
  FixProof,
  ProposedCall,
  ToolCallRequest,
  UndoRequest,
} from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Assessment, Tool, ToolRecord } from '../contract/define-tool.ts'
import type { Runner } from '../runners/runners.ts'
import type { CheckOutcome, CheckRunner } from './check-outcome.ts'
import type { PipelinePorts } from './ports.ts'
import type { StoredUndo } from './stored-undo.ts'

/** What a call carries through the stages: each adds what the next ones need. It belongs to this call alone. */
export type Requested = {
  readonly call: ProposedCall
  readonly request: ToolCallRequest
  readonly signal: AbortSignal
  /** Serves the call on the PC that it is for. */
  readonly runner: Runner
  /** Runs a check that belongs to this call: a precondition, a proof, the look at the person's presence. */
  readonly check: CheckRunner
  /** The same for a call whose refusal matters too. */
  readonly attempt: (tool: string, args: unknown) => Promise<EndedCall>
}

export type UndoRequested = Omit<Requested, 'request'> & { readonly request: UndoRequest }

export type Resolved = Requested & { readonly tool: Tool }
export type Validated = Resolved & {
  readonly args: Readonly<Record<string, unknown>>
  /** True when this call can change something on the PC. */
  readonly effect: boolean
  /** When work on it began; waiting for a person, for rights or for a free PC begins it anew. */
  readonly begunAt: number
  /** What its dry run said, where that is part of the yes. */
  readonly preview?: Readonly<Record<string, unknown>>
}
export type Decided = Validated & { readonly decision: Exclude<Decision, { answer: 'deny' }> }
export type Confirmed = Validated & {
  readonly approval: Approval | null
  /** True when time passed since the rules were asked: they are asked again. */
  readonly waited: boolean
}
export type Cleared = Confirmed & { readonly allowedBy: AllowedBy }
export type Observed = Cleared & { readonly before: Observation | null }
export type Ran = Observed & {
  readonly startedAt: number
  readonly record: ToolRecord
  readonly undoId: string | null
  readonly undoLost?: AppError
}
/** The undo of a fix on its way: `undo` = what was asked for, and the record of the fix. */
export type Undoing = Validated & { readonly undo: { readonly request: UndoRequest; readonly stored: StoredUndo } }
export type UndoConfirmed = Undoing & Confirmed & { readonly approval: Approval }
export type UndoCleared = UndoConfirmed & Cleared
export type Verified = Ran & { readonly assessment: Assessment; readonly proof: FixProof | null }

/** What was seen at one moment: the tool's own proof and the check whose finding led to the fix. */
export type Observation = {
  readonly evidence: CheckOutcome | null
  readonly prompting: CheckOutcome | null
  readonly lastBootMs: number | null
  /** Time of the PC that is looked at. */
  readonly atMs: number
}

export type Ending = { readonly ended: EndedCall }

/** Gives what it adds to the context, or ends the call. */
export type Stage<In, Added extends object> = (
  context: In,
  ports: PipelinePorts,
) => Promise<Added | Ending> | Added | Ending

/** What a stage gives that adds nothing. */
export const nothing = Object.freeze({})
export type Nothing = typeof nothing

export function isEnding(outcome: object): outcome is Ending {
  return 'ended' in outcome
}

/** Ends the call without any effect. */
export function deny(context: Pick<Requested, 'call'>, ports: PipelinePorts, reasons: readonly AppError[]): Ending {
  const ended: DeniedCall = { ...context.call, state: 'denied', reasons, endedAt: ports.clock.now() }
  return { ended }
}
