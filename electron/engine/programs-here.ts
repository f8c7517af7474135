import { getuid } from 'node:process'

import type { GitPort } from '../contract/git-port.ts'
import type { ProgramFinder } from '../contract/program-finder.ts'
import type { GitCommitPort } from '../contract/git-commit-port.ts'
import { createGitCommits } from '../executors/git/git-commits.ts'
import type { NamedFile } from '../contract/file-reading-port.ts'
import type { ProgramRunPort } from '../contract/program-run-port.ts'
import { createRunInFolder } from '../executors/runtimes/run-in-folder.ts'
import { ok, type Result } from '../kernel/result.ts'
import { refusedFile } from '../policy/paths/refused-file.ts'
import { createGitPort } from '../executors/git/git-port.ts'
import type { GitDeps } from '../executors/git/run-git.ts'
import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../executors/process/host-environment.ts'
import { createProgramRunner, type ProgramRunner } from '../executors/process/run-program.ts'
import { createProcessStarter } from '../executors/process/start-process.ts'
import { programDiskHere } from '../executors/runtimes/program-disk.ts'
import { createProgramFinder } from '../executors/runtimes/program-finder.ts'
import type { JudgePlace } from '../executors/runtimes/program-places.ts'
import { trustedOnPosix } from '../executors/runtimes/trusted-place.ts'
import { steadyClock } from '../kernel/system-ports.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { BackendPorts, MachineOptions } from './host-ports.ts'

export type ProgramsHere = ProgramPortsHere & { readonly finder: ProgramFinder }

/** What starts programs of others: for repositories, and in folders of the person. */
export type ProgramPortsHere = {
  readonly git: GitPort
  readonly commits: GitCommitPort
  readonly programs: ProgramRunPort
}

type Place = Pick<MachineOptions, 'platform' | 'externalAccess' | 'judgeFile'>

/** Programs of others on this computer, where it is no Windows PC. */
export function createProgramsHere(place: Place, ports: Pick<BackendPorts, 'environment'>): ProgramsHere {
  const { platform } = place
  const { environment } = ports
  const startProcess = createProcessStarter({
    platform,
    systemRoot: systemRootOf(environment),
    timers: systemTimers,
  })
  const programs = createProgramRunner({
    startProcess,
    environment: buildHostEnvironment(environment, platform),
    cwd: workingFolderOf(environment, platform),
    timers: systemTimers,
    oemCodePage: () => null,
  })
  // An account without a number is one of Windows, where this is never asked.
  const isTrusted = trustedOnPosix(getuid?.() ?? -1)
  const finder = createFinderHere(place, { environment, programs, isTrusted })
  return { finder, ...createProgramPortsHere(place, { environment, finder, startProcess }) }
}

type FinderParts = Pick<BackendPorts, 'environment'> & {
  readonly programs: ProgramRunner
  readonly isTrusted: JudgePlace
}

/** The folder that Deskmedic was started in and the workspaces give no program. */
export function createFinderHere(place: Place, parts: FinderParts): ProgramFinder {
  const { platform, externalAccess } = place
  return createProgramFinder({
    ...parts,
    platform,
    disk: programDiskHere,
    currentFolder: process.cwd(),
    workspaces: () => externalAccess.access().workspaces.map(({ path }) => path),
  })
}

type ProgramParts = Pick<BackendPorts, 'environment'> & Pick<GitDeps, 'finder' | 'startProcess'>

/** The Git of this computer, and its programs in folders of the person. */
export function createProgramPortsHere(
  place: Place,
  { environment, finder, startProcess }: ProgramParts,
): ProgramPortsHere {
  const { platform, judgeFile } = place
  const deps: GitDeps = {
    ...{ platform, finder, startProcess, timers: systemTimers },
    environment: buildHostEnvironment(environment, platform),
    cwd: workingFolderOf(environment, platform),
    // The folder itself was judged with the call; what was said of a workspace holds for each file in it.
    mayShow: async (path) =>
      (await judgeFile({ path, use: 'read', confined: false, withHidden: true })).verdict === 'allow',
    isOpen: async (path) =>
      (await judgeFile({ path, use: 'read', confined: true, withHidden: true })).verdict === 'allow',
  }
  const programs = createRunInFolder({ ...deps, place: writablePlace(judgeFile), now: () => steadyClock.now() })
  return { git: createGitPort(deps), commits: createGitCommits(deps), programs }
}

function writablePlace(judgeFile: Place['judgeFile']): (named: NamedFile) => Promise<Result<string>> {
  return async (named) => {
    const question = { ...named, use: 'write', confined: false } as const
    const judged = await judgeFile(question)
    return judged.verdict === 'allow'
      ? ok(judged.file.path)
      : { ok: false, error: refusedFile(judged.refusal, question) }
  }
}
