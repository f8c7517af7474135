import { digestOf } from '../kernel/digest.ts'
import { appError, fail, type Result } from '../kernel/result.ts'
import { settlesWithin } from '../kernel/timers.ts'
import type { ToolRecord } from '../contract/define-tool.ts'
import type { BrokerLogLine, KeptFix, ServeDeps } from './broker-ports.ts'
import type { WireEnd } from './framed-wire.ts'
import { judgeStep, stepKey, type BrokerRefusal, type JudgedStep } from './judge-step.ts'
import { brokerLimits } from './limits.ts'
import { fromApp, readMessage, type AnnouncedStep, type BrokerRequest } from './messages.ts'
import { sendInParts } from './parts.ts'

type Values = Readonly<Record<string, unknown>>

type Serving = {
  readonly deps: ServeDeps
  readonly untilMs: number
  readonly nonces: Set<string>
  /** Steps that were shown and have not been asked for yet. */
  readonly shown: Map<string, number[]>
  requests: number
  steps: number
  /** Lists that were not shown: an app makes none. */
  refusedLists: number
  isAsking: boolean
  isStopped: boolean
  running: { readonly nonce: string; readonly controller: AbortController; readonly ended: Promise<unknown> } | null
}

/** How long what runs gets to end after the pipe is gone. */
const endingMs = 2_000

/** Serves one app until the pipe closes, the time or the number of requests is over, or something is not as it has to be. */
export async function serveBroker(deps: ServeDeps): Promise<WireEnd> {
  const { connection, timers, steady } = deps
  const serving: Serving = {
    ...{ deps, untilMs: steady.now() + brokerLimits.acceptMs, nonces: new Set(), shown: new Map() },
    ...{ requests: 0, steps: 0, refusedLists: 0, isAsking: false, isStopped: false, running: null },
  }
  const stopClock = timers.after(brokerLimits.acceptMs, () => closeIfDone(serving))
  deps.window.onStop(() => {
    serving.isStopped = true
    serving.running?.controller.abort()
  })
  connection.onMessage((text) => {
    const message = readMessage(fromApp, text)
    if (message === null) connection.close('not_understood')
    else if (message.kind === 'cancel') cancel(serving, message.nonce)
    else if (message.kind === 'steps') void showSteps(serving, message.steps)
    else void take(serving, message)
  })
  const end = await connection.closed
  stopClock()
  deps.window.close()
  serving.running?.controller.abort()
  if (serving.running) await settlesWithin(serving.running.ended, endingMs, timers)
  await deps.log({ event: 'closed', outcome: end })
  return end
}

function cancel({ running }: Serving, nonce: string): void {
  if (running?.nonce === nonce) running.controller.abort()
}

function closeIfDone(serving: Serving): void {
  const { deps, running, requests, untilMs } = serving
  const isOver = requests >= brokerLimits.requests || deps.steady.now() >= untilMs
  if (isOver && running === null && !serving.isAsking) deps.connection.close()
}

/** Steps are judged by the broker's own list, shown in its own window, and only then may be asked for. */
async function showSteps(serving: Serving, steps: readonly AnnouncedStep[]): Promise<void> {
  const { connection, window, log } = serving.deps
  const judged = await judgeSteps(serving, steps)
  if ('refusal' in judged) {
    await log({ event: 'refused', outcome: judged.refusal })
    connection.send({ kind: 'refusedSteps', reason: judged.refusal })
    // Each of them is a line on the disk: nobody may write as many as they like.
    serving.refusedLists += 1
    if (serving.refusedLists >= brokerLimits.requests) connection.close('not_understood')
    return
  }
  serving.isAsking = true
  serving.shown.clear()
  const answer = await window.show(judged.steps, { click: judged.click, lang: connection.lang })
  serving.isAsking = false
  if (answer === 'run') {
    steps.forEach((step, index) => {
      const places = serving.shown.get(stepKey(step)) ?? []
      serving.shown.set(stepKey(step), [...places, index])
    })
  }
  await log({ event: 'shown', outcome: answer })
  connection.send({ kind: 'shown', answer })
  closeIfDone(serving)
}

type Judged = { readonly steps: readonly JudgedStep[]; readonly click: boolean } | { readonly refusal: BrokerRefusal }

async function judgeSteps(serving: Serving, steps: readonly AnnouncedStep[]): Promise<Judged> {
  const { served, policy } = serving.deps
  serving.steps += steps.length
  if (serving.isAsking || serving.running !== null) return { refusal: 'busy' }
  // A Stop holds for everything that comes by this connection: what needs no click must not come back after it.
  if (serving.isStopped) return { refusal: 'stopped' }
  if (serving.steps > brokerLimits.requests || isOver(serving)) return { refusal: 'limit' }
  // Held from here: a second list must not arrive while the first is judged.
  serving.isAsking = true
  const { refuses, reconfirm } = await policy()
  serving.isAsking = false
  const judged: JudgedStep[] = []
  for (const step of steps) {
    const one = judgeStep(step, served)
    if (typeof one === 'string') return { refusal: one }
    const refusal = refuses(one.tool)
    if (refusal !== null) return { refusal }
    judged.push(one)
  }
  const isHard = judged.some(({ tool }) => tool.access.risk === 'elevated')
  return { steps: judged, click: reconfirm === 'always' || (reconfirm === 'elevated' && isHard) }
}

function isOver({ deps, untilMs }: Serving): boolean {
  return deps.steady.now() >= untilMs
}

