import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { isEnding, type Ending, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Stages in order: the first one that ends the call ends the chain. */
export type Chain<In extends object, Out extends object> = {
  then<Next extends object>(stage: Stage<Out, Next>): Chain<In, Next>
  /** `finish` turns what came through every stage into the ended call. */
  run(input: In, ports: PipelinePorts, finish: (context: Out) => EndedCall): Promise<EndedCall>
}

export function chain<In extends object, Out extends object>(first: Stage<In, Out>): Chain<In, Out> {
  return {
    then: (next) =>
      chain(async (input, ports) => {
        const outcome: Out | Ending = await first(input, ports)
        return isEnding(outcome) ? outcome : next(outcome, ports)
      }),
    run: async (input, ports, finish) => {
      const outcome: Out | Ending = await first(input, ports)
      return isEnding(outcome) ? outcome.ended : finish(outcome)
    },
  }
}
