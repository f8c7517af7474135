import path from 'node:path'

import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { EndedCall, EngineEvent } from '../../shared/domain/tool-call.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { AppError } from '../../shared/errors.ts'
import { headEvent, withSystemEvents, withVerdictEvents } from '../audit/event-log.ts'
import { openAuditLog, type AuditLog } from '../audit/audit-log.ts'
import { withShownWork } from '../audit/shown-work.ts'
import { createLateAuditLog } from '../audit/late-audit-log.ts'
import { createHistoryFile, type HistoryStore } from '../audit/history.ts'
import { createPlacedUndoJournal } from '../audit/placed-undo-journal.ts'
import { createUndoJournal, type UndoJournal } from '../audit/undo-journal.ts'
import { createConversations, type Conversations, type ConversationsDeps } from '../conversation/conversations.ts'
import type { Driver } from '../conversation/driver.ts'
import { unkeptChats } from '../conversation/unkept-chats.ts'
import { lookUp } from '../executors/process/host-environment.ts'
import type { Logger } from '../kernel/ports.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'
import { steadyClock } from '../kernel/system-ports.ts'
import { systemTimers } from '../kernel/timers.ts'
import { createApprovals } from '../pipeline/approvals.ts'
import { createConsent, type Consent, type ConsentPort, type GrantPort } from '../pipeline/consent.ts'
import { createIdleFromCheck } from '../pipeline/idle-from-check.ts'
import { createIdleQueue } from '../pipeline/idle-queue.ts'
import { createFileCallLimit } from '../pipeline/file-call-limit.ts'
import { tellingElevation } from '../pipeline/elevated-plans.ts'
import { createPipeline, type Pipeline } from '../pipeline/pipeline.ts'
import { createOutcomeNotifier, permittedBySetting } from '../pipeline/outcome-notification.ts'
import type { ElevationPort, EndedFix, IdlePort, PipelinePorts } from '../pipeline/ports.ts'
import { settleOpenIntents, type SettlePorts, type UnknownCall } from '../pipeline/settle-open-intents.ts'
import { createAssessor } from '../policy/assess.ts'
import { createTranslators } from '../views/translators.ts'
import { recoverEditsHere } from './files/file-edits-here.ts'
import { maskedRecords, type Records, type Told } from './masked-records.ts'
import { notificationSettings } from './notification-settings.ts'
import { createMachineRunner, createRunners } from '../runners/runners.ts'
import { createCheckUpFiles } from '../checkup/check-up-files.ts'
import type { Backend } from './backend.ts'
import type { ModelSource } from './models/model-in-use.ts'
import { openDriver } from './open-driver.ts'
import { hoursHere, idleAfterMsOf } from './waiting-here.ts'

/** What a host gives: how it asks a person, gets rights, and hears of what happens. */
export type ConversationPorts = Pick<ConversationsDeps, 'caller' | 'tell'> &
  Partial<Pick<ConversationsDeps, 'store' | 'timers' | 'grantsKept' | 'keepResult' | 'translators' | 'offersAfterMs'>>

export type EnginePorts = {
  /** Name of the audit chain: one writer per chain. */
  readonly host: string
  readonly consent: ConsentPort
  readonly elevation: ElevationPort
  readonly publish: (event: EngineEvent) => void
  /** Language that stands beside a call in the history; absent = none was named. */
  readonly lang?: Locale | undefined
  readonly conversation: ConversationPorts
  /** Part of every digest; absent = one for this run alone. */
  readonly nonce?: string
  /** Told of the digest of every yes that is kept. */
  readonly onApproved?: (digest: string) => void
  /** Standing permissions; absent = every change asks. */
  readonly grants?: GrantPort
  /** Chooses what is looked at after a complaint; absent = the planner alone does. */
  readonly model?: ModelSource | undefined
  /** Lets real time pass before another look at the presence of the person, where the PC has a time of its own. */
  readonly beforeIdleLook?: (signal: AbortSignal) => Promise<void>
}

