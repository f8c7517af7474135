import type * as z from 'zod'

import { editFiles } from '../../../contract/edit-steps.ts'
import type { ChangedFiles, EditingPort, WantedChange } from '../../../contract/file-edits-port.ts'
import { movedArgs, namedIn } from '../../../contract/move-arguments.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = movedArgs

type Args = z.output<ReturnType<typeof args>>

/** The new file first: whatever happens, one of them holds it. */
export function wantedOf({ workspace, path, to }: Args): readonly WantedChange[] {
  return [
    namedIn(workspace, { path: to, contentOf: namedIn(workspace, { path }) }),
    namedIn(workspace, { path, removed: true as const }),
  ]
}

function moveFile(asked: Args, edits: EditingPort): Promise<ChangedFiles | StepFailure> {
  return editFiles(wantedOf(asked), asked, edits)
}

export const moveStep: NodeStepRun<Args> = ({ state, ports }) => moveFile(state.p, ports.edits)
