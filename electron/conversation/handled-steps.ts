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

/** The step that was undone or put off and has not been run again since; null = there is none to be run again. */
export function stepToRepeat(
  { planId }: Pick<FixesItem, 'planId'>,
  result: FixResult,
  log: Pick<ItemLog, 'get'>,
): ProposedFix | null {
  const isDone = !result.undone && !wasPutOff(result)
  return !isDone && result.isRepeated !== true ? stepBehind(result, log.get('plan', planId)) : null
}

/** A person said "not today" while it waited: nothing was done. */
export function wasPutOff({ error }: Pick<FixResult, 'error'>): boolean {
  return error?.code === 'postponed'
}

/** Whether all of these steps can be run again: of a plan that was run, only what was undone or put off since. */
export function canBeRepeated(
  plan: PlanItem,
  digests: readonly string[],
  log: Pick<ItemLog, 'get' | 'after'>,
): boolean {
  const steps = ofPlan(plan, log).flatMap((item) =>
    item.results.map((result) => stepToRepeat(item, result, log)?.digest),
  )
  return digests.every((digest) => steps.includes(digest))
}

/** What is run again is not offered again where it was undone or put off. */
export function markRepeated(plan: PlanItem, digests: readonly string[], log: ItemLog): void {
  const isOne = (item: FixesItem, result: FixResult): boolean =>
    digests.includes(stepToRepeat(item, result, log)?.digest ?? '')
  for (const { id, results } of ofPlan(plan, log)) {
    if (!results.some((result) => result.undone || wasPutOff(result))) continue
    log.replace('fixes', id, (item) => ({
      ...item,
      results: item.results.map((result) => (isOne(item, result) ? { ...result, isRepeated: true } : result)),
    }))
  }
}

function ofPlan(plan: PlanItem, log: Pick<ItemLog, 'after'>): readonly FixesItem[] {
  return log.after('fixes', plan.id).filter(({ planId }) => planId === plan.id)
}
