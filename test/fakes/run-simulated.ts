import { runsInNode } from '../../electron/contract/runs-in-node.ts'
import type { Tool, ToolRecord } from '../../electron/contract/define-tool.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { byNodeSteps } from '../../electron/machines/simulated/node-execution.ts'
import { bySimulation } from '../../electron/machines/simulated/tool-execution.ts'
import { loadSimulations } from './tool-parts.ts'

const simulations = await loadSimulations()
const nodeSteps = byNodeSteps({ timers: systemTimers, logger: silentLogger })

/** What a tool says of a simulated PC, without a machine around it. @throws when it gives no record. */
export async function runSimulated(tool: Tool, pc: SimulatedPc, given: Readonly<Record<string, unknown>> = {}) {
  const simulation = simulations.get(tool.name)
  if (!simulation && !runsInNode(tool)) throw new Error(`${tool.name}: not simulated`)
  const options = { signal: new AbortController().signal, onProgress: () => undefined, fresh: true }
  const call = { pc, tool, args: tool.args().parse(given), options, seenByAgents: null }
  const ran = await (simulation ? bySimulation(simulation) : nodeSteps).run(call)
  if (!ran.ok) throw new Error(`${tool.name}: ${ran.error.code}`)
  return { record: ran.value satisfies ToolRecord, args: call.args, nowMs: pc.clock.now() }
}
