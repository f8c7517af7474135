import * as z from 'zod'

import { hidden, utcTimeText } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { sameProcess } from '../../../contract/same-process.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Ends one runaway program by force. */
export const tool = defineTool({
  name: 'stop_process',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'remediation',
  access: { ...repair, minRole: 'human_agent', risk: 'elevated', runsAs: 'any' },
  placement: thisPc,
  timeoutMs: 20_000,
  args: () =>
    z.strictObject({
      pid: hidden(z.int().min(8).max(4_194_304)),
      startedUtc: hidden(utcTimeText()),
    }),
  result: () =>
    z.object({
      pid: z.int(),
      name: z.string(),
      path: z.string().nullable(),
      gone: z.boolean(),
    }),
  steps: [powershell(run)],
  object: {
    from: ['pid', 'startedUtc'],
    seenIn: [
      {
        tool: 'list_processes',
        args: { top: 100 },
        each: 'processes',
        where: sameProcess,
        names: { program: 'it.name' },
      },
      { tool: 'check_hung_applications', each: 'hung', where: sameProcess, names: { program: 'it.name' } },
    ],
  },
  destroys: ['unsaved_work'],
  undo: 'none',
  milderFixes: ['restart_application'],
  proof: {
    tool: 'list_processes',
    args: { top: 100 },
    after: 0,
    improvedWhen: 'result.gone == true && !any(after.processes, it.pid == args.pid)',
  },
  findings: [{ id: 'still_there', severity: 'problem', when: 'gone == false', suggests: ['restart_system'] }],
  plannerHints: { components: ['running-programs', 'program', 'processor'], symptoms: ['frozen', 'too-busy'] },
  texts,
})
