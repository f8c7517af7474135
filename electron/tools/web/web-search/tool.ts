import { defineTool } from '../../../contract/define-tool.ts'
import { internetService, readOnly } from '../../../contract/presets.ts'
import { args, result, searchStep } from './search-web.ts'
import { texts } from './texts.ts'

/** Asks the search service of the settings. Its key never passes through here. */
export const tool = defineTool({
  name: 'web_search',
  version: 1,
  category: 'web',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...internetService, destinationSource: 'search_service' },
  typicalMs: 2_000,
  timeoutMs: 130_000,
  args,
  result,
  steps: [
    {
      id: 'search',
      via: 'node',
      run: searchStep,
    },
  ],
  unknownWhen: 'results == null',
  findings: [
    { id: 'nothing_found', severity: 'info', when: 'count(results) == 0' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
  ],
  picture: { none: 'Answers of a search service are links: nothing of this PC is measured.' },
  texts,
})
