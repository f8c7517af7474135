import * as z from 'zod'

import { connectsByItself, networkInReach, onlyCrashedService } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Conflicts are those that Windows wrote down in the last 24 hours. Address, mask, gateway, DNS servers and lease of every active adapter. Get-NetIPConfiguration nests whole objects: 141 KB for one adapter in a recorded run. */
export const tool = defineTool({
  name: 'check_ip_address',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 500,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      adapters: z.array(
        z.object({
          adapter: z.string(),
          ifIndex: z.int(),
          mac: z.string().nullable(),
          ip: z.array(z.string()),
          mask: z.array(z.string()),
          gateway: z.array(z.string()).nullable(),
          dns: z.array(z.string()).nullable(),
          dhcp: z.boolean().nullable(),
          dhcpServer: z.string().nullable(),
          leaseExpiresUtc: z.iso.datetime().nullable(),
          apipa: z.boolean(),
        }),
      ),
      conflicts: z
        .array(
          z.object({
            atUtc: z.iso.datetime(),
            address: z.string(),
            mac: z.string().nullable(),
            current: z.boolean().describe('the PC still has this address, or none'),
          }),
        )
        .nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'adapters == null',
  findings: [
    {
      id: 'address_conflict',
      severity: 'problem',
      explains: ['check_ip_address/self_assigned', 'check_ip_address/no_gateway', 'ping_host/loss'],
      when: 'any(conflicts, it.current == true)',
      suggests: ['renew_ip_address', 'reset_network_stack', 'restart_system'],
      bind: {
        renew_ip_address: {
          each: 'adapters',
          where:
            'it.dhcp == true && (it.apipa == true || any(conflicts, it.current == true && has(el.ip, it.address)))',
          args: { ifIndex: 'it.ifIndex' },
        },
      },
    },
    {
      id: 'self_assigned',
      severity: 'problem',
      explains: [
        'check_ip_address/no_gateway',
        'check_network_status/no_gateway',
        'check_network_status/public_network',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['Dhcp']) },
      ],
      when: 'any(adapters, it.apipa == true && it.dhcp == true)',
      suggests: ['restart_whitelisted_service', 'renew_ip_address', 'restart_network_adapter'],
      bind: {
        renew_ip_address: {
          each: 'adapters',
          where: 'it.apipa == true && it.dhcp == true',
          args: { ifIndex: 'it.ifIndex' },
        },
        restart_network_adapter: {
          via: 'check_network_status',
          each: 'adapters',
          where: 'any(check_ip_address.adapters, it.ifIndex == el.ifIndex && it.apipa == true && it.dhcp == true)',
          args: { name: 'it.name' },
        },
        restart_whitelisted_service: {
          via: 'check_services',
          each: 'services',
          where: "it.name == 'Dhcp' && it.state != 'Running'",
          args: { name: "'Dhcp'" },
        },
      },
      followUpChecks: ['check_network_status'],
    },
    {
      id: 'no_adapter',
      severity: 'problem',
      passing: true,
      explains: ['check_network_status/no_gateway', 'check_network_status/no_internet'],
      when: 'count(adapters) == 0',
      suggests: ['restart_network_adapter', 'reconnect_wifi'],
      bind: {
        restart_network_adapter: {
          via: ['check_device_drivers', 'check_network_status'],
          each: 'adapters',
          where:
            'it.up == false && (airplaneMode == null || airplaneMode == false) && (it.disabled == true || it.cablePlugged == null || it.cablePlugged == true) && !any(check_device_drivers.devices, it.name == el.description && !(it.code in [0,22,45]))',
          best: '2 * count(adapters, it.ifIndex == el.ifIndex && it.disabled == true) + count(adapters, it.ifIndex == el.ifIndex && it.cablePlugged == true)',
          args: { name: 'it.name' },
        },
        reconnect_wifi: {
          via: ['check_wifi_status', 'list_wifi_profiles'],
          each: 'profiles',
          where: networkInReach('check_wifi_status'),
          best: connectsByItself,
          args: { adapter: 'check_wifi_status.adapterName', profile: 'it.name' },
        },
      },
      followUpChecks: ['check_network_status'],
    },
    {
      id: 'no_gateway',
      severity: 'warning',
      passing: true,
      explains: ['check_network_status/no_internet'],
      when: 'count(adapters) > 0 && !any(adapters, count(it.gateway) > 0)',
      suggests: ['renew_ip_address'],
      bind: {
        renew_ip_address: {
          each: 'adapters',
          where: 'it.dhcp == true && count(it.gateway) == 0',
          args: { ifIndex: 'it.ifIndex' },
        },
      },
    },
    {
      id: 'no_dns',
      severity: 'warning',
      explains: ['check_dns_resolution/server_silent'],
      when: 'any(adapters, count(it.gateway) > 0 && count(it.dns) == 0)',
      suggests: ['renew_ip_address'],
      bind: {
        renew_ip_address: {
          each: 'adapters',
          where: 'it.dhcp == true && count(it.gateway) > 0 && count(it.dns) == 0',
          args: { ifIndex: 'it.ifIndex' },
        },
      },
      culprits: { each: 'adapters', where: 'count(it.gateway) > 0 && count(it.dns) == 0', name: 'it.adapter' },
    },
    { id: 'fixed_address', severity: 'info', when: 'any(adapters, it.dhcp == false && count(it.gateway) > 0)' },
    {
      id: 'lease_expired',
      severity: 'warning',
      when: 'any(adapters, it.dhcp == true && days_until(it.leaseExpiresUtc) < 0)',
      suggests: ['renew_ip_address'],
      bind: {
        renew_ip_address: {
          each: 'adapters',
          where: 'it.dhcp == true && days_until(it.leaseExpiresUtc) < 0',
          args: { ifIndex: 'it.ifIndex' },
        },
      },
      culprits: {
        each: 'adapters',
        where: 'it.dhcp == true && days_until(it.leaseExpiresUtc) < 0',
        name: 'it.adapter',
      },
    },
  ],
  compare: [
    {
      id: 'dns',
      each: 'adapters',
      where: 'count(it.gateway) > 0',
      key: ['it.adapter'],
      label: 'it.adapter',
      value: 'it.dns',
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'adapters',
      label: 'it.adapter',
      value: 'it.ip',
      states: [
        { when: 'it.apipa == true', word: 'noAddress' },
        { when: 'count(it.gateway) == 0', word: 'noGateway' },
        { when: 'count(it.gateway) > 0', word: 'connected', role: 'ok' },
      ],
      nothing: 'noAdapter',
    },
  ],
  plannerHints: {
    components: ['address', 'network', 'adapter', 'wifi', 'name-lookup', 'web-page'],
    symptoms: ['conflict', 'offline'],
  },
  texts,
})
