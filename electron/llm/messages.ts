import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions'

import type { ModelMessage, ModelTool } from '../contract/model-port.ts'

/** Messages as the protocol writes them. What an endpoint may refuse is left out: an empty text beside calls, a call without a name. */
export function wireMessages(messages: readonly ModelMessage[]): ChatCompletionMessageParam[] {
  return messages.map((message): ChatCompletionMessageParam => {
    if (message.role === 'tool') {
      const { callId, name, text } = message
      // Some chat templates want the name of the tool beside its answer.
      return { role: 'tool', tool_call_id: callId, content: text, ...{ name } }
    }
    if (message.role !== 'assistant') return { role: message.role, content: message.text }
    const calls = message.calls.map(({ id, name, argumentsText }) => ({
      id,
      type: 'function' as const,
      function: { name, arguments: argumentsText === '' ? '{}' : argumentsText },
    }))
    return {
      role: 'assistant',
      ...(message.text === '' && calls.length > 0 ? {} : { content: message.text }),
      ...(calls.length === 0 ? {} : { tool_calls: calls }),
    }
  })
}

export function wireTools(tools: readonly ModelTool[]): ChatCompletionTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters: { ...parameters } },
  }))
}
