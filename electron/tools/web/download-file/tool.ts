import { defineTool } from '../../../contract/define-tool.ts'
import { internetDownload, outwardAction } from '../../../contract/presets.ts'
import { args, downloadStep, result } from './download.ts'
import { texts } from './texts.ts'

/** Fetches one file: GET, without content or headers of the caller. It is marked as coming from the internet and never started. */
export const tool = defineTool({
  name: 'download_file',
  version: 1,
  category: 'web',
  kind: 'action',
  access: outwardAction,
  placement: { ...internetDownload, destinationSource: 'url' },
  timeoutMs: 3_600_000,
  args,
  result,
  steps: [
    {
      id: 'download',
      via: 'node',
      run: downloadStep,
    },
  ],
  object: { from: ['url', 'path'] },
  undo: 'none',
  findings: [
    { id: 'not_marked', severity: 'warning', when: 'marked == false' },
    { id: 'resumed', severity: 'info', when: 'resumed == true' },
    { id: 'host_rules_only', severity: 'info', when: "guard == 'host_rules_only'" },
  ],
  texts,
})
