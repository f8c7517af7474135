import type { Plan } from '../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, Looked } from '../../shared/domain/diagnosis.ts'
import { worstFirst } from '../../shared/domain/finding.ts'
import type { Registry } from '../registry/registry.ts'
import type { CheckDurations } from '../../shared/domain/check-durations.ts'
import { withRuns } from './check-durations.ts'
import type { Bearing } from './conclusion/bearing.ts'
import type { Concluder } from './conclusion/concluder.ts'
import type { LookedAround, Looking } from './look-around.ts'
import { conclusionOf } from './look-further.ts'
import type { EarlyOffer } from './early-offer.ts'
import type { Proposing, TriedFix } from './offer-fix.ts'
import type { FixProposer } from './propose-fixes.ts'

/** What every look needs, whoever or whatever asked for it. */
export type LookDeps = {
  readonly registry: Registry
  readonly concluder: Concluder
  readonly proposer: FixProposer
  readonly durations: CheckDurations
}

export type Diagnosing = Looking & {
  readonly deps: LookDeps
  /** Fixes that the person asked for by name. */
  readonly requested: Plan['fixes']
  readonly tried: readonly TriedFix[]
  /** What is complained about comes and goes. */
  readonly comesAndGoes?: boolean
  /** Absent = nothing is offered before the end. */
  readonly early?: EarlyOffer
  /** What was read for an early offer; absent = there is none. */
  readonly cache?: Proposing['cache']
}

export type HearCheck = (report: CheckReport, soFar: Conclusion) => void

/** Tells with each check what is known by then: who stops the search has an answer. */
export function beginning(
  deps: LookDeps,
  bearing: Bearing,
  onCheck: HearCheck,
): Pick<Diagnosing, 'deps' | 'bearing' | 'options'> {
  const checks: CheckReport[] = []
  const tell = (report: CheckReport): void => {
    checks.push(report)
    onCheck(report, deps.concluder.conclude({ checks, skipped: [] }, bearing))
  }
  return { deps, bearing, options: { onCheck: tell } }
}

/** What was looked at, concluded, with the fixes that fit; how long it took is kept. */
export async function concluded(looked: LookedAround, looking: Diagnosing): Promise<Omit<Looked, 'leftMs'>> {
  const { deps, session } = looking
  const findings = worstFirst(looked.checks.flatMap((check) => check.findings))
  const conclusion = conclusionOf(looked, looking)
  await looking.early?.end()
  const proposing = deps.proposer.propose(looked.checks, session, {
    tried: looking.tried,
    conclusion,
    requested: looking.requested,
    comesAndGoes: looking.comesAndGoes ?? false,
    ...(looking.cache ? { cache: looking.cache } : {}),
  })
  await deps.durations.keep(withRuns(await deps.durations.read(), looked.checks))
  const fixes = await proposing
  return { ...looked, findings, conclusion, fixes, known: session.known }
}
