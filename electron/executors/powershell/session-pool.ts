import type { Clock } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { HostFacts, PowerShellSession, ScriptReply, ScriptRequest, StartSession } from './powershell-session.ts'
import { createStartBreaker, type StartBreaker } from './start-breaker.ts'

export type SessionPoolDeps = { readonly startSession: StartSession; readonly clock: Clock; readonly timers: Timers }

export type SessionPool = {
  /** `isolated` = a host of its own, never used again. @throws never */
  run(call: ScriptRequest, signal: AbortSignal): Promise<Result<ScriptReply>>
  facts(signal: AbortSignal): Promise<Result<HostFacts>>
  /** Ends every host; calls that wait are cancelled. */
  close(): Promise<void>
}

/** Two hosts fill two cores; more only slow each other down. */
const maxHosts = 2
const patienceMs = 500
const maxCallsPerHost = 50
const maxIdleMs = 15 * 60_000
const maxWorkingSetBytes = 250 * 1024 * 1024

type Job = {
  readonly isolated: boolean
  /** True once a read-only call has waited long enough to deserve a second host. */
  isImpatient: boolean
  readonly perform: (session: PowerShellSession) => Promise<Result<ScriptReply> | null>
  readonly refuse: (result: ReturnType<typeof fail>) => void
}

type Host = {
  state: 'starting' | 'idle' | 'busy' | 'closing'
  readonly isolated: boolean
  session: PowerShellSession | null
  /** Settles when the start has succeeded or failed. */
  opening: Promise<void>
  calls: number
  stopIdleTimer: () => void
}

type Pool = SessionPoolDeps & {
  readonly breaker: StartBreaker
  hosts: readonly Host[]
  queue: readonly Job[]
  facts: HostFacts | null
  closed: boolean
}

/**
 * Keeps one warm host for read-only calls, a second one only under load, never more than two processes. One call at a
 * time per host. A host is replaced after 50 calls, 15 idle minutes, 250 MB, and after everything that went wrong.
 */
export function createSessionPool(deps: SessionPoolDeps): SessionPool {
  const pool: Pool = {
    ...deps,
    breaker: createStartBreaker(deps.clock),
    hosts: [],
    queue: [],
    facts: null,
    closed: false,
  }
  return {
    run: (call, signal) =>
      enqueue(pool, { isolated: call.isolated, signal }, async (session) => {
        const reply = await session.run(call, signal)
        return { answer: reply, reply }
      }),
    facts: async (signal) => {
      if (pool.facts !== null) return ok(pool.facts)
      const perform = (session: PowerShellSession): Promise<Performed<HostFacts>> =>
        Promise.resolve({ answer: ok(session.facts), reply: null })
      return enqueue(pool, { isolated: false, signal }, perform)
    },
    close: async () => {
      pool.closed = true
      for (const job of pool.queue) job.refuse(fail('cancelled'))
      pool.queue = []
      await Promise.all(pool.hosts.map((host) => host.opening.then(() => retire(pool, host))))
    },
  }
}

type Performed<T> = { readonly answer: Result<T>; readonly reply: Result<ScriptReply> | null }

function enqueue<T>(
  pool: Pool,
  { isolated, signal }: { readonly isolated: boolean; readonly signal: AbortSignal },
  perform: (session: PowerShellSession) => Promise<Performed<T>>,
): Promise<Result<T>> {
  if (signal.aborted || pool.closed) return Promise.resolve(fail('cancelled'))
  return new Promise((resolve) => {
    const leaveQueue = (): void => {
      pool.queue = pool.queue.filter((other) => other !== job)
      stopWaiting()
      signal.removeEventListener('abort', cancel)
    }
    const refuse = (result: ReturnType<typeof fail>): void => {
      leaveQueue()
      resolve(result)
    }
    const cancel = (): void => refuse(fail('cancelled'))
    const job: Job = {
      isolated,
      isImpatient: false,
      refuse,
      perform: async (session) => {
        leaveQueue()
        const { answer, reply } = await perform(session)
        resolve(answer)
        return reply
      },
    }
    const stopWaiting = pool.timers.after(patienceMs, () => {
      job.isImpatient = true
      pump(pool)
    })
    signal.addEventListener('abort', cancel)
    pool.queue = [...pool.queue, job]
    pump(pool)
  })
}

