import type { AppError } from '../../../shared/errors.ts'
import { parseUrl } from '../../kernel/parse-url.ts'
import { pause, type Timers } from '../../kernel/timers.ts'
import type { GuardedAnswer, GuardedClient, RequestLimits } from './client/client-types.ts'
import { failure, meaningOf } from './client/failure.ts'
import type { ModelWay } from './model-address.ts'

export type GuardedFetchDeps = {
  readonly client: GuardedClient
  readonly way: Pick<ModelWay, 'address' | 'rules'>
  /** Name under which what is sent is counted. */
  readonly tool: string
  readonly limits: Partial<RequestLimits>
  readonly timers: Timers
}

/** Words of a stream come a thousand times a second, each by itself: they are taken together as often as a screen is drawn. */
const gatherMs = 16
/** A part of so many bytes was gathered already. */
const gatheredBytes = 4_096
const ofWords = /^(?:text\/event-stream|application\/x-ndjson)\b/

/** The headers that mean something to the other end: what a library says of itself and of this computer stays here. */
const passedHeaders = ['accept', 'authorization', 'content-type'] as const

/**
 * `fetch` for libraries that bring their own protocol: each request goes through the guarded client, to the server of `way` alone,
 * without following where an answer leads. @throws what `refusalIn` reads.
 */
export function createGuardedFetch(deps: GuardedFetchDeps): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (parseUrl(url)?.origin !== parseUrl(deps.way.address)?.origin) throw new Error('another server')
    const given = new Headers(init.headers)
    const headers = Object.fromEntries(
      passedHeaders.flatMap((name) => {
        const value = given.get(name)
        return value === null ? [] : [[name, value] as const]
      }),
    )
    return new Promise<Response>((resolve, reject) => {
      const request = {
        url,
        rules: deps.way.rules,
        tool: deps.tool,
        signal: init.signal ?? new AbortController().signal,
        method: init.method === 'POST' ? ('POST' as const) : ('GET' as const),
        headers,
        followsRedirects: false,
        limits: deps.limits,
        ...(typeof init.body === 'string' ? { body: init.body } : {}),
      }
      deps.client
        .open(request, (answer) => passOn(answer, deps.timers, resolve))
        .then((ended) => {
          if (!ended.ok) reject(failure(ended.error))
        }, reject)
    })
  }
}

/** Why a request that was made this way failed; null = for something else. */
export function refusalIn(thrown: unknown): AppError | null {
  return meaningOf(thrown, '')
}

/** Settles once the body was read, or nobody wants the rest of it. */
async function passOn(answer: GuardedAnswer, timers: Timers, resolve: (response: Response) => void): Promise<void> {
  const parts = answer.body[Symbol.asyncIterator]()
  const isOfWords = ofWords.test(answer.headers['content-type'] ?? '')
  const over = new AbortController()
  let resting: Promise<void> | null = null
  await new Promise<void>((ended, failed) => {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        try {
          await resting
          const next = await parts.next()
          if (next.done === true) {
            controller.close()
            ended()
            return
          }
          controller.enqueue(next.value)
          resting = isOfWords && next.value.length < gatheredBytes ? pause(gatherMs, over.signal, timers) : null
        } catch (thrown) {
          controller.error(thrown)
          failed(thrown instanceof Error ? thrown : new Error(String(thrown)))
        }
      },
      cancel: () => {
        over.abort()
        ended()
      },
    })
    const hasBody = ![204, 205, 304].includes(answer.status)
    resolve(new Response(hasBody ? body : null, { status: answer.status, headers: answer.headers }))
    if (!hasBody) ended()
  })
}
