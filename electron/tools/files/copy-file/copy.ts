import type * as z from 'zod'

import { editFiles } from '../../../contract/edit-steps.ts'
import type { ChangedFiles, EditingPort, WantedChange } from '../../../contract/file-edits-port.ts'
import { movedArgs, namedIn } from '../../../contract/move-arguments.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = movedArgs

type Args = z.output<ReturnType<typeof args>>

/** The new file holds what the other one does. */
function wantedOf({ workspace, path, to }: Args): readonly WantedChange[] {
  return [namedIn(workspace, { path: to, contentOf: namedIn(workspace, { path }) })]
}

function copyFile(asked: Args, edits: EditingPort): Promise<ChangedFiles | StepFailure> {
  return editFiles(wantedOf(asked), asked, edits)
}

export const copyStep: NodeStepRun<Args> = ({ state, ports }) => copyFile(state.p, ports.edits)
