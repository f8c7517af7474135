import * as z from 'zod'

import type { AppError } from '../../shared/errors.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'

export type OpenAiEmbeddingsDeps = {
  readonly fetch: typeof globalThis.fetch
  /** Ends before `/embeddings`. */
  readonly address: string
  readonly model: string
  readonly key: string | null
  /** Why a request of `fetch` failed; null = for something else. */
  readonly refusalIn: (thrown: unknown) => AppError | null
}

export type EmbedTexts = (texts: readonly string[], signal: AbortSignal) => Promise<Result<readonly Float32Array[]>>

const mostDimensions = 8_192
const answerForm = z.object({
  data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.number()).min(1).max(mostDimensions) })),
})

/** Asks an endpoint for the vectors of texts. Fails with `model_unknown` where it makes none. */
export function createOpenAiEmbeddings({ fetch, address, model, key, refusalIn }: OpenAiEmbeddingsDeps): EmbedTexts {
  const host = new URL(address).host
  const headers = {
    ...{ accept: 'application/json', 'content-type': 'application/json' },
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  }
  return async (input, signal) => {
    try {
      const body = JSON.stringify({ model, input, encoding_format: 'float' })
      const answer = await fetch(`${address}/embeddings`, { method: 'POST', headers, body, signal })
      const text = await answer.text()
      if (answer.status !== 200) return refusedStatus(answer.status, { host, model })
      const vectors = vectorsIn(text, input.length)
      return vectors === null ? fail('model_answer_unreadable', { host }) : ok(vectors)
    } catch (thrown) {
      if (signal.aborted) return fail('cancelled')
      const error = refusalIn(thrown)
      return { ok: false, error: error ?? appError('model_answer_unreadable', { host }) }
    }
  }
}

function refusedStatus(status: number, { host, model }: { host: string; model: string }): Result<never> {
  if (status === 401 || status === 403) return fail('service_refused', { host, status })
  if (status === 429) return fail('service_busy', { host, seconds: 0 })
  // 400, 404, 405 and 501 are what servers without embeddings say of them.
  return status < 500 || status === 501
    ? fail('model_unknown', { host, model })
    : fail('model_failed', { host, model, status })
}

/** In the order of the texts; null = these are not the vectors of so many texts. */
function vectorsIn(text: string, count: number): readonly Float32Array[] | null {
  const read = answerForm.safeParse(parsed(text))
  if (!read.success || read.data.data.length !== count) return null
  const inOrder = read.data.data.map(({ index, embedding }, at) => ({ at: index ?? at, embedding }))
  const vectors = inOrder.toSorted((one, other) => one.at - other.at).map(({ embedding }) => ofLengthOne(embedding))
  const [first] = vectors
  const isWhole =
    new Set(inOrder.map(({ at }) => at)).size === count && inOrder.every(({ at }) => at >= 0 && at < count)
  const areAlike = vectors.every((vector) => vector !== null && vector.length === first?.length)
  return isWhole && areAlike ? (vectors as readonly Float32Array[]) : null
}

/** Null = it has no direction. */
function ofLengthOne(values: readonly number[]): Float32Array | null {
  const length = Math.hypot(...values)
  return Number.isFinite(length) && length > 0 ? Float32Array.from(values, (value) => value / length) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
