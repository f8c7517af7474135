import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { isEnding, nothing, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Stages in order: the first one that ends the call is the last one. */
export type Stages<In extends object, Out extends object> = {
  then<Added extends object>(stage: Stage<Out, Added>): Stages<In, Out & Added>
  /** `finish` turns what came through every stage into the ended call. */
  run(input: In, ports: PipelinePorts, finish: (context: Out) => EndedCall): Promise<EndedCall>
}

/** The first stage makes the context, a new object for each call, to which the others add. */
export function startWith<In extends object, Out extends object>(first: Stage<In, Out>): Stages<In, Out> {
  return composed(first as AnyStage, [])
}

/** Each takes what those before it gave: `then` sees to that. */
type AnyStage = Stage<object, object>

function composed<In extends object, Out extends object>(
  first: AnyStage,
  stages: readonly AnyStage[],
): Stages<In, Out> {
  return {
    then: (next) => composed(first, [...stages, next as AnyStage]),
    run: async (input, ports, finish) => {
      const opened = first(input, ports)
      const context = opened instanceof Promise ? await opened : opened
      if (isEnding(context)) return context.ended
      for (const stage of stages) {
        const outcome = stage(context, ports)
        // Most stages have nothing to wait for, and waiting for nothing still costs a turn.
        const added = outcome instanceof Promise ? await outcome : outcome
        if (isEnding(added)) return added.ended
        // A copy at each of so many stages would cost more than the stages.
        if (added !== nothing) Object.assign(context, added)
      }
      return finish(context as Out)
    },
  }
}
