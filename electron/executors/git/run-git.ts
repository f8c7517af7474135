import { dirname } from 'node:path'

import type { GitAnswer, GitRefusal } from '../../contract/git-port.ts'
import type { ProgramFinder } from '../../contract/program-finder.ts'
import type { Timers } from '../../kernel/timers.ts'
import { createProgramRunner } from '../process/run-program.ts'
import type { StartProcess } from '../process/start-process.ts'
import { fixedSwitches, judgeConfig, readEntries, type ConfigEntry } from './judge-config.ts'
import { judgeFolder } from './judge-folder.ts'

export type GitDeps = {
  readonly platform: NodeJS.Platform
  readonly finder: Pick<ProgramFinder, 'known' | 'find'>
  readonly startProcess: StartProcess
  /** Built environment, see `buildHostEnvironment`. */
  readonly environment: Readonly<Record<string, string>>
  /** A folder that is no repository. */
  readonly cwd: string
  readonly timers: Timers
  /** False for a file whose content is shown to nobody who asks here. */
  readonly mayShow: (file: string) => Promise<boolean>
  /** Whether a folder lies in one that was opened to Deskmedic. */
  readonly isOpen: (folder: string) => Promise<boolean>
}

/** Runs one command of Git in a repository that was judged, and gives what it wrote. */
export type GitRun = (argv: readonly string[], environment?: Environment) => Promise<string | null>

type Environment = Readonly<Record<string, string>>

export type OpenRepository = {
  readonly run: GitRun
  readonly top: string
  /** With the index and what is not finished. */
  readonly gitFolder: string
  /** With the contents; another one where several folders share them. */
  readonly commonFolder: string
  readonly filters: number
}

const limitMs = 20_000

/**
 * The configuration of this PC and of the account is left out, the network and every question are switched off, and nothing is
 * written, not even the index.
 */
const gitEnvironment = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_FLUSH: '0',
  LC_ALL: 'C',
}

/** Judges the repository of a folder before Git reads it. @throws never */
export async function openRepository(
  folder: string,
  deps: GitDeps,
  signal: AbortSignal,
): Promise<GitAnswer<OpenRepository>> {
  const executable = (deps.finder.known().git ?? (await deps.finder.find()).git)?.path
  if (executable === undefined) return refused('git_missing')
  const judged = await judgeFolder(folder, deps)
  if (judged.refused !== null) return refused(judged.refused, judged.detail)
  const start = startIn(deps, { executable, ceiling: dirname(judged.top), signal })
  const entries: ConfigEntry[] = []
  for (const file of judged.configs) {
    // Git itself reads the file, as text: of what it says nothing counts, and files that it names are not opened.
    const text = await start(['config', '--file', file, '--no-includes', '--null', '--list'])
    if (text === null) return refused('not_understood', 'config')
    entries.push(...readEntries(text))
  }
  const verdict = judgeConfig(entries)
  if (verdict.refused !== null) return refused(verdict.refused, verdict.key)
  const switches = [...fixedSwitches, ...verdict.switches].flatMap(({ key, value }) => ['-c', `${key}=${value}`])
  const run: GitRun = (argv, environment) => start([...switches, '--no-pager', '-C', judged.top, ...argv], environment)
  const { top, gitFolder, commonFolder } = judged
  return { read: true, value: { run, top, gitFolder, commonFolder, filters: verdict.filters } }
}

export function refused<T>(reason: GitRefusal, detail: string | null = null): GitAnswer<T> {
  return { read: false, reason, detail }
}

type Start = { readonly executable: string; readonly ceiling: string; readonly signal: AbortSignal }

function startIn(deps: GitDeps, { executable, ceiling, signal }: Start): GitRun {
  const { environment, startProcess, cwd, timers } = deps
  return async (argv, more = {}) => {
    const programs = createProgramRunner({
      startProcess,
      // Git that finds no repository any more must not look for another one further up.
      environment: { ...environment, ...gitEnvironment, GIT_CEILING_DIRECTORIES: ceiling, ...more },
      cwd,
      timers,
      oemCodePage: () => null,
    })
    const call = { executable, argv, timeoutMs: limitMs, decode: 'bytes', okExitCodes: [0] } as const
    const output = await programs.run(call, signal)
    // Names end with a zero: nobody may guess from one how the text is written.
    return output.ok ? Buffer.from(output.value.stdout, 'latin1').toString('utf8') : null
  }
}
