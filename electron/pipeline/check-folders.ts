import { appError } from '../kernel/result.ts'
import { deny, type Decided, type Stage } from './call-context.ts'

/** An agent reads no folder outside the workspaces. What the planner's rules name comes from the person or from the PC. */
export const checkFolders: Stage<Decided, Decided> = async (context, ports) => {
  const { tool, args, request } = context
  const { kind, role } = request.caller
  if (role !== 'ai_agent' || kind === 'planner' || ports.agentMayRead === undefined) return context
  for (const name of tool.placement.folderArguments ?? []) {
    const path = args[name]
    if (typeof path !== 'string' || (await ports.agentMayRead(path))) continue
    return deny(context, ports, [appError('folder_not_open', { tool: tool.name, path })])
  }
  return context
}
