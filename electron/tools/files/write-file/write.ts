import * as z from 'zod'

import { agreement, namedPath, newText, workspaceName } from '../../../contract/edit-arguments.ts'
import { editFiles } from '../../../contract/edit-steps.ts'
import type { ChangedFiles, EditingPort, WantedChange } from '../../../contract/file-edits-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = () =>
  z.strictObject({ workspace: workspaceName(), path: namedPath(), text: newText(), ...agreement() })

type Args = z.output<ReturnType<typeof args>>

export function wantedOf({ workspace, path, text }: Args): readonly WantedChange[] {
  return [{ path, text, ...(workspace === null ? {} : { workspace }) }]
}

function writeFile(given: Args, edits: EditingPort): Promise<ChangedFiles | StepFailure> {
  return editFiles(wantedOf(given), given, edits)
}

export const writeStep: NodeStepRun<Args> = ({ state, ports }) => writeFile(state.p, ports.edits)
