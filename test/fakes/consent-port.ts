import type { AskedStep, ConsentAnswer, ConsentPort, ConsentStep } from '../../electron/pipeline/consent.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'

/** A person who looks at each step by itself. */
export function answering(answer: (step: ConsentStep) => ConsentAnswer): ConsentPort {
  return { ask: ({ steps }) => Promise.resolve(steps.map(answer)) }
}

/** A person who says yes to everything that is asked. */
export const saysYes = answering(() => ({ answer: 'approve', role: 'human_agent', shownTextHash: 'shown' }))
export const saysNo = answering(() => ({ answer: 'refuse' }))
export const nobodyThere = answering(() => ({ answer: 'nobody' }))

/** Steps of a plan as their question names them. */
export function askedOf(
  fixes: readonly { readonly tool: string; readonly args: AskedStep['args'] }[],
  { registry }: { readonly registry: { find(name: string): Tool | null } },
): readonly AskedStep[] {
  return fixes.flatMap(({ tool: name, args }) => {
    const tool = registry.find(name)
    return tool ? [{ tool, args }] : []
  })
}
