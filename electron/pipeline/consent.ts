import type { Approval, AskReason } from '../../shared/domain/decision.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { Role } from '../../shared/domain/role.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { BusyReason, ObjectNames, PlannedChange, UndoRequest, WaitsFor } from '../../shared/domain/tool-call.ts'
import { mayApprove } from '../policy/decide.ts'
import type { GivenGrant } from '../policy/standing-grant.ts'
import type { StepToAgreeTo } from '../policy/what-a-yes-covers.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import { asCalled } from '../contract/as-called.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Approvals } from './approvals.ts'
import { callDigest, undoDigest } from './call-digest.ts'

type Values = Readonly<Record<string, unknown>>

/** A call that a yes is wanted for: metadata and validated arguments only, never text of a model. */
export type AskedStep = {
  readonly tool: Tool
  readonly args: Values
  readonly object?: ObjectNames
  readonly reasons?: readonly AskReason[]
  /** False = the plan names it, and does not tick it by itself. */
  readonly ticked?: boolean
  /** What a dry run of it said. */
  readonly preview?: Values | null
  /** Values before and after, where a check has read them. */
  readonly changes?: readonly PlannedChange[]
  /** Of an undo: the stored result that it goes by, after its schema. */
  readonly kept?: Values
  /** Names of arguments whose value somebody else can have written. */
  readonly outside?: readonly string[]
}

export type ConsentStep = AskedStep & { readonly target: Target; readonly digest: string }

/** What is asked at once: the steps of a plan, one call in passing, the undo of one, or whether one that waits may start now. */
export type ConsentBatch =
  | { readonly from: 'plan' | 'call' | 'undo'; readonly steps: readonly ConsentStep[] }
  | { readonly from: 'wait'; readonly reason: BusyReason; readonly steps: readonly ConsentStep[] }

/** What counts about a step where a yes is given in another way than by a person whom Deskmedic asks. */
export function agreedTo({ tool, args, ticked, outside }: ConsentStep): StepToAgreeTo {
  return { risk: asCalled(tool, args).access.risk, ticked, outside }
}

/** A call that has its yes and waits for a free PC, and why it does. */
export type WaitingCall = WaitsFor & { readonly step: ConsentStep }

/** One of them that only the PC keeps waiting: a person may let it begin. */
type BusyCall = { readonly step: ConsentStep; readonly reason: BusyReason }

export type WaitingAnswer = 'now' | 'not_today'

export type ConsentAnswer =
  | {
      readonly answer: 'approve'
      readonly role: Exclude<Role, 'ai_agent'>
      readonly shownTextHash: string
      /** The person said that it need not wait for a free PC. */
      readonly startNow?: boolean
      /** The permission that goes with the yes to a plan; absent = ask again next time. */
      readonly remember?: Pick<GivenGrant, 'scope' | 'expiresAt'>
    }
  | { readonly answer: 'refuse' }
  | { readonly answer: 'not_today' }
  /** There was nobody who could answer, or nobody did: the question waits. */
  | { readonly answer: 'nobody' }

type Approving = Extract<ConsentAnswer, { readonly answer: 'approve' }>

/** Asks a person: one question, one answer for each step, in their order. Never answered by a timer. */
export type ConsentPort = {
  ask(batch: ConsentBatch, signal: AbortSignal): Promise<readonly ConsentAnswer[]>
}

/** A yes counts only from somebody who may give it. */
type Counted = ConsentAnswer | { readonly answer: 'role_too_low' }

/** How a step of a plan was answered. `covered` = a standing permission is its yes: nobody was asked. */
export type PlanAnswer = (Counted | { readonly answer: 'covered' }) & { readonly digest: string }

/** What may be covered by a standing permission. */
export type CoveredCall = {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly caller: Caller
  readonly target: Target
  readonly digest: string
}

/** Standing permissions that a person or a setting gave: a yes for calls that would ask. */
export type GrantPort = {
  /** The permission that covers this call now, as an approval of it; null = there is none. */
  approvalFor(call: CoveredCall): Approval | null
  /** False once it was revoked. */
  isActive(approval: Approval): boolean
  /** Keeps a permission that a person gave with their yes, unless the tool always asks. */
  give(tool: Tool, given: GivenGrant): unknown
}

/** One call that is asked about by itself. */
export type AskedOne = { readonly from: 'call' | 'undo'; readonly step: ConsentStep }

type Wanted = {
  readonly caller: Caller
  readonly signal: AbortSignal
  /** A model took part, and may have read what others wrote: no standing permission counts. */
  readonly isTainted?: boolean
}

