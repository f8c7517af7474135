import { defineTool } from '../../../contract/define-tool.ts'
import { changedFiles, differences, editPreview } from '../../../contract/edit-arguments.ts'
import { revertStep } from '../../../contract/edit-steps.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, editStep } from './edit.ts'
import { texts } from './texts.ts'

/** Changes several text files of a workspace: all of them, or none. */
export const tool = defineTool({
  name: 'batch_edit',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: repair,
  placement: { ...personalData, folderArguments: ['files'] },
  timeoutMs: 60_000,
  args,
  result: changedFiles,
  steps: [{ id: 'edit', via: 'node', run: editStep }],
  undo: 'automatic',
  undoReads: ['files'],
  undoSteps: [{ id: 'revert', via: 'node', run: revertStep }],
  preview: editPreview,
  diffs: differences,
  object: { from: ['files', 'workspace'] },
  proof: {
    tool: 'check_file_contents',
    args: { workspace: '$args.workspace', files: '$args.files', expected: '$args.sealAfter' },
    after: 0,
    improvedWhen: 'after.seal == args.sealAfter',
  },
  findings: [],
  texts,
})
