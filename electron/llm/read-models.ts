import * as z from 'zod'

import type { AppError } from '../../shared/errors.ts'
import { fail, ok } from '../kernel/result.ts'
import type { ReadModels } from './probe-endpoint.ts'

const modelList = z.object({ data: z.array(z.object({ id: z.string().max(200) })).max(10_000) })

/** Asks an endpoint for its models. A server without such a list may still have the model that is meant. */
export function readModelsFrom({
  fetch,
  address,
  key,
  refusalIn,
  runsHere = false,
}: {
  readonly fetch: typeof globalThis.fetch
  readonly address: string
  readonly key: string | null
  readonly refusalIn: (thrown: unknown) => AppError | null
  /** It runs on this PC: where nothing answers, nothing runs. */
  readonly runsHere?: boolean
}): ReadModels {
  const host = new URL(address).host
  return async (signal) => {
    try {
      const headers = { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) }
      const answer = await fetch(`${address}/models`, { signal, headers })
      const { status } = answer
      const body = await answer.text()
      if (status === 401 || status === 403)
        return fail(key === null ? 'model_key_missing' : 'service_refused', { host, status })
      if (status >= 500) return fail('service_failed', { host, status })
      return ok(status === 200 ? modelsIn(body) : null)
    } catch (thrown) {
      const error = refusalIn(thrown)
      if (error === null) throw thrown
      if (error.code === 'site_unreachable' && runsHere) return fail('model_not_running', { host })
      return { ok: false, error }
    }
  }
}

function modelsIn(body: string): readonly string[] | null {
  try {
    const read = modelList.safeParse(JSON.parse(body))
    return read.success ? read.data.data.map(({ id }) => id) : null
  } catch {
    return null
  }
}
