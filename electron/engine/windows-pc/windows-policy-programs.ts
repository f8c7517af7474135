import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../../executors/process/host-environment.ts'
import { createProgramRunner, type ProgramRunner } from '../../executors/process/run-program.ts'
import { createProcessStarter } from '../../executors/process/start-process.ts'
import { judgedEnvironment, loadedLibraries } from '../../executors/process/windows-places.ts'
import { systemTimers } from '../../kernel/timers.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Programs of Windows that say what counts on this PC, in an environment that the person whom it binds cannot bend. `more` = variables that it has besides. */
export function policyPrograms(
  here: { readonly platform: NodeJS.Platform; readonly environment: Environment },
  more: Readonly<Record<string, string>> = {},
): {
  readonly programs: ProgramRunner
  readonly environment: Environment
} {
  const { platform } = here
  // A variable must not name the program that says whom to believe.
  const environment = judgedEnvironment(here.environment, { platform, loadedLibraries })
  const programs = createProgramRunner({
    startProcess: createProcessStarter({ platform, systemRoot: systemRootOf(environment), timers: systemTimers }),
    environment: { ...buildHostEnvironment(environment, platform), ...more },
    cwd: workingFolderOf(environment, platform),
    timers: systemTimers,
    oemCodePage: () => null,
  })
  return { programs, environment }
}
