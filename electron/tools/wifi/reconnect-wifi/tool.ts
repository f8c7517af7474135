import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { notRemote } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import settle from './settle.ps1?raw'
import { texts } from './texts.ts'

/* oxlint-disable no-control-regex -- keeping control characters out is what these patterns are for */
const adapterName = /^[^\u0000-\u001f"=]{1,128}$/
const networkName = /^[^\u0000-\u001f"]{1,64}$/
/* oxlint-enable no-control-regex */

/**
 * Leaves the network and joins it again, by its strongest access point. The exit code only says that the attempt began;
 * the last step looks whether it ended well.
 */
export const tool = defineTool({
  name: 'reconnect_wifi',
  version: 1,
  category: 'wifi',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 45_000,
  args: () => z.strictObject({ adapter: text(adapterName, 128), profile: text(networkName, 64) }),
  result: () => z.object({ exitCode: z.int(), connected: z.boolean(), networkName: z.string().nullable() }),
  steps: [
    {
      id: 'disconnect',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'disconnect', 'interface={p.adapter}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      // Fails when it was not connected: all the same.
      parse: () => ({}),
    },
    powershell(settle, 'settle'),
    {
      id: 'connect',
      via: 'native',
      outputs: ['exitCode'],
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'connect', 'name={p.profile}', 'interface={p.adapter}'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
    },
    powershell(run, 'verify'),
  ],
  object: { from: ['profile', 'adapter'] },
  undo: 'none',
  preconditions: [{ tool: 'check_idle_state', must: notRemote }],
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
      followUpChecks: ['check_wifi_status'],
    },
  ],
  plannerHints: { components: ['wifi'] },
  texts,
})
