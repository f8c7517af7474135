import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Products with an own client show up as adapters only; their own logs tell more. Error numbers are the documented remote access codes. */
export const tool = defineTool({
  name: 'check_vpn_status',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 700,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      profiles: z
        .array(
          z.object({
            name: z.string(),
            server: z.string().nullable(),
            status: z.string(),
            tunnel: z.string(),
            splitTunneling: z.boolean(),
          }),
        )
        .nullable(),
      adapters: z.array(z.object({ name: z.string(), description: z.string(), up: z.boolean() })).nullable(),
      errors: z.array(z.object({ atUtc: z.iso.datetime(), code: z.int().nullable() })).nullable(),
      connected: z.boolean().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'profiles == null',
  findings: [
    {
      id: 'sign_in_refused',
      severity: 'problem',
      explains: ['check_vpn_status/not_connected'],
      when: 'any(errors, it.code in [691, 812, 919])',
      logEvidence: { list: 'errors', at: 'atUtc' },
      followUpChecks: ['check_certificates', 'check_time_sync'],
    },
    {
      id: 'name_not_found',
      severity: 'problem',
      explains: ['check_vpn_status/not_connected'],
      when: 'any(errors, it.code == 868)',
      logEvidence: { list: 'errors', at: 'atUtc' },
      suggests: ['flush_dns_cache'],
      followUpChecks: ['check_dns_resolution'],
    },
    {
      id: 'line_blocked',
      severity: 'problem',
      explains: ['check_vpn_status/not_connected'],
      when: 'any(errors, it.code in [789, 800, 806, 807, 809])',
      logEvidence: { list: 'errors', at: 'atUtc' },
      followUpChecks: ['ping_host', 'check_dns_resolution'],
    },
    {
      id: 'not_connected',
      severity: 'info',
      asCause: 'possible',
      when: 'connected == false && (count(profiles) > 0 || count(adapters) > 0)',
    },
    {
      id: 'full_tunnel',
      severity: 'info',
      act: { opens: 'vpn' },
      asCause: 'possible',
      when: "any(profiles, it.status == 'Connected' && it.splitTunneling == false)",
    },
    { id: 'none', severity: 'info', when: 'count(profiles) == 0 && count(adapters) == 0' },
  ],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'computer', word: 'computer', ok: 'connected == true || connected == false' },
        { sign: 'lock', word: 'vpn', ok: 'connected', broken: 'notConnected' },
      ],
    },
    { kind: 'events', when: 'count(errors) > 0', each: 'errors', label: 'it.code', at: 'it.atUtc', days: '7' },
  ],
  plannerHints: { components: ['vpn', 'remote-desktop', 'shared-folder'], symptoms: ['offline', 'slow', 'no-open'] },
  texts,
})
