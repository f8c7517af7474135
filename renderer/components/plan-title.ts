import type { PlanStepView } from '../../shared/ipc/views.ts'

/** Nobody suggested what a person asked for, and it repairs nothing. */
export function planTitle(steps: readonly Pick<PlanStepView, 'because'>[]): 'ui.plan.title' | 'ui.plan.wished' {
  return steps.length > 0 && steps.every(({ because }) => because === null) ? 'ui.plan.wished' : 'ui.plan.title'
}
