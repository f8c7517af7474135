import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Redirected output of sfc is UTF-16 and its texts are translated; only the log counts. */
export const tool = defineTool({
  name: 'run_system_file_check',
  version: 1,
  category: 'updates',
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
      exitCode: z.int(),
      verdict: z.enum(['no_violations', 'repaired', 'not_repaired', 'not_run']),
      repaired: z.array(z.string()),
      unrepaired: z.array(z.string()),
    }),
  steps: [
    {
      id: 'scan',
      via: 'native',
      gives: ['exitCode'],
      executable: '%SystemRoot%\\System32\\sfc.exe',
      argv: ['/scannow'],
      okExitCodes: [0, 1],
      decode: 'utf16le',
      parse: FILL /* progress percent only; texts are translated -> exitCode */,
    },
    {
      id: 'log',
      via: 'node',
      gives: ['verdict', 'repaired', 'unrepaired'],
      run: FILL /* Read the [SR] lines of %SystemRoot%\Logs\CBS\CBS.log written since the start of the step (always English): repaired = "Repairing" and "Repaired file", unrepaired = "Cannot repair member file". verdict from these lists. -> verdict, repaired, unrepaired */,
    },
  ],
  undo: 'none',
  tryFirst: ['restart_application'],
  gates: [
    { tool: 'check_pending_reboot', must: 'strong == false' },
    { tool: 'check_component_store_health', must: "state == 'Healthy'" },
    { tool: 'check_idle_state', must: 'onBattery == false' },
  ],
  proof: {
    tool: 'check_component_store_health',
    after: 0,
    improvedWhen: "result.verdict in ['no_violations','repaired']",
  },
  unknownWhen: 'verdict == null',
  findings: [
    {
      id: 'not_repaired',
      severity: 'problem',
      when: "verdict == 'not_repaired'",
      suggests: ['repair_component_store'],
      lookAt: ['check_component_store_health'],
    },
    { id: 'repaired', severity: 'info', when: "verdict == 'repaired'", suggests: ['restart_system'] },
    { id: 'clean', severity: 'info', when: "verdict == 'no_violations'" },
    { id: 'did_not_run', severity: 'problem', when: "verdict == 'not_run'", suggests: ['restart_system'] },
  ],
  plannerHints: { things: ['system-files'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["A 64-bit process starts the checker.", "No restart is pending.", "The component store is Healthy (repair it first otherwise)."] ; verify in words: The log shows no line "Cannot repair". ; undo in words: none; replaced files are kept in the component store ; confirm_on_pc: ["Encoding and progress lines of sfc on 24H2 when its output is redirected."] */
