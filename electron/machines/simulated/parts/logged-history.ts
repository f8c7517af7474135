import type { CrashesState } from './crashes.ts'
import type { LoggedEvent } from './event-log.ts'
import type { ProcessesState } from './processes.ts'
import type { VpnState } from './vpn.ts'

type Histories = {
  readonly crashes: Omit<CrashesState, 'sources'>
  readonly processes: Pick<ProcessesState, 'hangs'>
  readonly vpn: Pick<VpnState, 'attempts'>
}

type Entry = Pick<LoggedEvent, 'log' | 'provider' | 'id' | 'level' | 'utc'> & { readonly values: readonly string[] }

/** Events that Windows writes of what other parts keep as their own history: crashes, hung programs, failed VPN tries. */
export function loggedHistory(kept: Histories): LoggedEvent[] {
  return [...crashes(kept), ...programs(kept)].map(({ values, ...event }) => ({
    ...event,
    count: 1,
    sample: values.join(' | '),
  }))
}

function crashes({ crashes: { bugchecks, unexpected } }: Histories): Entry[] {
  return [
    ...bugchecks.map(({ utc, bugcheck, dump }): Entry => ({
      ...{ log: 'System', provider: 'Microsoft-Windows-WER-SystemErrorReporting', id: 1001, level: 2, utc },
      values: [bugcheck, dump ?? ''],
    })),
    ...unexpected.map(({ utc, code }): Entry => ({
      ...{ log: 'System', provider: 'Microsoft-Windows-Kernel-Power', id: 41, level: 1, utc },
      values: [String(Number(code))],
    })),
  ]
}

function programs({ crashes: { apps }, processes, vpn }: Histories): Entry[] {
  return [
    ...apps.map(({ utc, app, version, module, code }): Entry => ({
      ...{ log: 'Application', provider: 'Application Error', id: 1000, level: 2, utc },
      values: [app, version, '0', module, '0', '0', code],
    })),
    ...processes.hangs.map(({ app, atUtc }): Entry => ({
      ...{ log: 'Application', provider: 'Application Hang', id: 1002, level: 2, utc: atUtc },
      values: [app],
    })),
    ...vpn.attempts.map(({ atUtc, code }): Entry => ({
      ...{ log: 'Application', provider: 'RasClient', id: 20_227, level: 2, utc: atUtc },
      values: ['id', 'test', 'Work', String(code)],
    })),
  ]
}
