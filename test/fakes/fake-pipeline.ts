import { noLimits } from '../../electron/policy/availability.ts'
import { fail, ok, type Result } from '../../electron/kernel/result.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import type { Machine, RunOptions } from '../../electron/machines/machine.ts'
import { createApprovals, type Approvals } from '../../electron/pipeline/approvals.ts'
import { createConsent, type ConsentPort } from '../../electron/pipeline/consent.ts'
import { createIdleQueue } from '../../electron/pipeline/idle-queue.ts'
import { createPipeline, type Pipeline } from '../../electron/pipeline/pipeline.ts'
import type { PipelinePorts } from '../../electron/pipeline/ports.ts'
import { createAssessor } from '../../electron/policy/assess.ts'
import type { AvailabilityFacts } from '../../electron/policy/availability.ts'
import type { Tool, ToolRecord } from '../../electron/contract/define-tool.ts'
import { createRegistry } from '../../electron/registry/registry.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { eventOf, type AuditEvent } from '../../shared/domain/audit-event.ts'
import type { EndedCall, EngineEvent, ToolCallRequest } from '../../shared/domain/tool-call.ts'
import type { BareCode } from '../../shared/errors.ts'
import { saysYes } from './consent-port.ts'
import { createCountingIds, createManualClock } from './storage-deps.ts'
import { simulatedPc } from './targets.ts'
import { createMachineRunner, createRunners } from '../../electron/runners/runners.ts'

type Values = Readonly<Record<string, unknown>>

/** What the PC answers to one tool; a list is answered in order, its last one from then on. */
export type Answer = Values | BareCode | ((options: RunOptions, args: Values) => Values | BareCode)

export type FakePipelineOptions = {
  readonly tools: readonly Tool[]
  readonly answers: Readonly<Record<string, Answer | readonly Answer[]>>
  readonly ports?: Partial<PipelinePorts>
  /** The person; absent = one who says yes. */
  readonly consent?: ConsentPort
  /** Time of the last start of Windows, at each look. */
  readonly lastBootMs?: () => number
  /** Time of the PC that is looked at; absent = the time of this computer. */
  readonly pcNow?: () => number
}

export type FakePipeline = {
  readonly pipeline: Pipeline
  readonly ports: PipelinePorts
  /** Where a yes is kept that was given before. */
  readonly approvals: Approvals
  readonly clock: ReturnType<typeof createManualClock>
  /** What reached the PC, the log and the journal, in order. */
  readonly steps: string[]
  readonly audit: readonly AuditEvent[]
  readonly events: readonly EngineEvent[]
  /** What the rules know; a test may change it in between. */
  readonly facts: { -readonly [K in keyof AvailabilityFacts]: AvailabilityFacts[K] }
  readonly submit: (
    request: Omit<ToolCallRequest, 'caller'> & Partial<ToolCallRequest>,
    signal?: AbortSignal,
  ) => Promise<EndedCall>
}

/** The real stages and rules over ports that only note what is asked of them. */
export function createFakePipeline(options: FakePipelineOptions): FakePipeline {
  const steps: string[] = []
  const audit: AuditEvent[] = []
  const events: EngineEvent[] = []
  const clock = createManualClock()
  const facts = openFacts()
  const ids = createCountingIds()
  const approvals = createApprovals({ clock, ids })
  const conditions = createConditions()
  const machine = fakeMachine(options, { steps, now: options.pcNow ?? (() => clock.now()) })
  const availability = (): AvailabilityFacts => facts
  const note = (step: string): Promise<Result<void>> => {
    steps.push(step)
    return Promise.resolve(ok(undefined))
  }
  const ports: PipelinePorts = {
    registry: createRegistry(options.tools, { availability, supports: () => null, logger: silentLogger }),
    runners: createRunners(createMachineRunner(machine, simulatedPc), []),
    availability,
    destination: () => null,
    conditions,
    assessor: createAssessor({ conditions }),
    audit: {
      append: (entry, durability) => {
        const event = eventOf(entry)
        audit.push(event)
        return note(`audit ${event.kind} ${durability}`)
      },
    },
    undo: {
      begin: () => note('undo begin'),
      complete: () => note('undo complete'),
      drop: () => note('undo drop'),
      markUndone: () => note('undo done'),
      ready: () => Promise.resolve(fail('undo_missing')),
    },
    history: { append: () => Promise.resolve(ok(undefined)) },
    consent: createConsent({ port: options.consent ?? saysYes, approvals, target: simulatedPc, nonce: 'fake' }),
    idle: { state: () => Promise.resolve({ idle: true }), pause: () => Promise.resolve() },
    elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
    idleQueue: createIdleQueue(),
    publish: (event) => void events.push(event),
    clock,
    ids,
    logger: silentLogger,
    ...options.ports,
  }
  const pipeline = createPipeline(ports)
  return {
    pipeline,
    ports,
    approvals,
    clock,
    steps,
    audit,
    events,
    facts,
    submit: (request, signal = new AbortController().signal) =>
      pipeline.submit({ caller: { kind: 'person', role: 'human_agent' }, ...request }, signal),
  }
}

export function openFacts(): AvailabilityFacts {
  return {
    mode: 'online',
    rules: { allowTools: [], blockTools: [], policyBlockTools: [] },
    runtimes: {},
    carriesTools: true,
    windowsBuild: null,
    languageMode: 'full',
    scripts: 'full',
    external: { on: true, fixedByPolicy: false },
    ownNetwork: { url: false, webhook: false, search_service: false },
    elevated: false,
    elevatedOnWindows: false,
    programMayChange: false,
    limits: noLimits,
    settingsKnown: true,
    policyKnown: true,
    unsupported: null,
  }
}

type Noting = { readonly steps: string[]; readonly now: () => number }

function fakeMachine({ answers, lastBootMs = () => 0 }: FakePipelineOptions, { steps, now }: Noting): Machine {
  const asked = new Map<string, number>()
  return {
    kind: 'simulated',
    facts: () =>
      Promise.resolve({
        kind: 'simulated',
        windowsBuild: null,
        runtimes: {},
        languageMode: 'full',
        scripts: 'full',
        elevated: true,
        program: 'closed',
        lastBootMs: lastBootMs(),
      }),
    supports: () => null,
    run: (tool, args, options) => {
      const count = asked.get(tool.name) ?? 0
      asked.set(tool.name, count + 1)
      steps.push(`run ${tool.name}`)
      return Promise.resolve(answerOf(answers[tool.name], { count, options, args }))
    },
    undo: () => Promise.resolve(ok({})),
    now,
    wait: (durationMs) => {
      if (durationMs > 0) steps.push(`wait ${durationMs}`)
      return Promise.resolve()
    },
  }
}

type Asked = { readonly count: number; readonly options: RunOptions; readonly args: Values }

function answerOf(known: Answer | readonly Answer[] | undefined, { count, options, args }: Asked): Result<ToolRecord> {
  if (options.signal.aborted) return fail('cancelled')
  const chosen = isList(known) ? (known[count] ?? known.at(-1)) : known
  const answer = typeof chosen === 'function' ? chosen(options, args) : (chosen ?? {})
  return typeof answer === 'string' ? fail(answer) : ok({ result: answer, unavailable: [] })
}

function isList(answer: Answer | readonly Answer[] | undefined): answer is readonly Answer[] {
  return Array.isArray(answer)
}
