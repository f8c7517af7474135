import { defineTool } from '../../../contract/define-tool.ts'
import { internetService, readOnly } from '../../../contract/presets.ts'
import { args, fetchStep, result } from './read-page.ts'
import { texts } from './texts.ts'

/** Reads one page of the internet. What stands in it was written by others: it is shown, and nothing is decided by it. */
export const tool = defineTool({
  name: 'web_fetch',
  version: 1,
  category: 'web',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...internetService, destinationSource: 'url' },
  typicalMs: 2_000,
  timeoutMs: 130_000,
  args,
  result,
  steps: [
    {
      id: 'fetch',
      via: 'node',
      run: fetchStep,
    },
  ],
  unknownWhen: 'status == null',
  findings: [
    { id: 'refused_by_site', severity: 'warning', when: 'status >= 400' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
    { id: 'host_rules_only', severity: 'info', when: "guard == 'host_rules_only'" },
  ],
  picture: { none: 'A page of the internet is text: nothing of this PC is measured.' },
  texts,
})
