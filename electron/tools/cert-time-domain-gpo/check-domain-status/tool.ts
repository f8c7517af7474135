import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnlyAsUser } from '../../../contract/presets.ts'
import { exitCodesOfNltest, parseController } from './parse-controller.ts'
import { parseJoin } from './parse-join.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**
 * Run as the user: elevated, dsregcmd shows the sign-in state of the administrator. It says what the directory thinks
 * of the device only where Entra ID knows it, and an error there says nothing about the device.
 */
export const tool = defineTool({
  name: 'check_domain_status',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...ownNetwork, securityLevel: 'pii' },
  timeoutMs: 40_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      azureAdJoined: z.boolean().nullable(),
      domainJoined: z.boolean().nullable(),
      workplaceJoined: z.boolean().nullable(),
      prt: z.boolean().nullable(),
      deviceAuth: z.string().nullable(),
      tenant: z.string().nullable(),
      domain: z.string().nullable(),
      logonServer: z.string().nullable(),
      netlogon: z.string().nullable(),
      dcReachable: z.boolean().nullable(),
      dcName: z.string().nullable(),
      companyNetwork: z.boolean().nullable(),
    }),
  steps: [
    {
      id: 'join',
      via: 'native',
      gives: ['azureAdJoined', 'domainJoined', 'workplaceJoined', 'prt', 'deviceAuth', 'tenant'],
      executable: '%SystemRoot%\\System32\\dsregcmd.exe',
      argv: ['/status'],
      okExitCodes: [0],
      decode: 'oem',
      parse: parseJoin,
    },
    powershell(run, 'domain'),
    {
      id: 'dc',
      via: 'native',
      gives: ['dcReachable', 'dcName'],
      executable: '%SystemRoot%\\System32\\nltest.exe',
      argv: ['/dsgetdc:{s.domain.domain}'],
      okExitCodes: exitCodesOfNltest,
      decode: 'oem',
      onlyIf: ({ s }) => typeof s['domain']?.['domain'] === 'string',
      parse: parseController,
    },
  ],
  unknownWhen: 'azureAdJoined == null && domainJoined == null',
  findings: [
    {
      id: 'controller_missing',
      severity: 'problem',
      when: 'domainJoined == true && dcReachable == false',
      // A laptop at home or on the road has no controller: only the VPN brings one.
      milderWhen: [{ when: "companyNetwork == false && netlogon == 'Running'", severity: 'info' }],
      suggests: ['restart_whitelisted_service', 'flush_dns_cache'],
      bind: {
        restart_whitelisted_service: {
          via: 'check_services',
          each: 'services',
          where: "it.name == 'Netlogon' && it.state != 'Running'",
          args: { name: "'Netlogon'" },
        },
        // Without any network a kept name is not what is missing.
        flush_dns_cache: {
          via: 'check_network_status',
          each: 'profiles',
          where: '!(internetTested == true && internetOk == false)',
          limit: 1,
        },
      },
      lookAt: ['check_vpn_status', 'check_dns_resolution', 'check_time_sync'],
    },
    {
      id: 'no_single_sign_on',
      severity: 'warning',
      when: '(azureAdJoined == true || workplaceJoined == true) && prt == false',
      lookAt: ['check_time_sync', 'check_network_status'],
    },
    {
      id: 'device_rejected',
      severity: 'problem',
      // FAILED. ERROR = the question itself could not be asked, such as without a network.
      when: "starts(deviceAuth, 'FAILED') && !starts(lower(deviceAuth), 'failed. error')",
    },
    {
      id: 'not_managed',
      severity: 'info',
      when: 'azureAdJoined == false && domainJoined == false && workplaceJoined == false',
    },
  ],
  plannerHints: { things: ['domain', 'account', 'policy', 'shared-folder'] },
  texts,
})
