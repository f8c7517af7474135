import { existsSync } from 'node:fs'
import { homedir, release, uptime } from 'node:os'
import path from 'node:path'

import type { WriteSystemEvent } from '../../audit/event-log.ts'
import type { StartBroker } from '../../broker/open-broker.ts'
import type { ClosedFolders } from '../../executors/files/closed-folder.ts'
import { createWorkSign, type WorkSign } from '../../executors/pipes/work-sign.ts'
import { createFactCache } from '../../executors/powershell/fact-cache.ts'
import { hostCommands, windowsPowerShellPath } from '../../executors/powershell/host-command.ts'
import { createScriptRunner, type ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { createSessionPool } from '../../executors/powershell/session-pool.ts'
import { createStartSession, type StartSessionDeps } from '../../executors/powershell/start-session.ts'
import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../../executors/process/host-environment.ts'
import { createProgramRunner } from '../../executors/process/run-program.ts'
import { createProcessStarter } from '../../executors/process/start-process.ts'
import { trustedOnWindows } from '../../executors/runtimes/trusted-place.ts'
import { once } from '../../kernel/once.ts'
import { steadyClock } from '../../kernel/system-ports.ts'
import { systemTimers } from '../../kernel/timers.ts'
import type { Machine } from '../../machines/machine.ts'
import { sealScripts } from '../../machines/windows/script-seals.ts'
import { readElevated } from '../../machines/windows/windows-facts.ts'
import { createWindowsMachine, type WindowsMachineDeps } from '../../machines/windows/windows-machine.ts'
import { loadTools } from '../../registry/folders.ts'
import { createWindowsEventLog } from './windows-event-log.ts'
import { startWindowsBroker } from './start-windows-broker.ts'
import { createElevatedPlaces } from '../elevated-places.ts'
import { createFinderHere, createProgramPortsHere } from '../programs-here.ts'
import { createNodeStepPorts, type NodeStepPortsDeps } from '../node-step-ports.ts'
import { scriptFilesHere } from '../script-files-here.ts'
import { setUpFolder } from '../set-up-folder.ts'
import { createJudgeSigner, type JudgeSigner } from './signer-of-file.ts'
import { openWebAccess } from '../network/web-access.ts'
import type { MachineOptions, BackendPorts } from '../host-ports.ts'

export type WindowsHere = {
  readonly machine: Machine
  readonly close: () => Promise<void>
  /** Folders for what an elevated run keeps. */
  readonly closedFolders: ClosedFolders
  /** Absent = this program was installed without it. */
  readonly startBroker?: StartBroker
  readonly writeEvent: WriteSystemEvent
  readonly judgeSigner: JudgeSigner
  readonly workSign: WorkSign
}

type HereOptions = Omit<MachineOptions, 'setUp'>

/** This Windows PC, with its script hosts: they start at the first need and end with `close`. */
export function createWindowsMachineHere(options: HereOptions, ports: BackendPorts): WindowsHere {
  const { data, platform, externalAccess } = options
  const { environment, clock, ids, logger } = ports
  const timers = systemTimers
  const systemRoot = systemRootOf(environment)
  const executable = windowsPowerShellPath(environment, process.arch)
  const startProcess = createProcessStarter({ platform, systemRoot, timers })
  const startSession = createStartSession({
    commands: hostCommands({ executable, environment, platform }),
    startProcess,
    createFolder: () => places.createFolder(),
    ...{ scriptFiles: scriptFilesHere(), hasFolder: async () => !(await isElevated()) },
    ...{ ids, timers, onNoise: noiseLog(logger) },
  })
  const pool = createSessionPool({ startSession, clock, timers })
  const powershell = createScriptRunner({ pool, cache: createFactCache(clock) })
  const known = { oemCodePage: null as number | null }
  const programs = createProgramRunner({
    startProcess,
    environment: buildHostEnvironment(environment, platform),
    cwd: workingFolderOf(environment, platform),
    timers,
    oemCodePage: () => known.oemCodePage,
  })
  const probe = probeOf(platform, executable)
  const isElevated = once(() => readElevated({ probe, programs, environment }, new AbortController().signal))
  const places = createElevatedPlaces({ ownRuns: path.join(data.root, 'runs'), platform, powershell, isElevated })
  const isTrusted = trustedOnWindows({ environment, home: homedir(), rights: places.rights, isElevated })
  const finder = createFinderHere(options, { environment, programs, isTrusted })
  const git = createProgramPortsHere(options, { environment, finder, startProcess })
  const { web, close: closeWeb } = openWebAccess({ externalAccess, platform, data }, ports)
  const machine = createWindowsMachine({
    powershell: rememberCodePage(powershell, known),
    programs,
    nodePorts: createNodeStepPorts({ ...options, ...git, ports, openBackups: backupsIn(places) }),
    web,
    seals: sealScripts(loadTools()),
    createFolder: places.createFolder,
    timers,
    logger,
    clock,
    steady: steadyClock,
    environment,
    probe,
    ...{ judgeProgram: places.judgeProgram, finder },
  })
  const close = (): Promise<void> => (closeWeb(), powershell.close())
  return { machine, close, closedFolders: places.closedFolders, ...besideOf(powershell, logger) }
}

/** The broker lies beside the program, in the folder that only administrators can write. */
function besideOf(
  powershell: ScriptRunner,
  logger: BackendPorts['logger'],
): Pick<WindowsHere, 'startBroker' | 'writeEvent' | 'judgeSigner' | 'workSign'> {
  const always = {
    writeEvent: createWindowsEventLog({ powershell, logger }),
    judgeSigner: createJudgeSigner(powershell, process.execPath),
    workSign: createWorkSign(),
  }
  const program = path.join(setUpFolder(), 'resources', 'broker', 'Deskmedic.Broker.exe')
  return existsSync(program) ? { ...always, startBroker: startWindowsBroker(powershell, program) } : always
}

function backupsIn({ closedFolders }: { readonly closedFolders: ClosedFolders }): NodeStepPortsDeps['openBackups'] {
  return () => closedFolders.open('Backups')
}

/** The text can name people and files: how much there was is enough to know that something is wrong. */
function noiseLog(logger: BackendPorts['logger']): StartSessionDeps['onNoise'] {
  return ({ stream, text, errors }) =>
    logger.log('debug', 'noise of a script host', { stream, characters: text.length, errors: errors.length })
}

/** Native programs write in the code page of the console: the script host knows its number. */
function rememberCodePage(runner: ScriptRunner, known: { oemCodePage: number | null }): ScriptRunner {
  return {
    ...runner,
    facts: async (signal) => {
      const facts = await runner.facts(signal)
      if (facts.ok) known.oemCodePage = facts.value.oemCodePage
      return facts
    },
  }
}

function probeOf(platform: NodeJS.Platform, executable: string): WindowsMachineDeps['probe'] {
  return {
    release: release(),
    platform,
    nodeVersion: process.versions.node,
    uptimeMs: () => uptime() * 1000,
    scriptHost: existsSync(executable) ? executable : null,
  }
}
