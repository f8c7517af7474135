import type { AuditEvent, AuditNet } from '../../shared/domain/audit-event.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { RunOutcome } from '../../shared/domain/run-news.ts'
import type { EndedCall, SucceededCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { digestOf } from '../kernel/digest.ts'
import { appError, type Result } from '../kernel/result.ts'
import { settlesWithin, type Timers } from '../kernel/timers.ts'
import { hasEffect, type Tool, type ToolRecord } from '../tools/define-tool.ts'
import type { Registry } from '../tools/registry.ts'
import { validateArgs } from '../tools/argument-validation.ts'
import { decideNow } from './decide-call.ts'
import type { PipelinePorts, RunNews } from './ports.ts'

/** What settings and policy say about telling others. */
export type NewsSettings = {
  /** Name of the webhook; null = nobody is told. Asked when it is sent, so that a switch takes effect at once. */
  readonly webhook: () => { readonly name: string; readonly byPolicy: boolean } | null
  readonly text: (news: RunNews) => string
}

export type RunTeller = {
  /** Returns at once. What becomes of it stands in audit and history, and changes nothing about the run. */
  tell(news: RunNews): void
  /** Waits a little for what is under way, then stops it. */
  close(): Promise<void>
}

export type RunTellerDeps = {
  readonly ports: PipelinePorts
  readonly settings: NewsSettings
  readonly timers: Timers
}

const closeWithinMs = 5_000
const noPerson: Caller = { kind: 'planner', role: 'ai_agent' }

/** Tells the webhook of the settings how fixes ended, one after the other, through the tool that does so. */
export function createRunTeller(deps: RunTellerDeps): RunTeller {
  const stop = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const send = async (news: RunNews): Promise<void> => {
    try {
      await sendNews(deps, news, stop.signal)
    } catch (bug) {
      deps.ports.logger.log('error', 'a notification failed', { callId: news.callId, reason: String(bug) })
    }
  }
  return {
    tell: (news) => {
      last = last.then(() => send(news))
    },
    close: async () => {
      if (!(await settlesWithin(last, closeWithinMs, deps.timers))) stop.abort()
      await last
    },
  }
}

/** Null = no fix was run: it was refused, it only read, or it repairs nothing. */
export function newsOf(ended: EndedCall, registry: Pick<Registry, 'find'>): RunNews | null {
  const tool = registry.find(ended.tool)
  if (tool === null || !('startedAt' in ended) || tool.repairsNothing === true || !hasEffect(tool, ended.args))
    return null
  return { callId: ended.id, tool, outcome: outcomeOf(ended), at: ended.endedAt }
}

function outcomeOf(ended: EndedCall): RunOutcome {
  if (ended.state === 'succeeded') return ended.proof?.verdict ?? 'done'
  if (ended.state === 'cancelled') return 'stopped'
  return ended.state === 'unknown' ? 'unknown' : 'failed'
}

type Telling = {
  readonly ports: PipelinePorts
  readonly news: RunNews
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly callId: string
  readonly startedAt: number
  readonly byPolicy: boolean
}

async function sendNews({ ports, settings }: RunTellerDeps, news: RunNews, signal: AbortSignal): Promise<void> {
  const webhook = settings.webhook()
  const tool = webhook === null ? null : ports.registry.withCapability('tells_of_runs')
  if (webhook === null || tool === null) return
  const wanted = { webhook: webhook.name, text: settings.text(news), about: news.tool.name, outcome: news.outcome }
  const args = validateArgs(tool, wanted)
  const telling: Telling = {
    ports,
    news,
    tool,
    args: args.ok ? args.value : wanted,
    callId: ports.ids.newId(),
    startedAt: ports.clock.now(),
    byPolicy: webhook.byPolicy,
  }
  const refused = args.ok ? refusalOf(telling) : [args.error]
  await (refused.length > 0 ? keepRefused(telling, refused) : run(telling, signal))
}

/** The setting is the standing yes to what would ask; nothing else is lifted by it: not the mode, not the switch, not a block. */
function refusalOf({ ports, tool, args }: Telling): readonly AppError[] {
  const decision = decideNow(tool, { args, request: { caller: noPerson }, approval: null }, ports)
  return decision.answer === 'deny' ? decision.reasons : []
}

async function run(telling: Telling, signal: AbortSignal): Promise<void> {
  const { ports, tool, args, callId } = telling
  const intent = await ports.audit.append({ ...lineOf(telling), kind: 'intent' }, 'now')
  if (!intent.ok) return keepRefused(telling, [intent.error])
  const calls: AuditNet[] = []
  const outcome = signal.aborted
    ? { ok: false as const, error: appError('cancelled') }
    : await ports.machine.run(tool, args, {
        signal,
        fresh: true,
        onExternalCall: (net) => calls.push(net),
        onProgress: () => undefined,
      })
  for (const net of calls) await append(telling, { ...lineOf(telling), kind: 'external', net })
  const ended = endedWith(telling, outcome)
  const problem = problemOf(ended)
  await append(telling, { ...lineOf(telling), kind: 'result', outcome: problem ?? 'succeeded' })
  await keep(telling, ended)
  if (problem !== null) ports.logger.log('warn', 'nobody could be told of a run', { callId, code: problem })
}

function endedWith(telling: Telling, outcome: Result<ToolRecord>): EndedCall {
  const { ports, tool, args, startedAt } = telling
  const started = {
    ...callOf(telling),
    startedAt,
    endedAt: ports.clock.now(),
    allowedBy: { kind: 'not_required' },
  } as const
  if (!outcome.ok) return { ...started, state: 'failed', error: outcome.error }
  const record = outcome.value
  const { verdict, findings } = ports.assessor.assess(tool, { record, args, nowMs: ports.machine.now() })
  return { ...started, state: 'succeeded', ...record, verdict, findings, proof: null, undoId: null }
}

/** Null = the message was taken. */
function problemOf(ended: EndedCall): string | null {
  if (ended.state === 'failed') return ended.error.code
  const { verdict, findings } = ended as SucceededCall
  return verdict === 'problem' ? (findings[0]?.id ?? verdict) : null
}

async function keepRefused(telling: Telling, reasons: readonly AppError[]): Promise<void> {
  const { ports, callId } = telling
  const code = reasons[0]?.code ?? 'internal'
  await append(telling, { ...lineOf(telling), kind: 'denied', decision: 'deny', outcome: code })
  await keep(telling, { ...callOf(telling), state: 'denied', reasons, endedAt: ports.clock.now() })
  ports.logger.log('warn', 'nobody may be told of a run', { callId, code })
}

async function append({ ports, callId }: Telling, event: AuditEvent): Promise<void> {
  const written = await ports.audit.append(event, 'now')
  if (!written.ok) ports.logger.log('error', 'a notification could not be recorded', { callId })
}

async function keep({ ports, callId }: Telling, ended: EndedCall): Promise<void> {
  const kept = await ports.history.append(ended)
  if (!kept.ok) ports.logger.log('error', 'a call could not be kept in the history', { callId })
}

function callOf({
  ports,
  news,
  tool,
  args,
  callId,
  startedAt,
}: Telling): Omit<EndedCall & { state: 'denied' }, 'state' | 'reasons' | 'endedAt'> {
  return {
    id: callId,
    tool: tool.name,
    version: tool.version,
    args,
    caller: noPerson,
    machine: ports.machine.kind,
    parentId: news.callId,
    prompting: null,
    createdAt: startedAt,
  }
}

function lineOf({ ports, news, tool, args, callId, byPolicy }: Telling): Omit<AuditEvent, 'kind'> {
  return {
    callId,
    tool: tool.name,
    version: tool.version,
    argsDigest: digestOf(args),
    caller: noPerson.role,
    decision: 'allow',
    confirmedBy: byPolicy ? 'policy' : 'setting',
    machine: ports.machine.kind,
    taint: ['effect'],
    summary: { about: news.callId },
  }
}
