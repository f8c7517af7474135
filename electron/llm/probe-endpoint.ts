import type { AppError } from '../../shared/errors.ts'
import { endpointSteps, type EndpointStep } from '../../shared/domain/model-endpoint.ts'
import type { ModelPort, ModelTool } from '../contract/model-port.ts'
import { appError, type Result } from '../kernel/result.ts'

export type ProbedStep = {
  readonly step: EndpointStep
  /** `not_tried` = an earlier one failed, or there is nothing to try. */
  readonly state: 'ok' | 'failed' | 'not_tried'
}

export type ProbedEndpoint = {
  readonly steps: readonly ProbedStep[]
  /** Why the first step that failed did; null = all went well, or the model has no tools. */
  readonly error: AppError | null
  /** Names of its models; empty = it does not tell. */
  readonly models: readonly string[]
}

/** Reads `/models`; null = the server has no such list. */
export type ReadModels = (signal: AbortSignal) => Promise<Result<readonly string[] | null>>

/** Tries an endpoint step by step, and ends at the first step that fails. */
export async function probeEndpoint(
  {
    readModels,
    model,
    isSecure,
    isChosen = true,
  }: {
    readonly readModels: ReadModels
    readonly model: ModelPort
    readonly isSecure: boolean
    /** False = only the server is known yet: which models it has is all that is asked. */
    readonly isChosen?: boolean
  },
  signal: AbortSignal,
): Promise<ProbedEndpoint> {
  const listed = await readModels(signal)
  const models = (listed.ok ? listed.value : null) ?? []
  const failed = (step: EndpointStep, error: AppError | null): ProbedEndpoint => ({
    steps: stepsUntil(step, isSecure),
    error,
    models,
  })
  if (!listed.ok) return failed(stepOf(listed.error, 'sign_in'), listed.error)
  if (!isChosen) return failed('answer', appError('model_not_chosen'))
  const question = { messages: [{ role: 'user', text: 'Reply with the word OK.' }], signal } as const
  const answer = await model.ask({ ...question, tools: [] })
  if (!answer.ok) return failed(stepOf(answer.error, 'answer'), answer.error)
  const called = await model.ask({
    messages: [{ role: 'user', text: 'Call the tool report_ready now, with the word "ready".' }],
    tools: [reportReady],
    signal,
  })
  if (!called.ok) return failed('tools', called.error)
  const isCalled = called.value.calls.some(({ name, args }) => name === reportReady.name && args !== null)
  return isCalled ? { steps: stepsUntil(null, isSecure), error: null, models } : failed('tools', null)
}

const reportReady: ModelTool = {
  name: 'report_ready',
  description: 'Tells that you are ready.',
  parameters: {
    type: 'object',
    properties: { word: { type: 'string', enum: ['ready'] } },
    required: ['word'],
    additionalProperties: false,
  },
}

/** What an error says about how far the way went. */
function stepOf({ code, data }: AppError, otherwise: EndpointStep): EndpointStep {
  if (code === 'site_not_found') return 'name'
  if (code === 'certificate_refused' || code === 'certificates_unreadable') return 'certificate'
  if (code === 'service_refused') return 'sign_in'
  if (code === 'site_too_slow') return slowStep((data as Readonly<Record<string, unknown>>)['phase'], otherwise)
  return [
    'site_unreachable',
    'model_not_running',
    'url_refused',
    'mode_blocks_host',
    'proxy_failed',
    'proxy_unsupported',
    'proxy_sign_in',
  ].includes(code)
    ? 'connection'
    : otherwise
}

function slowStep(phase: unknown, otherwise: EndpointStep): EndpointStep {
  if (phase === 'lookup') return 'name'
  return phase === 'connect' ? 'connection' : otherwise
}

/** Null = none failed. */
function stepsUntil(failed: EndpointStep | null, isSecure: boolean): readonly ProbedStep[] {
  const place = failed === null ? endpointSteps.length : endpointSteps.indexOf(failed)
  return endpointSteps.map((step, at) => {
    if (step === 'certificate' && !isSecure && at !== place) return { step, state: 'not_tried' }
    return { step, state: at < place ? 'ok' : at === place ? 'failed' : 'not_tried' }
  })
}
