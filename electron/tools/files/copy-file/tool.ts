import { defineTool } from '../../../contract/define-tool.ts'
import { changedFiles, differences, editPreview } from '../../../contract/edit-arguments.ts'
import { revertStep } from '../../../contract/edit-steps.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, copyStep } from './copy.ts'
import { texts } from './texts.ts'

/** Copies one file of a workspace under a new name. A file that is there is never replaced. */
export const tool = defineTool({
  name: 'copy_file',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: repair,
  placement: { ...personalData, folderArguments: ['path', 'to'] },
  timeoutMs: 120_000,
  args,
  result: changedFiles,
  steps: [{ id: 'copy', via: 'node', run: copyStep }],
  undo: 'automatic',
  undoReads: ['files'],
  undoSteps: [{ id: 'revert', via: 'node', run: revertStep }],
  preview: editPreview,
  diffs: differences,
  object: { from: ['path', 'to'] },
  proof: {
    tool: 'check_file_contents',
    args: { workspace: '$args.workspace', files: [{ path: '$args.to' }], expected: '$args.sealAfter' },
    after: 0,
    improvedWhen: 'after.seal == args.sealAfter',
  },
  findings: [],
  texts,
})
