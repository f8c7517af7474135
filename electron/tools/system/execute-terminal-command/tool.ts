import * as z from 'zod'

import { commandText, drivePathText, text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, repair } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**
 * Last resort: one free command, shown in full and run only after a person approved exactly this text.
 * It is an argument like any other: one JSON string that a fixed script makes a script block of, in a process of its own,
 * as the signed-in user. There is no encoded command line, which security software takes for malware, and no quoting.
 * What the line does is judged and shown, and the notice follows it. No line is ever taken for harmless all the same: the risk is
 * `elevated`, so every call asks and no standing grant covers it.
 */
export const tool = defineTool({
  name: 'execute_terminal_command',
  version: 1,
  category: 'system',
  kind: 'remediation',
  access: {
    ...repair,
    risk: 'elevated',
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
  },
  placement: { ...personalData, needsFullLanguage: true },
  timeoutMs: 300_000,
  capabilities: ['free_command'],
  commandLine: { argument: 'command', shell: 'powershell' },
  args: () =>
    z.strictObject({
      command: commandText(4000),
      cwd: drivePathText().nullable().default(null),
      timeoutSec: z.int().min(1).max(300).default(60).describe('s'),
      verifyTool: text(/^[a-z][a-z0-9_]{2,60}$/, 260)
        .nullable()
        .default(null),
    }),
  result: () =>
    z.object({
      exitCode: z.int(),
      stdout: z.string(),
      stderr: z.string(),
      truncated: z.boolean(),
      durationMs: z.int().describe('ms'),
    }),
  steps: [{ ...powershell(run), timeoutMs: ({ p }) => Number(p['timeoutSec']) * 1000 }],
  object: { from: ['command'] },
  undo: 'none',
  proof: { tool: { argument: 'verifyTool' }, after: 0, improvedWhen: 'result.exitCode == 0' },
  findings: [
    { id: 'failed', severity: 'warning', when: 'exitCode != 0' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
  ],
  texts,
})
