import * as z from 'zod'

import { hidden, utcTimeText } from '../../../contract/argument-schemas.ts'
import { askToClose } from '../../../contract/close-program.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { sameProcess } from '../../../contract/same-process.ts'
import verifyScript from './verify.ps1?raw'
import startScript from './start.ps1?raw'
import { texts } from './texts.ts'

/** Asks one program to close, waits, and starts it again. The start time is compared with one second of tolerance: the two Windows sources differ below a millisecond. Command line arguments of the old process are not repeated: a document has to be opened again by the person. Console programs ignore the close message. */
export const tool = defineTool({
  name: 'restart_application',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 45_000,
  args: () =>
    z.strictObject({
      pid: hidden(z.int().min(8).max(4_194_304)),
      startedUtc: hidden(utcTimeText()),
      force: z.boolean().default(false),
    }),
  result: () =>
    z.object({
      oldPid: z.int(),
      newPid: z.int(),
      path: z.string(),
      name: z.string(),
      forced: z.boolean(),
    }),
  steps: [powershell(verifyScript, 'verify'), askToClose('/PID', '{p.pid}'), powershell(startScript, 'start')],
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
  harsher: { argument: 'force', equals: true, destroys: ['unsaved_work'] },
  undo: 'none',
  proof: {
    tool: 'check_hung_applications',
    after: 10_000,
    improvedWhen: '!any(after.hung, it.pid == args.pid) && result.newPid > 0',
  },
  findings: [{ id: 'was_forced', severity: 'warning', when: 'forced == true' }],
  plannerHints: { components: ['program', 'office', 'mail', 'teams', 'browser'], symptoms: ['frozen'] },
  texts,
})
