import * as z from 'zod'

import { hidden, text } from '../../../contract/argument-schemas.ts'
import { adapterThatLeadsOutside } from '../../../contract/condition-fragments.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnly } from '../../../contract/presets.ts'
import { parseRoute } from './parse-route.ts'
import { texts } from './texts.ts'

/** Many stations never answer: a gap in the middle is normal. Cancel is safe at any time. */
export const tool = defineTool({
  name: 'trace_route',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: { ...ownNetwork, hostArguments: ['host'] },
  typicalMs: 20_000,
  timeoutMs: 380_000,
  args: () =>
    z.strictObject({
      host: text(/^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?$/, 253).meta({ slot: 'host_name' }),
      maxHops: z.int().min(1).max(30).default(15),
      timeoutMs: hidden(z.int().min(200).max(4_000).default(1_000)),
    }),
  result: () =>
    z.object({
      host: z.string(),
      hops: z.array(
        z.object({
          hop: z.int(),
          address: z.string().nullable(),
          bestMs: z.int().describe('ms').nullable(),
          lost: z.int().describe('count of 3'),
        }),
      ),
      reached: z.boolean().nullable(),
      lastAnswer: z.int().describe('hop number'),
      exitCode: z.int().nullable(),
    }),
  steps: [
    { id: 'asked', via: 'node', outputs: ['host'], run: ({ state }) => Promise.resolve({ host: state.p['host'] }) },
    {
      id: 'run',
      via: 'native',
      outputs: ['hops', 'reached', 'lastAnswer', 'exitCode'],
      executable: '%SystemRoot%\\System32\\tracert.exe',
      argv: ['-d', '-h', '{p.maxHops}', '-w', '{p.timeoutMs}', '{p.host}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: parseRoute,
    },
  ],
  unknownWhen: 'count(hops) == 0 || reached == null',
  findings: [
    {
      id: 'stops_at_home',
      severity: 'problem',
      explains: ['check_network_status/no_internet', 'check_network_status/gateway_silent', 'ping_host/unreachable'],
      when: 'reached == false && lastAnswer <= 1',
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
          best: adapterThatLeadsOutside,
          args: { name: 'it.name' },
        },
      },
      followUpChecks: ['check_network_status'],
    },
    { id: 'stops_outside', severity: 'warning', when: 'reached == false && lastAnswer > 1' },
    {
      id: 'slow_first_hop',
      severity: 'warning',
      when: 'any(hops, it.hop == 1 && it.bestMs > 30)',
      followUpChecks: ['check_wifi_status'],
    },
  ],
  plannerHints: { components: ['server', 'network', 'vpn'], symptoms: ['slow', 'offline'] },
  texts,
})
