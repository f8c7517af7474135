import type { CallOutcome } from '../../shared/domain/call-outcome.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { CallRequest, EndedCall } from '../../shared/domain/tool-call.ts'
import type { Logger } from '../kernel/ports.ts'
import { settlesWithin, type Timers } from '../kernel/timers.ts'
import { hasEffect } from '../contract/define-tool.ts'
import type { Registry } from '../registry/registry.ts'
import { approvalLifetimeMs } from './approvals.ts'
import type { GrantPort } from './consent.ts'
import type { EndedFix } from './ports.ts'
import { namedBy } from './recorded-call.ts'

/** What settings and policy say about notifying others. */
export type NotificationSettings = {
  /** Name of the webhook; null = nobody is notified. Asked when it is sent, so that a switch takes effect at once. */
  readonly webhook: () => { readonly name: string; readonly byPolicy: boolean } | null
  readonly text: (ended: EndedFix) => string
}

export type OutcomeNotifier = {
  /** Returns at once. What becomes of it stands in audit and history, and changes nothing about the fix. */
  notify(ended: EndedFix): void
  /** Waits a little for what is under way, then stops it. */
  close(): Promise<void>
}

export type OutcomeNotifierDeps = {
  /** Takes one call through the pipeline. */
  readonly submit: (request: CallRequest, signal: AbortSignal) => Promise<EndedCall>
  readonly registry: Pick<Registry, 'withCapability'>
  readonly settings: NotificationSettings
  readonly timers: Timers
  readonly logger: Logger
}

const closeWithinMs = 5_000
const capability = 'outcome_notification'
const system: Caller = { kind: 'system', role: 'ai_agent' }

/** Notifies the webhook of the settings of how fixes ended, one after the other: each is a call of the tool that does so. */
export function createOutcomeNotifier(deps: OutcomeNotifierDeps): OutcomeNotifier {
  const stop = new AbortController()
  let last: Promise<void> = Promise.resolve()
  return {
    notify: (ended) => {
      last = last.then(() => send(deps, ended, stop.signal))
    },
    close: async () => {
      if (!(await settlesWithin(last, closeWithinMs, deps.timers))) stop.abort()
      await last
    },
  }
}

async function send(
  { submit, registry, settings, logger }: OutcomeNotifierDeps,
  ended: EndedFix,
  signal: AbortSignal,
): Promise<void> {
  const { callId } = ended
  try {
    const webhook = settings.webhook()
    const tool = webhook === null ? null : registry.withCapability(capability)
    if (webhook === null || tool === null) return
    const args = { webhook: webhook.name, text: settings.text(ended), about: ended.tool.name, outcome: ended.outcome }
    const sent = await submit({ tool: tool.name, args, caller: system, parentId: callId }, signal)
    const code = problemOf(sent)
    if (code !== null) logger.log('warn', 'nobody could be notified of an outcome', { callId: sent.id, code })
  } catch (bug) {
    logger.log('error', 'a notification failed', { callId, cause: bug })
  }
}

/** Null = the message was taken. */
function problemOf(sent: EndedCall): string | null {
  if (sent.state === 'denied') return sent.reasons[0]?.code ?? 'internal'
  if (sent.state !== 'succeeded') return 'error' in sent ? sent.error.code : sent.state
  return sent.verdict === 'problem' ? (sent.findings[0]?.id ?? sent.verdict) : null
}

/** The setting is the standing yes to what would ask; nothing else is lifted by it: not the mode, not the switch, not a block. */
export function permittedBySetting(
  { webhook }: Pick<NotificationSettings, 'webhook'>,
  grants: GrantPort | undefined,
  steadyNow: () => number,
): GrantPort {
  return {
    approvalFor: (call) => {
      const { tool, args, caller, digest } = call
      if (caller.kind !== 'system') return grants?.approvalFor(call) ?? null
      const named = webhook()
      if (named === null || args['webhook'] !== named.name || !tool.capabilities?.includes(capability)) return null
      const id = `${namedBy}${named.byPolicy ? 'policy' : 'setting'}`
      const expiresAt = steadyNow() + approvalLifetimeMs
      return { id, digest, by: 'standing_grant', role: 'human_agent', shownTextHash: '', expiresAt }
    },
    give: (tool, given) => grants?.give(tool, given),
    isActive: (approval) => {
      if (approval.id.startsWith(namedBy)) return webhook() !== null
      return grants?.isActive(approval) === true
    },
  }
}

/** Null = no fix was run: it was refused, it only read, or it is an action. */
export function outcomeOf(ended: EndedCall, registry: Pick<Registry, 'find'>): EndedFix | null {
  const tool = registry.find(ended.tool)
  if (tool === null || !('startedAt' in ended) || tool.kind === 'action' || !hasEffect(tool, ended.args)) return null
  return { callId: ended.undoes ?? ended.id, tool, outcome: nameOf(ended), at: ended.endedAt }
}

function nameOf(ended: EndedCall): CallOutcome {
  if (ended.undoes !== undefined) return ended.state === 'undone' ? 'undone' : 'undo_failed'
  if (ended.state === 'succeeded') return ended.proof?.verdict ?? 'done'
  if (ended.state === 'cancelled') return 'stopped'
  return ended.state === 'unknown' ? 'unknown' : 'failed'
}
