import type { Target } from '../../shared/domain/target.ts'
import type { CallRequest, EndedCall, ProposedCall, SucceededCall } from '../../shared/domain/tool-call.ts'
import { appError } from '../kernel/result.ts'
import { withFields } from '../kernel/with-fields.ts'
import { begin } from './begin.ts'
import { checkFolders } from './check-folders.ts'
import { checkPreconditions } from './check-preconditions.ts'
import { pinPreview, samePreview } from './pin-preview.ts'
import { confirm, confirmUndo } from './confirm.ts'
import { decideAgain } from './decide-again.ts'
import { decideFirst } from './decide-call.ts'
import { decideUndo, decideUndoAgain, resolveUndo } from './decide-undo.ts'
import { elevate } from './elevate.ts'
import { checksBy } from './check-outcome.ts'
import { deny, type Requested, type Verified } from './call-context.ts'
import { nameBefore, sameObject } from './name-object.ts'
import { observeBefore } from './observe.ts'
import { outcomeOf } from './outcome-notification.ts'
import type { PipelinePorts } from './ports.ts'
import { recordEnding } from './record-ending.ts'
import { resolve } from './resolve.ts'
import { runRecorded } from './run-recorded.ts'
import { startWith } from './stages-in-order.ts'
import { undoRecorded } from './undo-recorded.ts'
import { validate } from './validate.ts'
import { verify } from './verify.ts'
import { waitForIdle } from './wait-for-idle.ts'

/** The sole caller of tools, and of what undoes them. */
export type Pipeline = {
  /** Takes one call from the request to its end. @throws never; cancellation ends the call as `cancelled`. */
  submit(request: CallRequest, signal: AbortSignal): Promise<EndedCall>
}

type Asked = { readonly call: ProposedCall; readonly request: CallRequest; readonly signal: AbortSignal }

export function createPipeline(ports: PipelinePorts): Pipeline {
  const runStages = startWith(resolve)
    .then(validate)
    .then(decideFirst)
    .then(checkFolders)
    .then(begin)
    .then(checkPreconditions)
    .then(nameBefore)
    .then(pinPreview)
    .then(confirm)
    .then(waitForIdle)
    .then(elevate)
    .then(begin)
    .then(decideAgain)
    .then(samePreview)
    .then(observeBefore)
    .then(sameObject)
    .then(runRecorded)
    .then(verify)

  const undoStages = startWith(resolveUndo)
    .then(decideUndo)
    .then(confirmUndo)
    .then(begin)
    .then(elevate)
    .then(begin)
    .then(decideUndoAgain)
    .then(undoRecorded)

  const runOn = (target: Target, { call, request, signal }: Asked): Promise<EndedCall> => {
    const runner = ports.runners.serving(target)
    if (runner === null) return Promise.resolve(deny({ call }, ports, [appError('other_pc')]).ended)
    const attempt = nestedCalls(call, request, (nested) => submit({ ...nested, target }, signal))
    const common = { call, signal, runner, check: checksBy(attempt), attempt }
    return request.intent === 'undo'
      ? undoStages.run(withFields(common, { request }), ports, (undone) => undone.ended)
      : runStages.run(withFields(common, { request }), ports, succeeded(ports))
  }

  const submit = async (request: CallRequest, signal: AbortSignal): Promise<EndedCall> => {
    const target = request.target ?? ports.runners.own.target
    const call = newCall(request, target, ports)
    ports.publish({ kind: 'call', call })
    const ended = recordEnding(await runOn(target, { call, request, signal }), request, ports)
    const recorded = ended instanceof Promise ? await ended : ended
    ports.publish({ kind: 'call', call: recorded })
    const outcome = ports.onOutcome ? outcomeOf(recorded, ports.registry) : null
    if (outcome) ports.onOutcome?.(outcome)
    return recorded
  }

  return { submit }
}

/** Calls that belong to a call: its preconditions, its dry run, its proof, the look at the person's presence. */
function nestedCalls(
  call: ProposedCall,
  request: CallRequest,
  submit: (nested: CallRequest) => Promise<EndedCall>,
): Requested['attempt'] {
  const context = request.intent === 'undo' ? undefined : request.context
  const belongs = { caller: request.caller, parentId: call.id, ...conversationOf(request) }
  return (tool, args) => submit({ tool, args, ...belongs, ...(context ? { context } : {}) })
}

function newCall(request: CallRequest, target: Target, ports: PipelinePorts): ProposedCall {
  const asked = request.intent === 'undo' ? null : request
  const call: ProposedCall = {
    state: 'proposed',
    id: ports.ids.newId(),
    version: 0,
    args: {},
    caller: request.caller,
    target,
    tool: asked === null ? '' : asked.tool.slice(0, 80),
    parentId: asked?.parentId ?? null,
    prompting: asked?.prompting ?? null,
    createdAt: ports.clock.now(),
  }
  if (asked !== null && request.conversation === undefined) return call
  const undoes = request.intent === 'undo' ? { undoes: request.undoes.slice(0, 80) } : {}
  return withFields(call, withFields(undoes, conversationOf(request)))
}

function conversationOf({ conversation }: CallRequest): { readonly conversation?: string } {
  return conversation === undefined ? {} : { conversation }
}

function succeeded(ports: PipelinePorts): (context: Verified) => SucceededCall {
  return ({ call, startedAt, allowedBy, record, assessment, proof, undoId, undoLost }) => {
    const ended = withFields(call, {
      state: 'succeeded' as const,
      startedAt,
      endedAt: ports.clock.now(),
      allowedBy,
      result: record.result,
      unavailable: record.unavailable,
      verdict: assessment.verdict,
      findings: assessment.findings,
      proof,
      undoId,
    })
    return undoLost ? withFields(ended, { undoLost }) : ended
  }
}
