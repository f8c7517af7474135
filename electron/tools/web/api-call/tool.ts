import { defineTool } from '../../../contract/define-tool.ts'
import { internetService, outwardAction } from '../../../contract/presets.ts'
import { args, callStep, result } from './call-api.ts'
import { texts } from './texts.ts'

/** One request to an interface of the web. It can send data away and change things there, so it is always asked for. */
export const tool = defineTool({
  name: 'api_call',
  aliases: ['http_request'],
  version: 1,
  category: 'web',
  kind: 'action',
  access: outwardAction,
  placement: { ...internetService, destinationSource: 'url' },
  timeoutMs: 130_000,
  args,
  result,
  steps: [
    {
      id: 'call',
      via: 'node',
      run: callStep,
    },
  ],
  object: { from: ['url'] },
  undo: 'none',
  findings: [
    { id: 'refused_by_service', severity: 'problem', when: 'status >= 400' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
    { id: 'host_rules_only', severity: 'info', when: "guard == 'host_rules_only'" },
  ],
  picture: { none: 'The answer of a service is text: nothing of this PC is measured.' },
  texts,
})
