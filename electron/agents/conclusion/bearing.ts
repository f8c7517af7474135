import type { Plan, PlannedCheck } from '../../../shared/domain/check-plan.ts'
import { findingKey, type Conclusion, type FindingName } from '../../../shared/domain/conclusion.ts'
import { thresholds } from '../planner/thresholds.ts'

/**
 * How much a finding, or a check without one, bears on what was told: 0 = nothing, 1 = it is what the complaint is about. `byItself`: for
 * what it is, not for what may have brought it about. `named`: only where the complaint means it, not where its words touch it in passing or
 * mean the whole PC.
 */
export type Bearing = (about: {
  readonly tool: string
  readonly id?: string
  readonly byItself?: true
  readonly named?: true
}) => number

/** From here a check matters: it is run in any case, and without an answer it leaves the complaint open. */
export const sureBearing = 0.5

/** What general checks find when nothing in particular is complained about: worth a repair, and no explanation. */
const ofGeneralCheck = 0.55

/** What a check bears that only words lead to that tell little. */
const inPassingShare = 0.9

/**
 * The score of a check beside the best one; where the best is no better than a guess, all bear less. What a complaint leads to
 * before all else matters, by however little it leads there. Where a complaint names nothing, the general checks bear on it evenly.
 * That another check looks at the same thing makes a look less worth while, and what is found no less telling.
 */
export function bearingOf(plan: Plan): Bearing {
  const all = [...plan.checks, ...plan.further]
  const worthLooking = sharesOf(all, ({ score }) => score)
  const said = sharesOf(all, ({ score, said = score }) => said)
  const first = new Set(plan.checks.map(({ tool }) => tool))
  const inPassing = new Set(all.filter((check) => check.inPassing).map(({ tool }) => tool))
  const [foremost] = first
  return ({ tool, byItself, named: isNamed }) => {
    // What is said of the whole PC means no part of it.
    if (isNamed && (plan.ofWholePc || inPassing.has(tool))) return 0
    const named = (byItself ? said : worthLooking).get(tool) ?? 0
    if (plan.reason === 'vague') return first.has(tool) ? Math.max(named, ofGeneralCheck) : named
    return plan.outcome === 'run' && tool === foremost ? Math.max(named, sureBearing) : named
  }
}

function sharesOf(
  checks: readonly PlannedCheck[],
  scoreOf: (check: PlannedCheck) => number,
): ReadonlyMap<string, number> {
  const scores = checks.map((check) => [check.tool, scoreOf(check) * (check.inPassing ? inPassingShare : 1)] as const)
  const best = Math.max(thresholds.runFrom, ...scores.map(([, score]) => score))
  return new Map(scores.map(([tool, score]) => [tool, score / best]))
}

/** A person named the checks: what they find is what was asked for. */
export function bearingOfChosen(tools: readonly string[]): Bearing {
  const chosen = new Set(tools)
  return ({ tool }) => (chosen.has(tool) ? 1 : 0)
}

/** After a repair: what was only noticed before stays so; what is new, or stood behind a cause that is gone, counts. */
export function bearingAfter(before: Pick<Conclusion, 'aside'> | null): Bearing {
  const aside = new Set((before?.aside ?? []).map(findingKey))
  return ({ tool, id }) => (id !== undefined && aside.has(findingKey({ tool, id } satisfies FindingName)) ? 0 : 1)
}

/** Nobody complained: whatever is found is what was asked for. */
export const bearingOfAll: Bearing = () => 1
