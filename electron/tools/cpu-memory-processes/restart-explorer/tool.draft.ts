import * as z from 'zod'

import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'restart_explorer',
  version: 1,
  category: 'cpu_memory_processes',
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
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () => z.object({ processes: z.array(z.int()).describe('process number') }),
  steps: [powershell(run)],
  undo: 'none',
  proof: {
    tool: 'check_hung_applications',
    after: 5_000,
    improvedWhen: 'after.shellRunning == true && after.shellResponding == true',
  },
  findings: [{ id: 'not_back', severity: 'problem', when: 'count(processes) == 0', suggests: ['restart_system'] }],
  plannerHints: { things: ['shell'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["No copy or move is running in Explorer.", "Open folder windows will close."] ; verify in words: explorer.exe is alive in this session and the taskbar window exists. ; undo in words: none needed ; confirm_on_pc: [] */
