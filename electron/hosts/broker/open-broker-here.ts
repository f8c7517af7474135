import path from 'node:path'

import { refusalOf } from '../../broker/refusals.ts'
import { createUndoJournal } from '../../audit/undo-journal.ts'
import { closedRootOnWindows } from '../../executors/files/closed-folder.ts'
import { judgedEnvironment, loadedLibraries } from '../../executors/process/windows-places.ts'
import { createTrafficCounter } from '../../executors/http/traffic-counter.ts'
import { lookUp, systemRootOf } from '../../executors/process/host-environment.ts'
import { silentLogger } from '../../kernel/ports.ts'
import type { Machine, MachineFacts } from '../../machines/machine.ts'
import { createSystemIds, systemClock } from '../../kernel/system-ports.ts'
import { unavailability } from '../../policy/availability.ts'
import { asAdministrator, createMachineRunner } from '../../runners/runners.ts'
import { openSettings, type Settings } from '../../settings/settings.ts'
import { dataFolder } from '../../store/data-folder.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { availabilityOf } from '../../engine/backend.ts'
import { closedPlacesHere } from '../../engine/files/closed-places.ts'
import { externalAccessOf } from '../../engine/network/external-access.ts'
import type { BackendPorts } from '../../engine/host-ports.ts'
import { judgingHere } from '../../engine/judging.ts'
import { locksHere } from '../../engine/locks-here.ts'
import { machinePolicyOf } from '../../engine/policy-here.ts'
import { createWindowsMachineHere } from '../../engine/windows-pc/windows-machine-here.ts'
import { judgesHere } from '../../engine/files/workspaces.ts'
import { alsoInEventLog, createBrokerLog } from './broker-log.ts'
import { createKeptFixes } from './kept-fixes.ts'
import { removeOldRecords } from './old-records.ts'
import type { BrokerParts } from './run-broker.ts'
import type { CrashLog } from './run-to-end.ts'
import { openWindowsWindow } from './windows-window.ts'

const platform = 'win32'

/**
 * This Windows PC with the rights of this process; null = there are none, or an ordinary program could change what runs here; `scripts` =
 * a rule of the PC limits scripts for administrators, too.
 */
export async function openBrokerHere(crashes: CrashLog): Promise<BrokerParts | 'scripts' | null> {
  const environment = fixedEnvironment(process.env)
  const fileSystem = createNodeFileSystem()
  const ids = createSystemIds(systemClock)
  const ports = { environment, fileSystem, ids, locks: locksHere(), clock: systemClock, logger: silentLogger }
  const folder = path.win32.join(closedRootOnWindows, 'Broker')
  const settings = (): Promise<Settings> =>
    openSettings({
      ...{ fileSystem, ids, environment: {}, judging: judgingHere },
      file: dataFolder(folder).settings,
      policy: machinePolicyOf({ platform, environment, fileSystem }),
    })
  const first = await settings()
  const { machine, closedFolders, close, writeEvent } = machineOf(first, { folder, ports })
  const facts = await machine.facts()
  const own = facts.elevated && facts.program === 'closed' ? await closedFolders.open('Broker') : null
  if (own?.ok !== true) {
    await close()
    return isUnderScriptRule(facts) ? 'scripts' : null
  }
  const journal = createUndoJournal({ ...ports, folder: path.win32.join(own.value, 'Undo') })
  const ownLog = createBrokerLog({ folder: own.value, fileSystem, clock: systemClock })
  const { log, settled } = alsoInEventLog(ownLog, first.get('auditToEventLog') ? writeEvent : null)
  crashes(async (line) => {
    await log(line)
    await settled()
  })
  return {
    close: async () => {
      await settled()
      await close()
    },
    log,
    removeOld: () =>
      removeOldRecords({
        ...{ ...ports, folder: own.value, undo: journal },
        logDays: async () => (await settings()).get('auditRetentionDays'),
      }),
    runner: asAdministrator(createMachineRunner(machine, target)),
    window: openWindowsWindow(environment),
    kept: createKeptFixes(journal, target),
    policy: async () => policyOf(await settings(), { machine, facts }),
  }
}

function policyOf(settings: Settings, { machine, facts }: Looked): Awaited<ReturnType<BrokerParts['policy']>> {
  const now = availabilityOf(settings, facts)
  return {
    refuses: (tool) => refusalOf(unavailability(tool, { ...now, unsupported: machine.supports(tool) }, 'human_agent')),
    reconfirm: settings.policyReconfirm(),
  }
}

/** No folder can be closed there for what a step keeps: nothing runs. */
function isUnderScriptRule({ elevated, languageMode, scripts }: MachineFacts): boolean {
  return elevated && (languageMode === 'constrained' || scripts === 'none')
}

/** The broker knows one PC alone. */
const target = { kind: 'windows', id: 'broker' } as const

type Looked = { readonly machine: Pick<Machine, 'supports'>; readonly facts: MachineFacts }

type Place = { readonly folder: string; readonly ports: BackendPorts }

function machineOf(settings: Settings, { folder, ports }: Place): ReturnType<typeof createWindowsMachineHere> {
  const { environment } = ports
  const closed = closedPlacesHere(folder)
  return createWindowsMachineHere(
    {
      ...judgesHere(settings, { platform, environment, closed }),
      data: dataFolder(folder),
      platform,
      mode: () => settings.get('mode'),
      // No code is searched with rights.
      codeFolders: { collections: () => [], workspaces: () => [], openEmbeddings: () => Promise.resolve('off') },
      simulatedFilter: () => () => false,
      externalAccess: {
        access: () => externalAccessOf(settings, { platform, environment, aliasesOf: () => [] }),
        mode: () => settings.get('mode'),
        proxy: () => '',
        caFile: () => '',
      },
    },
    { ...ports, sent: createTrafficCounter() },
  )
}

/** Where Windows is, as the system says it, and what no person sets: every variable of the account is left behind. */
function fixedEnvironment(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const places = judgedEnvironment({}, { platform, loadedLibraries })
  const temporary = path.win32.join(systemRootOf(places), 'Temp')
  const names = ['COMPUTERNAME', 'PROCESSOR_ARCHITECTURE', 'USERNAME', 'USERDOMAIN']
  const named = names.map((name) => [name, lookUp(source, name)] as const)
  const all = [...Object.entries(places), ...named, ['TEMP', temporary] as const, ['TMP', temporary] as const]
  return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}
