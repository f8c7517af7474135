import { appError } from '../kernel/result.ts'
import { deny, type Requested, type Resolved, type Stage } from './flight.ts'

/** Finds the tool of the request. */
export const resolve: Stage<Requested, Resolved> = (flight, ports) => {
  const tool = ports.registry.find(flight.request.tool)
  if (!tool) return deny(flight, ports, [appError('unknown_tool', { tool: flight.request.tool.slice(0, 80) })])
  return { ...flight, tool, call: { ...flight.call, tool: tool.name, version: tool.version } }
}
