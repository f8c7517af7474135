import * as z from 'zod'

import { commandText } from '../../../contract/argument-schemas.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { EndedRun, ProgramRunPort } from '../../../contract/program-run-port.ts'
import { runArguments, runCode } from '../../../contract/run-code.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = () => z.strictObject({ code: commandText(8_000), ...runArguments() })

type Args = z.output<ReturnType<typeof args>>
type Context = { readonly programs: ProgramRunPort; readonly signal: AbortSignal }

/** Isolated: nothing of the folder and of the account is loaded that the code does not name itself. */
function run(given: Args, context: Context): Promise<EndedRun | StepFailure> {
  return runCode(given, { runtime: 'python3', argv: ['-I', '-X', 'utf8', '-c', given.code] }, context)
}

export const runStep: NodeStepRun<Args> = async ({ state, ports, signal }) => run(state.p, { ...ports, signal })
