import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, FixPlan } from '../../shared/domain/diagnosis.ts'
import type { FixProposer, ProposingFor } from './propose-fixes.ts'
import type { CheckSession } from './run-check.ts'

/** What is known when something is offered. */
export type OfferedFor = { readonly checks: readonly CheckReport[]; readonly conclusion: Conclusion }

/** Somebody who wants to act on a sure cause while the rest is still looked at. */
export type EarlyOffers = {
  /** Resolves when somebody has waited so long that an offer is welcome, or at once when the signal fires. */
  readonly ready: (signal: AbortSignal) => Promise<void>
  /** Told once at most, never after the end. */
  readonly onOffer: (fixes: FixPlan, seen: OfferedFor) => void
}

export type EarlyOffer = {
  readonly hear: (report: CheckReport, soFar: Conclusion) => void
  /** Nothing is offered early any more. Resolves when what was begun has ended. */
  end(): Promise<void>
}

type Offering = {
  readonly proposer: FixProposer
  readonly session: CheckSession
  /** What is read for this offer is not read again for that of the end. */
  readonly so: Required<Pick<ProposingFor, 'tried' | 'requested' | 'cache' | 'comesAndGoes'>>
  readonly offers: EarlyOffers | undefined
}

export function createEarlyOffer({ proposer, session, so, offers }: Offering): EarlyOffer {
  const checks: CheckReport[] = []
  const over = new AbortController()
  let conclusion: Conclusion | null = null
  let offering: Promise<void> | null = null
  const isOver = (): boolean => over.signal.aborted || session.signal.aborted
  const offer = async ({ ready, onOffer }: EarlyOffers): Promise<void> => {
    await ready(over.signal)
    if (isOver() || conclusion === null) return
    const seen = { checks: [...checks], conclusion }
    const fixes = await proposer.propose(seen.checks, session, { ...so, conclusion })
    if (!isOver() && fixes.proposed.some(({ ticked }) => ticked)) onOffer(fixes, seen)
  }
  return {
    hear: (report, soFar) => {
      checks.push(report)
      conclusion = soFar
      if (offers === undefined || offering !== null || !soFar.causes.some(({ sure }) => sure)) return
      offering = offer(offers)
      // Told at the end, where somebody waits for it.
      offering.catch(() => undefined)
    },
    end: async () => {
      over.abort()
      await offering
    },
  }
}
