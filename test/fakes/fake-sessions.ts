import { fail, ok, type Result } from '../../electron/kernel/result.ts'
import type {
  PowerShellSession,
  ScriptReply,
  StartedSession,
  StartFailure,
} from '../../electron/executors/powershell/powershell-session.ts'
import { settled } from './fake-time.ts'

export type FakeHost = {
  readonly session: PowerShellSession
  readonly running: {
    readonly script: string
    finish(result?: Result<ScriptReply>): void
    readonly signal: AbortSignal
  }[]
  calls: number
  usable: boolean
  closed: boolean
}

/** A good answer of a script. */
export const reply = (workingSetBytes: number | null = null): Result<ScriptReply> =>
  ok({ records: [{}], empty: false, workingSetBytes, ageMs: 0 })

/** Hosts whose calls end when the test says so; a started host is counted until it has been closed. */
export function createHosts() {
  const hosts: FakeHost[] = []
  const plan: { failures: StartFailure[]; alive: number; mostAlive: number; onStart: (() => Promise<void>) | null } = {
    failures: [],
    alive: 0,
    mostAlive: 0,
    onStart: null,
  }
  const start = async (): Promise<StartedSession> => {
    await plan.onStart?.()
    const reason = plan.failures.shift()
    if (reason !== undefined) return { ok: false, reason }
    const host = fakeHost(() => (plan.alive -= 1))
    hosts.push(host)
    plan.alive += 1
    plan.mostAlive = Math.max(plan.mostAlive, plan.alive)
    return { ok: true, session: host.session }
  }
  return { hosts, plan, start }
}

function fakeHost(onClose: () => void): FakeHost {
  const host: FakeHost = {
    running: [],
    calls: 0,
    usable: true,
    closed: false,
    session: {
      facts: { languageMode: 'full', scripts: 'full', version: '5.1', oemCodePage: 850 },
      usable: () => host.usable,
      run: ({ script }, signal) => {
        host.calls += 1
        return new Promise((resolve) => {
          host.running.push({ script, signal, finish: (result = reply()) => resolve(result) })
          signal.addEventListener('abort', () => {
            host.usable = false
            resolve(fail('cancelled'))
          })
        })
      },
      close: async () => {
        await settled()
        if (!host.closed) onClose()
        host.closed = true
      },
    },
  }
  return host
}
