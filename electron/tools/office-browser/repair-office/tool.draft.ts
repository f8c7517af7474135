import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'repair_office',
  version: 1,
  category: 'office_browser',
  kind: 'remediation',
  access: {
    minRole: 'human_agent',
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
  timeoutMs: 2_700_000,
  args: () => z.strictObject({}),
  result: () => z.object({ exitCode: z.int(), durationMs: z.int().describe('ms') }),
  steps: [
    {
      id: 'prepare',
      via: 'node',
      gives: [],
      run: FILL /* Read platform and culture from check_office_status, refuse when one is missing; check that the program file is signed by Microsoft. ->  */,
    },
    {
      id: 'repair',
      via: 'native',
      gives: ['exitCode', 'durationMs'],
      executable: '%CommonProgramFiles%\\Microsoft Shared\\ClickToRun\\OfficeClickToRun.exe',
      argv: [
        'scenario=Repair',
        'platform={runtime.platform}',
        'culture={runtime.culture}',
        'forceappshutdown=False',
        'RepairType=QuickRepair',
        'DisplayLevel=False',
      ],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* exit code only -> exitCode, durationMs */,
    },
  ],
  undo: 'none',
  tryFirst: ['restart_application'],
  gates: [
    { tool: 'check_office_status', must: 'clickToRun == true && count(running) == 0' },
    { tool: 'check_idle_state', must: 'onBattery == false' },
  ],
  proof: {
    tool: 'check_office_status',
    after: 0,
    improvedWhen: 'after.clickToRun == true && after.pathExists == true && result.exitCode == 0',
  },
  findings: [{ id: 'failed', severity: 'problem', when: 'exitCode != 0' }],
  plannerHints: { things: ['office'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["No Office program is running.", "Platform and language were read from the installation.", "Mains power."] ; verify in words: The version is still reported and Word opens an empty document. ; undo in words: none; the online repair (download) is the next step ; confirm_on_pc: ["That the repair runs silently with these switches on current channels and what exit codes it returns."] */
