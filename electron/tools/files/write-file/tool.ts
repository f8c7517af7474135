import { defineTool } from '../../../contract/define-tool.ts'
import { differences } from '../../../contract/edit-arguments.ts'
import { fileChange, holdWhatWasAgreed } from '../../../contract/file-change.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import { args, writeStep } from './write.ts'
import { texts } from './texts.ts'

/** Makes a new text file in a workspace. A file that is there is never replaced. */
export const tool = defineTool({
  ...fileChange,
  name: 'write_file',
  version: 1,
  access: repair,
  placement: { ...personalData, folderArguments: ['path'] },
  timeoutMs: 60_000,
  args,
  diffs: { ...differences, shows: ['text'] },
  steps: [{ id: 'write', via: 'node', run: writeStep }],
  object: { from: ['path'] },
  proof: { tool: 'check_file_contents', ...holdWhatWasAgreed([{ path: '$args.path' }]) },
  texts,
})
