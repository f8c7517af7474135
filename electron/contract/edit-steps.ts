import type { Result } from '../kernel/result.ts'
import type { AgreedSeals, ChangedFile, ChangedFiles, EditingPort, WantedChange } from './file-edits-port.ts'
import type { NodeStepRun } from './node-step.ts'
import { stepFailure, type StepFailure } from './step-failure.ts'

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

/** Gives the files of a result what they held before. */
export async function revertFiles(
  { files }: { readonly files: readonly ChangedFile[] },
  edits: Pick<EditingPort, 'revert'>,
): Promise<StepFailure | null> {
  const reverted = await edits.revert(files)
  return reverted.ok ? null : stepFailure(reverted.error)
}

/** The fields of an answer, or why there is none. */
export function given<T extends object>(answer: Result<T>): T | StepFailure {
  return answer.ok ? answer.value : stepFailure(answer.error)
}

/** The way back of every edit on Windows. */
export const revertStep: NodeStepRun = async ({ state, ports }) => {
  const { files } = state.r
  return (await revertFiles({ files: files as readonly ChangedFile[] }, ports.edits)) ?? {}
}
