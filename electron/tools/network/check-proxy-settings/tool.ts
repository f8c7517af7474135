import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { reachProxy } from './reach-proxy.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Proxy of the signed-in user, of Windows services and of environment variables, and whether the proxy answers. Byte 8 of the connection settings holds flags: 1 direct, 2 proxy, 4 setup script, 8 automatic. */
export const tool = defineTool({
  name: 'check_proxy_settings',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
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
  steps: [powershell(run), { id: 'reach', via: 'node', gives: ['proxyReachable'], run: reachProxy }],
  unknownWhen: 'proxyEnabled == null',
  findings: [
    {
      id: 'proxy_dead',
      severity: 'problem',
      when: 'proxyEnabled == true && proxyReachable == false',
      suggests: ['reset_proxy_settings'],
      lookAt: ['check_vpn_status'],
    },
    {
      id: 'local_proxy',
      severity: 'warning',
      when: "proxyEnabled == true && (contains(proxyServer, '127.0.0.1') || contains(lower(proxyServer), 'localhost'))",
      suggests: ['reset_proxy_settings'],
      lookAt: ['list_processes'],
    },
    {
      id: 'proxy_on',
      severity: 'info',
      when: 'proxyEnabled == true && managed == false',
      suggests: ['reset_proxy_settings'],
    },
    { id: 'company_proxy', severity: 'info', when: 'managed == true', lookAt: ['check_group_policy'] },
    { id: 'setup_script', severity: 'info', when: 'pacUrl != null' },
  ],
  plannerHints: {
    things: ['proxy', 'web-page', 'tweak-tool', 'browser', 'network', 'vpn', 'mail', 'cloud-files'],
    happenings: ['no-open', 'offline', 'slow'],
  },
  texts,
})
