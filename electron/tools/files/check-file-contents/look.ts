import * as z from 'zod'

import { hidden, text } from '../../../contract/argument-schemas.ts'
import { namedPath, workspaceName } from '../../../contract/edit-arguments.ts'
import { given } from '../../../contract/edit-steps.ts'
import type { LookedAtFiles, LookingPort } from '../../../contract/file-edits-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

const mostFiles = 20

export const args = () =>
  z.strictObject({
    workspace: workspaceName(),
    // What else stands beside a path, such as its edits, is no matter here.
    files: z
      .array(z.object({ path: namedPath() }))
      .min(1)
      .max(mostFiles),
    expected: hidden(
      text(/^[0-9a-f]{64}$/, 64)
        .nullable()
        .default(null),
    ),
  })

export const result = () =>
  z.object({
    files: z.array(
      z.object({
        path: z.string(),
        sha256: z.string().nullable(),
        bytes: z.int().describe('B'),
        lines: z.int().describe('lines').nullable(),
      }),
    ),
    seal: z.string(),
  })

type Args = z.output<ReturnType<typeof args>>

async function readContents({ workspace, files }: Args, edits: LookingPort): Promise<LookedAtFiles | StepFailure> {
  const named = files.map(({ path }) => ({ path, ...(workspace === null ? {} : { workspace }) }))
  return given(await edits.look(named))
}

export const lookStep: NodeStepRun<Args> = ({ state, ports }) => readContents(state.p, ports.edits)
