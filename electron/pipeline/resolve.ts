import { unknownTool } from '../registry/unknown-tool.ts'
import { deny, type Requested, type Resolved, type Stage } from './call-context.ts'

/** Finds the tool of the request. */
export const resolve: Stage<Requested, Resolved> = (context, ports) => {
  const tool = ports.registry.find(context.request.tool)
  if (!tool) return deny(context, ports, [unknownTool(context.request.tool, ports.registry)])
  const { request, signal, runner, check, attempt } = context
  return {
    call: { ...context.call, tool: tool.name, version: tool.version },
    request,
    signal,
    runner,
    check,
    attempt,
    tool,
  }
}
