import path from 'node:path'

import { spinner } from '@clack/prompts'

import type { EngineEvent } from '../../../shared/domain/tool-call.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import type { AuditPort, ElevationPort } from '../../pipeline/ports.ts'
import { openEngine, type ConversationPorts, type Engine } from '../../engine/engine.ts'
import { brokerHere } from '../../engine/broker-here.ts'
import { startNodeHere } from '../../engine/start-node-here.ts'
import { guardedSource } from '../../engine/models/model-agreement.ts'
import { agreedSourceOf, modelSourceOf, openedSource, type ModelSource } from '../../engine/models/model-in-use.ts'
import { openRetention } from '../../engine/open-retention.ts'
import { elevateBy } from '../../runners/elevation.ts'
import type { Backend } from '../../engine/backend.ts'
import { createRecordedSettings } from '../../settings/recorded-settings.ts'
import { agreesToModel } from './agree-to-model.ts'
import { approverRole } from '../../policy/approver-role.ts'
import { createTerminalConsent, type TerminalConsentDeps } from './confirm-on-terminal.ts'
import { openApprovalNonce } from './approval-nonce.ts'
import type { EngineWish, GlobalOptions } from './context.ts'
import { showWarning } from '../lines/show-error.ts'
import { noticeLines, waitingText } from '../lines/show-items.ts'
import type { Terminal } from './terminal.ts'
import { harmless } from '../../views/harmless.ts'
import { callTitleOf } from '../../views/tool-titles.ts'

export type EngineOpener = {
  /** Opens the engine once; `tell` hears of its conversations. */
  open(tell: ConversationPorts['tell'], wish?: EngineWish): Promise<Result<Engine>>
  close(): Promise<Result<void>>
}

type OpenerDeps = {
  readonly backend: Backend
  readonly options: GlobalOptions
  readonly terminal: Terminal
  readonly translator: Translator
  /** Stops the whole run: a question was answered with Ctrl+C. */
  readonly stop: () => void
}

export function engineOpener(deps: OpenerDeps): EngineOpener {
  let opened: Engine | null = null
  let spent: Promise<void> | null = null
  let rights: Rights | null = null
  let pruned: Promise<unknown> = Promise.resolve()
  const progress = createProgressLine(deps)
  const waited = new Set<string>()
  return {
    open: async (tell, wish = {}) => {
      if (opened) return ok(opened)
      const { backend, options } = deps
      const caller = { kind: 'person', role: options.role } as const
      const { other } = wish
      const host = other?.host ?? 'cli'
      const asking = { ...deps, registry: backend.registry, role: approverRole(caller) }
      const elevation = (rights = elevationOf(deps))
      const nonce = await openApprovalNonce(backend, options.approve.length > 0)
      const engine = await openEngine(backend, {
        host,
        nonce: nonce.value,
        onApproved: (digest) => {
          if (options.approve.includes(digest)) spent ??= nonce.renew()
        },
        consent: other?.consent ?? createTerminalConsent(asking),
        elevation,
        publish: (event) => {
          progress.show(event)
          if (opened) askOnceIfWaiting(event, { conversations: opened.conversations, waited }, deps)
        },
        lang: options.lang,
        model: sourceOf(wish, asking, () => opened),
        conversation: { tell: (event) => (opened ? tell(event) : undefined), caller: () => caller },
      })
      if (!engine.ok) return engine
      if (!other) await tellLeftOver(engine.value, deps)
      opened = engine.value
      pruned = openRetention(backend, engine.value, { host, caller: () => caller }).prune()
      for (const warning of engine.value.warnings) showWarning(warning, deps)
      return engine
    },
    close: async () => {
      progress.end()
      rights?.close?.()
      await spent
      await pruned
      return (await opened?.close()) ?? ok(undefined)
    },
  }
}

