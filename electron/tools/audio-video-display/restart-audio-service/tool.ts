import * as z from 'zod'

import { notInCall, someServiceStopped } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Restarts the two sound services. Whoever talks right now would be cut off: a call in progress stops it. */
export const tool = defineTool({
  name: 'restart_audio_service',
  version: 1,
  category: 'audio_video_display',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Two fixed services; the person confirms the notice and the elevation prompt.',
  },
  placement: thisPc,
  timeoutMs: 45_000,
  args: () => z.strictObject({}),
  result: () => z.object({ services: z.array(z.object({ name: z.string(), status: z.string() })) }),
  steps: [powershell(withParts(run, 'namePattern', 'stopServices'))],
  undoSteps: [powershell(undo, 'start')],
  undo: 'automatic',
  undoWhen: "any(result.services, it.status != 'Running')",
  undoReads: [],
  preconditions: [{ tool: 'check_idle_state', must: notInCall }],
  proof: {
    tool: 'check_audio_devices',
    after: 0,
    improvedWhen: "all(after.services, it.status == 'Running') && after.outputs > 0",
  },
  findings: [
    {
      id: 'not_running',
      severity: 'problem',
      when: someServiceStopped,
      suggests: ['restart_system'],
    },
  ],
  plannerHints: { components: ['sound'] },
  texts,
})
