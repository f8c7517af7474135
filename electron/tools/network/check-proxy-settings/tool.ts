import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { switched } from '../../../contract/picture-states.ts'
import { texts } from './texts.ts'
import type { NetworkPort, NodeStepRun } from '../../../contract/node-step.ts'

const connectMs = 3_000

/** Tries each server of the proxy setting. Passwords inside the settings are masked before they leave the step. */
export const reachProxy: NodeStepRun = async ({ state, ports, signal }) => {
  const { proxyEnabled, proxyServer, pacUrl } = state.s['run'] ?? {}
  const server = typeof proxyServer === 'string' ? proxyServer : null
  const on = proxyEnabled === true && server !== null
  return {
    proxyServer: server === null ? null : maskCredentials(server),
    pacUrl: typeof pacUrl === 'string' ? maskCredentials(pacUrl) : null,
    proxyReachable: on ? await proxyAnswers(server, ports.network, signal) : null,
  }
}

/** Whether every server of a proxy setting takes connections; null = the setting names none. */
export async function proxyAnswers(
  setting: string,
  network: Pick<NetworkPort, 'connect'>,
  signal: AbortSignal,
): Promise<boolean | null> {
  const addresses = parseProxyAddresses(setting)
  if (addresses.length === 0) return null
  const times = await Promise.all(
    addresses.map(({ host, port }) => network.connect(host, port, { timeoutMs: connectMs, signal })),
  )
  if (times.includes(null)) return false
  // What was not asked may answer or not.
  return times.includes('not_tried') ? null : true
}

type ProxyAddress = { readonly host: string; readonly port: number }

const defaultPort = 80
const defaultSocksPort = 1080

/**
 * Hosts and ports of a proxy setting: `host:port`, `http=host:port;https=host:port` or `http://user:word@host:port`,
 * separated by semicolons or blanks. Empty when nothing in it can be read.
 */
export function parseProxyAddresses(setting: string): ProxyAddress[] {
  const addresses = setting
    .split(/[;\s]+/)
    .map(parseProxyAddress)
    .filter((address) => address !== null)
  const known = new Set<string>()
  return addresses.filter(({ host, port }) => {
    const key = `${host}:${port}`
    return !known.has(key) && known.add(key)
  })
}

/** The same text without user names and passwords; up to the last `@`, since a password can hold any sign. */
export function maskCredentials(text: string): string {
  return text.replaceAll(
    /((?:^|[;\s])(?:(?:https?|ftp|socks)=)?(?:(?:https?|ftp|socks[45]?h?):\/\/)?)[^;\s]*@/gi,
    '$1***@',
  )
}

function parseProxyAddress(entry: string): ProxyAddress | null {
  const pattern =
    /^(?:(?<kind>[a-z]+)=)?(?:(?<scheme>[a-z0-9+.-]+):\/\/)?(?:.*@)?(?<host>\[[^\]]+\]|[^:/@=]+)(?::(?<port>\d{1,5}))?(?:\/.*)?$/i
  const groups = pattern.exec(entry)?.groups
  const host = groups?.['host']
  if (groups === undefined || host === undefined) return null
  const isSocks = /^socks/i.test(groups['kind'] ?? groups['scheme'] ?? '')
  const port = groups['port'] === undefined ? (isSocks ? defaultSocksPort : defaultPort) : Number(groups['port'])
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port }
}

/** Proxy of the signed-in user, of Windows services and of environment variables, and whether the proxy answers. Byte 8 of the connection settings holds flags: 1 direct, 2 proxy, 4 setup script, 8 automatic. */
export const tool = defineTool({
  name: 'check_proxy_settings',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 800,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      proxyEnabled: z.boolean().nullable(),
      proxyServer: z.string().nullable(),
      pacUrl: z.string().nullable(),
      bypass: z.string().nullable(),
      autoDetect: z.boolean().nullable(),
      managed: z.boolean().nullable(),
      servicesUseProxy: z.boolean().nullable(),
      envNames: z.array(z.string()).nullable(),
      proxyReachable: z.boolean().nullable(),
    }),
  steps: [powershell(run), { id: 'reach', via: 'node', outputs: ['proxyReachable'], run: reachProxy }],
  unknownWhen: 'proxyEnabled == null',
  findings: [
    {
      id: 'proxy_dead',
      severity: 'problem',
      explains: [
        'check_proxy_settings/local_proxy',
        'check_proxy_settings/proxy_on',
        'check_network_status/no_internet',
      ],
      when: 'proxyEnabled == true && proxyReachable == false',
      suggests: ['reset_proxy_settings'],
      followUpChecks: ['check_vpn_status'],
      culprits: { each: 'proxyServer', name: 'it' },
    },
    {
      id: 'local_proxy',
      severity: 'warning',
      when: "proxyEnabled == true && (contains(proxyServer, '127.0.0.1') || contains(lower(proxyServer), 'localhost'))",
      suggests: ['reset_proxy_settings'],
      followUpChecks: ['list_processes'],
    },
    {
      id: 'proxy_on',
      severity: 'info',
      when: 'proxyEnabled == true && managed == false',
      suggests: ['reset_proxy_settings'],
    },
    { id: 'company_proxy', severity: 'info', when: 'managed == true', followUpChecks: ['check_group_policy'] },
    { id: 'setup_script', severity: 'info', when: 'pacUrl != null' },
  ],
  compare: [
    { id: 'proxy', value: 'proxyEnabled', states: switched('proxyEnabled') },
    { id: 'server', value: 'proxyServer', nullIsNone: true },
    { id: 'script', value: 'pacUrl', nullIsNone: true },
  ],
  picture: [
    {
      kind: 'path',
      when: 'proxyEnabled == true',
      stations: [
        { sign: 'computer', word: 'computer', ok: 'proxyEnabled == true || proxyEnabled == false' },
        { sign: 'server', word: 'proxy', label: 'proxyServer', ok: 'proxyReachable', broken: 'noAnswer' },
      ],
    },
    {
      kind: 'tiles',
      when: 'proxyEnabled == false',
      things: [{ word: 'proxy', states: [{ when: 'proxyEnabled == false', word: 'off', role: 'ok' }] }],
    },
  ],
  plannerHints: {
    components: ['proxy', 'web-page', 'tweak-tool', 'browser', 'network', 'vpn', 'mail', 'cloud-files'],
    symptoms: ['no-open', 'offline', 'slow'],
  },
  texts,
})
