import { existsSync } from 'node:fs'
import { release, uptime } from 'node:os'
import path from 'node:path'

import { createPrivateFolders } from '../executors/files/private-folder.ts'
import { createFactCache } from '../executors/powershell/fact-cache.ts'
import { hostCommands, windowsPowerShellPath } from '../executors/powershell/host-command.ts'
import { createScriptRunner, type ScriptRunner } from '../executors/powershell/script-runner.ts'
import { createSessionPool } from '../executors/powershell/session-pool.ts'
import { createStartSession } from '../executors/powershell/start-session.ts'
import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../executors/process/host-environment.ts'
import { createProgramRunner } from '../executors/process/run-program.ts'
import { createProcessStarter } from '../executors/process/start-process.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { Machine } from '../machines/machine.ts'
import { sealScripts } from '../machines/windows/script-seals.ts'
import { createWindowsMachine, type WindowsMachineDeps } from '../machines/windows/windows-machine.ts'
import { loadTools } from '../tools/folders.ts'
import { createNodeStepPorts } from './node-step-ports.ts'
import { openWebAccess } from './web-access.ts'
import type { MachineOptions, WorkbenchPorts } from './host-ports.ts'

export type WindowsHere = { readonly machine: Machine; readonly close: () => Promise<void> }

type HereOptions = Omit<MachineOptions, 'setUp'>

/** This Windows PC, with its script hosts: they start at the first need and end with `close`. */
export function createWindowsMachineHere(
  { data, mode, platform, outside }: HereOptions,
  ports: WorkbenchPorts,
): WindowsHere {
  const { environment, clock, ids, logger } = ports
  const timers = systemTimers
  const systemRoot = systemRootOf(environment)
  const executable = windowsPowerShellPath(environment, process.arch)
  const startProcess = createProcessStarter({ platform, systemRoot, timers })
  const createFolder = createPrivateFolders(path.join(data.root, 'runs'))
  const startSession = createStartSession({
    commands: hostCommands({ executable, environment, platform }),
    startProcess,
    createFolder,
    ids,
    timers,
    // The text can name people and files: how much there was is enough to know that something is wrong.
    onNoise: ({ stream, text, errors }) =>
      logger.log('debug', 'noise of a script host', { stream, characters: text.length, errors: errors.length }),
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
  const { web, close: closeWeb } = openWebAccess(outside, platform, ports)
  const machine = createWindowsMachine({
    powershell: rememberCodePage(powershell, known),
    programs,
    nodePorts: createNodeStepPorts({ data, platform, mode, programs, ports }),
    web,
    seals: sealScripts(loadTools()),
    createFolder,
    timers,
    logger,
    clock,
    environment,
    probe: probeOf(platform, executable),
  })
  const close = async (): Promise<void> => {
    closeWeb()
    await powershell.close()
  }
  return { machine, close }
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
