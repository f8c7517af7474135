import * as z from 'zod'

import { agreement, lineEdits, namedPath, workspaceName } from '../../../contract/edit-arguments.ts'
import { editFiles } from '../../../contract/edit-steps.ts'
import type { ChangedFiles, EditingPort, WantedChange } from '../../../contract/file-edits-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = () =>
  z.strictObject({ workspace: workspaceName(), path: namedPath(), edits: lineEdits(), ...agreement() })

type Args = z.output<ReturnType<typeof args>>

function wantedOf({ workspace, path, edits }: Args): readonly WantedChange[] {
  return [{ path, edits, ...(workspace === null ? {} : { workspace }) }]
}

function editFile(given: Args, edits: EditingPort): Promise<ChangedFiles | StepFailure> {
  return editFiles(wantedOf(given), given, edits)
}

export const editStep: NodeStepRun<Args> = ({ state, ports }) => editFile(state.p, ports.edits)
