import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, FixReason, FixReport } from '../../shared/domain/diagnosis.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { Result } from '../kernel/result.ts'
import { shortened } from './kept-findings.ts'

/** What led to an item in this session, whole: items keep only what a person sees. */
export type Behind = {
  readonly checks: readonly CheckReport[]
  /** What the checks said; null = a person picked a fix without one. */
  readonly conclusion: Conclusion | null
  /** How the steps of the plans before it ended: what was tried is not proposed again. */
  readonly reports: readonly FixReport[]
  /** Plans of the same repair before it. */
  readonly rounds: number
}

export type SessionMemory = {
  remember(itemId: string, behind: Partial<Behind>): void
  /** Of an earlier session nothing is known. Results that were let go of are read again; where they cannot be, they are unknown. */
  of(itemId: string): Promise<Behind>
  /** Nobody can go on from these items any more. */
  letGo(itemIds: readonly string[]): void
}

/** Calls that have ended, with their results. */
export type EndedCalls = {
  get(callId: string): Promise<Result<{ readonly call: EndedCall } | null>>
  /** The same for many calls, by their ids, in one pass. */
  getAll(callIds: readonly string[]): Promise<Result<ReadonlyMap<string, { readonly call: EndedCall }>>>
}

/** Items whose results stay at hand. Behind older ones stands what was found and tried, no more than the items themselves hold. */
export const wholeKept = 8

export function createSessionMemory(history: EndedCalls): SessionMemory {
  const unknown: Behind = { checks: [], conclusion: null, reports: [], rounds: 0 }
  const whole = new Map<string, Behind>()
  const short = new Map<string, Behind>()
  const letGo = (itemId: string): void => {
    whole.delete(itemId)
    short.delete(itemId)
  }
  return {
    remember: (itemId, behind) => {
      letGo(itemId)
      whole.set(itemId, { ...unknown, ...behind })
      const [oldest] = whole
      if (whole.size <= wholeKept || oldest === undefined) return
      whole.delete(oldest[0])
      short.set(oldest[0], shortBehind(oldest[1]))
    },
    of: async (itemId) => {
      const known = short.get(itemId)
      if (known === undefined) return whole.get(itemId) ?? unknown
      const read = await history.getAll(known.checks.map(({ call }) => call.id))
      const ended = read.ok ? read.value : new Map<string, { readonly call: EndedCall }>()
      return { ...known, checks: known.checks.map((check) => withResult(check, ended.get(check.call.id)?.call)) }
    },
    letGo: (itemIds) => itemIds.forEach(letGo),
  }
}

function shortBehind({ checks, conclusion, reports, rounds }: Behind): Behind {
  return {
    conclusion,
    checks: checks.map((check) => ({
      ...check,
      call: shortCall(check.call),
      because: check.because === 'plan' ? check.because : shortened(check.because),
      findings: check.findings.map(shortened),
      result: null,
    })),
    reports: reports.map((report) => {
      const fix = { ...report.fix, because: shortReason(report.fix.because), preview: null }
      return report.kind === 'run' ? { ...report, fix, call: shortCall(report.call) } : { ...report, fix }
    }),
    rounds,
  }
}

function shortReason(because: FixReason): FixReason {
  return because === 'request' ? because : shortened(because)
}

function shortCall(call: EndedCall): EndedCall {
  if (call.state !== 'succeeded') return call
  const { proof } = call
  const findings = call.findings.map(shortened)
  return { ...call, result: {}, findings, proof: proof === null ? null : { ...proof, before: null, after: null } }
}

function withResult(check: CheckReport, call: EndedCall | undefined): CheckReport {
  if (check.call.state !== 'succeeded' || call?.state !== 'succeeded') return check
  const { findings, result, unavailable } = call
  return { ...check, call, findings, result, unavailable }
}
