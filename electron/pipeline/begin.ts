import { nothing, type Nothing, type Stage, type Validated } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Says how far a fix is while nothing is changed yet. */
export function tellPhase(
  { effect, call, begunAt }: Validated,
  phase: 'preparing' | 'saving',
  ports: Pick<PipelinePorts, 'publish'>,
): void {
  if (effect) ports.publish({ kind: 'call', call: { ...call, state: 'preparing', phase, since: begunAt } })
}

/** From its first look at the PC on a fix is at work: its conditions are checked, or checked again after a wait. */
export const begin: Stage<Validated, Nothing> = (context, ports) => {
  tellPhase(context, 'preparing', ports)
  return nothing
}
