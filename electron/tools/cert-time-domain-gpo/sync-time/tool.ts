import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, ownNetwork } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** ERROR_TIMEOUT as Windows programs give it: plain, and as an HRESULT; 1 = failed without saying why. */
const noAnswerCodes = [1, 1460, 0x8007_05b4]

/** Asks the time server that is set on the PC. One that stays silent is named by the finding. */
export const tool = defineTool({
  name: 'sync_time',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Only sets the right time; the person confirms the notice and the elevation prompt.',
  },
  placement: ownNetwork,
  timeoutMs: 60_000,
  args: () => z.strictObject({}),
  result: () => z.object({ service: z.string(), exitCode: z.int() }),
  steps: [
    powershell(run, 'service'),
    {
      id: 'resync',
      via: 'native',
      outputs: ['exitCode'],
      executable: '%SystemRoot%\\System32\\w32tm.exe',
      argv: ['/resync', '/rediscover'],
      okExitCodes: [0, ...noAnswerCodes],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
    },
  ],
  undo: 'none',
  proof: { tool: 'check_time_sync', after: 5_000, improvedWhen: 'abs(after.offsetSec) < 5' },
  findings: [{ id: 'failed', severity: 'problem', when: 'exitCode != 0', followUpChecks: ['check_network_status'] }],
  plannerHints: { components: ['clock'] },
  texts,
})