/** A model in use takes part where it may talk; one elsewhere only after a person has seen here, or in the app, what it is told. */
function sourceOf(
  { talks, model }: EngineWish,
  asking: OpenerDeps & Pick<TerminalConsentDeps, 'role' | 'registry'>,
  engine: () => Engine | null,
): ModelSource | undefined {
  const { backend, options } = asking
  if (talks === 'agreed') return agreedSourceOf(backend)
  const source = talks === true ? modelSourceOf(backend) : model && openedSource(model)
  const audit = (): Promise<Result<AuditPort>> => {
    const opened = engine()
    return Promise.resolve(opened === null ? fail('audit_unavailable') : ok(opened.pipelinePorts.audit))
  }
  const { settings } = backend
  const changes = createRecordedSettings({ settings, audit, caller: () => ({ kind: 'person', role: options.role }) })
  return (
    source &&
    guardedSource(source, { settings, changes: () => changes, agrees: (asked) => agreesToModel(asked, asking) })
  )
}

type Waiting = { readonly conversations: Conversations; readonly waited: Set<string> }

/** A fix that waits for a free PC is asked about once. On the simulated PC time passes by itself, so the wait shows what would happen. */
function askOnceIfWaiting(
  event: EngineEvent,
  { conversations, waited }: Waiting,
  { backend, options, terminal, translator }: OpenerDeps,
): void {
  if (event.kind !== 'call' || event.call.state !== 'awaiting_idle' || waited.has(event.call.id)) return
  if (backend.machine.kind === 'simulated' && !options.now) return
  waited.add(event.call.id)
  const asked = conversations.startNow(event.call.id)
  if (asked.ok || event.call.reason !== 'outside_hours') return
  terminal.note(waitingText(event.call, translator))
}

type Rights = ElevationPort & { readonly close?: () => void }

/** An elevated terminal has the rights already; elsewhere Windows is asked, where there is a way to. */
function elevationOf({ backend, translator }: OpenerDeps): Rights {
  const { platform, env: environment } = process
  const broker = brokerHere(backend, {
    platform,
    built: () => path.join(__dirname, '..'),
    lang: () => translator.locale,
    startNode: startNodeHere({ platform, environment }),
  })
  return {
    ...broker,
    elevate: elevateBy(() => (backend.facts().elevated ? 'used' : 'none'), broker),
  }
}

/** What a crash left is said once, before anything else: the conversation that tells it here is kept nowhere. */
async function tellLeftOver(
  { conversations, unknownCalls }: Engine,
  { terminal, translator, backend }: OpenerDeps,
): Promise<void> {
  await conversations.start(unknownCalls)
  const showing = { translator, registry: backend.registry }
  for (const { id, log } of conversations.inMemory()) {
    for (const line of log.after('notice', '').flatMap((notice) => noticeLines(notice, showing))) terminal.warn(line)
    await conversations.remove(id)
  }
}

type ProgressLine = { show(event: EngineEvent): void; end(): void }

type ProgressDeps = { readonly backend: Backend; readonly terminal: Terminal; readonly translator: Translator }

/** One moving line for what runs, on a terminal only. */
function createProgressLine({ backend, terminal, translator }: ProgressDeps): ProgressLine {
  if (!terminal.interactive) return { show: () => undefined, end: () => undefined }
  const running = new Map<string, string>()
  let line: ReturnType<typeof spinner> | null = null
  const end = (): void => {
    line?.clear()
    line = null
  }
  const draw = (extra = ''): void => {
    if (running.size === 0) {
      end()
      return
    }
    const text = [...running.values()].join(', ') + extra
    if (line) line.message(text)
    else {
      line = spinner({ indicator: 'timer', output: process.stderr, withGuide: false })
      line.start(text)
    }
  }
  return {
    end,
    show: (event) => {
      if (event.kind === 'progress') {
        draw(` ${harmless(event.line).slice(0, 80)}`)
        return
      }
      const { call } = event
      if (call.state === 'running') running.set(call.id, callTitleOf(call, { registry: backend.registry, translator }))
      else running.delete(call.id)
      draw()
    },
  }
}
