import { prettifyError } from 'zod'

import type { Tool, ToolRecord } from '../../contract/define-tool.ts'
import { failureOf } from '../../contract/step-failure.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { DoneFix, RunOptions } from '../machine.ts'
import { seenFiles, type SeenEntries } from './parts/files.ts'
import { isRefusal } from './refusal.ts'
import type { AnySimulation } from './simulate.ts'
import type { SimulatedPc } from './simulated-pc.ts'

type Values = Readonly<Record<string, unknown>>

export type ExecutedRun = {
  readonly pc: SimulatedPc
  readonly tool: Tool
  readonly args: Values
  readonly options: RunOptions
  /** What agents may know of; null = everything. */
  readonly seenByAgents: SeenEntries | null
}

export type ExecutedUndo = {
  readonly pc: SimulatedPc
  readonly tool: Tool
  readonly done: DoneFix
  readonly signal: AbortSignal
}

/** How a tool is carried out on one visit to the PC. */
export type ToolExecution = {
  run(call: ExecutedRun): Promise<Result<ToolRecord>> | Result<ToolRecord>
  undo(call: ExecutedUndo): Promise<Result<Values>> | Result<Values>
}

/** What its `simulated.ts` says that scripts and programs of Windows would do. */
export function bySimulation(simulation: AnySimulation): ToolExecution {
  return {
    run: ({ pc, tool, args, options, seenByAgents }) => {
      const isConfined = options.confined === true && seenByAgents !== null
      const seen = isConfined ? { ...pc, files: seenFiles(pc.files, seenByAgents) } : pc
      return recordOf(tool, simulation.run(seen, args))
    },
    undo: ({ pc, tool, done }) => {
      if (!simulation.undo) return fail('undo_missing', { tool: tool.name })
      const failed = simulation.undo(pc, done.record.result, done.args)
      const error = typeof failed === 'object' && failed !== null ? failureOf(failed) : null
      return error === null ? ok({}) : { ok: false, error }
    },
  }
}

function recordOf(tool: Tool, raw: Values): Result<ToolRecord> {
  const failed = failureOf(raw)
  if (failed !== null) return { ok: false, error: failed }
  if (isRefusal(raw)) return fail('simulation_refused', { tool: tool.name, reason: raw.refused })
  const parsed = tool.result().safeParse(raw)
  if (!parsed.success) return fail('result_invalid', { tool: tool.name }, prettifyError(parsed.error))
  return ok({ result: parsed.data, unavailable: unavailableOf(raw) })
}

/** Some tools name facts themselves that could not be read. */
function unavailableOf(raw: Values): readonly string[] {
  const named = raw['unavailable']
  return Array.isArray(named) ? named.filter((fact): fact is string => typeof fact === 'string') : []
}