/** The only way to an approval. */
export type Consent = {
  /** Of a call by this caller, on this PC, in this time. Arguments are filled in first; no target = the PC of the engine. */
  digestOf(call: Pick<AskedStep, 'tool' | 'args'>, caller: Caller, target?: Target): string
  /** Of an undo: another record, or other values in it, make another digest. */
  undoDigestOf(
    stored: Pick<ConsentStep, 'tool' | 'args' | 'digest'>,
    request: Pick<UndoRequest, 'undoes' | 'caller'>,
    target: Target,
  ): string
  /** One question for a whole plan. Each yes is kept until its call comes, or is withdrawn. */
  askPlan(steps: readonly AskedStep[], wanted: Wanted): Promise<readonly PlanAnswer[]>
  /** The yes that is there for this call: given with its plan, or by a standing permission. Used up by that. */
  given(step: ConsentStep, caller: Caller): Approval | null
  /** Asks for one call, or for the undo of one, whatever permissions stand. */
  ask(one: AskedOne, signal: AbortSignal): Promise<Approval | Exclude<Counted['answer'], 'approve'>>
  /** Asks about a call that waits: it may start now, is put off, or waits on (null). That is no approval: it has its yes. */
  askToStart(waiting: BusyCall, signal: AbortSignal): Promise<WaitingAnswer | null>
  /** What was said for a plan must not wait for a later call. */
  withdraw(digests: readonly string[]): void
  isValid(approval: Approval): boolean
  /** False once the standing permission that it rests on was revoked. */
  isActive(approval: Approval): boolean
}

export type ConsentDeps = {
  readonly port: ConsentPort
  readonly approvals: Approvals
  readonly grants?: GrantPort
  /** The PC of the engine. */
  readonly target: Target
  /** Part of every digest: what was approved elsewhere, or long ago, does not count here. */
  readonly nonce: string
}

export function createConsent({ port, approvals, grants, target: own, nonce }: ConsentDeps): Consent {
  const digestOf: Consent['digestOf'] = ({ tool, args }, caller, target = own) => {
    const full = validateArgs(tool, args)
    return callDigest(tool, full.ok ? full.value : args, { caller, target, nonce })
  }
  const keep = (step: ConsentStep, said: ConsentAnswer | undefined): Counted => kept(step, said, approvals)
  const covers = ({ tool, args, target, digest }: ConsentStep, caller: Caller): Approval | null =>
    grants?.approvalFor({ tool: asCalled(tool, args), args, caller, target, digest }) ?? null
  return {
    digestOf,
    undoDigestOf: ({ tool, args, digest: stored }, { undoes, caller }, target) =>
      undoDigest({ tool, args, stored, undoes }, { caller, target, nonce }),
    askPlan: async (asked, { caller, signal, isTainted = false }) => {
      const steps = asked.map((step) => ({ ...step, target: own, digest: digestOf(step, caller) }))
      if (!isTainted && steps.every((step) => covers(step, caller) !== null))
        return steps.map(({ digest }) => ({ answer: 'covered', digest }))
      const said = await port.ask({ from: 'plan', steps }, signal)
      return steps.map((step, index) => {
        const counted = keep(step, said[index])
        if (counted.answer === 'approve') remember(step, counted, grants)
        return { ...counted, digest: step.digest }
      })
    },
    given: (step, caller) => approvals.take(step.digest) ?? covers(step, caller),
    ask: async ({ from, step }, signal) => {
      const [said] = await port.ask({ from, steps: [step] }, signal)
      const answer = keep(step, said)
      return answer.answer === 'approve' ? (approvals.take(step.digest) ?? 'nobody') : answer.answer
    },
    askToStart: async ({ step, reason }, signal) => {
      const [said] = await port.ask({ from: 'wait', reason, steps: [step] }, signal)
      if (said?.answer === 'refuse' || said?.answer === 'not_today') return 'not_today'
      const starts = said?.answer === 'approve' && said.startNow === true
      return starts && mayApprove({ kind: 'person', role: said.role }, step.tool) ? 'now' : null
    },
    withdraw: (digests) => {
      for (const digest of digests) approvals.take(digest)
    },
    isValid: (approval) => approvals.isValid(approval),
    isActive: (approval) => approval.by !== 'standing_grant' || grants?.isActive(approval) === true,
  }
}

/** A yes that counts waits for its call. */
function kept({ tool, digest }: ConsentStep, said: ConsentAnswer | undefined, approvals: Approvals): Counted {
  if (said?.answer !== 'approve') return said ?? { answer: 'nobody' }
  const { role, shownTextHash } = said
  if (!mayApprove({ kind: 'person', role }, tool)) return { answer: 'role_too_low' }
  approvals.issue({ digest, role, shownTextHash })
  return said
}

function remember({ tool }: ConsentStep, said: Approving, grants: GrantPort | undefined): void {
  const { role, shownTextHash, remember: wanted } = said
  if (wanted !== undefined) grants?.give(tool, { role, shownTextHash, ...wanted })
}
