import * as z from 'zod'

import { agreement, lineEdits, namedPath, newText, workspaceName } from '../../../contract/edit-arguments.ts'
import { editFiles } from '../../../contract/edit-steps.ts'
import type { ChangedFiles, EditingPort, WantedChange } from '../../../contract/file-edits-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

const mostFiles = 20

export const args = () =>
  z.strictObject({
    workspace: workspaceName(),
    files: z
      .array(
        z.union([
          z.strictObject({ path: namedPath(), edits: lineEdits() }),
          z.strictObject({ path: namedPath(), text: newText() }),
        ]),
      )
      .min(1)
      .max(mostFiles),
    ...agreement(),
  })

type Args = z.output<ReturnType<typeof args>>

function wantedOf({ workspace, files }: Args): readonly WantedChange[] {
  return files.map((file) => ({ ...file, ...(workspace === null ? {} : { workspace }) }))
}

function batchEdit(given: Args, edits: EditingPort): Promise<ChangedFiles | StepFailure> {
  return editFiles(wantedOf(given), given, edits)
}

export const editStep: NodeStepRun<Args> = ({ state, ports }) => batchEdit(state.p, ports.edits)
