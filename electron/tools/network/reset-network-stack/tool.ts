import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Resets Winsock and TCP/IP to their defaults. Needs a restart. Judge by the result after the restart, not by the exit code. */
export const tool = defineTool({
  name: 'reset_network_stack',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
    risk: 'elevated',
    requiresUserNotice: true,
    requiresIdleCheck: true,
    requiresAdmin: true,
    runsAs: 'elevated',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'windows',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 120000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      backupPath: z.string(),
      winsockExit: z.int(),
      ipExit: z.int(),
      restartNeeded: z.boolean(),
    }),
  steps: [
    {
      // FILL parse: stdout is saved unchanged to the backup folder ; gives ['backupPath'] ; only_if None
      id: 'dump',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['-c', 'interface', 'dump'],
      okExitCodes: [0],
      decode: 'oem',
      parse: () => ({}),
    },
    {
      // FILL parse: stdout is saved unchanged to the backup folder ; gives [] ; only_if None
      id: 'catalog',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['winsock', 'show', 'catalog'],
      okExitCodes: [0],
      decode: 'oem',
      parse: () => ({}),
    },
    {
      // FILL parse: exit code only ; gives ['winsockExit'] ; only_if None
      id: 'winsock',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['winsock', 'reset'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: () => ({}),
    },
    {
      // FILL parse: exit code only; one access-denied key is normal on many builds ; gives ['ipExit'] ; only_if None
      id: 'ip',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['int', 'ip', 'reset'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: () => ({}),
    },
    {
      // FILL parse: none ; gives [] ; only_if None
      id: 'flush',
      via: 'native',
      executable: '%SystemRoot%\\System32\\ipconfig.exe',
      argv: ['/flushdns'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: () => ({}),
    },
    {
      // FILL node: Set restartNeeded to true and store addresses, routes and name servers of every adapter beside the dump. ; gives ['restartNeeded'] ; only_if None
      id: 'snapshot',
      via: 'node',
      run: FILL,
    },
  ],
  undoSteps: [
    {
      // FILL parse: none ; gives [] ; only_if None
      id: 'load',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['-f', '{r.backupPath}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  undo: 'automatic',
  tryFirst: ['flush_dns_cache', 'renew_ip_address', 'restart_network_adapter'],
  gates: [{ tool: 'check_idle_state', must: 'remoteSession == false' }],
  proof: {
    tool: 'check_network_status',
    after: 'restart',
    improvedWhen: "any(after.profiles, it.v4 == 'Internet' || it.v6 == 'Internet')",
  },
  findings: [{ id: 'needs_restart', severity: 'warning', when: 'restartNeeded == true', suggests: ['restart_system'] }],
  texts,
})
