import * as z from 'zod'

import { onMains } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import prepare from './prepare.ps1?raw'
import { texts } from './texts.ts'

/** Quick repair from the local copy of the installation. The program that does it must be signed by Microsoft; platform and language come from the installation. */
export const tool = defineTool({
  name: 'repair_office',
  version: 1,
  category: 'office_browser',
  kind: 'remediation',
  access: disruptiveRepair,
  placement: thisPc,
  timeoutMs: 2_700_000,
  args: () => z.strictObject({}),
  result: () => z.object({ exitCode: z.int().describe('0 = repaired') }),
  steps: [
    powershell(prepare, 'prepare'),
    {
      id: 'repair',
      via: 'native',
      outputs: ['exitCode'],
      executable: '%CommonProgramFiles%\\Microsoft Shared\\ClickToRun\\OfficeClickToRun.exe',
      argv: [
        'scenario=Repair',
        'platform={s.prepare.platform}',
        'culture={s.prepare.culture}',
        'forceappshutdown=False',
        'RepairType=QuickRepair',
        'DisplayLevel=False',
      ],
      // The codes of the installer: what it says stands in the result, whether it worked is proved by the check.
      okExitCodes: [0, 1, 1603, 3010, 17002, 17004, 17006, 30015, 30016, 30029, 30068, 30088, 30094, 30103, 30180],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
    },
  ],
  undo: 'none',
  milderFixes: ['restart_application'],
  preconditions: [
    { tool: 'check_office_status', must: 'clickToRun == true && count(running) == 0' },
    { tool: 'check_idle_state', must: onMains },
  ],
  proof: {
    tool: 'check_office_status',
    after: 0,
    improvedWhen: 'after.clickToRun == true && after.pathExists == true && result.exitCode == 0',
  },
  findings: [{ id: 'failed', severity: 'problem', when: 'exitCode != 0' }],
  plannerHints: { components: ['office'] },
  texts,
})
