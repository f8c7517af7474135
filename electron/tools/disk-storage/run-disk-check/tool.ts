import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { noFailingDrive, onMains } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** A line for the program that checks drives at a start, and for no other one. */
const bootCheck = /^autocheck autochk(?: \/[A-Za-z](?::[A-Za-z*]{1,3})?){0,6} (?:\*|\\\?\?\\[A-Za-z]:)$/

/** Uses the documented Chkdsk method instead of chkdsk.exe: number codes instead of a translated Y/N question. No forced dismount. The way back writes the former list of checks: ExcludeFromAutochk would switch off every check of that drive. */
export const tool = defineTool({
  name: 'run_disk_check',
  version: 1,
  category: 'disk_storage',
  kind: 'remediation',
  access: disruptiveRepair,
  placement: thisPc,
  timeoutMs: 3_600_000,
  args: () =>
    z.strictObject({ drive: text(/^[A-Za-z]$/, 1).default('C'), mode: z.enum(['scan', 'repair']).default('scan') }),
  result: () =>
    z.object({
      drive: text(/^[A-Za-z]$/, 1),
      deviceId: text(/^[A-Za-z]:$/, 2),
      mode: z.enum(['scan', 'repair']),
      scan: z.string().nullable(),
      repairCode: z.int().describe('0 done, 1 planned for the next start, 2 to 4 failed').nullable(),
      repaired: z.boolean().nullable(),
      scheduled: z.boolean(),
      /** What Windows looked at when it started, before. */
      bootChecks: z.array(text(bootCheck, 80)),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  undoSteps: [powershell(undo, 'restore')],
  object: { from: ['drive'] },
  undo: 'automatic',
  undoReads: ['scheduled', 'bootChecks'],
  undoWhen: 'result.scheduled == true && count(result.bootChecks) > 0',
  preconditions: [
    { tool: 'check_disk_health', must: noFailingDrive },
    { tool: 'check_idle_state', must: onMains },
  ],
  proof: {
    tool: 'check_volume_errors',
    args: { drive: '$args.drive' },
    after: 'restart',
    restartWhen: 'result.scheduled == true',
    improvedWhen: "after.scan == 'NoErrorsFound' && after.dirty == false",
  },
  findings: [
    {
      id: 'errors_found',
      severity: 'problem',
      when: "mode == 'scan' && scan != 'NoErrorsFound'",
      followUpChecks: ['check_disk_health'],
    },
    { id: 'planned', severity: 'info', when: 'scheduled == true', suggests: ['restart_system'] },
    { id: 'failed', severity: 'problem', when: 'repairCode >= 2', followUpChecks: ['check_disk_health'] },
  ],
  plannerHints: { components: ['drive'] },
  texts,
})
