import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'

import type { AppError } from '../../shared/errors.ts'
import type { ModelEndpoint } from '../../shared/domain/model-endpoint.ts'
import type { ModelAnswer, ModelPort, ModelQuestion } from '../contract/model-port.ts'
import { appError, ok, type Result } from '../kernel/result.ts'
import { pause, type Timers } from '../kernel/timers.ts'
import { createEventReader } from './event-reader.ts'
import { createGrowthWatch, type GrowthWatch } from './growth-watch.ts'
import { wireMessages, wireTools } from './messages.ts'
import { recoverCall } from './recover-call.ts'
import { createStreamAccumulator, type StreamAccumulator } from './stream-accumulator.ts'

export type OpenAiModelDeps = {
  readonly endpoint: ModelEndpoint
  /** Null = it wants none. */
  readonly key: string | null
  readonly fetch: typeof fetch
  /** Why a request of `fetch` failed; null = for something else. */
  readonly refusalIn: (thrown: unknown) => AppError | null
  /** It runs on this PC. */
  readonly runsHere: boolean
  /** Until the first byte: a model that computes on this PC may take minutes. */
  readonly firstByteMs: number
  /** Between two pieces of an answer. */
  readonly idleMs: number
  readonly timers: Timers
  readonly newCallId: () => string
}

/** How long a server that has said everything is still heard: the count of tokens comes behind the answer. */
const afterEndMs = 2_000

/** A model that is asked through the package of OpenAI: streamed, and once more as a whole where nothing came that way. */
export function createOpenAiModel(deps: OpenAiModelDeps): ModelPort {
  const { endpoint, key, firstByteMs } = deps
  const client = new OpenAI({
    baseURL: endpoint.address,
    // The package wants one, and servers that want none take any.
    apiKey: key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: notWaiting(withOwnHeaders(deps.fetch, key)),
    timeout: firstByteMs,
    maxRetries: 1,
    logLevel: 'off',
  })
  return {
    ask: async (question) => {
      const streamed = await askOnce(question, { client, deps, isStreamed: true })
      // Some servers lose an answer, or its calls, when they stream it.
      const isLost = streamed.ok && streamed.value.error === null && isEmpty(streamed.value)
      return isLost ? askOnce(question, { client, deps, isStreamed: false }) : streamed
    },
  }
}

/** The package adds what it knows of this PC, and headers from its environment, which can hold keys of other services: none of that leaves. */
function withOwnHeaders(inner: typeof fetch, key: string | null): typeof fetch {
  return (input, init) => {
    const given = new Headers(init?.headers)
    const headers = new Headers(key === null ? {} : { authorization: `Bearer ${key}` })
    for (const name of ['accept', 'content-type']) headers.set(name, given.get(name) ?? 'application/json')
    return inner(input, { ...init, headers })
  }
}

/** A server that wants to be asked again later is not waited for longer than this: a person is told instead. */
const longestWaitSeconds = 3

function notWaiting(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await inner(input, init)
    if (answer.status !== 429 || secondsIn(answer.headers) <= longestWaitSeconds) return answer
    const headers = new Headers(answer.headers)
    // By this the package is told not to.
    headers.set('x-should-retry', 'false')
    return new Response(answer.body, { status: answer.status, headers })
  }
}

type Asking = { readonly client: OpenAI; readonly deps: OpenAiModelDeps; readonly isStreamed: boolean }

type Hearing = { readonly into: StreamAccumulator; readonly watch: GrowthWatch }

async function askOnce(question: ModelQuestion, asking: Asking): Promise<Result<ModelAnswer>> {
  const { deps, isStreamed } = asking
  const accumulator = createStreamAccumulator(deps.newCallId)
  const watch = createGrowthWatch(question.signal, {
    grown: () => accumulator.grown(),
    spanMs: (grown) => (grown === 0 ? deps.firstByteMs : deps.idleMs),
    timers: deps.timers,
  })
  try {
    await (isStreamed ? hearStream : hearWhole)(question, asking, { into: accumulator, watch })
    if (watch.isOver()) throw new Error('nothing came any more')
  } catch (thrown) {
    const error = watch.isOver() ? stalled(deps) : errorOf(thrown, question.signal, deps)
    // What was said stands; whoever stopped it knows why it ends.
    if (isEmpty(accumulator.read(true)) || error.code === 'cancelled') return { ok: false, error }
    if (!accumulator.isWhole()) accumulator.broke(error.code)
  } finally {
    watch.stop()
  }
  if (question.signal.aborted) return { ok: false, error: appError('cancelled') }
  const answer = accumulator.read(true)
  if (isEmpty(answer) && answer.error !== null) return { ok: false, error: failed(0, answer.error, deps) }
  if (isEmpty(answer) && !isStreamed) return { ok: false, error: unreadable(deps) }
  return ok(withRecovered(answer, question, deps))
}

function isEmpty({ text, reasoning, calls }: ModelAnswer): boolean {
  return text.trim() === '' && reasoning === '' && calls.length === 0
}

/** A call that was written as text, where nothing but the call was written. */
function withRecovered(answer: ModelAnswer, { tools }: ModelQuestion, { newCallId }: OpenAiModelDeps): ModelAnswer {
  if (answer.calls.length > 0 || answer.error !== null) return answer
  const call = recoverCall(answer.text, (name) => tools.some((tool) => tool.name === name), newCallId)
  return call === null ? answer : { ...answer, text: '', calls: [call] }
}

