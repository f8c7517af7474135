import * as z from 'zod'

import {
  adapterToInternet,
  connectsByItself,
  networkDeviceWithProblem,
  networkInReach,
} from '../../../contract/condition-fragments.ts'
import { defineTool, powershell, type ReachesHost } from '../../../contract/define-tool.ts'
import type { FixBinding } from '../../../contract/finding-rule.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import { publicHost } from '../../../contract/public-host.ts'
import { checkInternet, notTestedBecause, picture } from './check-internet.ts'
import pingRouter from './ping-router.ps1?raw'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

const routes = z.array(z.looseObject({ nextHop: z.string() }))

/** The router that the first default route names; null = there is none. A VPN can own a route without a router behind it. */
const routerOf: ReachesHost = ({ s }) => {
  const found = routes.safeParse(s['run']?.['defaultRoutes'])
  return found.success ? (found.data.find(({ nextHop }) => nextHop !== '0.0.0.0')?.nextHop ?? null) : null
}

const stackAtFault: FixBinding = {
  via: ['check_firewall_status', 'ping_host'],
  viaArgs: { host: `'${publicHost}'` },
  each: 'check_network_status.adapters',
  where:
    "it.up == true && received > 0 && (check_network_status.captivePortal == null || check_network_status.captivePortal == false) && !any(check_firewall_status.profiles, it.outbound == 'Block')",
}

