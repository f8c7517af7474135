import type { ProcessState } from '../../electron/machines/simulated/parts/initial-programs.ts'
import { logicalProcessorsOf } from '../../electron/machines/simulated/parts/system.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { cim, date, dateOrNull, type FactRow, type FactTables } from './fact-tables.ts'

const startTypes = { Auto: 'Automatic', Manual: 'Manual', Disabled: 'Disabled' } as const
const kilobyte = 1024
const busyPct = 81

/** Services, programs, what they take, and Windows itself. */
export function programTables(pc: SimulatedPc): FactTables {
  return { ...serviceTables(pc), ...processTables(pc), ...memoryTables(pc), ...computerTables(pc) }
}

function serviceTables(pc: SimulatedPc): FactTables {
  const all = Object.entries(pc.state.services)
  return {
    services: all.map(([name, service]) => ({
      Name: name,
      DisplayName: service.displayName,
      Status: service.state,
      StartType: startTypes[service.startMode],
      Requires: service.requires,
      Dependents: all.filter(([, other]) => other.requires.includes(name)).map(([other]) => other),
    })),
    [cim('Win32_Service')]: all.map(([name, service]) => ({
      Name: name,
      DisplayName: service.displayName,
      State: service.state === 'StopPending' ? 'Stop Pending' : service.state,
      StartMode: service.startMode,
      ExitCode: service.exitCode,
      ProcessId: service.pid,
      DelayedAutoStart: service.delayed,
      StartName: service.account,
    })),
  }
}

function processTables(pc: SimulatedPc): FactTables {
  const all = pc.processes.all()
  const cores = logicalProcessorsOf(pc.state.system)
  const totalPct = Math.min(100, Math.round(all.reduce((sum, { cpuPct }) => sum + cpuPct, 0)))
  const sums = ['Idle', '_Total'].map((name) => ({ Name: name, IDProcess: 0, PercentProcessorTime: 100 * cores }))
  return {
    processes: [
      ...all.map((process) => ({
        Id: process.pid,
        ProcessName: pc.processes.shortName(process),
        SessionId: process.session,
        MainWindowHandle: process.title === null ? 0 : 65_536 + process.pid,
        MainWindowTitle: process.title ?? '',
        Responding: !process.hung,
        Threads: [{ WaitReason: 'UserRequest' }],
        StartTime: process.session === 0 ? null : dateOrNull(process.startedUtc),
        PrivateMemorySize64: process.privateBytes,
        WorkingSet64: process.workingSetBytes,
        HandleCount: process.handles,
        Path: process.path,
      })),
      ...helpers(pc).map(helperRow),
    ],
    [cim('Win32_Process')]: all.map((process) => ({
      ProcessId: process.pid,
      ParentProcessId: process.parentPid,
      Name: process.name,
      ExecutablePath: process.path,
      CreationDate: dateOrNull(process.startedUtc),
      WorkingSetSize: process.workingSetBytes,
      SessionId: process.session,
    })),
    // A process counts in percent of one core; entries without a number are sums.
    [cim('Win32_PerfFormattedData_PerfProc_Process')]: [
      ...sums,
      ...all.map((process, index) => ({
        Name: counterName(all.slice(0, index), process),
        IDProcess: process.pid,
        PercentProcessorTime: process.cpuPct * cores,
      })),
    ],
    [cim('Win32_PerfFormattedData_PerfOS_Processor')]: [
      { Name: '0', PercentProcessorTime: 0, PercentPrivilegedTime: 0 },
      { Name: '_Total', PercentProcessorTime: totalPct, PercentPrivilegedTime: 4 },
    ],
    [cim('Win32_PerfFormattedData_PerfOS_System')]: [{ ProcessorQueueLength: Math.max(0, totalPct - busyPct) }],
  }
}

/** The second one of a name has a number behind it. */
function counterName(before: readonly ProcessState[], { name }: ProcessState): string {
  const earlier = before.filter((other) => other.name === name).length
  return name.replace(/\.exe$/i, '') + (earlier > 0 ? `#${earlier}` : '')
}

