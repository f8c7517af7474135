import * as z from 'zod'

import { onMains } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, internetDownload } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Loads new definitions and runs a quick scan with Microsoft Defender. */
export const tool = defineTool({
  name: 'start_defender_scan',
  version: 1,
  category: 'security',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    requiresIdleCheck: true,
    roleReason: 'A scan changes nothing by itself; the person confirms the notice and the elevation prompt.',
  },
  placement: internetDownload,
  timeoutMs: 1_800_000,
  args: () => z.strictObject({ update: z.boolean().default(true) }),
  result: () =>
    z.object({
      finished: z.boolean(),
      updated: z.boolean().nullable(),
      scanEndUtc: z.iso.datetime().nullable(),
      detections: z.array(z.object({ threatId: z.int(), utc: z.iso.datetime().nullable(), handled: z.boolean() })),
    }),
  steps: [powershell(run)],
  object: 'one',
  undo: 'none',
  preconditions: [
    { tool: 'check_defender_status', must: "mode == 'Normal'" },
    { tool: 'check_idle_state', must: onMains },
  ],
  proof: {
    tool: 'check_defender_status',
    after: 0,
    improvedWhen:
      'after.lastQuickScanUtc != null && (before.lastQuickScanUtc == null || after.lastQuickScanUtc > before.lastQuickScanUtc)',
  },
  findings: [
    { id: 'not_handled', severity: 'problem', when: 'any(detections, it.handled == false)' },
    { id: 'found', severity: 'warning', when: 'count(detections) > 0 && all(detections, it.handled == true)' },
    { id: 'not_finished', severity: 'warning', when: 'finished == false' },
  ],
  plannerHints: { components: ['antivirus'] },
  texts,
})
