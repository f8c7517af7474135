import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'list_wifi_profiles',
  version: 1,
  category: 'wifi',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    risk: 'safe',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'windows',
    networkScope: 'intranet',
    securityLevel: 'pii',
    minBuild: 17763,
  },
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      profiles: z.array(
        z.object({ name: z.string(), auth: z.string(), encryption: z.string(), mode: z.enum(['auto', 'manual']) }),
      ),
    }),
  steps: [
    {
      id: 'export',
      via: 'native',
      gives: [],
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'export', 'profile', 'folder={runtime.dir}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: FILL /* none; without key=clear the files hold no readable key ->  */,
    },
    {
      id: 'read',
      via: 'node',
      gives: ['profiles'],
      run: FILL /* Read the exported XML files (language neutral), delete them at once, take the name, the authentication, the encryption and the connection mode. -> profiles */,
    },
  ],
  unknownWhen: 'profiles == null',
  findings: [
    {
      id: 'open_network',
      severity: 'warning',
      when: "any(profiles, it.auth == 'open' && it.encryption == 'none' && it.mode == 'auto')",
    },
    { id: 'old_protection', severity: 'warning', when: "any(profiles, it.encryption in ['WEP','TKIP'])" },
    { id: 'none', severity: 'info', when: 'count(profiles) == 0' },
  ],
  plannerHints: { things: ['wifi'] },
  texts,
})
