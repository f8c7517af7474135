import { isSamePc } from '../../shared/domain/target.ts'
import { appError } from '../kernel/result.ts'
import { deny, type Confirmed, type Ending } from './flight.ts'
import type { PipelinePorts } from './ports.ts'

/** Gets a runner with administrator rights where the tool needs them. Rights that are there already are no waiting. */
export async function elevate<Flight extends Confirmed>(
  flight: Flight,
  ports: PipelinePorts,
): Promise<Flight | Ending> {
  const { call, tool, runner, signal } = flight
  if (!tool.access.requiresAdmin) return flight
  const prompts: number[] = []
  const onPrompt = (): void => {
    const since = ports.clock.now()
    prompts.push(since)
    ports.publish({ kind: 'call', call: { ...call, state: 'awaiting_elevation', since } })
  }
  const elevated = await ports.elevation.elevate({ tool, runner }, signal, onPrompt)
  if (!elevated.ok) return deny(flight, ports, [elevated.error])
  // What was approved was approved for this PC.
  if (!isSamePc(elevated.value.target, runner.target)) return deny(flight, ports, [appError('other_pc')])
  return {
    ...flight,
    runner: elevated.value,
    waited: true,
    ...(prompts.length > 0 ? { begunAt: ports.clock.now() } : {}),
  }
}