function bodyOf({ messages, tools }: ModelQuestion, { endpoint }: OpenAiModelDeps): ChatCompletionCreateParams {
  return {
    model: endpoint.model,
    messages: wireMessages(messages),
    ...(tools.length === 0 ? {} : { tools: wireTools(tools), tool_choice: 'auto' as const }),
  }
}

async function hearWhole(question: ModelQuestion, { client, deps }: Asking, { into, watch }: Hearing): Promise<void> {
  const asked = client.chat.completions.create({ ...bodyOf(question, deps), stream: false }, { signal: watch.signal })
  // The package waits for the beginning of it; a body of blanks it would read for ever.
  await asked.asResponse()
  watch.begin()
  into.add(await asked)
}

async function hearStream(question: ModelQuestion, asking: Asking, { into, watch }: Hearing): Promise<void> {
  const { deps } = asking
  const { body } = await openStream({ ...question, signal: watch.signal }, asking)
  watch.begin()
  if (body === null) return
  const parts: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  let isOver = false
  const events = createEventReader((value) => {
    isOver ||= into.add(value)
  })
  const over = new AbortController()
  let waited: Promise<null> | null = null
  try {
    while (!isOver) {
      const next = await (into.isWhole()
        ? Promise.race([parts.read(), (waited ??= afterEnd(over.signal, deps))])
        : parts.read())
      if (next === null) break
      if (next.done) events.end()
      else events.take(next.value)
      if (events.isDone()) into.ends()
      isOver ||= next.done
      question.onProgress?.(() => into.read(false))
    }
  } finally {
    over.abort()
    // Not waited for: a server that keeps the connection open would keep the answer back.
    void parts.cancel().catch(() => undefined)
  }
}

async function afterEnd(signal: AbortSignal, { timers }: OpenAiModelDeps): Promise<null> {
  await pause(afterEndMs, signal, timers)
  return null
}

/** Older servers refuse to be asked for the count of tokens. What comes is read here: the package spends more on a word than the network. */
async function openStream(question: ModelQuestion, { client, deps }: Asking): Promise<Response> {
  const open = (counted: boolean): Promise<Response> =>
    client.chat.completions
      .create(
        { ...bodyOf(question, deps), stream: true, ...(counted ? { stream_options: { include_usage: true } } : {}) },
        { signal: question.signal },
      )
      .asResponse()
  try {
    return await open(true)
  } catch (thrown) {
    if (!(thrown instanceof APIError) || thrown.status !== 400 || !thrown.message.includes('stream_options'))
      throw thrown
    return open(false)
  }
}

function errorOf(thrown: unknown, signal: AbortSignal, deps: OpenAiModelDeps): AppError {
  if (signal.aborted) return appError('cancelled')
  const refusal = deps.refusalIn(thrown) ?? (thrown instanceof Error ? deps.refusalIn(thrown.cause) : null)
  // The package gives up by itself when nothing begins.
  if (thrown instanceof APIConnectionTimeoutError || refusal?.code === 'cancelled')
    return appError('site_too_slow', { host: hostOf(deps.endpoint), phase: 'headers' })
  if (refusal?.code === 'site_unreachable' && deps.runsHere)
    return appError('model_not_running', { host: hostOf(deps.endpoint) })
  if (refusal !== null) return refusal
  if (!(thrown instanceof APIError)) return unreadable(deps, thrown)
  return errorOfStatus(thrown as Refused, deps)
}

type Refused = { readonly status: number | undefined; readonly message: string; readonly headers: Headers | undefined }

function errorOfStatus({ status, message, headers }: Refused, deps: OpenAiModelDeps): AppError {
  const { endpoint } = deps
  const host = hostOf(endpoint)
  const detail = message.slice(0, mostDetail)
  if (status === 401 || status === 403)
    return appError(deps.key === null ? 'model_key_missing' : 'service_refused', { host, status }, detail)
  if (status === 404) return appError('model_unknown', { host, model: endpoint.model }, detail)
  if (status === 429) return appError('service_busy', { host, seconds: secondsIn(headers) }, detail)
  if (status !== undefined && status >= 300 && status < 400) return appError('service_failed', { host, status }, detail)
  return failed(status ?? 0, message, deps)
}

const mostDetail = 200

function secondsIn(headers: Headers | undefined): number {
  const seconds = Number(headers?.get('retry-after') ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0
}

function failed(status: number, message: string, { endpoint }: OpenAiModelDeps): AppError {
  return appError(
    'model_failed',
    { host: hostOf(endpoint), model: endpoint.model, status },
    message.slice(0, mostDetail),
  )
}

function stalled({ endpoint }: OpenAiModelDeps): AppError {
  return appError('model_stalled', { host: hostOf(endpoint), model: endpoint.model })
}

function unreadable({ endpoint }: OpenAiModelDeps, thrown?: unknown): AppError {
  const detail = thrown instanceof Error ? thrown.message.slice(0, mostDetail) : undefined
  const data = { host: hostOf(endpoint) }
  return detail === undefined
    ? appError('model_answer_unreadable', data)
    : appError('model_answer_unreadable', data, detail)
}

function hostOf({ address }: ModelEndpoint): string {
  return new URL(address).host
}
