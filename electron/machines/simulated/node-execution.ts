import type { Logger } from '../../kernel/ports.ts'
import type { Timers } from '../../kernel/timers.ts'
import { runTool, undoTool } from '../steps/run-tool.ts'
import { createNodeSteps } from './node-steps.ts'
import type { ToolExecution } from './tool-execution.ts'

/** The steps of the tool itself. Where one fails, the visit leaves nothing, so that nothing of it is kept for an undo either. */
export function byNodeSteps(ports: { readonly timers: Timers; readonly logger: Logger }): ToolExecution {
  return {
    run: ({ pc, tool, args, options: { onKept: _nothing, ...options }, seenByAgents }) =>
      runTool(createNodeSteps(pc, tool, { ...ports, seenByAgents }), { tool, args, options }),
    undo: ({ pc, tool, done, signal }) =>
      undoTool(createNodeSteps(pc, tool, { ...ports, seenByAgents: null }), { tool, done, signal }),
  }
}
