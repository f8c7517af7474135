import { changedFiles, differences, editPreview } from './edit-arguments.ts'
import { revertStep } from './edit-steps.ts'

/** What every change of files has alike: seen as differences before, what was there is kept, and put back from there. */
export const fileChange = {
  category: 'files',
  kind: 'remediation',
  result: changedFiles,
  undo: 'automatic',
  undoReads: ['files'],
  undoSteps: [{ id: 'revert', via: 'node', run: revertStep }],
  preview: editPreview,
  diffs: differences,
  findings: [],
} as const

/** What proves it, asked of a check of contents: these files (the argument that names them, or each of their places) hold what was agreed to. */
export function holdWhatWasAgreed<Files extends string | readonly { readonly path: string }[]>(files: Files) {
  return {
    args: { workspace: '$args.workspace', files, expected: '$args.sealAfter' },
    after: 0,
    improvedWhen: 'after.seal == args.sealAfter',
  } as const
}
