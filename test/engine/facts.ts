import { buildHostEnvironment } from '../../electron/executors/process/host-environment.ts'
import { judgedEnvironment } from '../../electron/executors/process/windows-places.ts'
import { logicalProcessorsOf } from '../../electron/machines/simulated/parts/system.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { createSimulatedPc, type SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { date, together, type FactDate, type FactTables, type Places } from './fact-tables.ts'
import { desktopTables } from './facts-desktop.ts'
import { deviceTables } from './facts-devices.ts'
import { eventTables } from './facts-events.ts'
import { fixTables } from './facts-fixes.ts'
import { networkTables } from './facts-network.ts'
import { objectTables } from './facts-objects.ts'
import { programTables } from './facts-programs.ts'
import { fixPlaces } from './places-fixes.ts'
import { programPlaces } from './places-programs.ts'
import { windowsPlaces } from './places-windows.ts'

/** What Windows would answer on the PC of a state, without a look at any tool. */
export type Facts = Places & {
  readonly now: FactDate
  readonly tables: FactTables
  readonly environment: Readonly<Record<string, string>>
}

/** The tables of a state; the state is left as it is. */
export function factsOf(state: PcState): Facts {
  const pc = createSimulatedPc(structuredClone(state))
  return {
    now: date(pc.clock.utc()),
    tables: {
      ...programTables(pc),
      ...deviceTables(pc),
      ...networkTables(pc),
      ...desktopTables(pc),
      ...eventTables(pc),
      ...objectTables(pc),
      ...fixTables(pc),
    },
    ...together([windowsPlaces(pc), programPlaces(pc), fixPlaces(pc)]),
    environment: environmentOf(pc),
  }
}

/** Folders of the engine itself: with those of Windows it would not find its own commands. */
const ofTheEngine = ['PATH', 'PSModulePath']

/** What the product gives a script, of all that Windows gave the product. */
function environmentOf(pc: SimulatedPc): Record<string, string> {
  const loadedLibraries = (): readonly string[] => ['C:\\Windows\\SYSTEM32\\ntdll.dll']
  const judged = judgedEnvironment(windowsEnvironment(pc), { platform: 'win32', loadedLibraries })
  const built = Object.entries(buildHostEnvironment(judged, 'win32'))
  return Object.fromEntries(built.filter(([name]) => !ofTheEngine.includes(name)))
}

/** The environment of a program that the person has started at the console; remote sign-ins later do not change it. */
function windowsEnvironment(pc: SimulatedPc): Record<string, string> {
  const { account, directory, proxy, system, userProfile } = pc.state
  const home = 'C:\\Users\\test'
  return {
    SystemRoot: 'C:\\Windows',
    SystemDrive: 'C:',
    ProgramData: 'C:\\ProgramData',
    APPDATA: `${home}\\AppData\\Roaming`,
    LOCALAPPDATA: `${home}\\AppData\\Local`,
    TEMP: `${home}\\AppData\\Local\\Temp`,
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    CommonProgramFiles: 'C:\\Program Files\\Common Files',
    USERPROFILE: userProfile.temporary ? 'C:\\Users\\TEMP' : home,
    USERNAME: account.userName,
    USERDOMAIN: account.userDomain,
    NUMBER_OF_PROCESSORS: String(logicalProcessorsOf(system)),
    SESSIONNAME: 'Console',
    LOGONSERVER: directory.logonServer,
    ...Object.fromEntries(proxy.environmentNames.map((name) => [name, 'http://proxy.invalid:8080'])),
  }
}
