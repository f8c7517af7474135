import { deny, type Confirmed, type Ending } from './flight.ts'
import type { PipelinePorts } from './ports.ts'

/** Gets administrator rights where the tool needs them. Rights that are there already are no waiting. */
export async function elevate<Flight extends Confirmed>(
  flight: Flight,
  ports: PipelinePorts,
): Promise<Flight | Ending> {
  const { call, tool, signal } = flight
  if (!tool.access.requiresAdmin) return flight
  const prompts: number[] = []
  const onPrompt = (): void => {
    const since = ports.clock.now()
    prompts.push(since)
    ports.publish({ kind: 'call', call: { ...call, state: 'awaiting_elevation', since } })
  }
  const elevated = await ports.elevation.elevate(tool, signal, onPrompt)
  if (!elevated.ok) return deny(flight, ports, [elevated.error])
  return { ...flight, waited: true, ...(prompts.length > 0 ? { begunAt: ports.clock.now() } : {}) }
}
