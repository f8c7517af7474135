import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { isEnding, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Stages in order: the first one that ends the call is the last one. */
export type Stages<In extends object, Out extends object> = {
  then<Next extends object>(stage: Stage<Out, Next>): Stages<In, Next>
  /** `finish` turns what came through every stage into the ended call. */
  run(input: In, ports: PipelinePorts, finish: (context: Out) => EndedCall): Promise<EndedCall>
}

export function startWith<In extends object, Out extends object>(first: Stage<In, Out>): Stages<In, Out> {
  return composed([first as AnyStage])
}

/** Each takes what the one before it gives: `then` sees to that. */
type AnyStage = Stage<object, object>

function composed<In extends object, Out extends object>(stages: readonly AnyStage[]): Stages<In, Out> {
  return {
    then: (next) => composed([...stages, next as AnyStage]),
    run: async (input, ports, finish) => {
      let context: object = input
      for (const stage of stages) {
        const outcome: Promise<object> | object = stage(context, ports)
        // Most stages have nothing to wait for, and waiting for nothing still costs a turn.
        context = outcome instanceof Promise ? await outcome : outcome
        if (isEnding(context)) return context.ended
      }
      return finish(context as Out)
    },
  }
}
