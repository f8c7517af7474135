import type { AppError, ErrorCode } from '../../shared/errors.ts'
import {
  endpointSteps,
  type EndpointStep,
  type ProbedStep,
  type StepFailure,
} from '../../shared/domain/model-endpoint.ts'
import type { ModelPort, ModelTool } from '../contract/model-port.ts'
import { appError, type Result } from '../kernel/result.ts'

export type ProbedEndpoint = {
  readonly steps: readonly ProbedStep[]
  /** Why the first step that failed did; null = all went well, or the model has no tools. */
  readonly error: AppError | null
  /** Names of its models; empty = it does not tell. */
  readonly models: readonly string[]
}

/** Reads `/models`; null = the server has no such list. */
export type ReadModels = (signal: AbortSignal) => Promise<Result<readonly string[] | null>>

export type ProbedServer = {
  readonly address: string
  readonly hasKey: boolean
  readonly readModels: ReadModels
  readonly model: ModelPort
  /** False = only the server is known yet: which models it has is all that is asked. */
  readonly isChosen?: boolean
}

/** Tries an endpoint step by step, and ends at the first step that fails. */
export async function probeEndpoint(server: ProbedServer, signal: AbortSignal): Promise<ProbedEndpoint> {
  const { readModels, model, isChosen = true } = server
  const listed = await readModels(signal)
  const models = (listed.ok ? listed.value : null) ?? []
  // Whoever shows its models has taken the key.
  const isLetIn = listed.ok && listed.value !== null
  const ended = (failed: FailedStep | null, error: AppError | null): ProbedEndpoint => ({
    steps: stepsUntil(failed, { ...server, isLetIn: isLetIn || failed?.step === 'tools' }),
    error,
    models,
  })
  if (!listed.ok) return ended(failedStep(listed.error), listed.error)
  if (!isChosen) return ended(failedStep(appError('model_not_chosen')), appError('model_not_chosen'))
  const question = { messages: [{ role: 'user', text: 'Reply with the word OK.' }], signal } as const
  const answer = await model.ask({ ...question, tools: [] })
  if (!answer.ok) {
    const error = isLetIn ? answer.error : withoutList(answer.error)
    return ended(failedStep(error), error)
  }
  const called = await model.ask({
    messages: [{ role: 'user', text: 'Call the tool report_ready now, with the word "ready".' }],
    tools: [reportReady],
    signal,
  })
  if (!called.ok && !refusesTools(called.error))
    return ended({ ...failedStep(called.error), step: 'tools' }, called.error)
  const isCalled = called.ok && called.value.calls.some(({ name, args }) => name === reportReady.name && args !== null)
  return ended(isCalled ? null : { step: 'tools', failure: 'no_checks' }, null)
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

/** A server that knows neither the list of models nor the question is none of models: its address is another one. */
function withoutList(error: AppError): AppError {
  if (error.code !== 'model_unknown') return error
  const { host } = error.data as { readonly host: string }
  return appError('model_answer_unreadable', { host })
}

/** Servers refuse a question that brings tools where the model has none, as a fault of the question or in words. */
function refusesTools({ code, data, detail = '' }: AppError): boolean {
  if (code !== 'model_failed') return false
  const { status = 0 } = data as { readonly status?: number }
  return (status >= 400 && status < 500) || /\btools?\b/i.test(detail)
}

type FailedStep = { readonly step: EndpointStep; readonly failure: StepFailure }

/** How far the way went before an error, and what to call it. Whatever else happens, happens while the model is asked. */
const failedSteps: Readonly<Partial<Record<ErrorCode, FailedStep>>> = {
  site_not_found: { step: 'name', failure: 'not_found' },
  site_unreachable: { step: 'connection', failure: 'not_reached' },
  model_not_running: { step: 'connection', failure: 'not_reached' },
  url_refused: { step: 'connection', failure: 'not_allowed' },
  mode_blocks_host: { step: 'connection', failure: 'not_allowed' },
  proxy_failed: { step: 'connection', failure: 'stopped_by_proxy' },
  proxy_unsupported: { step: 'connection', failure: 'stopped_by_proxy' },
  proxy_sign_in: { step: 'connection', failure: 'stopped_by_proxy' },
  certificate_refused: { step: 'certificate', failure: 'not_trusted' },
  certificates_unreadable: { step: 'certificate', failure: 'cannot_judge' },
  service_refused: { step: 'sign_in', failure: 'not_accepted' },
  model_key_missing: { step: 'sign_in', failure: 'key_missing' },
  model_not_chosen: { step: 'answer', failure: 'not_chosen' },
  model_unknown: { step: 'answer', failure: 'not_there' },
  model_answer_unreadable: { step: 'answer', failure: 'not_understood' },
  answer_broken: { step: 'answer', failure: 'not_understood' },
  answer_too_large: { step: 'answer', failure: 'not_understood' },
  model_broke_off: { step: 'answer', failure: 'broke_off' },
  service_busy: { step: 'answer', failure: 'busy' },
  model_stalled: { step: 'answer', failure: 'too_slow' },
  cancelled: { step: 'answer', failure: 'too_slow' },
}

/** Nothing was sent, or somebody else looks the name up: of the steps before, nothing is known. */
const beforeTheWay: readonly StepFailure[] = ['not_allowed', 'stopped_by_proxy', 'cannot_judge']

function failedStep({ code, data }: AppError): FailedStep {
  if (code === 'site_too_slow') return { step: slowStep(data), failure: 'too_slow' }
  return failedSteps[code] ?? { step: 'answer', failure: 'tells_error' }
}

function slowStep(data: AppError['data']): EndpointStep {
  const { phase } = data as { readonly phase?: string }
  if (phase === 'lookup') return 'name'
  return phase === 'connect' ? 'connection' : 'answer'
}

/** A host as a URL writes an address of version 4 or 6. */
const isNumber = /^[\d.]+$|^\[/

type Known = Pick<ProbedServer, 'address' | 'hasKey'> & { readonly isLetIn: boolean }

/** Null = none failed. */
function stepsUntil(failed: FailedStep | null, { address, hasKey, isLetIn }: Known): readonly ProbedStep[] {
  const place = failed === null ? endpointSteps.length : endpointSteps.indexOf(failed.step)
  const { protocol, hostname } = new URL(address)
  const isNeeded: Readonly<Partial<Record<EndpointStep, boolean>>> = {
    name: hostname !== 'localhost' && !isNumber.test(hostname),
    certificate: protocol === 'https:',
    sign_in: hasKey,
  }
  return endpointSteps.map((step, at): ProbedStep => {
    if (failed !== null && at === place) return { step, state: 'failed', failure: failed.failure }
    const isUnknown = failed !== null && (beforeTheWay.includes(failed.failure) || (step === 'sign_in' && !isLetIn))
    if (at > place || (isUnknown && at < place)) return { step, state: 'not_tried' }
    return { step, state: isNeeded[step] === false ? 'not_needed' : 'ok' }
  })
}
