import * as z from 'zod'

import { agreement, namedPath, workspaceName } from '../../../contract/edit-arguments.ts'
import { editFiles } from '../../../contract/edit-steps.ts'
import type { ChangedFiles, EditingPort, WantedChange } from '../../../contract/file-edits-port.ts'
import { namedIn } from '../../../contract/move-arguments.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = () => z.strictObject({ workspace: workspaceName(), path: namedPath(), ...agreement() })

type Args = z.output<ReturnType<typeof args>>

/** What the file holds is kept before it goes. */
function wantedOf({ workspace, path }: Args): readonly WantedChange[] {
  return [namedIn(workspace, { path, removed: true as const })]
}

function deleteFile(asked: Args, edits: EditingPort): Promise<ChangedFiles | StepFailure> {
  return editFiles(wantedOf(asked), asked, edits)
}

export const deleteStep: NodeStepRun<Args> = ({ state, ports }) => deleteFile(state.p, ports.edits)
