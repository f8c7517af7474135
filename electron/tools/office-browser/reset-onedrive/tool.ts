import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { internetService, repair } from '../../../contract/presets.ts'
import find from './find.ps1?raw'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Resets the OneDrive program of the signed-in user, found in one of its three places and signed by Microsoft. Files stay; everything is compared again. */
export const tool = defineTool({
  name: 'reset_onedrive',
  version: 1,
  category: 'office_browser',
  kind: 'remediation',
  access: { ...repair, minRole: 'human_agent' },
  placement: internetService,
  timeoutMs: 180_000,
  args: () => z.strictObject({}),
  result: () => z.object({ exitCode: z.int(), running: z.boolean() }),
  steps: [
    powershell(find, 'find'),
    {
      id: 'reset',
      via: 'native',
      outputs: ['exitCode'],
      executable: '{s.find.program}',
      argv: ['/reset'],
      okExitCodes: [0],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
    },
    powershell(run, 'start'),
  ],
  undo: 'none',
  proof: {
    tool: 'check_onedrive_status',
    after: 60_000,
    improvedWhen: 'after.running == true && after.signedIn == true',
  },
  findings: [{ id: 'not_back', severity: 'problem', when: 'running == false' }],
  plannerHints: { components: ['cloud-files'] },
  texts,
})
