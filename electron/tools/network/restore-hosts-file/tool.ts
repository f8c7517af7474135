import * as z from 'zod'

import { keptName, text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Switches off entries of the hosts file by turning them into comments, after saving a copy. Security products guard this file and may block or undo the change. localhost lines count as entries too when the list is empty; they are not needed since Windows 7. */
export const tool = defineTool({
  name: 'restore_hosts_file',
  version: 2,
  category: 'network',
  kind: 'remediation',
  access: { ...elevatedRepair, minRole: 'human_agent' },
  placement: thisPc,
  timeoutMs: 20_000,
  args: () =>
    z.strictObject({
      names: z
        .array(text(/^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?$/, 253))
        .max(200)
        .default([]),
    }),
  result: () =>
    z.object({
      path: z.string(),
      backup: keptName('hosts.bak-').nullable(),
      switchedOff: z.int().describe('lines'),
    }),
  steps: [powershell(run)],
  undoSteps: [powershell(undo, 'restore')],
  object: 'one',
  undo: 'automatic',
  undoReads: ['backup'],
  undoWhen: 'result.backup != null && result.switchedOff > 0',
  proof: { tool: 'check_hosts_file', after: 0, improvedWhen: 'after.realEntries < before.realEntries' },
  changes: [{ field: 'realEntries', value: 'realEntries', to: '0' }],
  findings: [{ id: 'nothing_changed', severity: 'info', when: 'switchedOff == 0' }],
  plannerHints: { components: ['hosts-file'] },
  texts,
})
