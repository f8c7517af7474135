import * as z from 'zod'

import { hidden, text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { isAddress } from '../../../contract/condition-fragments.ts'
import { ownNetwork, readOnly } from '../../../contract/presets.ts'
import { chooseHostStep, commonPorts, guessedKinds, timedOut } from './choose-host.ts'
import guess from './guess.ps1?raw'
import run from './run.ps1?raw'
import { texts } from './texts.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

/** Opens and closes one TCP connection: to the port that was asked for, or to show that a host is there that answers no ping. */
const connectToPort: NodeStepRun = async ({ state, ports, signal }) => {
  const { host, port } = state.s['choice'] ?? {}
  const { timeoutMs } = state.p
  const nothingKnown = { port: null, tcpOpen: null, tcpMs: null }
  if (typeof host !== 'string') return nothingKnown
  const connect = (to: number): ReturnType<typeof ports.network.connect> =>
    ports.network.connect(host, to, { timeoutMs: Number(timeoutMs), signal })
  if (typeof port === 'number') {
    const tcpMs = await connect(port)
    if (tcpMs === 'not_tried') return { ...nothingKnown, port }
    return { port, tcpOpen: tcpMs !== null, tcpMs: tcpMs === null ? null : Math.round(tcpMs) }
  }
  const { errorCodes } = state.s['run'] ?? {}
  if (!Array.isArray(errorCodes) || !errorCodes.includes(timedOut)) return nothingKnown
  const times = await Promise.all(commonPorts.map(connect))
  const open = times.findIndex((time) => typeof time === 'number')
  if (open === -1) return nothingKnown
  return { port: commonPorts[open], tcpOpen: true, tcpMs: Math.round(Number(times[open])) }
}

/** What was guessed says little of those who did not ask for it: only a connection that is tried and refused does. */
const isNamed = 'guessed == null'

/** Without its name “the computer” is the one somebody sits at. */
const culprits = { each: 'host', name: 'it' }

const isPortTried = 'port != null && tcpOpen != null'

const wayToHost = [
  { sign: 'computer', word: 'computer', ok: 'received >= 0' },
  {
    sign: 'server',
    word: 'host',
    label: 'host',
    ok: 'received > 0 || (tcpOpen != null && tcpOpen == true)',
    value: 'avgMs',
    broken: 'noAnswer',
  },
] as const

/** Pings a host and, when a port is given, opens and closes one TCP connection to it. Test-NetConnection takes 10 to 20 seconds on failure. errorCodes are numbers: 11010 timed out, 11003 unreachable, 11001 name not found. Where no host is named, whom it asks is chosen: see choose-host.ts. */
export const tool = defineTool({
  name: 'ping_host',
  version: 2,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...ownNetwork, hostArguments: ['host'] },
  typicalMs: 4_000,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      host: text(/^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?$/, 253)
        .nullable()
        .default(null)
        .meta({ slot: 'host_name', guessed: true }),
      port: z.int().min(1).max(65535).nullable().default(null).meta({ slot: 'network_port' }),
      count: z.int().min(1).max(10).default(3),
      timeoutMs: hidden(z.int().min(200).max(10_000).default(3_000)),
    }),
  result: () =>
    z.object({
      host: z.string().nullable(),
      guessed: z.enum(guessedKinds).nullable(),
      sent: z.int().describe('count').nullable(),
      received: z.int().describe('count').nullable(),
      avgMs: z.int().describe('ms').nullable(),
      address: z.string().nullable(),
      errorCodes: z.array(z.int()).nullable(),
      port: z.int().nullable(),
      tcpOpen: z.boolean().nullable(),
      tcpMs: z.int().describe('ms').nullable(),
    }),
  steps: [
    { ...powershell(guess, 'guess'), onlyIf: ({ p }) => typeof p['host'] !== 'string' },
    { id: 'choice', via: 'node', outputs: ['host', 'port', 'guessed'], run: chooseHostStep },
    { ...powershell(run), onlyIf: ({ s }) => typeof s['choice']?.['host'] === 'string' },
    { id: 'tcp', via: 'node', outputs: ['port', 'tcpOpen', 'tcpMs'], run: connectToPort },
  ],
  unknownWhen: 'received == null',
  findings: [
    {
      id: 'unreachable',
      severity: 'problem',
      passing: true,
      when: `${isNamed} && received == 0 && (tcpOpen == null || tcpOpen == false)`,
      culprits,
      suggests: ['flush_dns_cache', 'renew_ip_address'],
      bind: {
        // Without a way there, without a name server, or where no name is looked up, the cache is not what stands in the way.
        flush_dns_cache: { each: 'errorCodes', where: `!(it in [11002,11003]) && !(${isAddress('host')})` },
        renew_ip_address: {
          via: 'check_ip_address',
          each: 'adapters',
          where: 'it.dhcp == true',
          best: 'count(it.gateway)',
          args: { ifIndex: 'it.ifIndex' },
        },
      },
      followUpChecks: ['check_network_status', 'check_dns_resolution', 'trace_route', 'check_vpn_status'],
    },
    {
      id: 'name_not_found',
      severity: 'problem',
      explains: ['ping_host/unreachable'],
      when: `${isNamed} && has(errorCodes, 11001)`,
      culprits,
      suggests: ['flush_dns_cache'],
      followUpChecks: ['check_dns_resolution'],
    },
    {
      id: 'port_closed',
      severity: 'problem',
      explains: [{ finding: 'check_shared_folders/drive_broken', when: "guessed == 'drive'" }],
      when: 'received > 0 && tcpOpen == false',
      culprits,
      followUpChecks: ['check_firewall_status'],
    },
    {
      // Its name leads somewhere, so it is no PC away from its company: the computer there is off or cut off.
      id: 'file_server_silent',
      severity: 'problem',
      explains: ['check_shared_folders/drive_broken'],
      when: "guessed == 'drive' && received == 0 && tcpOpen == false && has(errorCodes, 11010)",
      culprits,
      followUpChecks: ['check_vpn_status'],
    },
    {
      id: 'loss',
      severity: 'warning',
      when: 'received > 0 && received < sent',
      culprits,
      followUpChecks: ['check_wifi_status', 'trace_route'],
    },
    {
      id: 'slow',
      severity: 'warning',
      when: 'avgMs > 150',
      culprits,
      followUpChecks: ['trace_route'],
      figure: 'avgMs',
    },
    { id: 'ping_blocked', severity: 'info', when: 'received == 0 && tcpOpen == true' },
  ],
  picture: [
    { kind: 'path', when: `!(${isPortTried})`, stations: [...wayToHost] },
    {
      kind: 'path',
      when: isPortTried,
      stations: [
        ...wayToHost,
        { sign: 'service', word: 'service', ok: 'tcpOpen == true', value: 'tcpMs', broken: 'noAnswer' },
      ],
    },
    { kind: 'gauge', when: 'received > 0', value: 'avgMs', word: 'answerTime', to: '300' },
  ],
  plannerHints: {
    components: ['server', 'network', 'one-site', 'name-lookup', 'vpn', 'shared-folder', 'web-page', 'remote-desktop'],
    symptoms: ['offline', 'slow', 'no-open'],
  },
  texts,
})
