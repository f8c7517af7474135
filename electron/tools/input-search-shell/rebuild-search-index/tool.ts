import * as z from 'zod'

import { onMains } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Throws the index away and lets Windows build it anew, which takes hours of work in the background: not on battery. */
export const tool = defineTool({
  name: 'rebuild_search_index',
  version: 1,
  category: 'input_search_shell',
  kind: 'remediation',
  access: { ...elevatedRepair, minRole: 'human_agent' },
  placement: thisPc,
  timeoutMs: 90_000,
  args: () => z.strictObject({}),
  result: () => z.object({ oldValue: z.int().nullable(), service: z.string() }),
  steps: [powershell(withParts(run, 'namePattern', 'stopServices'))],
  undo: 'none',
  milderFixes: ['restart_whitelisted_service'],
  preconditions: [{ tool: 'check_idle_state', must: onMains }],
  proof: {
    tool: 'check_search_index',
    after: 120_000,
    improvedWhen: "after.service == 'Running' && after.queryOk == true",
  },
  findings: [{ id: 'not_running', severity: 'problem', when: "service != 'Running'", suggests: ['restart_system'] }],
  plannerHints: { components: ['search'] },
  texts,
})
