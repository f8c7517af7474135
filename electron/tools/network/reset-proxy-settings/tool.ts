import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Switches off a proxy that was set by hand for the signed-in user. Mask user names and passwords in oldServer and oldPacUrl outside the journal. The proxy of Windows services (WinHTTP) is not touched. */
export const tool = defineTool({
  name: 'reset_proxy_settings',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 20_000,
  args: () =>
    z.strictObject({
      clearPac: z.boolean().default(false),
    }),
  result: () =>
    z.object({
      oldEnabled: z.int(),
      oldServer: z.string().nullable(),
      oldPacUrl: z.string().nullable(),
      pacCleared: z.boolean(),
    }),
  steps: [powershell(run)],
  undoSteps: [powershell(undo, 'restore')],
  object: 'one',
  undo: 'automatic',
  undoReads: ['oldEnabled', 'oldPacUrl', 'pacCleared'],
  undoWhen: 'result.oldEnabled != 0 || result.pacCleared == true',
  preconditions: [{ tool: 'check_proxy_settings', must: 'managed == false' }],
  proof: {
    tool: 'check_proxy_settings',
    after: 0,
    improvedWhen: 'before.proxyEnabled == true && after.proxyEnabled == false',
  },
  changes: [{ field: 'proxyEnabled', value: 'proxyEnabled', to: 'false' }],
  findings: [],
  plannerHints: { components: ['proxy'] },
  texts,
})
