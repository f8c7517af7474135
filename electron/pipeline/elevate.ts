import { deny, type Confirmed, type Stage } from './flight.ts'

/** Gets administrator rights where the tool needs them. */
export const elevate: Stage<Confirmed, Confirmed> = async (flight, ports) => {
  const { call, tool, signal } = flight
  if (!tool.access.requiresAdmin) return flight
  ports.publish({ kind: 'call', call: { ...call, state: 'awaiting_elevation', since: ports.clock.now() } })
  const elevated = await ports.elevation.elevate(tool, signal)
  return elevated.ok ? { ...flight, waited: true } : deny(flight, ports, [elevated.error])
}
