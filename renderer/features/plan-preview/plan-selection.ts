import type { PlanStepView } from '../../../shared/ipc/views.ts'

/** Digests of the steps that are ticked: what a person chose, else what main proposed. Steps that are gone or cannot run drop out. */
export function tickedDigests(
  steps: readonly PlanStepView[],
  chosen: readonly string[] | undefined,
): readonly string[] {
  return steps
    .filter((step) => step.reason === null && (chosen?.includes(step.digest) ?? step.ticked))
    .map((step) => step.digest)
}

/** The choice after a person ticked or unticked one step; the order of the plan is kept. */
export function withTick(
  steps: readonly PlanStepView[],
  ticked: readonly string[],
  change: { readonly digest: string; readonly ticked: boolean },
): readonly string[] {
  return steps
    .map((step) => step.digest)
    .filter((digest) => (digest === change.digest ? change.ticked : ticked.includes(digest)))
}
