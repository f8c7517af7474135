import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Ends the desktop of this session and waits until it is back. Copies that Explorer makes right now are cut off. */
export const tool = defineTool({
  name: 'restart_explorer',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () => z.object({ processes: z.array(z.int()).describe('process number') }),
  steps: [powershell(run)],
  undo: 'none',
  preconditions: [
    // A desktop that crashed again and again just now crashes at its next start as well.
    {
      tool: 'check_app_crashes',
      must: "crashes == null || !any(crashes, lower(it.app) == 'explorer.exe' && it.count >= 3 && hours_since(it.lastUtc) < 2)",
    },
  ],
  proof: {
    tool: 'check_hung_applications',
    after: 5_000,
    improvedWhen: 'after.shellRunning == true && after.shellResponding == true',
  },
  findings: [{ id: 'not_back', severity: 'problem', when: 'count(processes) == 0', suggests: ['restart_system'] }],
  plannerHints: { components: ['shell'] },
  texts,
})
