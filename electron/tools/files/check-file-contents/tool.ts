import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { args, lookStep, result } from './look.ts'
import { texts } from './texts.ts'

/** What text files hold: whether they are there, how long they are, and one digest over all of them. */
export const tool = defineTool({
  name: 'check_file_contents',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['files'] },
  typicalMs: 300,
  timeoutMs: 15_000,
  args,
  result,
  steps: [{ id: 'look', via: 'node', run: lookStep }],
  picture: { none: 'a digest says nothing to the eye' },
  unknownWhen: 'count(files) == 0',
  findings: [{ id: 'not_as_expected', severity: 'warning', when: 'args.expected != null && seal != args.expected' }],
  texts,
})
