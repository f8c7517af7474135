import type { Ids } from '../../kernel/ports.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { CreatePrivateFolder } from '../files/private-folder.ts'
import { decodeOutput } from '../process/decode.ts'
import type { StartedProcess, StartProcess } from '../process/start-process.ts'
import type { HostCommands } from './host-command.ts'
import { createLoopSession, stopHost } from './loop-session.ts'
import { createOnceSession } from './once-session.ts'
import type { HostFacts, HostNoise, StartedSession, StartFailure, StartSession } from './powershell-session.ts'

export type StartSessionDeps = {
  readonly commands: HostCommands
  readonly startProcess: StartProcess
  readonly createFolder: CreatePrivateFolder
  readonly ids: Ids
  readonly timers: Timers
  /** For the technician log, to be masked there. */
  readonly onNoise: (noise: HostNoise) => void
  /** A virus scanner that looks at a cold start needs seconds. */
  readonly startLimitMs?: number
}

type Greeting = { readonly ok: true; readonly facts: HostFacts } | { readonly ok: false; readonly reason: StartFailure }

const defaultStartLimitMs = 30_000
const greetingLimitBytes = 64 * 1024
const greetingPattern = /DM:hello:(\w+):([\w.+-]*):(\d*):/

/** Starts script hosts. The language mode is read at the first start; a constrained PC gets a process per call. */
export function createStartSession(deps: StartSessionDeps): StartSession {
  let constrained: HostFacts | null = null
  return async () => {
    if (constrained !== null) return onceSession(deps, constrained)
    const host = deps.startProcess(deps.commands.loop)
    const greeting = await awaitGreeting(host, deps)
    if (!greeting.ok) {
      await stopHost(host, deps.timers)
      return greeting
    }
    const { facts } = greeting
    if (facts.languageMode === 'full') return { ok: true, session: createLoopSession({ ...deps, host, facts }) }
    constrained = facts
    await stopHost(host, deps.timers)
    return onceSession(deps, facts)
  }
}

function onceSession(deps: StartSessionDeps, facts: HostFacts): StartedSession {
  return { ok: true, session: createOnceSession({ ...deps, facts, command: deps.commands.once }) }
}

function awaitGreeting(host: StartedProcess, deps: StartSessionDeps): Promise<Greeting> {
  return new Promise((resolve) => {
    let seen = Buffer.alloc(0)
    let isDone = false
    const settle = (greeting: Greeting): void => {
      isDone = true
      cancelTimer()
      resolve(greeting)
    }
    const limitMs = deps.startLimitMs ?? defaultStartLimitMs
    const cancelTimer = deps.timers.after(limitMs, () => settle({ ok: false, reason: 'no_answer' }))
    host.onStdout((bytes) => {
      if (isDone || seen.length > greetingLimitBytes) return
      seen = Buffer.concat([seen, bytes])
      const facts = readGreeting(seen)
      if (facts !== null) settle({ ok: true, facts })
    })
    void host.ended.then(({ startError }) =>
      settle({ ok: false, reason: startError === 'ENOENT' ? 'missing_file' : 'ended_at_start' }),
    )
  })
}

function readGreeting(bytes: Buffer): HostFacts | null {
  const [, mode, version, codePage] = greetingPattern.exec(decodeOutput(bytes, null)) ?? []
  if (mode === undefined || version === undefined) return null
  return {
    languageMode: mode === 'FullLanguage' ? 'full' : 'constrained',
    version,
    oemCodePage: codePage === undefined || codePage === '' ? null : Number(codePage),
  }
}
