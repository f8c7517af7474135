import * as z from 'zod'

import { hidden } from '../../../contract/argument-schemas.ts'
import { notRemote } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, ownNetwork } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Asks the address server (DHCP) to renew the lease, without releasing it first. */
export const tool = defineTool({
  name: 'renew_ip_address',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Short and harmless; the person confirms the notice and the elevation prompt.',
  },
  placement: ownNetwork,
  timeoutMs: 75_000,
  args: () =>
    z.strictObject({
      ifIndex: hidden(z.int().min(1).max(10_000)),
    }),
  result: () =>
    z.object({
      code: z.int().describe('0 done, 1 restart needed, 64 to 100 error'),
      oldIp: z.array(z.string()),
      ip: z.array(z.string()),
      gateway: z.array(z.string()),
    }),
  steps: [powershell(run)],
  object: {
    from: ['ifIndex'],
    seenIn: [
      {
        tool: 'check_ip_address',
        each: 'adapters',
        where: 'it.ifIndex == args.ifIndex',
        names: { adapter: 'it.adapter' },
      },
      {
        tool: 'check_network_status',
        each: 'adapters',
        where: 'it.ifIndex == args.ifIndex',
        names: { adapter: 'it.name' },
      },
    ],
  },
  undo: 'none',
  preconditions: [
    { tool: 'check_idle_state', must: notRemote },
    { tool: 'check_services', must: "!any(services, it.name == 'Dhcp' && it.state != 'Running')" },
  ],
  proof: {
    tool: 'check_ip_address',
    after: 5_000,
    improvedWhen: 'any(after.adapters, it.ifIndex == args.ifIndex && it.apipa == false && count(it.gateway) > 0)',
  },
  findings: [
    {
      id: 'failed',
      severity: 'problem',
      when: 'code > 1',
      suggests: ['restart_network_adapter'],
      bind: {
        restart_network_adapter: {
          via: 'check_network_status',
          each: 'adapters',
          where: 'it.ifIndex == args.ifIndex',
          args: { name: 'it.name' },
        },
      },
      followUpChecks: ['check_network_status'],
    },
    {
      id: 'still_self_assigned',
      severity: 'problem',
      when: "any(ip, starts(it, '169.254.'))",
      suggests: ['restart_network_adapter'],
      bind: {
        restart_network_adapter: {
          via: 'check_network_status',
          each: 'adapters',
          where: 'it.ifIndex == args.ifIndex',
          args: { name: 'it.name' },
        },
      },
    },
  ],
  plannerHints: { components: ['address'] },
  texts,
})
