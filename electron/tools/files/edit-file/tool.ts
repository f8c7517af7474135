import { defineTool } from '../../../contract/define-tool.ts'
import { differences } from '../../../contract/edit-arguments.ts'
import { fileChange, holdWhatWasAgreed } from '../../../contract/file-change.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, editStep } from './edit.ts'
import { texts } from './texts.ts'

/** Changes lines of one text file in a workspace: all edits at once, or none. What a person sees before is what is done. */
export const tool = defineTool({
  ...fileChange,
  name: 'edit_file',
  version: 1,
  access: repair,
  placement: { ...personalData, folderArguments: ['path'] },
  timeoutMs: 60_000,
  args,
  diffs: { ...differences, shows: ['edits'] },
  steps: [{ id: 'edit', via: 'node', run: editStep }],
  object: { from: ['path'] },
  proof: { tool: 'check_file_contents', ...holdWhatWasAgreed([{ path: '$args.path' }]) },
  texts,
})