/** Gives waiting calls, oldest first, to a host that is free, or starts one. */
function pump(pool: Pool): void {
  const dead = pool.hosts.filter((host) => host.state === 'idle' && host.session?.usable() !== true)
  for (const host of dead) void retire(pool, host)
  for (const job of pool.queue) {
    // Serving one call can serve others on the way.
    if (!pool.queue.includes(job)) continue
    const idle = job.isolated ? undefined : pool.hosts.find((host) => host.state === 'idle')
    if (idle !== undefined) void perform(pool, idle, job)
    else if (mayStart(pool, job)) startFor(pool, job)
  }
}

function mayStart(pool: Pool, job: Job): boolean {
  // One start at a time per kind: the host that is on its way may serve this call too.
  const warm = pool.hosts.filter((host) => !host.isolated && host.state !== 'closing')
  const isStarting = pool.hosts.some((host) => host.state === 'starting' && host.isolated === job.isolated)
  if (isStarting) return false
  if (!job.isolated && warm.length > 0 && !job.isImpatient) return false
  if (pool.hosts.length < maxHosts) return true
  // The room is taken by a host that does nothing: it goes, and its end wakes the queue.
  const idle = pool.hosts.find((host) => host.state === 'idle')
  if (idle !== undefined) void retire(pool, idle)
  return false
}

function startFor(pool: Pool, job: Job): void {
  const reason = pool.breaker.openReason()
  if (reason !== null) {
    job.refuse(fail('script_host_blocked', { reason }))
    return
  }
  const host: Host = {
    state: 'starting',
    isolated: job.isolated,
    session: null,
    opening: Promise.resolve(),
    calls: 0,
    stopIdleTimer: () => undefined,
  }
  pool.hosts = [...pool.hosts, host]
  host.opening = open(pool, host, job)
}

async function open(pool: Pool, host: Host, job: Job): Promise<void> {
  const started = await pool.startSession()
  if (started.ok) {
    pool.breaker.succeeded()
    pool.facts ??= started.session.facts
    host.session = started.session
    // The call may have been cancelled meanwhile, or another host took it.
    if (pool.queue.includes(job)) void perform(pool, host, job)
    else settleHost(pool, host)
  } else {
    pool.breaker.failed(started.reason)
    remove(pool, host)
    job.refuse(fail('script_host_blocked', { reason: started.reason }))
  }
  pump(pool)
}

async function perform(pool: Pool, host: Host, job: Job): Promise<void> {
  if (host.session === null) return
  host.state = 'busy'
  host.stopIdleTimer()
  const reply = await job.perform(host.session)
  if (reply !== null) host.calls += 1
  const isSwollen = reply?.ok === true && (reply.value.workingSetBytes ?? 0) > maxWorkingSetBytes
  const isWorn = host.calls >= maxCallsPerHost || isSwollen || !host.session.usable()
  // A host that runs one effect never sees a second call.
  if (isWorn || (host.isolated && host.calls > 0)) await retire(pool, host)
  else settleHost(pool, host)
}

function settleHost(pool: Pool, host: Host): void {
  if (pool.closed || host.isolated) return void retire(pool, host)
  host.state = 'idle'
  host.stopIdleTimer = pool.timers.after(maxIdleMs, () => void retire(pool, host))
  pump(pool)
}

async function retire(pool: Pool, host: Host): Promise<void> {
  host.state = 'closing'
  host.stopIdleTimer()
  await host.session?.close()
  remove(pool, host)
  pump(pool)
}

function remove(pool: Pool, host: Host): void {
  pool.hosts = pool.hosts.filter((other) => other !== host)
}
