import type { ProposedFix } from '../../shared/domain/diagnosis.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import type { ItemLog } from './item-log.ts'
import type { FixesItem, FixResult, PlanItem } from './items.ts'

/** The step of a plan that this result came from; null = the plan is gone, or has no such step. */
export function stepBehind({ tool, args = {} }: FixResult, plan: PlanItem | null): ProposedFix | null {
  const steps = plan?.proposed.filter((step) => step.tool === tool) ?? []
  // A result has the usual values as well, and one of before has none.
  const isSame = (step: ProposedFix): boolean =>
    Object.entries(step.args).every(([name, value]) => canonicalJson(args[name] ?? null) === canonicalJson(value))
  return steps.length === 1 ? (steps[0] ?? null) : (steps.find(isSame) ?? null)
}

/** The step that was undone and has not been run again since; null = there is none to be run again. */
export function undoneStep(
  { planId }: Pick<FixesItem, 'planId'>,
  result: FixResult,
  log: Pick<ItemLog, 'get'>,
): ProposedFix | null {
  return result.undone && result.isRepeated !== true ? stepBehind(result, log.get('plan', planId)) : null
}

/** Whether all of these steps can be run again: of a plan that was run, only what was undone since. */
export function areUndone(plan: PlanItem, digests: readonly string[], log: ItemLog): boolean {
  const undone = ofPlan(plan, log).flatMap((item) =>
    item.results.map((result) => undoneStep(item, result, log)?.digest),
  )
  return digests.every((digest) => undone.includes(digest))
}

/** What is run again is not offered again where it was undone. */
export function markRepeated(plan: PlanItem, digests: readonly string[], log: ItemLog): void {
  const isOne = (item: FixesItem, result: FixResult): boolean =>
    digests.includes(undoneStep(item, result, log)?.digest ?? '')
  for (const { id, results } of ofPlan(plan, log)) {
    if (!results.some((result) => result.undone)) continue
    log.replace('fixes', id, (item) => ({
      ...item,
      results: item.results.map((result) => (isOne(item, result) ? { ...result, isRepeated: true } : result)),
    }))
  }
}

function ofPlan(plan: PlanItem, log: ItemLog): readonly FixesItem[] {
  return log.after('fixes', plan.id).filter(({ planId }) => planId === plan.id)
}
