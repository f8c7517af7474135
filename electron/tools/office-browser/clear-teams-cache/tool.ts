import * as z from 'zod'

import { keptName } from '../../../contract/argument-schemas.ts'
import { askToClose } from '../../../contract/close-program.ts'
import { notInCall } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import wasRunning from './was-running.ps1?raw'
import { texts } from './texts.ts'

/** Closes Teams, renames its cache folder and starts it again where it ran. The renamed folder is kept for seven days. */
export const tool = defineTool({
  name: 'clear_teams_cache',
  version: 2,
  category: 'office_browser',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 60_000,
  args: () => z.strictObject({}),
  result: () => z.object({ folder: z.string(), backup: keptName('MSTeams.bak-') }),
  steps: [powershell(wasRunning, 'before'), askToClose('/IM', 'ms-teams.exe'), powershell(run, 'rename')],
  undoSteps: [powershell(wasRunning, 'before'), askToClose('/IM', 'ms-teams.exe'), powershell(undo, 'restore')],
  undo: 'automatic',
  undoReads: ['backup'],
  undoWhen: 'before.cacheBytes == null || before.cacheBytes > 0',
  milderFixes: ['restart_application'],
  preconditions: [{ tool: 'check_idle_state', must: notInCall }],
  proof: {
    tool: 'check_teams_status',
    after: 60_000,
    // Teams that did not run is not started.
    improvedWhen: '(before.processes == 0 || after.processes > 0) && after.cacheBytes < before.cacheBytes',
  },
  findings: [],
  plannerHints: { components: ['teams'] },
  texts,
})
