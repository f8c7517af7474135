import { defineTool } from '../../../contract/define-tool.ts'
import { fileChange, holdWhatWasAgreed } from '../../../contract/file-change.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, moveStep } from './move.ts'
import { texts } from './texts.ts'

/** Moves one file of a workspace, or gives it another name. A file that is there is never replaced. */
export const tool = defineTool({
  ...fileChange,
  name: 'move_file',
  version: 1,
  access: repair,
  placement: { ...personalData, folderArguments: ['path', 'to'] },
  timeoutMs: 120_000,
  args,
  steps: [{ id: 'move', via: 'node', run: moveStep }],
  object: { from: ['path', 'to'] },
  proof: { tool: 'check_file_contents', ...holdWhatWasAgreed([{ path: '$args.to' }, { path: '$args.path' }]) },
  texts,
})
