import { defineTool } from '../../../contract/define-tool.ts'
import { differences } from '../../../contract/edit-arguments.ts'
import { fileChange, holdWhatWasAgreed } from '../../../contract/file-change.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, editStep } from './edit.ts'
import { texts } from './texts.ts'

/** Changes several text files of a workspace: all of them, or none. */
export const tool = defineTool({
  ...fileChange,
  name: 'batch_edit',
  version: 1,
  access: repair,
  placement: { ...personalData, folderArguments: ['files'] },
  timeoutMs: 60_000,
  args,
  diffs: { ...differences, shows: ['files'] },
  steps: [{ id: 'edit', via: 'node', run: editStep }],
  object: { from: ['files', 'workspace'] },
  proof: { tool: 'check_file_contents', ...holdWhatWasAgreed('$args.files') },
  texts,
})
