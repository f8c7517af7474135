import { unknownTool } from '../registry/unknown-tool.ts'
import { deny, type Requested, type Resolved, type Stage } from './flight.ts'

/** Finds the tool of the request. */
export const resolve: Stage<Requested, Resolved> = (flight, ports) => {
  const tool = ports.registry.find(flight.request.tool)
  if (!tool) return deny(flight, ports, [unknownTool(flight.request.tool, ports.registry)])
  return { ...flight, tool, call: { ...flight.call, tool: tool.name, version: tool.version } }
}
