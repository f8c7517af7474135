import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { notRemote } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

// As Windows names adapters: nothing that could be a place.
// oxlint-disable-next-line no-control-regex -- keeping control characters out is what it is for
const adapterName = /^[^\u0000-\u001f\\/:*?<>|]{1,128}$/

/** Switches one adapter off and on. */
export const tool = defineTool({
  name: 'restart_network_adapter',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Comes back by itself; the person confirms the notice and the elevation prompt.',
  },
  placement: thisPc,
  timeoutMs: 90_000,
  args: () =>
    z.strictObject({
      name: text(adapterName, 128),
    }),
  result: () =>
    z.object({
      name: text(adapterName, 128),
      up: z.boolean(),
      disabled: z.boolean(),
      linkSpeed: z.string(),
    }),
  steps: [powershell(run)],
  undoSteps: [powershell(undo, 'enable')],
  object: { from: ['name'] },
  undo: 'automatic',
  undoReads: ['name'],
  undoWhen: 'result.disabled == true',
  milderFixes: ['renew_ip_address'],
  preconditions: [{ tool: 'check_idle_state', must: notRemote }],
  proof: {
    tool: 'check_network_status',
    after: 15_000,
    improvedWhen: 'any(after.adapters, it.name == args.name && it.up == true)',
  },
  findings: [
    {
      id: 'still_off',
      severity: 'problem',
      when: 'disabled == true',
      suggests: ['restart_device', 'restart_system'],
      bind: {
        restart_device: {
          via: ['check_network_status', 'check_device_drivers'],
          each: 'devices',
          where:
            "lower(it.class) == 'net' && any(check_network_status.adapters, it.name == args.name && it.description == el.name)",
          args: { instanceId: 'it.instanceId' },
        },
      },
      followUpChecks: ['check_device_drivers'],
    },
    {
      id: 'not_up',
      severity: 'warning',
      when: 'up == false && disabled == false',
      followUpChecks: ['check_wifi_status'],
    },
  ],
  plannerHints: { components: ['adapter', 'network'] },
  texts,
})