/** Programs of which only a part of the simulated PC knows that they run: they are on no list that a person sees. */
export function helpers(pc: SimulatedPc): string[] {
  return [
    ...(pc.state.oneDrive.running ? ['OneDrive'] : []),
    ...Array.from({ length: pc.teams.processes() }, () => 'ms-teams'),
    ...(pc.services.running('WSearch') ? ['SearchIndexer'] : []),
    ...(pc.clipboard.remoteHelperRuns() ? ['rdpclip'] : []),
  ]
}

/** The number of a helper says which one of them it is. */
export const firstHelperId = 90_000

function helperRow(name: string, index: number): FactRow {
  const window = { MainWindowHandle: 0, MainWindowTitle: '', Responding: true, Threads: [], StartTime: null }
  const size = { PrivateMemorySize64: 0, WorkingSet64: 0, HandleCount: 0 }
  return { Id: firstHelperId + index, ProcessName: name, SessionId: 1, Path: null, ...window, ...size }
}

function memoryTables(pc: SimulatedPc): FactTables {
  const limitBytes = 20_000_000_000
  return {
    [cim('Win32_PerfFormattedData_PerfOS_Memory')]: [
      {
        CommittedBytes: Math.round((limitBytes * pc.memory.commitPct()) / 100),
        CommitLimit: limitBytes,
        PagesPersec: pc.memory.pagesPerSec(),
        PoolNonpagedBytes: pc.memory.nonpagedBytes(),
      },
    ],
    [cim('Win32_PageFileUsage')]: pc.memory.pageFiles().map((pageFile) => ({
      Name: pageFile.path,
      AllocatedBaseSize: pageFile.allocatedMB,
      CurrentUsage: pageFile.usedMB,
      PeakUsage: pageFile.peakMB,
    })),
  }
}

function computerTables(pc: SimulatedPc): FactTables {
  const { system, boot, directory, account } = pc.state
  return {
    [cim('Win32_OperatingSystem')]: [
      {
        Caption: `Microsoft ${system.edition}`,
        BuildNumber: String(system.build),
        OSArchitecture: '64-bit',
        MUILanguages: ['ko-KR'],
        InstallDate: date('2025-09-01T08:00:00Z'),
        LastBootUpTime: date(boot.lastBootUtc),
        LocalDateTime: date(pc.clock.utc()),
        TotalVisibleMemorySize: system.ramBytes / kilobyte,
        FreePhysicalMemory: pc.memory.freeBytes() / kilobyte,
      },
    ],
    [cim('Win32_ComputerSystem')]: [
      {
        Manufacturer: 'Contoso',
        Model: 'Book 14',
        TotalPhysicalMemory: system.ramBytes,
        PartOfDomain: directory.domain !== null,
        Domain: directory.domain ?? 'WORKGROUP',
        Name: account.userDomain,
      },
    ],
    [cim('Win32_BIOS')]: [{ SerialNumber: 'TEST123', SMBIOSBIOSVersion: '1.20' }],
    [cim('Win32_Processor')]: [{ Name: 'Example CPU 8C', NumberOfLogicalProcessors: logicalProcessorsOf(system) }],
    windowsImage: [{ ImageHealthState: pc.windowsFiles.markedHealth(), RestartNeeded: false }],
    scheduledTasks: pc.state.tasks.map((task) => ({
      TaskName: task.name,
      TaskPath: task.path,
      State: task.state,
      Author: task.author,
      Actions: task.programs.map((program) => ({ Execute: program })),
      Info: {
        // The date of a task that never ran.
        LastRunTime: date(task.lastRunUtc ?? '1999-11-30T00:00:00Z'),
        LastTaskResult: task.lastResult,
        NumberOfMissedRuns: task.missedRuns,
        NextRunTime: dateOrNull(task.nextRunUtc),
      },
    })),
    appxPackages: Object.entries(pc.state.storeApps.apps).map(([name, { version, status }]) => ({
      Name: name,
      Version: version,
      Status: status,
      InstallLocation: `C:\\Program Files\\WindowsApps\\${name}`,
      IsFramework: false,
      IsResourcePackage: false,
    })),
    restorePoints: pc.state.restore.points.map(({ sequence, description, createdUtc }) => ({
      SequenceNumber: sequence,
      Description: description,
      CreationTime: `${createdUtc.replace(/\D/g, '').slice(0, 14)}.000000-000`,
    })),
  }
}
