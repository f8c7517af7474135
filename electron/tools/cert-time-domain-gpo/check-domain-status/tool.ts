import * as z from 'zod'

import { onlyCrashedService } from '../../../contract/condition-fragments.ts'
import { defineTool, type NativeOutput, powershell } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** How the PC and its person belong to a directory; null = it is not said. */
type JoinState = {
  azureAdJoined: boolean | null
  domainJoined: boolean | null
  workplaceJoined: boolean | null
  prt: boolean | null
  deviceAuth: string | null
  tenant: string | null
}

const line = /^[ \t]*([A-Za-z]+)[ \t]*:[ \t]*(.*?)[ \t]*$/gm

/** Reads `dsregcmd /status`. Its keys and YES or NO are English on every Windows; a key can be missing. */
export function parseJoin({ stdout }: Pick<NativeOutput, 'stdout'>): JoinState {
  const values = new Map<string, string>()
  for (const [, key = '', value = ''] of stdout.matchAll(line)) {
    // The first one counts: sections about other accounts follow.
    if (!values.has(key)) values.set(key, value)
  }
  const yesOrNo = (key: string): boolean | null => {
    const value = values.get(key)
    if (value === 'YES') return true
    return value === 'NO' ? false : null
  }
  const textOf = (key: string): string | null => {
    const value = values.get(key) ?? ''
    return value === '' ? null : value
  }
  return {
    azureAdJoined: yesOrNo('AzureAdJoined'),
    domainJoined: yesOrNo('DomainJoined'),
    workplaceJoined: yesOrNo('WorkplaceJoined'),
    prt: yesOrNo('AzureAdPrt'),
    deviceAuth: textOf('DeviceAuthStatus'),
    tenant: textOf('TenantName'),
  }
}

type ControllerAnswer = { dcReachable: boolean | null; dcName: string | null; unavailable?: string[] }

/**
 * Codes that mean: none can be reached. No logon servers, no such domain, unknown interface (the service is stopped),
 * no RPC server, Netlogon not started.
 * https://learn.microsoft.com/windows/win32/debug/system-error-codes--1300-1699-
 */
const noneThere = [1311, 1355, 1717, 1722, 1792]
const exitCodesOfNltest = [0, 1, ...noneThere]

const success = 0
const controllerLine = /^.*?\\\\([^\s\\]+)\s*$/m
const statusCode = /\b(\d{1,5})\s+0x([0-9a-f]{1,8})\b/i

/** Reads `nltest /dsgetdc`: the name behind two backslashes, or a code. Words can be translated and are not read. */
export function parseController({ exitCode, stdout, stderr }: NativeOutput): ControllerAnswer {
  const [, dcName] = exitCode === success ? (controllerLine.exec(stdout) ?? []) : []
  if (dcName !== undefined) return { dcReachable: true, dcName }
  const code = codeIn(`${stdout}\n${stderr}`) ?? exitCode
  if (noneThere.includes(code)) return { dcReachable: false, dcName: null }
  return { dcReachable: null, dcName: null, unavailable: [`dcReachable:${code}`] }
}

/** A code stands there twice, once in each notation. */
function codeIn(text: string): number | null {
  const [, decimal = '', hexadecimal = ''] = statusCode.exec(text) ?? []
  const code = Number(decimal)
  return decimal !== '' && code === Number.parseInt(hexadecimal, 16) ? code : null
}

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
  typicalMs: 1_500,
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
      outputs: ['azureAdJoined', 'domainJoined', 'workplaceJoined', 'prt', 'deviceAuth', 'tenant'],
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
      outputs: ['dcReachable', 'dcName'],
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
      explains: [
        'check_group_policy/failed',
        'check_domain_status/no_single_sign_on',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['Netlogon']) },
      ],
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
      followUpChecks: ['check_vpn_status', 'check_dns_resolution', 'check_time_sync'],
    },
    {
      id: 'no_single_sign_on',
      severity: 'warning',
      when: '(azureAdJoined == true || workplaceJoined == true) && prt == false',
      followUpChecks: ['check_time_sync', 'check_network_status'],
    },
    {
      id: 'device_rejected',
      severity: 'problem',
      explains: ['check_domain_status/no_single_sign_on'],
      // FAILED. ERROR = the question itself could not be asked, such as without a network.
      when: "starts(deviceAuth, 'FAILED') && !starts(lower(deviceAuth), 'failed. error')",
    },
    {
      id: 'not_managed',
      severity: 'info',
      when: 'azureAdJoined == false && domainJoined == false && workplaceJoined == false',
    },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'domain',
          states: [
            { when: 'domainJoined == true', word: 'joined', role: 'ok' },
            { when: 'domainJoined == false', word: 'notJoined' },
          ],
        },
        {
          word: 'controller',
          states: [
            { when: 'dcReachable == true', word: 'works', role: 'ok' },
            { when: 'dcReachable == false', word: 'noAnswer' },
            { when: 'domainJoined == false', word: 'notNeeded' },
          ],
        },
        {
          word: 'cloud',
          states: [
            { when: 'azureAdJoined == true || workplaceJoined == true', word: 'joined', role: 'ok' },
            { when: 'azureAdJoined == false && workplaceJoined == false', word: 'notJoined' },
          ],
        },
        {
          word: 'signIn',
          states: [
            { when: 'prt == true', word: 'works', role: 'ok' },
            { when: 'prt == false', word: 'broken' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['domain', 'account', 'policy', 'shared-folder'] },
  texts,
})
