import * as z from 'zod'

import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { EndedRun, ProgramRunPort } from '../../../contract/program-run-port.ts'
import { programLine, runArguments, runCode, startedBy } from '../../../contract/run-code.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = () => z.strictObject({ command: programLine(), ...runArguments() })

type Args = z.output<ReturnType<typeof args>>
type Context = { readonly programs: ProgramRunPort; readonly signal: AbortSignal }

function run(given: Args, context: Context): Promise<EndedRun | StepFailure> {
  return runCode(given, startedBy(given.command), context)
}

export const runStep: NodeStepRun<Args> = async ({ state, ports, signal }) => run(state.p, { ...ports, signal })
