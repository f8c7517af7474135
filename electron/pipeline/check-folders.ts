import { appError } from '../kernel/result.ts'
import { deny, type Decided, type Stage } from './flight.ts'

/** An agent reads no folder outside the workspaces. What the planner's rules name comes from the person or from the PC. */
export const checkFolders: Stage<Decided, Decided> = async (flight, ports) => {
  const { tool, args, request } = flight
  const { kind, role } = request.caller
  if (role !== 'ai_agent' || kind === 'planner' || ports.agentMayRead === undefined) return flight
  for (const name of tool.placement.folderArguments ?? []) {
    const path = args[name]
    if (typeof path !== 'string' || (await ports.agentMayRead(path))) continue
    return deny(flight, ports, [appError('folder_not_open', { tool: tool.name, path })])
  }
  return flight
}
