import { defineTool } from '../../../contract/define-tool.ts'
import { differences } from '../../../contract/edit-arguments.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { args, compareStep, result } from './compare.ts'
import { texts } from './texts.ts'

/** What makes one text file of another, line by line. */
export const tool = defineTool({
  name: 'diff_files',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['before', 'after'] },
  typicalMs: 300,
  timeoutMs: 30_000,
  args,
  result,
  steps: [{ id: 'compare', via: 'node', run: compareStep }],
  diffs: differences,
  picture: { none: 'the difference is read line by line' },
  unknownWhen: 'count(diffs) == 0',
  findings: [{ id: 'same', severity: 'info', when: 'removed + added == 0' }],
  texts,
})
