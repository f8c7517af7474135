import { isSamePc } from '../../shared/domain/target.ts'
import { appError } from '../kernel/result.ts'
import { deny, nothing, type Confirmed, type Ending, type Nothing, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Gets a runner with administrator rights where the tool needs them. Rights that are there already are no waiting. */
export const elevate: Stage<Confirmed, Rights | Nothing> = (context, ports) =>
  context.tool.access.requiresAdmin ? withRights(context, ports) : nothing

type Rights = Pick<Confirmed, 'runner' | 'waited'> & Partial<Pick<Confirmed, 'begunAt'>>

async function withRights(context: Confirmed, ports: PipelinePorts): Promise<Rights | Ending> {
  const { call, tool, runner, signal } = context
  const prompts: number[] = []
  const onPrompt = (): void => {
    const since = ports.clock.now()
    prompts.push(since)
    ports.publish({ kind: 'call', call: { ...call, state: 'awaiting_elevation', since } })
  }
  const { args, approval } = context
  const asked = { tool, args, runner, callId: call.id, approvalId: approval?.id ?? null, undoes: call.undoes ?? null }
  const elevated = await ports.elevation.elevate(asked, signal, onPrompt)
  if (!elevated.ok) return deny(context, ports, [elevated.error])
  // What was approved was approved for this PC.
  if (!isSamePc(elevated.value.target, runner.target)) return deny(context, ports, [appError('other_pc')])
  return {
    runner: elevated.value,
    waited: true,
    ...(prompts.length > 0 ? { begunAt: ports.clock.now() } : {}),
  }
}
