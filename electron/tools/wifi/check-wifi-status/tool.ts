import * as z from 'zod'

import {
  connectsByItself,
  networkDeviceWithProblem,
  networkInReach,
  onlyCrashedService,
} from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import type { FixBinding } from '../../../contract/finding-rule.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { parseInterfaces, parseNetworks } from './netsh.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** An idle or absent Wi-Fi card is the usual state of a desktop PC and of a laptop in its dock. */
const milderBesideCable = [{ when: 'otherConnection == true', severity: 'info' }] as const

/** What a card that belongs to no network can be joined to. */
const networkToJoin: FixBinding = {
  via: 'list_wifi_profiles',
  each: 'profiles',
  where: networkInReach('check_wifi_status'),
  best: connectsByItself,
  args: { adapter: 'check_wifi_status.adapterName', profile: 'it.name' },
}

/** Joining again helps only where another access point of the network is clearly stronger. */
const betterAccessPoint: FixBinding = {
  each: 'networks',
  where: 'it.ssid == ssid && it.bssid != bssid && it.signalPct >= signalPct + 15',
  args: { adapter: 'adapterName', profile: 'ssid' },
}

/**
 * From Windows 11 24H2 on netsh says nothing unless location access is on for desktop apps; then, and without the service,
 * the script below still knows adapter, connection and network name. New builds add lines: never count on fixed line numbers.
 */
export const tool = defineTool({
  name: 'check_wifi_status',
  version: 1,
  category: 'wifi',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 900,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      adapterName: z.string().nullable(),
      hasAdapter: z.boolean().nullable(),
      connected: z.boolean().nullable(),
      ssid: z.string().nullable(),
      bssid: z.string().nullable(),
      radio: z.string().nullable(),
      channel: z.int().nullable(),
      rxMbps: z.number().describe('Mbps').nullable(),
      txMbps: z.number().describe('Mbps').nullable(),
      signalPct: z.int().describe('%').nullable(),
      auth: z.string().nullable(),
      locationDenied: z.boolean().nullable(),
      networks: z
        .array(
          z.object({
            ssid: z.string().nullable(),
            bssid: z.string(),
            signalPct: z.int().describe('%'),
            channel: z.int(),
          }),
        )
        .nullable(),
      profileName: z.string().nullable(),
      service: z.string().nullable(),
      otherConnection: z.boolean().nullable(),
    }),
  steps: [
    {
      id: 'interface',
      via: 'native',
      outputs: [
        'adapterName',
        'hasAdapter',
        'connected',
        'ssid',
        'bssid',
        'radio',
        'channel',
        'rxMbps',
        'txMbps',
        'signalPct',
        'auth',
        'locationDenied',
      ],
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'show', 'interfaces'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: parseInterfaces,
    },
    {
      id: 'networks',
      via: 'native',
      outputs: ['networks'],
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'show', 'networks', 'mode=bssid'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: (output) => ({ networks: parseNetworks(output) }),
    },
    powershell(run, 'fallback'),
  ],
  // Whether "no connection" is a fault depends on the service.
  unknownWhen:
    'hasAdapter == null || (locationDenied == true && profileName == null) || (service == null && (hasAdapter == false || connected == false || connected == null))',
  findings: [
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        'check_network_status/no_adapter_up',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['WlanSvc']) },
      ],
      when: "service == 'Stopped'",
      milderWhen: milderBesideCable,
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'WlanSvc'" } } },
      followUpChecks: ['check_services'],
    },
    {
      id: 'no_adapter',
      severity: 'problem',
      when: "hasAdapter == false && service != 'Stopped'",
      milderWhen: milderBesideCable,
      suggests: ['restart_device'],
      bind: {
        restart_device: {
          via: 'check_device_drivers',
          each: 'devices',
          where: networkDeviceWithProblem,
          best: "count(devices, it.instanceId == el.instanceId && (contains(lower(it.name), 'wi-fi') || contains(lower(it.name), 'wireless') || contains(lower(it.name), 'wlan') || contains(it.name, '802.11')))",
          args: { instanceId: 'it.instanceId' },
        },
      },
      followUpChecks: ['check_device_drivers'],
    },
    {
      id: 'not_connected',
      severity: 'problem',
      passing: true,
      act: { opens: 'wifi' },
      explains: [
        {
          finding: 'check_network_status/no_adapter_up',
          when: '!any(check_network_status.adapters, it.disabled == true && it.name == adapterName)',
        },
      ],
      when: "hasAdapter == true && connected == false && service != 'Stopped' && (otherConnection == null || otherConnection == false)",
      suggests: ['reconnect_wifi', 'restart_network_adapter'],
      bind: {
        reconnect_wifi: networkToJoin,
        restart_network_adapter: {
          via: 'check_network_status',
          each: 'adapters',
          where: 'it.name == check_wifi_status.adapterName && (airplaneMode == null || airplaneMode == false)',
          args: { name: 'it.name' },
        },
      },
      followUpChecks: ['list_wifi_profiles'],
    },
    {
      id: 'not_in_use',
      severity: 'warning',
      act: { opens: 'wifi' },
      when: "hasAdapter == true && connected == false && service != 'Stopped' && otherConnection == true",
      milderWhen: milderBesideCable,
      suggests: ['reconnect_wifi'],
      bind: { reconnect_wifi: networkToJoin },
    },
    {
      id: 'weak_signal',
      severity: 'warning',
      explains: ['check_wifi_status/slow_link', 'ping_host/loss', 'ping_host/slow', 'trace_route/slow_first_hop'],
      when: 'signalPct < 45',
      suggests: ['reconnect_wifi'],
      bind: { reconnect_wifi: betterAccessPoint },
      figure: 'signalPct',
    },
    {
      id: 'slow_link',
      severity: 'warning',
      when: 'connected == true && rxMbps < 30',
      suggests: ['reconnect_wifi'],
      bind: { reconnect_wifi: betterAccessPoint },
      figure: 'rxMbps',
    },
    {
      id: 'crowded',
      severity: 'info',
      asCause: 'possible',
      when: 'channel <= 14 && count(networks, it.channel <= 14) > 12',
    },
    { id: 'location_off', severity: 'info', when: 'locationDenied == true' },
  ],
  track: [{ id: 'signal', value: 'signalPct' }],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'service', word: 'service', ok: "service != 'Stopped'", broken: 'stopped' },
        { sign: 'wifi', word: 'adapter', ok: 'hasAdapter', broken: 'noAdapter' },
        { sign: 'router', word: 'network', label: 'ssid', ok: 'connected', broken: 'notConnected' },
      ],
    },
    { kind: 'gauge', when: 'connected == true', value: 'signalPct', word: 'signal' },
  ],
  plannerHints: { components: ['wifi', 'adapter', 'network'], symptoms: ['offline', 'slow'] },
  texts,
})
