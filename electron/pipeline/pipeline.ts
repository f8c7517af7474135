import type { EndedCall, ProposedCall, SucceededCall, ToolCallRequest } from '../../shared/domain/tool-call.ts'
import { begin } from './begin.ts'
import { checkFolders } from './check-folders.ts'
import { checkGates } from './check-gates.ts'
import { chain } from './chain.ts'
import { confirm } from './confirm.ts'
import { decideAgain } from './decide-again.ts'
import { decideFirst } from './decide-call.ts'
import { elevate } from './elevate.ts'
import type { CheckRunner } from './check-outcome.ts'
import type { Confirmed, Decided, Verified } from './flight.ts'
import { nameBefore, sameObject } from './name-object.ts'
import { observeBefore } from './observe.ts'
import type { PipelinePorts } from './ports.ts'
import { recordEnding } from './record-ending.ts'
import { resolve } from './resolve.ts'
import { runRecorded } from './run-recorded.ts'
import { newsOf } from './tell-run.ts'
import { validate } from './validate.ts'
import { verify } from './verify.ts'
import { waitForIdle } from './wait-for-idle.ts'

/** The sole caller of tools. */
export type Pipeline = {
  /** Takes one call from the request to its end. @throws never; cancellation ends the call as `cancelled`. */
  submit(request: ToolCallRequest, signal: AbortSignal): Promise<EndedCall>
}

export function createPipeline(ports: PipelinePorts): Pipeline {
  const stages = chain(resolve)
    .then(validate)
    .then(decideFirst)
    .then(checkFolders)
    .then(begin<Decided>())
    .then(checkGates)
    .then(nameBefore)
    .then(confirm)
    .then(waitForIdle)
    .then(elevate)
    .then(begin<Confirmed>())
    .then(decideAgain)
    .then(observeBefore)
    .then(sameObject)
    .then(runRecorded)
    .then(verify)

  const submit = async (request: ToolCallRequest, signal: AbortSignal): Promise<EndedCall> => {
    const call = newCall(request, ports)
    ports.publish({ kind: 'call', call })
    const ended = await stages.run(
      { call, request, signal, check: checkFor(call, request, signal) },
      ports,
      succeeded(ports),
    )
    const recorded = await recordEnding(ended, ports)
    ports.publish({ kind: 'call', call: recorded })
    const news = ports.tell ? newsOf(recorded, ports.registry) : null
    if (news) ports.tell?.(news)
    return recorded
  }

  const checkFor = (call: ProposedCall, request: ToolCallRequest, signal: AbortSignal): CheckRunner => {
    return async (tool, args) => {
      const { caller, context } = request
      const belongs = conversationOf(request)
      const nested = { tool, args, caller, parentId: call.id, ...belongs, ...(context ? { context } : {}) }
      const ended = await submit(nested, signal)
      if (ended.state !== 'succeeded') return null
      const { result, unavailable, verdict, findings } = ended
      return { record: { result, unavailable }, assessment: { verdict, findings }, args: ended.args }
    }
  }

  return { submit }
}

function newCall(request: ToolCallRequest, ports: PipelinePorts): ProposedCall {
  return {
    state: 'proposed',
    id: ports.ids.newId(),
    tool: request.tool.slice(0, 80),
    version: 0,
    args: {},
    caller: request.caller,
    machine: ports.machine.kind,
    parentId: request.parentId ?? null,
    ...conversationOf(request),
    prompting: request.prompting ?? null,
    createdAt: ports.clock.now(),
  }
}

function conversationOf({ conversation }: ToolCallRequest): { readonly conversation?: string } {
  return conversation === undefined ? {} : { conversation }
}

function succeeded(ports: PipelinePorts): (flight: Verified) => SucceededCall {
  return ({ call, startedAt, allowedBy, record, assessment, proof, undoId, undoLost }) => ({
    ...call,
    state: 'succeeded',
    startedAt,
    endedAt: ports.clock.now(),
    allowedBy,
    ...record,
    ...assessment,
    proof,
    undoId,
    ...(undoLost ? { undoLost } : {}),
  })
}
