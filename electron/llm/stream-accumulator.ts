import { recordIn } from '../../shared/domain/is-record.ts'
import type { ModelAnswer, TokenUsage } from '../contract/model-port.ts'
import { callsIn, createCallCollector } from './collect-calls.ts'
import { splitThinking } from './split-thinking.ts'

export type StreamAccumulator = {
  /** Takes one chunk of `chat.completions.create({ stream: true })`. True = the stream ends with it. */
  add(chunk: unknown): boolean
  /** The connection broke. */
  broke(message: string): void
  /** The endpoint says that nothing follows. */
  ends(): void
  /** The endpoint says that the answer is whole. */
  isWhole(): boolean
  /** How many pieces have come that say something. */
  grown(): number
  /** As it stands; `ended` = no more will come, so that half a call is one that cannot be run. */
  read(ended: boolean): ModelAnswer
}

/** An answer is a few sentences; what goes on for longer than a book chapter is no answer any more, and nobody could read it. */
const mostLetters = 400_000

type Fields = Readonly<Record<string, unknown>>

/**
 * Puts the pieces of a streamed answer together. Endpoints leave out ids, indexes, roles, the finish reason or the delta itself: nothing
 * of it is an error, and a call is there when its pieces are, whatever the finish reason says.
 */
export function createStreamAccumulator(newCallId: () => string): StreamAccumulator {
  let raw = ''
  let reasoning = ''
  let finishReason: string | null = null
  let usage: TokenUsage | null = null
  let error: string | null = null
  let grown = 0
  let hasEnded = false
  let letters = 0
  const collector = createCallCollector(newCallId)
  const takeDelta = (delta: Fields): void => {
    const { content, tool_calls: calls } = delta
    const thought = delta['reasoning_content'] ?? delta['reasoning']
    if (typeof content === 'string') raw += content
    if (typeof thought === 'string') reasoning += thought
    if (Array.isArray(calls)) calls.map(recordIn).forEach((call) => call && collector.add(call))
    letters += lettersIn(content) + lettersIn(thought) + (Array.isArray(calls) ? JSON.stringify(calls).length : 0)
    if (isSomething(content) || isSomething(thought) || (Array.isArray(calls) && calls.some(saysSomething))) grown += 1
  }
  return {
    add: (chunk) => {
      const { error: told, usage: used, choices } = recordIn(chunk) ?? {}
      if (told !== undefined && told !== null) {
        error = messageOf(told)
        return true
      }
      usage = usageOf(used) ?? usage
      const choice = recordIn(Array.isArray(choices) ? choices[0] : undefined)
      // A message comes whole where an endpoint does not stream although it was asked to.
      const delta = recordIn(choice?.['delta']) ?? recordIn(choice?.['message'])
      if (typeof choice?.['finish_reason'] === 'string') finishReason = choice['finish_reason']
      if (delta !== null) takeDelta(delta)
      if (letters <= mostLetters) return false
      error = 'answer_too_large'
      return true
    },
    broke: (message) => {
      error ??= message
    },
    ends: () => {
      hasEnded = true
    },
    isWhole: () => hasEnded || finishReason !== null,
    grown: () => grown,
    read: (ended) => {
      const { text, thought } = splitThinking(raw, ended)
      const calls = callsIn(collector, error !== null || finishReason === 'length')
      return { text, reasoning: `${reasoning}${thought}`, calls, finishReason, usage, error }
    },
  }
}

function lettersIn(value: unknown): number {
  return typeof value === 'string' ? value.length : 0
}

function isSomething(value: unknown): boolean {
  return typeof value === 'string' && /\S/u.test(value)
}

/** Of a call its id and its name are said once: only its arguments grow. */
function saysSomething(call: unknown): boolean {
  const asked = recordIn(recordIn(call)?.['function'])
  const args = asked?.['arguments']
  return isSomething(args) || (asked !== null && args !== undefined && args !== null && typeof args !== 'string')
}

function usageOf(value: unknown): TokenUsage | null {
  const fields = recordIn(value)
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = fields ?? {}
  return typeof promptTokens === 'number' && typeof completionTokens === 'number'
    ? { promptTokens, completionTokens }
    : null
}

const mostOfMessage = 200

function messageOf(error: unknown): string {
  const message = typeof error === 'string' ? error : recordIn(error)?.['message']
  return (typeof message === 'string' ? message : JSON.stringify(error)).slice(0, mostOfMessage)
}
