import { defineTool } from '../../../contract/define-tool.ts'
import { internetService, outwardAction } from '../../../contract/presets.ts'
import { args, postStep, result } from './post-message.ts'
import { texts } from './texts.ts'

/** Tells a webhook of the settings that something has happened. Its address never passes through here. */
export const tool = defineTool({
  name: 'post_webhook',
  version: 1,
  category: 'web',
  capabilities: ['outcome_notification'],
  kind: 'action',
  access: outwardAction,
  placement: { ...internetService, destinationSource: 'webhook' },
  timeoutMs: 130_000,
  args,
  result,
  steps: [
    {
      id: 'post',
      via: 'node',
      run: postStep,
    },
  ],
  object: { from: ['webhook'] },
  undo: 'none',
  findings: [{ id: 'not_taken', severity: 'problem', when: 'status >= 300' }],
  picture: { none: 'It sends a message: nothing of this PC is measured.' },
  texts,
})