async function take(serving: Serving, request: BrokerRequest): Promise<void> {
  const { connection, log } = serving.deps
  const { nonce, toolId, callId } = request
  // The app sends none twice, and none beyond what a broker takes: each that is refused is a line on the disk, also while a step runs.
  const wrong = serving.nonces.has(nonce)
    ? 'repeated'
    : serving.requests >= brokerLimits.asked
      ? 'not_understood'
      : null
  if (wrong !== null) {
    connection.close(wrong)
    return
  }
  serving.nonces.add(nonce)
  serving.requests += 1
  const controller = new AbortController()
  const refusal = refusalOf(serving, request)
  const step = refusal ?? judgeStep(request, serving.deps.served)
  if (typeof step === 'string') {
    await log({ event: 'refused', tool: toolId, callId, outcome: step })
    answer(serving, nonce, refused(step))
    closeIfDone(serving)
    return
  }
  const place = serving.shown.get(stepKey(request))?.shift() ?? 0
  const work = runStep(serving, { request, step, place, signal: controller.signal })
  serving.running = { nonce, controller, ended: work }
  const result = await work
  serving.running = null
  answer(serving, nonce, result)
  closeIfDone(serving)
}

function refusalOf(serving: Serving, request: BrokerRequest): BrokerRefusal | null {
  const now = serving.deps.clock.now()
  if (serving.requests > brokerLimits.requests || isOver(serving)) return 'limit'
  if (request.expiresAt <= now || request.expiresAt > now + brokerLimits.expiryMs) return 'expired'
  if (serving.isStopped) return 'stopped'
  if (serving.running !== null || serving.isAsking) return 'busy'
  return (serving.shown.get(stepKey(request)) ?? []).length === 0 ? 'not_shown' : null
}

type Work = {
  readonly request: BrokerRequest
  readonly step: JudgedStep
  readonly place: number
  readonly signal: AbortSignal
}

/** The policy is asked again, the intent is on the disk, then it runs, then its end is written. */
async function runStep(serving: Serving, work: Work): Promise<Result<object>> {
  const { policy, window, log } = serving.deps
  const { request, step, place } = work
  const { toolId: tool, callId, approvalId } = request
  const named = { tool, callId, approvalId, args: digestOf(step.args) }
  const refusal = (await policy()).refuses(step.tool)
  if (refusal !== null) return refusedAndLogged(serving, named, refusal)
  // A second fix under the same name would take the place of what undoes the first.
  if (step.undoes === null && (await serving.deps.kept.find(callId)) !== null)
    return refusedAndLogged(serving, named, 'call_known')
  const kept = step.undoes === null ? null : await keptFor(serving, step)
  if (step.undoes !== null && kept === null) return refusedAndLogged(serving, named, 'nothing_kept')
  if (!(await log({ event: 'begun', ...named }))) return refused('policy')
  window.tell(place, 'running')
  const go = (): Promise<Result<object>> => (kept === null ? run(serving, work) : undo(serving, work, kept))
  // Who was told to stop meanwhile, or whose pipe is gone, begins nothing: not every step looks at that first.
  const result = work.signal.aborted ? fail('cancelled') : await go()
  window.tell(place, result.ok ? 'done' : 'failed')
  await log({ event: 'ended', ...named, outcome: result.ok ? 'succeeded' : result.error.code })
  return result
}

/** What was kept of another tool, of another version or for other arguments is not what was asked for. */
async function keptFor({ deps }: Serving, { tool, args, undoes }: JudgedStep): Promise<KeptFix | null> {
  const kept = undoes === null ? null : await deps.kept.find(undoes)
  if (kept?.tool !== tool.name || kept.version !== tool.version) return null
  return digestOf(kept.args) === digestOf(args) ? kept : null
}

async function run({ deps }: Serving, { request, step, signal }: Work): Promise<Result<object>> {
  const { nonce, callId } = request
  const { tool, args } = step
  let keeping: Promise<unknown> = Promise.resolve()
  // At once: who ends this process in the middle must not take the way back with it.
  const keep = (fields: Values): void => {
    if (tool.undo !== 'automatic' || Object.keys(fields).length === 0) return
    keeping = keeping.then(() =>
      deps.kept.keep(callId, { tool: tool.name, version: tool.version, args, result: fields }),
    )
  }
  const result = await deps.runner.run(tool, args, {
    signal,
    fresh: true,
    onProgress: ({ line, share }) =>
      deps.connection.send({ kind: 'progress', nonce, line: line.slice(0, 1_000), share }),
    onKept: (fields) => {
      keep(fields)
      sendInParts(deps.connection, { nonce, of: 'kept', value: fields })
    },
  })
  if (result.ok) keep(result.value.result)
  await keeping
  return result.ok ? { ok: true, value: { record: result.value } } : result
}

async function undo({ deps }: Serving, { step, signal }: Work, kept: KeptFix): Promise<Result<object>> {
  const record: ToolRecord = { result: kept.result, unavailable: [] }
  const result = await deps.runner.undo(step.tool, { args: kept.args, record }, signal)
  if (!result.ok) return result
  if (step.undoes !== null) await deps.kept.forget(step.undoes)
  return { ok: true, value: { restored: result.value } }
}

async function refusedAndLogged(
  { deps }: Serving,
  named: Omit<BrokerLogLine, 'event'>,
  reason: BrokerRefusal,
): Promise<Result<never>> {
  await deps.log({ event: 'refused', ...named, outcome: reason })
  return refused(reason)
}

function refused(reason: BrokerRefusal): { ok: false; error: ReturnType<typeof appError> } {
  return reason === 'stopped' ? fail('elevation_refused') : fail('broker_refused', { reason })
}

function answer({ deps }: Serving, nonce: string, result: Result<object>): void {
  sendInParts(deps.connection, { nonce, of: 'done', value: result })
}
