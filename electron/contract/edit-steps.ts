import type { Result } from '../kernel/result.ts'
import type { AgreedSeals, ChangedFile, ChangedFiles, EditingPort, WantedChange } from './file-edits-port.ts'
import type { NodeStepRun } from './node-step.ts'
import { stepFailure, type StepFailure } from './step-failure.ts'
import type { StepState } from './step-state.ts'

type Agreement = { readonly dryRun: boolean; readonly sealBefore: string | null; readonly sealAfter: string | null }

/** What an edit does with its files: shown, or done. */
export async function editFiles(
  wanted: readonly WantedChange[],
  { dryRun, sealBefore, sealAfter }: Agreement,
  edits: Pick<EditingPort, 'preview' | 'apply'>,
): Promise<ChangedFiles | StepFailure> {
  const agreed: AgreedSeals = { before: sealBefore, after: sealAfter }
  return given(await (dryRun ? edits.preview(wanted, agreed) : edits.apply(wanted, agreed)))
}

/** The fields of an answer, or why there is none. */
export function given<T extends object>(answer: Result<T>): T | StepFailure {
  return answer.ok ? answer.value : stepFailure(answer.error)
}

type Changed = { readonly files: readonly ChangedFile[] }

/** The way back of every edit: the files of the result get what they held before. */
export const revertStep: NodeStepRun<StepState['p'], Changed> = async ({ state, ports }) => {
  const reverted = await ports.edits.revert(state.r.files)
  return reverted.ok ? {} : stepFailure(reverted.error)
}
