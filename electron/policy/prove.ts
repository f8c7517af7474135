import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { FixVerdict } from '../../shared/domain/finding.ts'
import type { ProofReason } from '../../shared/domain/tool-call.ts'
import type { Proof, ToolRecord } from '../contract/define-tool.ts'
import { recordScope } from './record-scope.ts'

/** True, false, or null for unknown. */
type Truth = boolean | null

/** What the repeated checks said about one fix. */
export type FixFacts =
  | {
      /** The finding that led to the fix. */
      readonly prompting: { readonly tool: string; readonly id: string }
      /** Whether that finding held before and after; null = its check could not tell. */
      readonly findingBefore: Truth
      readonly findingAfter: Truth
      /** True when the finding after the fix rests on log entries from before the fix alone. */
      readonly onlyOldEntries?: boolean
      /** True when the fix destroys what a person with this finding wants to keep. */
      readonly destroysKept?: boolean
      /** Value of `improvedWhen` after the fix; null also when the fix has none. */
      readonly improved: Truth
    }
  | {
      /** A person ran the fix by hand. */
      readonly prompting: null
      readonly improved: Truth
      /** Value of `improvedWhen` on the record before the fix alone: what already held proves nothing. */
      readonly improvedBefore: Truth
      /** Whether the check before the fix found anything wrong; null = it could not tell. */
      readonly wrongBefore: Truth
    }

export type FixJudgement = { readonly verdict: FixVerdict; readonly reason: ProofReason }

/** Whether a fix helped, from what was seen before and after. Pure; an exit code has no say. */
export function judgeFix(facts: FixFacts): FixJudgement {
  if (facts.prompting === null) return judgeByEvidence(facts)
  const { findingBefore, findingAfter, improved } = facts
  if (findingAfter === true && facts.onlyOldEntries === true) return cannotTell('only_old_entries')
  if (findingAfter === true) return { verdict: 'not_fixed', reason: 'finding_remains' }
  if (findingBefore === false) return cannotTell('nothing_wrong_before')
  if (findingAfter === false && facts.destroysKept === true)
    return { verdict: 'not_fixed', reason: 'lost_what_matters' }
  if (improved === false) return { verdict: 'not_fixed', reason: 'not_improved' }
  if (findingBefore === null) return cannotTell('before_unreadable')
  if (findingAfter === null) return cannotTell('after_unreadable')
  return { verdict: 'fixed', reason: 'finding_gone' }
}

type ByHand = Extract<FixFacts, { prompting: null }>

function judgeByEvidence({ improved, improvedBefore, wrongBefore }: ByHand): FixJudgement {
  if (improved === true && improvedBefore === true) return cannotTell('already_so')
  // A change that was made is no repair where nothing was wrong, and one that changed nothing has not failed.
  if (wrongBefore === false && improved === true && improvedBefore === false) return cannotTell('reached')
  if (wrongBefore === false) return cannotTell('nothing_wrong_before')
  if (improved === null) return cannotTell('after_unreadable')
  if (wrongBefore === null) return cannotTell('before_unreadable')
  if (!improved) return { verdict: 'not_fixed', reason: 'not_improved' }
  return improvedBefore === null ? cannotTell('before_unreadable') : { verdict: 'fixed', reason: 'improved' }
}

function cannotTell(reason: ProofReason): FixJudgement {
  return { verdict: 'cannot_tell', reason }
}

/** Records around one fix; null = the check or the fix gave none. */
export type FixRecords = {
  readonly before: ToolRecord | null
  readonly after: ToolRecord | null
  /** Record and arguments of the fix itself. */
  readonly result: ToolRecord | null
  readonly args: Readonly<Record<string, unknown>>
  readonly nowMs: number
}

/** Values of `improvedWhen` after the fix, and on the record before it alone. */
export function measureImprovement(
  conditions: Conditions,
  proof: Proof,
  records: FixRecords,
): { readonly improved: Truth; readonly improvedBefore: Truth } {
  const { before, after, result, args, nowMs } = records
  const holds = (later: ToolRecord | null): Truth => {
    // `after.x == null` must not hold because there is no record at all.
    if (later === null || result === null) return null
    const scope = { before: scopeOf(before), after: scopeOf(later), result: scopeOf(result), args }
    return conditions.holds(proof.improvedWhen, scope, { nowMs })
  }
  return { improved: holds(after), improvedBefore: holds(before) }
}

function scopeOf(record: ToolRecord | null): unknown {
  return record === null ? null : recordScope(record)
}
