import { sha256 } from '../../kernel/digest.ts'
import type { Ids } from '../../kernel/ports.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { CreatePrivateFolder } from '../files/private-folder.ts'
import { decodeOutput } from '../process/decode.ts'
import type { StartedProcess, StartProcess } from '../process/start-process.ts'
import type { HostCommands } from './host-command.ts'
import { createLoopSession, stopHost } from './loop-session.ts'
import { createOnceSession } from './once-session.ts'
import type { HostFacts, HostNoise, StartedSession, StartFailure, StartSession } from './powershell-session.ts'
import type { ScriptFiles } from './script-files.ts'
import scriptLanguage from './script-language.ps1?raw'

export type StartSessionDeps = {
  readonly commands: HostCommands
  readonly startProcess: StartProcess
  readonly createFolder: CreatePrivateFolder
  /** Scripts as they were delivered; null = from the sources: there is no file but the one that a call writes. */
  readonly scriptFiles: () => Promise<ScriptFiles | null>
  /** Whether a run may have a folder at all where scripts are limited; an elevated one needs a host before it has one. */
  readonly hasFolder: () => Promise<boolean>
  readonly ids: Ids
  readonly timers: Timers
  /** For the technician log, to be masked there. */
  readonly onNoise: (noise: HostNoise) => void
  /** A virus scanner that looks at a cold start needs seconds. */
  readonly startLimitMs?: number
}

type Greeting =
  | { readonly ok: true; readonly facts: Omit<HostFacts, 'scripts'> }
  | { readonly ok: false; readonly reason: StartFailure }

const defaultStartLimitMs = 30_000
const greetingLimitBytes = 64 * 1024
/** Node has no name for what Windows says where a rule for programs refuses the start. */
const startFailures: Readonly<Record<string, StartFailure>> = { ENOENT: 'missing_file', UNKNOWN: 'not_allowed' }
const greetingPattern = /DM:hello:(\w+):([\w.+-]*):(\d*):/

/**
 * Starts script hosts. The language mode is read at the first start; a constrained PC gets a process per call, and the language of its
 * files is asked for once.
 */
export function createStartSession(deps: StartSessionDeps): StartSession {
  let constrained: Promise<HostFacts> | null = null
  return async () => {
    if (constrained !== null) return onceSession(deps, await constrained)
    const host = deps.startProcess(deps.commands.loop)
    const greeting = await awaitGreeting(host, deps)
    if (!greeting.ok) {
      await stopHost(host, deps.timers)
      return greeting
    }
    const { facts } = greeting
    if (facts.languageMode === 'full') {
      return { ok: true, session: createLoopSession({ ...deps, host, facts: { ...facts, scripts: 'full' } }) }
    }
    await stopHost(host, deps.timers)
    constrained ??= withLanguage(deps, facts)
    return onceSession(deps, await constrained)
  }
}

/** What a script of Deskmedic gets as a file: only a try shows what the rules of this PC make of it. */
async function withLanguage(deps: StartSessionDeps, facts: Omit<HostFacts, 'scripts'>): Promise<HostFacts> {
  const limited: HostFacts = { ...facts, scripts: 'constrained' }
  if (!(await deps.hasFolder())) return limited
  const { session } = onceSession(deps, limited)
  const request = { script: scriptLanguage, scriptSha256: sha256(scriptLanguage), args: { p: {}, s: {}, r: {} } }
  const flags = { timeoutMs: deps.startLimitMs ?? defaultStartLimitMs, elevated: false, isolated: true }
  const reply = await session.run({ ...request, ...flags }, new AbortController().signal)
  if (!reply.ok) return reply.error.code === 'scripts_blocked' ? { ...facts, scripts: 'none' } : limited
  const [answer] = reply.value.records as readonly { readonly languageMode?: unknown }[]
  return answer?.languageMode === 'FullLanguage' ? { ...facts, scripts: 'full' } : limited
}

function onceSession(deps: StartSessionDeps, facts: HostFacts): Extract<StartedSession, { ok: true }> {
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
      settle({ ok: false, reason: startFailures[startError ?? ''] ?? 'ended_at_start' }),
    )
  })
}

function readGreeting(bytes: Buffer): Omit<HostFacts, 'scripts'> | null {
  const [, mode, version, codePage] = greetingPattern.exec(decodeOutput(bytes, null)) ?? []
  if (mode === undefined || version === undefined) return null
  return {
    languageMode: mode === 'FullLanguage' ? 'full' : 'constrained',
    version,
    oemCodePage: codePage === undefined || codePage === '' ? null : Number(codePage),
  }
}
