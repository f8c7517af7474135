import { recordIn } from '../../shared/domain/is-record.ts'
import { ollamaBody } from './ollama-body.ts'

/**
 * Asks Ollama by its own protocol, behind the one of OpenAI: that alone lets a request say how much the model keeps in mind. By the
 * other one it keeps 4,096 tokens, and what is cut first, without a word, is the list of tools.
 * @param address ends before `/chat/completions`.
 */
export function createOllamaFetch(inner: typeof fetch, address: string): typeof fetch {
  const native = new URL('/api/chat', address).href
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    const body = url === `${address}/chat/completions` && typeof init?.body === 'string' ? ollamaBody(init.body) : null
    if (body === null) return inner(input, init)
    const answer = await inner(native, { ...init, body })
    // Other servers at this port know the protocol of OpenAI alone.
    if (answer.status === 404 && !(await saysWhy(answer.clone()))) return inner(input, init)
    return answer.status === 200 ? translated(answer) : answer
  }
}

async function saysWhy(answer: Response): Promise<boolean> {
  return typeof recordIn(parsed(await answer.text()))?.['error'] === 'string'
}

type Fields = Readonly<Record<string, unknown>>

/** Lines of Ollama as the events of a stream, or its whole answer as a whole one. */
function translated(answer: Response): Response {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  let calls = 0
  const eventsOf = (lines: readonly string[]): string =>
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const chunk = chunkOf(recordIn(parsed(line)), calls)
        calls += chunk.calls
        return `data: ${chunk.text}\n\n`
      })
      .join('')
  const events = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      const lines = `${rest}${decoder.decode(bytes, { stream: true })}`.split('\n')
      rest = lines.pop() ?? ''
      const text = eventsOf(lines)
      if (text !== '') controller.enqueue(encoder.encode(text))
    },
    flush: (controller) => controller.enqueue(encoder.encode(`${eventsOf([rest])}data: [DONE]\n\n`)),
  })
  return new Response(answer.body?.pipeThrough(events) ?? null, {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
  })
}

function chunkOf(line: Fields | null, calls: number): { readonly text: string; readonly calls: number } {
  // What is no line of its protocol is told as it is: whoever reads it says what is wrong.
  if (line === null) return { text: '{"error":{"message":"no line of Ollama"}}', calls: 0 }
  if (line['error'] !== undefined) return { text: JSON.stringify({ error: { message: line['error'] } }), calls: 0 }
  const message = recordIn(line['message'])
  const called = Array.isArray(message?.['tool_calls']) ? message['tool_calls'] : []
  const pieces = called.map((call, at) => ({ index: calls + at, function: recordIn(call)?.['function'] }))
  const delta = {
    content: message?.['content'],
    reasoning_content: message?.['thinking'],
    ...(pieces.length === 0 ? {} : { tool_calls: pieces }),
  }
  const isDone = line['done'] === true
  const choice = { index: 0, delta, finish_reason: isDone ? (line['done_reason'] ?? 'stop') : null }
  const usage = { prompt_tokens: line['prompt_eval_count'], completion_tokens: line['eval_count'] }
  return { text: JSON.stringify({ choices: [choice], ...(isDone ? { usage } : {}) }), calls: pieces.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
