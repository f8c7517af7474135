import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { date, type FactRow, type FactTables, type FactValue } from './fact-tables.ts'

type Entry = {
  readonly log: string
  readonly provider: string
  readonly id: number
  readonly utc: string
  /** 4 = for information: most of what is no complaint. */
  readonly level?: number
  readonly values: readonly FactValue[]
  readonly count?: number
}

/** The logs: what the state keeps as entries, and what its parts keep as history of their own. */
export function eventTables(pc: SimulatedPc): FactTables {
  const { eventLog } = pc.state
  const written = eventLog.events.map(({ sample, ...event }) => ({
    ...event,
    values: sample === '' ? [] : sample.split(' | '),
  }))
  return { events: [...written, ...crashEntries(pc), ...otherEntries(pc)].map(row) }
}

function row({ log, provider, id, utc, level = 4, values, count = 1 }: Entry): FactRow {
  return {
    LogName: log,
    ProviderName: provider,
    Id: id,
    Level: level,
    TimeCreated: date(utc),
    ProcessId: 0,
    Message: null,
    Unreadable: false,
    Properties: values.map((Value) => ({ Value })),
    Count: count,
  }
}

function crashEntries(pc: SimulatedPc): Entry[] {
  const { bugchecks, unexpected, apps } = pc.state.crashes
  const system = { log: 'System' }
  return [
    ...bugchecks.map(({ utc, bugcheck, dump }) => ({
      ...{ ...system, provider: 'Microsoft-Windows-WER-SystemErrorReporting', id: 1001, level: 2, utc },
      values: [bugcheck, dump],
    })),
    ...unexpected.map(({ utc, code }) => ({
      ...{ ...system, provider: 'Microsoft-Windows-Kernel-Power', id: 41, level: 1, utc },
      values: [Number(code)],
    })),
    ...apps.map(({ utc, app, version, module, code }) => ({
      ...{ log: 'Application', provider: 'Application Error', id: 1000, level: 2, utc },
      values: [app, version, '0', module, '0', '0', code],
    })),
  ]
}

function otherEntries(pc: SimulatedPc): Entry[] {
  const { boot, processes, disks, vpn } = pc.state
  const application = { log: 'Application' }
  return [
    ...processes.hangs.map(({ app, atUtc: utc }) => ({
      ...{ ...application, provider: 'Application Hang', id: 1002, level: 2, utc },
      values: [app],
    })),
    ...disks.optimizations.map(({ drive, atUtc: utc }) => ({
      ...{ ...application, provider: 'Microsoft-Windows-Defrag', id: 258, utc },
      values: ['optimize', `(${drive}:)`],
    })),
    ...vpn.attempts.map(({ atUtc: utc, code }) => ({
      ...{ ...application, provider: 'RasClient', id: 20_227, level: 2, utc },
      values: ['id', 'test', 'Work', code],
    })),
    {
      ...{ log: 'System', provider: 'Microsoft-Windows-Kernel-Boot', id: 27, utc: boot.lastBootUtc },
      values: [boot.lastBootType],
    },
  ]
}
