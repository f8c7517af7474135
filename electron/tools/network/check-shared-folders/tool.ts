import * as z from 'zod'

import { onlyCrashedService } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnlyAsUser } from '../../../contract/presets.ts'
import { running } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Must run unelevated: an elevated program does not see the drives of the user. Asking for the state causes no file access. */
export const tool = defineTool({
  name: 'check_shared_folders',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...ownNetwork, securityLevel: 'pii' },
  typicalMs: 700,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      drives: z.array(z.object({ drive: z.string().nullable(), path: z.string(), status: z.string() })).nullable(),
      remembered: z
        .array(z.object({ drive: z.string(), path: z.string(), connected: z.boolean().nullable() }))
        .nullable(),
      workstation: z.string().nullable(),
      companyNetwork: z.boolean().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'drives == null || workstation == null',
  findings: [
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        'check_shared_folders/drive_missing',
        'check_shared_folders/drive_broken',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['LanmanWorkstation']) },
      ],
      when: "workstation != 'Running'",
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'LanmanWorkstation'" } } },
      followUpChecks: ['check_services'],
    },
    {
      // Away from the company its servers are out of reach: only the VPN brings them.
      id: 'drive_broken',
      severity: 'problem',
      passing: true,
      when: "any(drives, !(it.status in ['OK','Unknown']))",
      milderWhen: [
        {
          when: "companyNetwork == false && all(drives, it.status in ['OK','Unknown','Disconnected','Unavailable'])",
          severity: 'info',
        },
      ],
      culprits: { each: 'drives', where: "!(it.status in ['OK','Unknown'])", name: 'it.path' },
      suggests: ['map_network_drive'],
      bind: {
        map_network_drive: {
          each: 'drives',
          where: "it.drive != null && !(it.status in ['OK','Unknown'])",
          args: { drive: 'it.drive', path: 'it.path', replace: 'true' },
        },
      },
      followUpChecks: ['ping_host', 'check_vpn_status', 'check_domain_status'],
    },
    {
      id: 'drive_missing',
      severity: 'warning',
      passing: true,
      when: 'any(remembered, it.connected == false)',
      milderWhen: [{ when: 'companyNetwork == false', severity: 'info' }],
      culprits: { each: 'remembered', where: 'it.connected == false', name: 'it.path' },
      suggests: ['map_network_drive'],
      bind: {
        map_network_drive: {
          each: 'remembered',
          where: 'it.connected == false',
          args: { drive: 'it.drive', path: 'it.path' },
        },
      },
      followUpChecks: ['ping_host', 'check_vpn_status'],
    },
    {
      id: 'none',
      severity: 'info',
      when: 'count(drives) == 0 && count(remembered) == 0',
      suggests: ['map_network_drive'],
      bind: {
        map_network_drive: {
          ask: true,
          askWhat: {
            en: 'Which server folder should get which drive letter?',
            ko: '어떤 서버 폴더를 어떤 드라이브 문자에 연결할까요?',
            zh: '要将哪个服务器文件夹连接到哪个驱动器号？',
          },
          args: {},
        },
      },
    },
  ],
  picture: [
    {
      kind: 'tiles',
      when: "workstation != 'Running'",
      things: [
        {
          word: 'service',
          states: running('workstation'),
        },
      ],
    },
    {
      kind: 'tiles',
      when: 'count(drives) > 0',
      each: 'drives',
      label: 'it.path',
      states: [
        { when: "it.status == 'OK'", word: 'connected', role: 'ok' },
        { when: "it.status == 'Unknown'", word: 'cannotTell' },
        { when: "it.status != 'OK'", word: 'broken' },
      ],
    },
    {
      kind: 'tiles',
      each: 'remembered',
      label: 'it.path',
      states: [
        { when: 'it.connected == true', word: 'connected', role: 'ok' },
        { when: 'it.connected == false', word: 'notConnected' },
      ],
    },
  ],
  plannerHints: { components: ['shared-folder'], symptoms: ['missing', 'offline'] },
  texts,
})
