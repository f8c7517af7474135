import * as z from 'zod'

import { onlyCrashedService } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { running, switched } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** ActiveStore is what really applies, group policy included. Never list all rules: 30 to 120 seconds. */
export const tool = defineTool({
  name: 'check_firewall_status',
  version: 1,
  category: 'security',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 500,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      profiles: z.array(
        z.object({
          name: z.enum(['Domain', 'Private', 'Public']),
          enabled: z.boolean(),
          inbound: z.string(),
          outbound: z.string(),
          localRules: z.string(),
        }),
      ),
      otherProducts: z.array(z.object({ name: z.string(), enabled: z.boolean() })),
      service: z.string().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'count(profiles) == 0 || service == null',
  findings: [
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        'check_firewall_status/profile_off',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['mpssvc']) },
      ],
      when: "service != 'Running'",
    },
    {
      id: 'profile_off',
      severity: 'problem',
      act: { opens: 'firewall' },
      when: 'any(profiles, it.enabled == false) && !any(otherProducts, it.enabled == true)',
    },
    {
      id: 'outbound_blocked',
      severity: 'warning',
      explains: ['check_network_status/no_internet'],
      when: "any(profiles, it.outbound == 'Block')",
    },
    { id: 'other_firewall', severity: 'info', when: 'any(otherProducts, it.enabled == true)' },
  ],
  compare: [
    {
      id: 'profiles',
      each: 'profiles',
      key: ['it.name'],
      label: 'it.name',
      value: 'it.enabled',
      states: switched('it.enabled'),
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'profiles',
      label: 'it.name',
      states: switched('it.enabled'),
    },
    {
      kind: 'tiles',
      when: "service != 'Running'",
      things: [
        {
          word: 'service',
          states: running('service'),
        },
      ],
    },
  ],
  plannerHints: { components: ['firewall', 'remote-desktop', 'server'] },
  texts,
})
