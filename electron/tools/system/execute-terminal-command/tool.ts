import * as z from 'zod'

import { drivePathText, text } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Last resort: one free command, shown in full and run only after it was approved. encodedCommand is the base64 of the UTF-16LE text, made in Node from the approved command; it is the only way to pass the text without quoting rules. It runs as the signed-in user, never in the elevated process, and never for the AI role. Some security products flag encoded commands: map a blocked start to its own message. */
export const tool = defineTool({
  name: 'execute_terminal_command',
  version: 1,
  category: 'system',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
    risk: 'elevated',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 300000,
  capabilities: ['free_command'],
  args: () =>
    z.strictObject({
      command: text(/^[^\x00]{1,4000}$/, 4000),
      cwd: drivePathText().nullable().default(null),
      timeoutSec: z.int().min(1).max(300).default(60),
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
  steps: [
    {
      // FILL parse: stdout and stderr as text, cut at 64 KB each ; gives ['exitCode', 'stdout', 'stderr', 'truncated', 'durationMs'] ; only_if None
      id: 'run',
      via: 'native',
      executable: '%SystemRoot%\\System32\\WindowsPowerShell\\v1.0\\powershell.exe',
      argv: [
        '-NoLogo',
        '-NoProfile',
        '-NonInteractive',
        '-OutputFormat',
        'Text',
        '-EncodedCommand',
        '{runtime.encodedCommand}',
      ],
      okExitCodes: [0],
      decode: 'utf8',
      parse: () => ({}),
    },
  ],
  undo: 'none',
  proof: { tool: { argument: 'verifyTool' }, after: 0, improvedWhen: 'result.exitCode == 0' },
  findings: [
    { id: 'failed', severity: 'warning', when: 'exitCode != 0' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
  ],
  texts,
})
