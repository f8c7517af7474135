import { win32 } from 'node:path'

import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../process/host-environment.ts'
import type { ProcessCommand } from '../process/start-process.ts'
import bootstrap from './bootstrap.ps1?raw'
import constrainedBootstrap from './bootstrap-constrained.ps1?raw'

type Environment = Readonly<Record<string, string | undefined>>

/** The two ways to start a script host. */
export type HostCommands = {
  /** Answers request lines until its input is closed. */
  readonly loop: ProcessCommand
  /** Constrained Language Mode: one request line, the answer in a file. */
  readonly once: ProcessCommand
}

export type HostCommandInput = {
  readonly executable: string
  readonly environment: Environment
  readonly platform: NodeJS.Platform
}

/** Of every start of a script host. */
export const commonOptions = ['-NoLogo', '-NoProfile', '-NonInteractive']

/**
 * Command lines of a script host: constant texts only, no argument of a tool is ever part of them.
 *
 * node-powershell 5.0.1 is not what holds the process: it adds `-NoExit -Command -` behind our options, lets
 * NODE_POWERSHELL replace the absolute path, sets UTF-8 on the pipes before the bytes can be looked at, forbids the
 * process group that a kill of the whole tree needs, and its private exit promise rejects unhandled when a host ends
 * with an error. What would remain of it is one call of `spawn`, which is made directly.
 */
export function hostCommands(input: HostCommandInput): HostCommands {
  const base = {
    file: input.executable,
    cwd: workingFolderOf(input.environment, input.platform),
    environment: buildHostEnvironment(input.environment, input.platform),
    stdin: 'pipe',
  } as const
  return {
    // Without `None` the host itself may read the redirected input that the loop waits for.
    loop: { ...base, argv: [...commonOptions, '-InputFormat', 'None', '-Command', constantText(bootstrap)] },
    // The policy concerns files only; a machine policy still wins, and then the call says so.
    once: {
      ...base,
      argv: [
        ...commonOptions,
        '-ExecutionPolicy',
        'RemoteSigned',
        '-InputFormat',
        'Text',
        '-Command',
        constantText(constrainedBootstrap),
      ],
    },
  }
}

/** Windows PowerShell 5.1 by absolute path; from a 32-bit process through Sysnative, or it would be the 32-bit one. */
export function windowsPowerShellPath(environment: Environment, architecture: string): string {
  const isWow64 = architecture === 'ia32' && environment['PROCESSOR_ARCHITEW6432'] !== undefined
  const folder = isWow64 ? 'Sysnative' : 'System32'
  return win32.join(systemRootOf(environment), folder, 'WindowsPowerShell', 'v1.0', 'powershell.exe')
}

/** Comments and indentation stay in the file: the command line of a process is short and readable in any process list. */
export function constantText(script: string): string {
  return script
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n')
}
