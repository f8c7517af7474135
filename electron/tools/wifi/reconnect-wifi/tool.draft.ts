import * as z from 'zod'

import { text } from '../../argument-schemas.ts'
import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'reconnect_wifi',
  version: 1,
  category: 'wifi',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    risk: 'caution',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 45_000,
  args: () =>
    z.strictObject({ adapter: text(/^[^\x00-\x1f"=]{1,128}$/, 128), profile: text(/^[^\x00-\x1f"]{1,64}$/, 64) }),
  result: () => z.object({ exitCode: z.int(), connected: z.boolean(), networkName: z.string().nullable() }),
  steps: [
    {
      id: 'disconnect',
      via: 'native',
      gives: [],
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'disconnect', 'interface={p.adapter}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: FILL /* none ->  */,
    },
    { id: 'wait', via: 'node', gives: [], run: FILL /* Wait 3 seconds. ->  */ },
    {
      id: 'connect',
      via: 'native',
      gives: ['exitCode'],
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'connect', 'name={p.profile}', 'interface={p.adapter}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: FILL /* exit code only -> exitCode */,
    },
    powershell(run, 'verify'),
  ],
  undo: 'none',
  gates: [{ tool: 'check_idle_state', must: 'remoteSession == false' }],
  proof: {
    tool: 'check_wifi_status',
    after: 5_000,
    improvedWhen:
      'after.connected == true && (before.connected == false || after.signalPct >= before.signalPct || after.rxMbps > before.rxMbps)',
  },
  findings: [
    {
      id: 'failed',
      severity: 'problem',
      when: 'connected == false',
      suggests: ['restart_network_adapter'],
      bind: { restart_network_adapter: { args: { name: 'args.adapter' } } },
      lookAt: ['check_wifi_status'],
    },
  ],
  plannerHints: { things: ['wifi'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["The network is saved on this PC and in reach.", "Not the only link of a remote session."] ; verify in words: The network name is back and the address does not start with 169.254. ; undo in words: connect to the network used before ; confirm_on_pc: [] */
