import { appError } from '../kernel/result.ts'
import { deny, nothing, type Decided, type Ending, type Nothing, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

type FolderPorts = PipelinePorts & Required<Pick<PipelinePorts, 'agentMayRead'>>

/** An agent reads no folder outside the workspaces. What the planner's rules name comes from the person or from the PC. */
export const checkFolders: Stage<Decided, Nothing> = (context, ports) => {
  const { kind, role } = context.request.caller
  const { agentMayRead } = ports
  if (role !== 'ai_agent' || kind === 'planner' || agentMayRead === undefined) return nothing
  return withOpenFolders(context, { ...ports, agentMayRead })
}

async function withOpenFolders(context: Decided, ports: FolderPorts): Promise<Nothing | Ending> {
  const { tool, args } = context
  for (const name of tool.placement.folderArguments ?? []) {
    const path = args[name]
    if (typeof path !== 'string' || (await ports.agentMayRead(path))) continue
    return deny(context, ports, [appError('folder_not_open', { tool: tool.name, path })])
  }
  return nothing
}
