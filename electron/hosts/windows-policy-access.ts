import { windowsPowerShellPath } from '../executors/powershell/host-command.ts'
import { readAccessCommand } from '../executors/powershell/read-access.ts'
import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../executors/process/host-environment.ts'
import { createProgramRunner } from '../executors/process/run-program.ts'
import { createProcessStarter } from '../executors/process/start-process.ts'
import { judgedEnvironment, loadedLibraries } from '../executors/process/windows-places.ts'
import { systemTimers } from '../kernel/timers.ts'

const limitMs = 20_000

/** Security descriptors of the folder and of the file of the policy as SDDL text; null = they cannot be read. */
export async function readPolicyAccess(here: {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
}): Promise<readonly string[] | null> {
  const { platform } = here
  // A variable must not name the program that says whom to believe.
  const environment = judgedEnvironment(here.environment, { platform, loadedLibraries })
  const systemRoot = systemRootOf(environment)
  const programs = createProgramRunner({
    startProcess: createProcessStarter({ platform, systemRoot, timers: systemTimers }),
    environment: buildHostEnvironment(environment, platform),
    cwd: workingFolderOf(environment, platform),
    timers: systemTimers,
    oemCodePage: () => null,
  })
  const executable = windowsPowerShellPath(environment, process.arch)
  const call = { executable, argv: readAccessCommand, timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] } as const
  const output = await programs.run(call, new AbortController().signal)
  return output.ok ? output.value.stdout.split(/\r?\n/).filter((line) => line.trim() !== '') : null
}
