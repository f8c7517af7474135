import type { Plan } from '../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { Registry } from '../registry/registry.ts'

type Answer = {
  readonly plan: Pick<Plan, 'comesAndGoes'> | null
  readonly conclusion?: Conclusion | null
}

/** What comes and goes, and was caught by one look in a state that may be over at the next: a watch tells more than a repair. */
export function isToWatch({ plan, conclusion }: Answer, registry: Pick<Registry, 'find'>): boolean {
  const [first] = conclusion?.causes ?? []
  if (plan?.comesAndGoes !== true || first === undefined) return false
  return registry.find(first.tool)?.findings.find(({ id }) => id === first.id)?.passing === true
}