/** Goes up the ladder: adapter, address, gateway, Windows connectivity state, and the internet when network mode and external access allow it. A failed ping to the gateway is not a verdict. The Windows connectivity state comes from Windows itself and causes no traffic. */
export const tool = defineTool({
  name: 'check_network_status',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 1_500,
  timeoutMs: 40_000,
  triage: true,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      adapters: z
        .array(
          z.object({
            name: z.string(),
            description: z.string(),
            ifIndex: z.int(),
            up: z.boolean(),
            disabled: z.boolean().nullable(),
            cablePlugged: z.boolean().nullable(),
            linkSpeed: z.string().nullable(),
          }),
        )
        .nullable(),
      profiles: z
        .array(
          z.object({
            name: z.string(),
            alias: z.string(),
            ifIndex: z.int(),
            v4: z.enum(['Disconnected', 'NoTraffic', 'Subnet', 'LocalNetwork', 'Internet']),
            v6: z.enum(['Disconnected', 'NoTraffic', 'Subnet', 'LocalNetwork', 'Internet']),
            category: z.enum(['Public', 'Private', 'DomainAuthenticated']),
          }),
        )
        .nullable(),
      defaultRoutes: z
        .array(
          z.object({
            nextHop: z.string(),
            ifIndex: z.int(),
            metric: z.int().nullable(),
          }),
        )
        .nullable(),
      gatewayReachable: z.boolean().nullable(),
      gatewayMs: z.int().describe('ms').nullable(),
      airplaneMode: z.boolean().nullable(),
      internetTested: z.boolean(),
      internetOk: z.boolean().nullable(),
      captivePortal: z.boolean().nullable(),
      internetNotTested: z.enum(notTestedBecause).nullable(),
    }),
  steps: [
    powershell(run),
    { ...powershell(pingRouter, 'router'), reaches: routerOf },
    {
      id: 'internet',
      via: 'node',
      outputs: ['internetTested', 'internetOk', 'captivePortal', 'internetNotTested'],
      run: checkInternet,
    },
  ],
  unknownWhen:
    'adapters == null || (profiles == null && internetOk == null) || defaultRoutes == null || count(adapters) == 0 || (count(profiles) == 0 && any(adapters, it.up == true))',
  findings: [
    {
      id: 'airplane_mode',
      severity: 'problem',
      act: { opens: 'airplane_mode' },
      explains: [
        'check_network_status/adapter_disabled',
        'check_network_status/no_adapter_up',
        'check_ip_address/no_adapter',
        'check_wifi_status/not_connected',
        'check_wifi_status/no_adapter',
        'check_bluetooth_status/airplane_mode',
        'check_bluetooth_status/no_adapter',
      ],
      when: 'airplaneMode == true && !any(adapters, it.up == true)',
    },
    {
      id: 'no_adapter_up',
      severity: 'problem',
      passing: true,
      explains: [
        'check_ip_address/no_adapter',
        'check_network_status/adapter_disabled',
        {
          finding: 'check_wifi_status/not_connected',
          when: 'any(adapters, it.disabled == true && it.name == check_wifi_status.adapterName)',
        },
        'check_wifi_status/no_adapter',
      ],
      when: 'count(adapters) > 0 && !any(adapters, it.up == true) && (airplaneMode == null || airplaneMode == false)',
      suggests: ['restart_network_adapter', 'reconnect_wifi', 'restart_device'],
      bind: {
        // An adapter without its cable, or whose driver does not work, stays off; what Wi-Fi lacks its own check knows.
        restart_network_adapter: {
          via: 'check_device_drivers',
          each: 'check_network_status.adapters',
          where:
            'it.up == false && (it.disabled == true || it.cablePlugged == null || it.cablePlugged == true) && !any(devices, it.name == el.description && !(it.code in [0,22,45]))',
          best: '2 * count(check_network_status.adapters, it.ifIndex == el.ifIndex && it.disabled == true) + count(check_network_status.adapters, it.ifIndex == el.ifIndex && it.cablePlugged == true)',
          args: { name: 'it.name' },
        },
        reconnect_wifi: {
          via: ['check_wifi_status', 'list_wifi_profiles'],
          each: 'profiles',
          where: networkInReach('check_wifi_status'),
          best: connectsByItself,
          args: { adapter: 'check_wifi_status.adapterName', profile: 'it.name' },
        },
        restart_device: {
          via: 'check_device_drivers',
          each: 'devices',
          where: networkDeviceWithProblem,
          best: 'count(check_network_status.adapters, it.description == el.name)',
          args: { instanceId: 'it.instanceId' },
        },
      },
      followUpChecks: ['check_wifi_status', 'check_device_drivers'],
    },
    {
      id: 'adapter_disabled',
      severity: 'warning',
      when: 'any(adapters, it.disabled == true)',
      suggests: ['restart_network_adapter'],
      bind: {
        restart_network_adapter: {
          via: 'check_device_drivers',
          each: 'check_network_status.adapters',
          where: 'it.disabled == true && !any(devices, it.name == el.description && !(it.code in [0,22,45]))',
          args: { name: 'it.name' },
        },
      },
      culprits: { each: 'adapters', where: 'it.disabled == true', name: 'it.name' },
    },
    {
      id: 'no_gateway',
      severity: 'problem',
      passing: true,
      explains: [
        'check_ip_address/no_gateway',
        'check_network_status/no_internet',
        'check_proxy_settings/proxy_dead',
        'check_dns_resolution/server_silent',
      ],
      when: 'any(adapters, it.up == true) && count(defaultRoutes) == 0',
      suggests: ['renew_ip_address', 'restart_network_adapter'],
      bind: {
        renew_ip_address: {
          each: 'adapters',
          where: 'it.up == true',
          best: adapterToInternet,
          args: { ifIndex: 'it.ifIndex' },
        },
        restart_network_adapter: {
          via: 'check_services',
          each: 'check_network_status.adapters',
          where: "it.up == true && !any(services, it.name == 'Dhcp' && it.state != 'Running')",
          best: 'count(check_network_status.profiles, it.ifIndex == el.ifIndex)',
          args: { name: 'it.name' },
        },
      },
      followUpChecks: ['check_ip_address'],
    },
    {
      id: 'no_internet',
      severity: 'problem',
      passing: true,
      explains: [
        'check_shared_folders/drive_broken',
        'ping_host/file_server_silent',
        'check_domain_status/controller_missing',
        'check_printers/default_unreachable',
        'check_vpn_status/name_not_found',
        'check_vpn_status/line_blocked',
        'ping_host/unreachable',
        'ping_host/port_closed',
        'search_files/cloud_only',
        'search_files/some_in_cloud',
        'ping_host/name_not_found',
      ],
      when: "(count(profiles) > 0 && !any(profiles, it.v4 == 'Internet' || it.v6 == 'Internet')) || internetOk == false",
      suggests: ['renew_ip_address', 'reset_proxy_settings', 'reset_network_stack', 'restart_system'],
      bind: {
        // A router that answers belongs to the right address.
        renew_ip_address: {
          each: 'adapters',
          where: 'it.up == true && gatewayReachable == false',
          best: adapterToInternet,
          args: { ifIndex: 'it.ifIndex' },
        },
        reset_proxy_settings: {
          via: 'check_proxy_settings',
          each: 'check_network_status.adapters',
          where: 'it.up == true && proxyEnabled == true && (proxyReachable == null || proxyReachable == false)',
        },
        // Packets get through and connections do not: only then the network parts of Windows themselves are at fault.
        reset_network_stack: stackAtFault,
        restart_system: stackAtFault,
      },
      followUpChecks: [
        'check_dns_resolution',
        'trace_route',
        'check_proxy_settings',
        'check_hosts_file',
        'check_firewall_status',
      ],
    },
    {
      id: 'sign_in_page',
      severity: 'warning',
      act: { opens: 'sign_in_page' },
      explains: [
        'check_network_status/no_internet',
        'check_dns_resolution/server_silent',
        'check_proxy_settings/proxy_dead',
      ],
      when: 'captivePortal == true',
    },
    { id: 'gateway_silent', severity: 'info', when: 'gatewayReachable == false' },
    {
      id: 'public_network',
      severity: 'info',
      when: "any(profiles, it.category == 'Public')",
      followUpChecks: ['check_firewall_status'],
    },
  ],
  checkUp: { standsForArea: true },
  picture,
  plannerHints: {
    components: [
      'network',
      'adapter',
      'wifi',
      'web-page',
      'browser',
      'account',
      'cloud-files',
      'mail',
      'vpn',
      'shared-folder',
      'server',
      'address',
      'remote-desktop',
      'proxy',
      'name-lookup',
      'teams',
    ],
    symptoms: ['offline', 'grey', 'no-open', 'slow'],
  },
  texts,
})
