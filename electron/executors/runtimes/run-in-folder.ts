import { lstat } from 'node:fs/promises'

import type { NamedFile } from '../../contract/file-reading-port.ts'
import type { ProgramFinder } from '../../contract/program-finder.ts'
import type { ProgramRunPort } from '../../contract/program-run-port.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import { createProgramRunner } from '../process/run-program.ts'
import type { StartProcess } from '../process/start-process.ts'

export type RunInFolderDeps = {
  readonly finder: Pick<ProgramFinder, 'known' | 'find'>
  readonly startProcess: StartProcess
  /** Built environment, see `buildHostEnvironment`. */
  readonly environment: Readonly<Record<string, string>>
  readonly timers: Timers
  /** The real path of a folder that may be written, or why not. */
  readonly place: (folder: NamedFile) => Promise<Result<string>>
  /** Milliseconds of a steady clock. */
  readonly now: () => number
}

/** Of each stream; more is cut at its end. */
const mostSigns = 65_536
/** Whatever a program ends with is a result; -1 = a signal ended it. */
const anyExitCode = [-1, ...Array.from({ length: 256 }, (_, code) => code)]

const fixedEnvironment = {
  PYTHONUTF8: '1',
  PYTHONIOENCODING: 'utf-8',
  // Nothing is left beside the sources.
  PYTHONDONTWRITEBYTECODE: '1',
  NO_COLOR: '1',
}

/** Programs of others in a folder of the person. What they do there is theirs: who runs one has said yes to it. */
export function createRunInFolder(deps: RunInFolderDeps): ProgramRunPort {
  const { finder, startProcess, environment, timers, place, now } = deps
  return {
    run: async ({ runtime, argv, folder, timeoutMs }, signal) => {
      const path = await place(folder)
      if (!path.ok) return path
      const found = await lstat(path.value).catch(() => null)
      if (found?.isDirectory() !== true)
        return fail('file_unreadable', { path: path.value, reason: found === null ? 'ENOENT' : 'ENOTDIR' })
      const executable = (finder.known()[runtime] ?? (await finder.find())[runtime])?.path
      if (executable === undefined) return fail('runtime_missing', { runtime })
      const programs = createProgramRunner({
        ...{ startProcess, timers, cwd: path.value, oemCodePage: () => null },
        environment: { ...environment, ...fixedEnvironment },
      })
      const startedMs = now()
      const call = { executable, argv, timeoutMs, decode: 'utf8', okExitCodes: anyExitCode } as const
      const ended = await programs.run(call, signal)
      if (!ended.ok) return ended
      const { exitCode, stdout, stderr } = ended.value
      return ok({
        ...{ path: path.value, exitCode },
        stdout: stdout.slice(0, mostSigns),
        stderr: stderr.slice(0, mostSigns),
        truncated: stdout.length > mostSigns || stderr.length > mostSigns,
        durationMs: Math.round(now() - startedMs),
      })
    },
  }
}
