import * as z from 'zod'

import { keptName } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Does not start wsreset.exe on purpose: it elevates itself without asking and is a known way around User Account Control, so security products raise an alarm. */
export const tool = defineTool({
  name: 'reset_store_cache',
  version: 2,
  category: 'software_startup',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 40_000,
  args: () => z.strictObject({}),
  result: () => z.object({ folder: z.string(), backup: keptName('LocalCache.bak-'), bytes: z.int().describe('B') }),
  steps: [powershell(withParts(run, 'folderSize'))],
  undoSteps: [powershell(undo, 'restore')],
  undo: 'automatic',
  undoReads: ['backup'],
  undoWhen: 'result.bytes > 0',
  proof: { tool: 'check_store_apps', after: 0, improvedWhen: 'after.storeCacheBytes < before.storeCacheBytes' },
  findings: [],
  plannerHints: { components: ['store'] },
  texts,
})
