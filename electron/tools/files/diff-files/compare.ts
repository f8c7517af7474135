import * as z from 'zod'

import { difference, namedPath, workspaceName } from '../../../contract/edit-arguments.ts'
import { given } from '../../../contract/edit-steps.ts'
import type { ComparingPort } from '../../../contract/file-edits-port.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'
import type { StepFailure } from '../../../contract/step-failure.ts'

export const args = () => z.strictObject({ workspace: workspaceName(), before: namedPath(), after: namedPath() })
export const result = () =>
  z.object({ diffs: z.array(difference()), removed: z.int().describe('lines'), added: z.int().describe('lines') })

type Args = z.output<ReturnType<typeof args>>
type Compared = z.output<ReturnType<typeof result>>

async function compareFiles({ workspace, before, after }: Args, edits: ComparingPort): Promise<Compared | StepFailure> {
  const named = (path: string) => ({ path, ...(workspace === null ? {} : { workspace }) })
  const compared = await edits.compare(named(before), named(after))
  if (!compared.ok) return given(compared)
  const { removed, added } = compared.value
  return { diffs: [compared.value], removed, added }
}

export const compareStep: NodeStepRun<Args> = ({ state, ports }) => compareFiles(state.p, ports.edits)
