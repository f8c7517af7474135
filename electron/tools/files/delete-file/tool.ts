import { defineTool } from '../../../contract/define-tool.ts'
import { fileChange, holdWhatWasAgreed } from '../../../contract/file-change.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, deleteStep } from './delete.ts'
import { texts } from './texts.ts'

/** Removes one file of a workspace. What it held is kept, so that it can be put back. */
export const tool = defineTool({
  ...fileChange,
  name: 'delete_file',
  version: 1,
  access: repair,
  placement: { ...personalData, folderArguments: ['path'] },
  timeoutMs: 120_000,
  args,
  steps: [{ id: 'delete', via: 'node', run: deleteStep }],
  object: { from: ['path'] },
  proof: { tool: 'check_file_contents', ...holdWhatWasAgreed([{ path: '$args.path' }]) },
  texts,
})
