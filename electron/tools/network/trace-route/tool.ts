import * as z from 'zod'

import { hidden, text } from '../../../contract/argument-schemas.ts'
import { adapterToInternet } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnly } from '../../../contract/presets.ts'
import type { StepState } from '../../../contract/step-state.ts'
import { farAddress, nearHops, parseRoute } from './parse-route.ts'
import seen from './seen.ps1?raw'
import { texts } from './texts.ts'

const isGuessed = ({ p }: StepState): boolean => typeof p['host'] !== 'string'

/** Nobody has the address of the router, and Windows has no internet: silence alone says little, many routers keep it. */
const endsBeforeRouter = 'host == null && lastAnswer == 0 && internetSeen == false && gatewaySeen == false'

/** Many stations never answer: a gap in the middle is normal. Cancel is safe at any time. Without a host it only tells whether the way ends before the router. */
export const tool = defineTool({
  name: 'trace_route',
  version: 2,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...ownNetwork, hostArguments: ['host'] },
  // Four stations that keep silent take three seconds each, and so do as many on a whole way that answers otherwise.
  typicalMs: 13_000,
  timeoutMs: 380_000,
  args: () =>
    z.strictObject({
      host: text(/^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?$/, 253)
        .nullable()
        .default(null)
        .meta({ slot: 'host_name', guessed: true }),
      maxHops: z.int().min(1).max(30).default(15),
      timeoutMs: hidden(z.int().min(200).max(4_000).default(1_000)),
    }),
  result: () =>
    z.object({
      host: z.string().nullable(),
      hops: z
        .array(
          z.object({
            hop: z.int(),
            address: z.string().nullable(),
            bestMs: z.int().describe('ms').nullable(),
            lost: z.int().describe('count of 3'),
          }),
        )
        .nullable(),
      reached: z.boolean().nullable(),
      lastAnswer: z.int().describe('hop number').nullable(),
      exitCode: z.int().nullable(),
      internetSeen: z.boolean().nullable(),
      gatewaySeen: z.boolean().nullable(),
    }),
  steps: [
    { id: 'asked', via: 'node', outputs: ['host'], run: ({ state }) => Promise.resolve({ host: state.p.host }) },
    {
      id: 'near',
      via: 'native',
      outputs: ['hops', 'reached', 'lastAnswer', 'exitCode'],
      executable: '%SystemRoot%\\System32\\tracert.exe',
      argv: ['-d', '-h', String(nearHops), '-w', '{p.timeoutMs}', farAddress],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: parseRoute,
      onlyIf: isGuessed,
      reaches: () => farAddress,
    },
    // After it: Windows has just looked for the router.
    { ...powershell(seen, 'seen'), onlyIf: isGuessed },
    {
      id: 'run',
      via: 'native',
      onlyIf: (state) => !isGuessed(state),
      outputs: ['hops', 'reached', 'lastAnswer', 'exitCode'],
      executable: '%SystemRoot%\\System32\\tracert.exe',
      argv: ['-d', '-h', '{p.maxHops}', '-w', '{p.timeoutMs}', '{p.host}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: parseRoute,
    },
  ],
  unknownWhen: 'hops == null || count(hops) == 0 || reached == null',
  findings: [
    {
      id: 'stops_at_home',
      severity: 'problem',
      passing: true,
      explains: ['check_network_status/no_internet', 'check_network_status/gateway_silent', 'ping_host/unreachable'],
      when: `reached == false && ((host != null && lastAnswer <= 1) || (${endsBeforeRouter}))`,
      suggests: ['renew_ip_address', 'restart_network_adapter'],
      bind: {
        renew_ip_address: {
          via: 'check_ip_address',
          each: 'adapters',
          where: 'it.dhcp == true',
          best: 'count(it.gateway)',
          args: { ifIndex: 'it.ifIndex' },
        },
        restart_network_adapter: {
          via: 'check_network_status',
          each: 'adapters',
          where: 'it.up == true',
          best: adapterToInternet,
          args: { name: 'it.name' },
        },
      },
      followUpChecks: ['check_network_status'],
    },
    { id: 'stops_outside', severity: 'warning', when: 'host != null && reached == false && lastAnswer > 1' },
    {
      id: 'slow_first_hop',
      severity: 'warning',
      when: 'any(hops, it.hop == 1 && it.bestMs > 30)',
      followUpChecks: ['check_wifi_status'],
      figure: { each: 'hops', where: 'it.hop == 1 && it.bestMs > 30', value: 'it.bestMs' },
    },
  ],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'computer', word: 'computer', ok: 'count(hops) >= 0' },
        { sign: 'router', word: 'router', ok: 'lastAnswer >= 1 || gatewaySeen == true || reached == true' },
        { sign: 'server', word: 'target', label: 'host', ok: 'reached', broken: 'noAnswer' },
      ],
    },
    {
      kind: 'rank',
      when: 'any(hops, it.bestMs != null)',
      each: 'hops',
      where: 'it.bestMs != null',
      label: 'it.address',
      value: 'it.bestMs',
    },
  ],
  plannerHints: { components: ['server', 'network', 'vpn'], symptoms: ['slow', 'offline'] },
  texts,
})
