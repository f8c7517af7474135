import { defineTool } from '../../../contract/define-tool.ts'
import { changedFiles, differences, editPreview } from '../../../contract/edit-arguments.ts'
import { revertStep } from '../../../contract/edit-steps.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, deleteStep } from './delete.ts'
import { texts } from './texts.ts'

/** Removes one file of a workspace. What it held is kept, so that it can be put back. */
export const tool = defineTool({
  name: 'delete_file',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: repair,
  placement: { ...personalData, folderArguments: ['path'] },
  timeoutMs: 120_000,
  args,
  result: changedFiles,
  steps: [{ id: 'delete', via: 'node', run: deleteStep }],
  undo: 'automatic',
  undoReads: ['files'],
  undoSteps: [{ id: 'revert', via: 'node', run: revertStep }],
  preview: editPreview,
  diffs: differences,
  object: { from: ['path'] },
  proof: {
    tool: 'check_file_contents',
    args: { workspace: '$args.workspace', files: [{ path: '$args.path' }], expected: '$args.sealAfter' },
    after: 0,
    improvedWhen: 'after.seal == args.sealAfter',
  },
  findings: [],
  texts,
})
