import type { PlannedCheck } from '../../shared/domain/check-plan.ts'
import type { Looked, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import { appError } from '../kernel/result.ts'
import { beginning, concluded, type Diagnosing, type HearCheck, type LookDeps } from './conclude-look.ts'
import { bearingOfAll } from './conclusion/bearing.ts'
import { lookOn, type LookedAround } from './look-around.ts'
import { typicalMs } from './look-further.ts'
import { isLookedAtUnasked, quickMs } from './planner/planner-tools.ts'
import type { CheckSession } from './run-check.ts'

/**
 * Everything that can show a fault of this PC and needs no word from a person. Rules chose the checks, so they run with the
 * reach of rules; what is quick is known while what takes long still runs. Nothing is left out for its length: who started it
 * can stop it.
 */
export async function checkUp(session: CheckSession, onCheck: HearCheck, deps: LookDeps): Promise<Looked> {
  const looking: Diagnosing = {
    ...beginning(deps, bearingOfAll, onCheck),
    ...{ further: [], requested: [], tried: [], deeper: false, given: {} },
    durations: await deps.durations.read(),
    session,
  }
  const { quick, slow } = stagesOf(looking)
  const nothingYet = { checks: [], skipped: [] }
  const looked = await lookOn(await lookOn(nothingYet, quick, looking), slow, looking)
  return { ...(await concluded(withUnbegun(looked, [...quick, ...slow]), looking)), leftMs: null }
}

/** Stopped between two stages, what takes long was not even begun: it is not known, and must not be missing either. */
function withUnbegun({ checks, skipped }: LookedAround, wanted: readonly PlannedCheck[]): LookedAround {
  const seen = new Set([...checks.map(({ call }) => call.tool), ...skipped.map(({ tool }) => tool)])
  const unbegun = wanted
    .filter(({ tool }) => !seen.has(tool))
    .map(({ tool }): SkippedEntry => ({ tool, because: 'plan', reason: appError('cancelled') }))
  return { checks, skipped: [...skipped, ...unbegun] }
}

type Stages = { readonly quick: readonly PlannedCheck[]; readonly slow: readonly PlannedCheck[] }

/** The shortest first, by what was measured on this PC. */
function stagesOf(looking: Diagnosing): Stages {
  const timed = looking.deps.registry
    .getSafeDiagnosticTools(looking.session.caller.role)
    .filter(isLookedAtUnasked)
    .map(({ name }) => ({ check: { tool: name, score: 0 }, ms: typicalMs(name, looking) }))
    .toSorted((one, other) => one.ms - other.ms)
  const isQuick = ({ ms }: (typeof timed)[number]): boolean => ms <= quickMs
  const checksOf = (some: typeof timed): Stages['quick'] => some.map(({ check }) => check)
  return { quick: checksOf(timed.filter(isQuick)), slow: checksOf(timed.filter((one) => !isQuick(one))) }
}
