import type { RequestedFix } from '../../shared/domain/check-plan.ts'
import { isSameFinding, type Conclusion } from '../../shared/domain/conclusion.ts'
import type { FixPlan, ProposedFix } from '../../shared/domain/diagnosis.ts'
import { severityRank, type Finding } from '../../shared/domain/finding.ts'

type Offered = Pick<ProposedFix, 'because'>
type Ticking = {
  /** Findings that nobody asked about, that are usual on such a PC, or that may be gone at the next moment. */
  readonly unticked: ReadonlySet<Finding>
  readonly causes: Conclusion['causes']
  /** What the person's own words name and nothing else does. */
  readonly asked: readonly RequestedFix[]
}

/**
 * Fixes for causes are part of the plan: the best explanation that can be repaired, and what is as bad; what no tool mends,
 * such as a switch of the case, holds nothing up. What may be the cause, or is only noticed, is offered without a tick.
 */
export function tickFixes(plan: FixPlan, { unticked, causes, asked }: Ticking): FixPlan {
  // What a person asked for stands before everything else.
  const place = ({ because }: Offered): number => {
    if (because === 'request') return -1
    const found = causes.findIndex((cause) => isSameFinding(cause, because))
    return found === -1 ? causes.length : found
  }
  const isForCause = (fix: Offered): boolean => place(fix) < causes.length
  const [first] = [...plan.proposed, ...plan.questions]
    .filter((fix) => isForCause(fix) && fix.because !== 'request')
    .toSorted((a, b) => place(a) - place(b))
  const proposed = plan.proposed.map((fix) => {
    if (fix.because === 'request') return { ...fix, ticked: asked.some(({ tool }) => tool === fix.tool) }
    const isAsBad = first !== undefined && rankOf(fix) <= rankOf(first)
    return { ...fix, ticked: causes[place(fix)]?.sure === true && isAsBad && !unticked.has(fix.because) }
  })
  return {
    ...plan,
    proposed: proposed.toSorted((a, b) => Number(b.ticked) - Number(a.ticked) || place(a) - place(b)),
  }
}

function rankOf({ because }: Offered): number {
  return because === 'request' ? -1 : severityRank(because)
}
