import * as z from 'zod'

import { noRestartPending, onMains } from '../../../contract/condition-fragments.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import { noteStart, readRepairLog } from './read-repair-log.ts'
import { texts } from './texts.ts'

/** The texts of sfc are translated, and UTF-16 when redirected: only its exit code and the log, always English, count. */
export const tool = defineTool({
  name: 'run_system_file_check',
  version: 1,
  category: 'updates',
  kind: 'remediation',
  access: disruptiveRepair,
  placement: thisPc,
  timeoutMs: 3_600_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      exitCode: z.int(),
      verdict: z.enum(['no_violations', 'repaired', 'not_repaired', 'not_run']).nullable(),
      repaired: z.array(z.string()).describe('file names').nullable(),
      unrepaired: z.array(z.string()).describe('file names').nullable(),
    }),
  steps: [
    { id: 'start', via: 'node', outputs: ['startedMs'], run: noteStart },
    {
      id: 'scan',
      via: 'native',
      outputs: ['exitCode'],
      executable: '%SystemRoot%\\System32\\sfc.exe',
      argv: ['/scannow'],
      okExitCodes: [0, 1],
      decode: 'utf16le',
      parse: ({ exitCode }) => ({ exitCode }),
    },
    {
      id: 'log',
      via: 'node',
      outputs: ['verdict', 'repaired', 'unrepaired'],
      run: readRepairLog,
    },
  ],
  undo: 'none',
  milderFixes: ['restart_application'],
  preconditions: [
    { tool: 'check_pending_reboot', must: noRestartPending },
    { tool: 'check_component_store_health', must: "state == 'Healthy'" },
    { tool: 'check_idle_state', must: onMains },
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
      followUpChecks: ['check_component_store_health'],
    },
    { id: 'repaired', severity: 'info', when: "verdict == 'repaired'", suggests: ['restart_system'] },
    { id: 'clean', severity: 'info', when: "verdict == 'no_violations'" },
    { id: 'did_not_run', severity: 'problem', when: "verdict == 'not_run'", suggests: ['restart_system'] },
  ],
  plannerHints: { components: ['system-files'] },
  texts,
})
