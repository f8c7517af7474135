import path from 'node:path'

import type { SimulationSetUp } from '../../shared/domain/simulation-set-up.ts'
import { createPrivateFolders } from '../executors/files/private-folder.ts'
import { judgedEnvironment, loadedLibraries } from '../executors/process/windows-places.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { failUsage } from './failed-usage.ts'
import { steadyClock } from '../kernel/system-ports.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { MachineKind } from '../machines/machine.ts'
import type { ExternalAccessRules } from '../machines/simulated/parts/web.ts'
import type { PcState } from '../machines/simulated/simulated-pc.ts'
import type { MachineOptions, OpenedMachine, ExternalAccessSettings, BackendPorts } from './host-ports.ts'

/** The PC to look at. Each kind is loaded only when it is the one. */
export async function createMachine(
  kind: MachineKind,
  options: MachineOptions,
  ports: BackendPorts,
): Promise<Result<OpenedMachine>> {
  if (kind === 'simulated') return simulatedMachine(options, ports)
  if (options.setUp) return failUsage('needs_simulated')
  const here = { ...ports, environment: judgedHere(options, ports) }
  return kind === 'windows' ? windowsMachine(options, here) : portableMachine(options, here)
}

/** What this computer starts and reads comes from where Windows is, not from where a variable says that it is. */
function judgedHere({ platform }: MachineOptions, ports: BackendPorts): BackendPorts['environment'] {
  const judgedBy = { platform, loadedLibraries: ports.loadedLibraries ?? loadedLibraries }
  return judgedEnvironment(ports.environment, judgedBy)
}

async function simulatedMachine(
  { data, setUp, externalAccess, simulatedFilter }: MachineOptions,
  ports: BackendPorts,
): Promise<Result<OpenedMachine>> {
  const { createSimulatedMachine } = await import('../machines/simulated/simulated-machine.ts')
  const { createPcStateFile } = await import('../machines/simulated/state-store.ts')
  const { createPractice } = await import('../machines/simulated/practice.ts')
  const { findSimulations, loadFaults } = await import('../registry/folders.ts')
  const store = createPcStateFile({ ...ports, file: path.join(data.root, 'simulated-pc.json') })
  if (setUp) {
    const fresh = await freshPc(setUp)
    if (!fresh.ok) return fresh
    const saved = await store.save(fresh.value)
    if (!saved.ok) return saved
  }
  const deps = {
    simulations: findSimulations(),
    store,
    logger: ports.logger,
    timers: systemTimers,
    externalAccess: await simulatedExternalAccess(externalAccess),
    seenByAgents: simulatedFilter,
  }
  const machine = createSimulatedMachine(deps)
  const practice = createPractice({ loadFaults, profile: setUp?.profile, replace: machine.replace })
  return ok({ machine, close: nothingToClose, practice })
}

/** The simulated internet is held against the same rules as the real one. */
async function simulatedExternalAccess(
  externalAccess: ExternalAccessSettings,
): Promise<(tool: string) => ExternalAccessRules> {
  const { openExternalAccess } = await import('../machines/simulated/parts/web.ts')
  const { isInOwnNetwork } = await import('../machines/simulated/parts/internet.ts')
  const { judgeUrl } = await import('./network/judge-url.ts')
  const { access } = externalAccess
  return (tool) => ({
    ...openExternalAccess,
    maxChars: access().maxChars,
    judge: (url, oneWay) => judgeUrl(url, tool, { externalAccess, oneWay }),
    mayReach: (host) => externalAccess.mode() === 'online' || isInOwnNetwork(host),
    webhooks: [...openExternalAccess.webhooks, ...Object.keys(access().webhooks)],
  })
}

async function freshPc(setUp: SimulationSetUp): Promise<Result<PcState>> {
  const { findScenario } = await import('../machines/simulated/scenarios.ts')
  const { setUpPc } = await import('../machines/simulated/set-up.ts')
  const { createSimulatedPc } = await import('../machines/simulated/simulated-pc.ts')
  const { loadFaults } = await import('../registry/folders.ts')
  const faults = await loadFaults()
  if (setUp.kind === 'faults') return setUpPc(setUp.names, faults, setUp.profile)
  const scenario = findScenario(setUp.name)
  if (!scenario.ok) return scenario
  const made = setUpPc(scenario.value.faults, faults, setUp.profile)
  if (made.ok) createSimulatedPc(made.value).advance(scenario.value.passedMs ?? 0)
  return made
}

async function portableMachine(options: MachineOptions, ports: BackendPorts): Promise<Result<OpenedMachine>> {
  const { createPortableMachine } = await import('../machines/portable/portable-machine.ts')
  const { createPortablePorts } = await import('./portable-ports.ts')
  const { openWebAccess } = await import('./network/web-access.ts')
  const { loadPortables, portableToolNames } = await import('../registry/folders.ts')
  const { web, close } = openWebAccess(options, ports)
  const { createProgramsHere } = await import('./programs-here.ts')
  const { finder, ...git } = createProgramsHere(options, ports)
  const machine = createPortableMachine({
    portables: loadPortables,
    portableNames: portableToolNames(),
    ports: createPortablePorts(options, ports, git),
    web,
    createFolder: createPrivateFolders(path.join(options.data.root, 'runs')),
    timers: systemTimers,
    steady: steadyClock,
    logger: ports.logger,
    nodeVersion: process.versions.node,
    finder,
  })
  const closeAll = (): Promise<void> => {
    close()
    return Promise.resolve()
  }
  return ok({ machine, close: closeAll })
}

async function windowsMachine(options: MachineOptions, ports: BackendPorts): Promise<Result<OpenedMachine>> {
  if (options.platform !== 'win32') return fail('needs_windows')
  const { createWindowsMachineHere } = await import('./windows-pc/windows-machine-here.ts')
  return ok(createWindowsMachineHere(options, ports))
}

const nothingToClose = (): Promise<void> => Promise.resolve()
