import { defineTool } from '../../../contract/define-tool.ts'
import { changedFiles, differences, editPreview } from '../../../contract/edit-arguments.ts'
import { revertStep } from '../../../contract/edit-steps.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, editStep } from './edit.ts'
import { texts } from './texts.ts'

/** Changes lines of one text file in a workspace: all edits at once, or none. What a person sees before is what is done. */
export const tool = defineTool({
  name: 'edit_file',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: repair,
  placement: { ...personalData, folderArguments: ['path'] },
  timeoutMs: 60_000,
  args,
  result: changedFiles,
  steps: [{ id: 'edit', via: 'node', run: editStep }],
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