export type Engine = {
  readonly pipeline: Pipeline
  readonly pipelinePorts: PipelinePorts
  readonly driver: Driver
  readonly conversations: Conversations
  readonly history: HistoryStore
  readonly undoJournal: UndoJournal
  /** Removes lines of its own record of changes by their age. */
  readonly removeOldChanges: AuditLog['removeOld']
  /** Found at this start: their end is not known. Reported once. */
  readonly unknownCalls: readonly UnknownCall[]
  /** What is wrong with the records, for the person to know. */
  readonly warnings: readonly AppError[]
  /** Ends everything, whatever fails: the first failure is the answer. */
  close(): Promise<Result<void>>
}

export async function openEngine(backend: Backend, ports: EnginePorts): Promise<Result<Engine>> {
  const { data, registry } = backend
  const { fileSystem, clock, steady = steadyClock, ids, logger } = backend.ports
  const audit = await openAudit(backend, ports.host)
  if (!audit.ok) return audit
  const history = createHistoryFile({ fileSystem, file: data.history })
  const journalIn = (place: string): UndoJournal => createUndoJournal({ folder: place, fileSystem, clock, ids, logger })
  const undo = createPlacedUndoJournal(backend.undoFolder, journalIn)
  const settings = notificationSettings(backend.settings, lookUp(backend.ports.environment, 'COMPUTERNAME'))
  const isPermitted = permittedBySetting(settings, ports.grants, () => steady.now())
  const notifier = createOutcomeNotifier({
    submit: (request, signal) => pipeline.submit(request, signal),
    registry,
    settings,
    timers: systemTimers,
    logger,
  })
  const runId = ids.newId()
  const told = (call: EndedCall): Told => {
    const { text = null, ...run } = conversations.complaintOf(call) ?? {}
    return { text, lang: ports.lang ?? null, runId, ...run }
  }
  const pipelinePorts: PipelinePorts = {
    ...pipelinePortsOf(backend, ports, { audit: audit.value, history, undo, told }),
    publish: (event: EngineEvent) => {
      conversations.hear(event)
      ports.publish(event)
    },
    consent: consentOf(backend, ports, isPermitted),
    onOutcome: withVerdictEvents((ended: EndedFix) => notifier.notify(ended), backend.writeEvent),
  }
  const pipeline = createPipeline(pipelinePorts)
  const { timers = systemTimers } = ports.conversation
  const driver = openDriver(backend, pipelinePorts, { timers, model: ports.model, ended: history })
  const conversations = conversationsOf({ backend, ports, pipelinePorts, driver, pipeline, undo, history })
  return ok({
    pipeline,
    pipelinePorts,
    driver,
    conversations,
    history,
    undoJournal: undo,
    removeOldChanges: audit.value.removeOld,
    unknownCalls: await settleEnds(backend, audit.value.opened.openIntents, { ...pipelinePorts, journal: undo }),
    warnings: warningsOf(audit.value),
    close: () => closeAll([() => notifier.close(), () => history.close(), () => audit.value.close()], logger),
  })
}

type Talking = Pick<ConversationsDeps, 'driver' | 'pipeline' | 'history'> & {
  readonly backend: Backend
  readonly ports: EnginePorts
  readonly pipelinePorts: PipelinePorts
  readonly undo: UndoJournal
}

function conversationsOf({ backend, ports, pipelinePorts, undo, ...led }: Talking): Conversations {
  return createConversations({
    store: unkeptChats,
    timers: systemTimers,
    translators: createTranslators(),
    keepResult: () => null,
    checkUps: createCheckUpFiles({ ...backend.ports, folder: backend.data.checkUps }),
    ...ports.conversation,
    ...pipelinePorts,
    ...led,
    undoUntil: async (callId) => {
      const kept = await undo.get(callId)
      return kept.ok ? Date.parse(kept.value.expiresAt) : null
    },
  })
}

type Head = Parameters<typeof headEvent>[1]

