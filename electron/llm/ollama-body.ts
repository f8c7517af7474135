import * as z from 'zod'

/** What a model that runs here keeps in mind: room for 25 checks and some results, in the memory of an ordinary PC. */
const contextTokens = 16_384

const call = z.object({ function: z.object({ name: z.string(), arguments: z.string() }) })
const asked = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.string().optional(),
      name: z.string().optional(),
      tool_calls: z.array(call).optional(),
    }),
  ),
  tools: z.array(z.unknown()).optional(),
})

/** A question in the protocol of OpenAI as Ollama wants it; null = it is none. Always streamed: a whole answer comes as one that ends. */
export function ollamaBody(body: string): string | null {
  const read = asked.safeParse(JSON.parse(body))
  if (!read.success) return null
  const { model, messages, tools } = read.data
  return JSON.stringify({
    model,
    messages: messages.map(({ role, content = '', name, tool_calls: calls }) => ({
      role,
      content,
      ...(name === undefined ? {} : { tool_name: name }),
      ...(calls === undefined ? {} : { tool_calls: calls.map(calledAs) }),
    })),
    ...(tools === undefined ? {} : { tools }),
    stream: true,
    options: { num_ctx: contextTokens },
  })
}

/** Arguments are an object there. */
function calledAs({ function: { name, arguments: text } }: z.output<typeof call>) {
  return { function: { name, arguments: objectOf(text) } }
}

function objectOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
