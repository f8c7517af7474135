import { isSamePc } from '../../shared/domain/target.ts'
import { appError } from '../kernel/result.ts'
import { deny, type Confirmed, type Ending } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Gets a runner with administrator rights where the tool needs them. Rights that are there already are no waiting. */
export function elevate<Context extends Confirmed>(
  context: Context,
  ports: PipelinePorts,
): Promise<Context | Ending> | Context {
  return context.tool.access.requiresAdmin ? withRights(context, ports) : context
}

async function withRights<Context extends Confirmed>(
  context: Context,
  ports: PipelinePorts,
): Promise<Context | Ending> {
  const { call, tool, runner, signal } = context
  const prompts: number[] = []
  const onPrompt = (): void => {
    const since = ports.clock.now()
    prompts.push(since)
    ports.publish({ kind: 'call', call: { ...call, state: 'awaiting_elevation', since } })
  }
  const elevated = await ports.elevation.elevate({ tool, runner }, signal, onPrompt)
  if (!elevated.ok) return deny(context, ports, [elevated.error])
  // What was approved was approved for this PC.
  if (!isSamePc(elevated.value.target, runner.target)) return deny(context, ports, [appError('other_pc')])
  return {
    ...context,
    runner: elevated.value,
    waited: true,
    ...(prompts.length > 0 ? { begunAt: ports.clock.now() } : {}),
  }
}
