import type { Ids } from '../../kernel/ports.ts'
import { fail, type Result } from '../../kernel/result.ts'
import { settlesWithin, type Timers } from '../../kernel/timers.ts'
import type { StartedProcess } from '../process/start-process.ts'
import { readEnvelope } from './envelope.ts'
import { createFrameParser, type FrameParser, type FrameState, maxOutputBytes } from './frame.ts'
import { createNoiseCollector, type NoiseCollector } from './host-noise.ts'
import type { HostFacts, HostNoise, PowerShellSession, ScriptReply, ScriptRequest } from './powershell-session.ts'
import { newCallIdentity, requestLine } from './request-line.ts'

export type LoopSessionDeps = {
  readonly host: StartedProcess
  readonly facts: HostFacts
  readonly ids: Ids
  readonly timers: Timers
  readonly onNoise: (noise: HostNoise) => void
}

/** Time a host gets to end by itself once its input is closed. */
const closeGraceMs = 300

type Call = {
  readonly request: ScriptRequest
  readonly parser: FrameParser
  readonly settle: (ending: Ending) => void
  stderrBytes: number
}

/** `keep` = the host is in order and takes the next call. */
type Ending = { readonly result: Result<ScriptReply>; readonly keep: boolean }

type Session = LoopSessionDeps & { call: Call | null; usable: boolean; readonly noise: NoiseCollector }

/** A host that runs the request loop, for as many calls as come, one at a time. */
export function createLoopSession(deps: LoopSessionDeps): PowerShellSession {
  const session: Session = { ...deps, call: null, usable: true, noise: createNoiseCollector(deps.facts, deps.onNoise) }
  deps.host.onStdout((bytes) => takeOutput(session, bytes))
  deps.host.onStderr((bytes) => takeErrors(session, bytes))
  void deps.host.ended.then(({ exitCode }) => {
    session.usable = false
    session.noise.flush()
    session.call?.settle({ result: fail('session_lost', { exitCode }), keep: false })
  })
  return {
    facts: deps.facts,
    usable: () => session.usable,
    run: (request, signal) => runCall(session, request, signal),
    close: async () => {
      session.usable = false
      await stopHost(session.host, session.timers)
    },
  }
}

/** Closes the input, waits a moment, then ends the tree. False = something survived. */
export async function stopHost(host: StartedProcess, timers: Timers): Promise<boolean> {
  host.endInput()
  await settlesWithin(host.ended, closeGraceMs, timers)
  return host.killTree()
}

async function runCall(session: Session, request: ScriptRequest, signal: AbortSignal): Promise<Result<ScriptReply>> {
  if (signal.aborted) return fail('cancelled')
  if (!session.usable) return fail('session_lost')
  const identity = newCallIdentity(session.ids)
  const line = requestLine({ ...identity, ...pickRequest(request) })
  if (!line.ok) return line
  const ending = await answer(session, { request, marker: identity.marker, line: line.value, signal })
  if (ending.keep) return ending.result
  session.usable = false
  const stopped = await stopHost(session.host, session.timers)
  session.noise.flush()
  const { pid } = session.host
  return stopped || pid === null ? ending.result : fail('could_not_stop', { pid })
}

function answer(
  session: Session,
  call: { request: ScriptRequest; marker: string; line: string; signal: AbortSignal },
): Promise<Ending> {
  session.noise.flush()
  return new Promise((resolve) => {
    const settle = (ending: Ending): void => {
      cancelTimer()
      call.signal.removeEventListener('abort', cancel)
      session.call = null
      resolve(ending)
    }
    const cancel = (): void => settle({ result: fail('cancelled'), keep: false })
    const { timeoutMs } = call.request
    const cancelTimer = session.timers.after(timeoutMs, () =>
      settle({ result: fail('timed_out', { timeoutMs }), keep: false }),
    )
    call.signal.addEventListener('abort', cancel)
    session.call = { request: call.request, parser: createFrameParser(call.marker), settle, stderrBytes: 0 }
    session.host.write(call.line + '\n')
    if (call.request.isolated) session.host.endInput()
  })
}

function takeOutput(session: Session, bytes: Buffer): void {
  const call = session.call
  if (call === null) {
    session.noise.stdout(bytes)
    return
  }
  const state = call.parser.push(bytes)
  if (state.kind === 'more') return
  session.noise.stdout(call.parser.noise())
  call.settle(endingOf(state, call.request.elevated))
}

function endingOf(state: FrameState, elevated: boolean): Ending {
  if (state.kind === 'too_large') return { result: fail('output_too_large'), keep: false }
  const result = state.kind === 'reply' ? readEnvelope(state.json, elevated) : null
  if (result === null) return { result: fail('session_lost', { reason: 'protocol' }), keep: false }
  return { result, keep: true }
}

function takeErrors(session: Session, bytes: Buffer): void {
  session.noise.stderr(bytes)
  const call = session.call
  if (call === null) return
  call.stderrBytes += bytes.length
  if (call.stderrBytes > maxOutputBytes) call.settle({ result: fail('output_too_large'), keep: false })
}

function pickRequest({
  script,
  scriptSha256,
  args,
  timeoutMs,
}: ScriptRequest): Omit<ScriptRequest, 'elevated' | 'isolated'> {
  return { script, scriptSha256, args, timeoutMs }
}
