import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { isAddress } from '../../../contract/condition-fragments.ts'
import { ownNetwork, readOnly } from '../../../contract/presets.ts'
import { chooseQuestionsStep, notAskedBecause } from './choose-questions.ts'
import own from './own.ps1?raw'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

const allSilent = 'any(servers, it.answered == false) && !any(servers, it.answered == true)'

/** Looks up one name, as programs do and at each name server of the PC by itself. Where no name is given, one that the network mode allows: see choose-questions.ts. The error is classified by its identifier, never by its text. The hosts file is skipped on purpose: see check_hosts_file. */
export const tool = defineTool({
  name: 'check_dns_resolution',
  version: 2,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...ownNetwork, securityLevel: 'pii', hostArguments: ['name', 'server'] },
  typicalMs: 400,
  timeoutMs: 45_000,
  args: () =>
    z.strictObject({
      name: text(/^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?$/, 253)
        .nullable()
        .default(null)
        .meta({ slot: 'host_name', guessed: true }),
      server: text(/^[0-9A-Fa-f.:]{2,45}$/, 64)
        .nullable()
        .default(null),
    }),
  result: () =>
    z.object({
      name: z.string().nullable(),
      server: z.string().nullable(),
      ok: z.boolean().nullable(),
      ms: z.int().describe('ms').nullable(),
      answers: z
        .array(
          z.object({
            name: z.string(),
            address: z.string(),
            ttl: z.int().describe('s').nullable(),
            type: z.string(),
          }),
        )
        .nullable(),
      errorId: z.string().nullable(),
      servers: z
        .array(
          z.object({
            address: z.string(),
            place: z.int().describe('in the order of Windows'),
            answered: z.boolean().nullable(),
            ms: z.int().describe('ms'),
          }),
        )
        .nullable(),
      staleNames: z.array(z.string()).nullable(),
      notAsked: z.enum(notAskedBecause).nullable(),
    }),
  steps: [
    powershell(own, 'own'),
    {
      id: 'plan',
      via: 'node',
      outputs: ['askedName', 'asksAsPrograms', 'askedServers', 'doubtfulNames', 'notAsked'],
      run: chooseQuestionsStep,
    },
    { ...powershell(run), onlyIf: ({ s }) => typeof s['plan']?.['askedName'] === 'string' },
  ],
  unknownWhen: 'ok == null',
  findings: [
    {
      id: 'cache_stale',
      severity: 'problem',
      explains: [
        'check_dns_resolution/name_unknown',
        {
          finding: 'check_domain_status/controller_missing',
          when: 'any(staleNames, it == check_domain_status.domain)',
        },
        'check_vpn_status/name_not_found',
        'ping_host/unreachable',
        'ping_host/name_not_found',
      ],
      when: 'count(staleNames) > 0',
      culprits: { each: 'staleNames', name: 'it' },
      suggests: ['flush_dns_cache'],
    },
    {
      id: 'name_unknown',
      severity: 'warning',
      explains: ['check_vpn_status/name_not_found', 'ping_host/unreachable', 'ping_host/name_not_found'],
      // An address that has no name is nothing to be put right.
      when: `ok == false && contains(errorId, 'NAME_ERROR') && !(${isAddress('name')})`,
      culprits: { each: 'name', name: 'it' },
      suggests: ['flush_dns_cache'],
      followUpChecks: ['check_vpn_status'],
    },
    {
      id: 'server_silent',
      severity: 'problem',
      passing: true,
      explains: [
        'check_network_status/no_internet',
        'check_domain_status/controller_missing',
        'check_shared_folders/drive_broken',
        'ping_host/file_server_silent',
        'check_printers/default_unreachable',
        'check_vpn_status/name_not_found',
        'check_vpn_status/line_blocked',
        'ping_host/unreachable',
        'ping_host/name_not_found',
      ],
      when: `(ok == false && !contains(errorId, 'NAME_ERROR')) || (${allSilent})`,
      // A server that does not answer is not in the cache: only what it once said is.
      suggests: ['renew_ip_address', 'reset_network_stack', 'restart_system'],
      bind: {
        renew_ip_address: {
          via: 'check_ip_address',
          each: 'adapters',
          where: 'it.dhcp == true',
          best: 'count(it.gateway)',
          args: { ifIndex: 'it.ifIndex' },
        },
      },
      followUpChecks: ['check_ip_address', 'check_network_status'],
    },
    {
      id: 'no_address',
      severity: 'warning',
      when: 'ok == false && errorId == null',
      culprits: { each: 'name', name: 'it' },
      suggests: ['flush_dns_cache'],
    },
    {
      // Windows asks the first one anew for each name, and waits for it.
      id: 'first_server_silent',
      severity: 'warning',
      explains: ['check_dns_resolution/slow'],
      when: 'any(servers, it.place == 1 && it.answered == false) && any(servers, it.answered == true)',
      culprits: { each: 'servers', where: 'it.answered == false', name: 'it.address' },
      followUpChecks: ['check_ip_address'],
    },
    {
      id: 'slow',
      severity: 'warning',
      when: '(ok == true && ms > 1500) || (any(servers, it.answered == true && it.ms > 1500) && !any(servers, it.answered == true && it.ms <= 1500))',
    },
  ],
  picture: [
    {
      kind: 'tiles',
      when: 'ok != null || servers == null',
      things: [
        {
          word: 'answer',
          value: 'ms',
          states: [
            { when: 'ok == true', word: 'works', role: 'ok' },
            { when: 'ok == false', word: 'noAnswer' },
          ],
        },
      ],
    },
    {
      kind: 'tiles',
      when: 'servers != null',
      each: 'servers',
      label: 'it.address',
      value: 'it.ms',
      states: [
        { when: 'it.answered == true', word: 'works', role: 'ok' },
        { when: 'it.answered == false', word: 'noAnswer' },
      ],
    },
    {
      kind: 'tiles',
      when: 'count(staleNames) > 0',
      each: 'staleNames',
      label: 'it',
      states: [{ when: 'it != null', word: 'stale' }],
    },
  ],
  plannerHints: {
    components: ['name-lookup', 'one-site', 'web-page', 'hosts-file', 'network', 'vpn', 'server', 'shared-folder'],
    symptoms: ['no-open', 'slow'],
  },
  texts,
})
