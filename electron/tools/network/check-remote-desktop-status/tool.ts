import * as z from 'zod'

import { onlyCrashedService } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { switched } from '../../../contract/picture-states.ts'
import { texts } from './texts.ts'

/** The firewall group is asked by its language-neutral identifier. Members are account names: personal data. */
export const tool = defineTool({
  name: 'check_remote_desktop_status',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 600,
  timeoutMs: 40_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      edition: z.string().nullable(),
      canHost: z.boolean().nullable(),
      allowed: z.boolean().nullable(),
      setByPolicy: z.boolean(),
      nlaRequired: z.boolean(),
      port: z.int(),
      service: z.string().nullable(),
      listening: z.boolean().nullable(),
      firewallRules: z.int().describe('count').nullable(),
      firewallRulesOn: z.int().describe('count').nullable(),
      members: z.array(z.string()),
      thisSessionRemote: z.boolean().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'edition == null || (canHost == true && allowed == true && (service == null || listening == null))',
  findings: [
    { id: 'home_edition', severity: 'info', when: 'canHost == false' },
    // The state in which Windows comes.
    {
      id: 'switched_off',
      severity: 'info',
      act: { opens: 'remote_desktop' },
      asCause: 'sufficient',
      when: 'canHost == true && allowed == false',
    },
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        'check_remote_desktop_status/not_listening',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['TermService']) },
      ],
      when: "canHost == true && allowed == true && service != 'Running'",
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'TermService'" } } },
      followUpChecks: ['check_services'],
    },
    {
      id: 'not_listening',
      severity: 'problem',
      when: "canHost == true && allowed == true && service == 'Running' && listening == false",
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'TermService'" } } },
    },
    {
      id: 'firewall_blocks',
      severity: 'problem',
      when: 'canHost == true && allowed == true && firewallRules > 0 && firewallRulesOn == 0',
      followUpChecks: ['check_firewall_status'],
    },
    { id: 'weak_sign_in', severity: 'warning', when: 'allowed == true && nlaRequired == false' },
    { id: 'in_remote_session', severity: 'info', when: 'thisSessionRemote == true' },
  ],
  compare: [{ id: 'allowed', value: 'allowed', states: switched('allowed') }],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'lock', word: 'allowed', ok: 'allowed', broken: 'off' },
        { sign: 'service', word: 'service', ok: "service == 'Running'", broken: 'stopped' },
        { sign: 'computer', word: 'listening', ok: 'listening' },
        { sign: 'lock', word: 'firewall', ok: 'firewallRulesOn > 0', broken: 'blocked' },
      ],
    },
  ],
  plannerHints: { components: ['remote-desktop'], symptoms: ['offline'] },
  texts,
})
