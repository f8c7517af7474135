import { defineTool } from '../../../contract/define-tool.ts'
import { codeFolder, readOnlyAsUser } from '../../../contract/presets.ts'
import { args, result, searchStep } from './search.ts'
import { texts } from './texts.ts'

/** Where in the code of one or more folders something is done, by a question in plain words. Their indexes are kept and grow with what changed. */
export const tool = defineTool({
  name: 'code_search',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: codeFolder,
  typicalMs: 3_000,
  timeoutMs: 60_000,
  args,
  result,
  steps: [{ id: 'search', via: 'node', run: searchStep }],
  unknownWhen: 'matches == null',
  findings: [
    { id: 'no_code', severity: 'info', when: 'files == 0 && complete == true' },
    { id: 'nothing_found', severity: 'info', when: 'files > 0 && count(matches) == 0 && complete == true' },
    { id: 'not_complete', severity: 'info', when: 'complete == false' },
    { id: 'model_failed', severity: 'info', when: "wordsOnlyBecause == 'failed'" },
    { id: 'meaning_not_complete', severity: 'info', when: 'meaningComplete == false' },
  ],
  picture: { none: 'Places in a text have no amount and no state to draw.' },
  texts,
})
