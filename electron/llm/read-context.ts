import * as z from 'zod'

/** How many tokens of a conversation this model keeps in mind, as its server runs it; null = no way to ask was answered. */
export type ReadContext = (signal: AbortSignal) => Promise<number | null>

type Asked = {
  readonly fetch: typeof globalThis.fetch
  /** Ends before `/chat/completions`. */
  readonly address: string
  readonly model: string
  readonly key: string | null
}

const tokens = z.int().min(1).max(100_000_000)
/** What servers call it in their list of models, those that say how it runs first. */
const listed = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        max_model_len: tokens.optional(),
        context_length: tokens.optional(),
        context_window: tokens.optional(),
      }),
    )
    .max(10_000),
})
const ofLlamaCpp = z.object({ default_generation_settings: z.object({ n_ctx: tokens }) })
const ofLmStudio = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        loaded_context_length: tokens.optional(),
        max_context_length: tokens.optional(),
      }),
    )
    .max(10_000),
})
const runningInOllama = z.object({
  models: z.array(z.object({ name: z.string(), context_length: tokens.optional() })).max(10_000),
})

/** Asks the ways in which servers tell it: that of the protocol, then those of programs that run models. Each only reads. */
export function readContextFrom(asked: Asked): ReadContext {
  const { address, model } = asked
  const { origin } = new URL(address)
  const read = <T>(url: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T | null> =>
    readJson(url, schema, { ...asked, signal })
  return async (signal) => {
    const list = await read(`${address}/models`, listed, signal)
    const entry = list?.data.find(({ id }) => id === model)
    const told = entry?.max_model_len ?? entry?.context_length ?? entry?.context_window
    if (told !== undefined) return told
    const studio = await read(`${origin}/api/v0/models`, ofLmStudio, signal)
    const loaded = studio?.data.find(({ id }) => id === model)
    const inStudio = loaded?.loaded_context_length ?? loaded?.max_context_length
    if (inStudio !== undefined) return inStudio
    const ollama = await read(`${origin}/api/ps`, runningInOllama, signal)
    const running = ollama?.models.find(({ name }) => name === model || name === `${model}:latest`)
    if (running?.context_length !== undefined) return running.context_length
    const props = await read(`${origin}/props`, ofLlamaCpp, signal)
    return props?.default_generation_settings.n_ctx ?? null
  }
}

async function readJson<T>(
  url: string,
  schema: z.ZodType<T>,
  { fetch, key, signal }: Pick<Asked, 'fetch' | 'key'> & { readonly signal: AbortSignal },
): Promise<T | null> {
  try {
    const headers = { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) }
    const answer = await fetch(url, { signal, headers })
    const body = await answer.text()
    const parsed = answer.status === 200 ? schema.safeParse(JSON.parse(body)) : null
    return parsed?.success === true ? parsed.data : null
  } catch {
    // A server that does not tell it is none that fails.
    return null
  }
}
