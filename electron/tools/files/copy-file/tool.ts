import { defineTool } from '../../../contract/define-tool.ts'
import { fileChange, holdWhatWasAgreed } from '../../../contract/file-change.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, copyStep } from './copy.ts'
import { texts } from './texts.ts'

/** Copies one file of a workspace under a new name. A file that is there is never replaced. */
export const tool = defineTool({
  ...fileChange,
  name: 'copy_file',
  version: 1,
  access: repair,
  placement: { ...personalData, folderArguments: ['path', 'to'] },
  timeoutMs: 120_000,
  args,
  steps: [{ id: 'copy', via: 'node', run: copyStep }],
  object: { from: ['path', 'to'] },
  proof: { tool: 'check_file_contents', ...holdWhatWasAgreed([{ path: '$args.to' }]) },
  texts,
})