/** A log that another program holds stops every host; one that cannot be written stops changes only. */
async function openAudit(backend: Backend, host: string): Promise<Result<AuditLog>> {
  const { data, ports, settings, registry, workSign, writeEvent: write } = backend
  const { secondPlace } = ports
  const telling = write === undefined ? {} : { tellHead: (head: Head) => void write(headEvent(host, head)) }
  const open = (): Promise<Result<AuditLog>> =>
    openAuditLog({ ...ports, secondPlace, ...telling, host, folder: path.join(data.audit, host) })
  const opened = await open()
  const started = { mode: settings.get('mode'), tools: registry.all().length, policy: settings.policyFound().state }
  if (opened.ok && write) return ok(withSystemEvents(withShownWork(opened.value, workSign), { host, write, started }))
  if (opened.ok || opened.error.code === 'data_folder_busy') return opened
  return ok(createLateAuditLog(opened.error, open))
}

/** A torn end is what a crash leaves; everything else is said. */
function warningsOf({ opened }: AuditLog): readonly AppError[] {
  return opened.problems.some(({ code }) => code !== 'torn_tail') ? [appError('audit_broken')] : []
}

async function closeAll(works: readonly (() => Promise<Result<void> | void>)[], logger: Logger): Promise<Result<void>> {
  let ended: Result<void> = ok(undefined)
  for (const work of works) {
    // One part that fails must not keep the others open: the log gives its chain free last.
    const closed = await work().catch((bug: unknown) => {
      logger.log('error', 'a part could not be closed', { cause: bug })
      return fail('internal')
    })
    if (ended.ok && closed?.ok === false) ended = closed
  }
  if (!ended.ok) logger.log('error', 'the records could not be closed', { code: ended.error.code })
  return ended
}

function pipelinePortsOf(
  backend: Backend,
  ports: EnginePorts,
  records: Records,
): Omit<PipelinePorts, 'consent' | 'publish'> {
  const { machine, target, registry, conditions, availability, destination } = backend
  const { clock, ids, logger } = backend.ports
  return {
    registry,
    runners: createRunners(createMachineRunner(machine, target), []),
    availability,
    destination,
    judgeFile: backend.judgeFile,
    fileCalls: createFileCallLimit(clock),
    conditions,
    assessor: createAssessor({ conditions }),
    ...maskedRecords(records, backend.kept),
    elevation: ports.elevation,
    idle: idleOf(backend, ports.beforeIdleLook),
    idleQueue: createIdleQueue(),
    hours: (nowMs) => hoursHere(backend, nowMs),
    clock,
    ids,
    logger,
  }
}

function consentOf({ target, ports: own }: Backend, ports: EnginePorts, grants: GrantPort): Consent {
  const { steady = steadyClock, ids } = own
  const approvals = createApprovals({ clock: steady, ids, ...(ports.onApproved ? { onIssue: ports.onApproved } : {}) })
  const nonce = ports.nonce ?? ids.randomHex(16)
  const consent = createConsent({ port: ports.consent, approvals, grants, target, nonce })
  return tellingElevation(consent, ports.elevation)
}

function idleOf(backend: Backend, before: EnginePorts['beforeIdleLook']): IdlePort {
  const idle = createIdleFromCheck({ ...backend, idleAfterMs: () => idleAfterMsOf(backend) })
  return before ? { ...idle, pause: (signal) => before(signal).then(() => idle.pause(signal)) } : idle
}

/** What was cut off is put right as far as that goes, then told. On the practice PC nothing of this computer is touched. */
async function settleEnds(
  backend: Backend,
  open: readonly AuditLine[],
  { journal, ...ports }: Omit<SettlePorts, 'startOf'> & { readonly journal: UndoJournal },
): Promise<readonly UnknownCall[]> {
  if (backend.target.kind !== 'simulated') await recoverEditsHere(backend)
  return settleOpenIntents(open, { ...ports, startOf: (callId) => journal.get(callId) })
}
