import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Never /ResetBase: installed updates could no longer be removed. */
export const tool = defineTool({
  name: 'cleanup_component_store',
  version: 1,
  category: 'disk_storage',
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
  timeoutMs: 3_600_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      recommended: z.boolean().nullable(),
      exitCode: z.int(),
      beforeFreeBytes: z.int().describe('B'),
      afterFreeBytes: z.int().describe('B'),
    }),
  steps: [
    {
      id: 'analyze',
      via: 'native',
      gives: ['recommended'],
      executable: '%SystemRoot%\\System32\\Dism.exe',
      argv: ['/Online', '/English', '/Cleanup-Image', '/AnalyzeComponentStore'],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* actual size and "Cleanup Recommended" from the English output -> recommended */,
    },
    {
      id: 'clean',
      via: 'native',
      gives: ['exitCode'],
      executable: '%SystemRoot%\\System32\\Dism.exe',
      argv: ['/Online', '/English', '/Cleanup-Image', '/StartComponentCleanup'],
      okExitCodes: [0, 3010],
      decode: 'oem',
      parse: FILL /* exit code and progress percent -> exitCode */,
    },
    {
      id: 'space',
      via: 'node',
      gives: ['beforeFreeBytes', 'afterFreeBytes'],
      run: FILL /* Free space of the system drive before and after the steps. -> beforeFreeBytes, afterFreeBytes */,
    },
  ],
  undo: 'none',
  tryFirst: ['clear_user_temp', 'clear_windows_temp'],
  gates: [
    { tool: 'check_pending_reboot', must: 'strong == false' },
    { tool: 'check_idle_state', must: 'onBattery == false' },
  ],
  proof: { tool: 'check_disk_usage', after: 0, improvedWhen: 'after.totalFreeBytes > before.totalFreeBytes' },
  findings: [
    { id: 'needs_restart', severity: 'info', when: 'exitCode == 3010', suggests: ['restart_system'] },
    {
      id: 'failed',
      severity: 'problem',
      when: '!(exitCode in [0,3010])',
      suggests: ['repair_component_store'],
      lookAt: ['check_component_store_health'],
    },
  ],
  plannerHints: { things: ['drive-space', 'system-files'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["No restart is pending.", "Mains power.", "The analysis recommends a clean-up."] ; verify in words: The analysis runs again; exit code 0 or 3010. ; undo in words: none ; confirm_on_pc: [] */
