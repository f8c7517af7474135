import type { ModelCall } from '../contract/model-port.ts'
import { objectIn } from './collect-calls.ts'

const wrapped = /^<tool_call>([\s\S]*)<\/tool_call>$/
const fenced = /^```(?:json)?\s*([\s\S]*?)\s*```$/

/**
 * Small models write a call into their text. It is one only where the whole text is a single object that names a tool of the list;
 * anything around it, and it is what it looks like: text. Null = it is none. What is found this way was perhaps quoted from something
 * that the model read: whoever runs it must not let it change anything.
 */
export function recoverCall(
  text: string,
  isTool: (name: string) => boolean,
  newCallId: () => string,
): ModelCall | null {
  const trimmed = text.trim()
  const inside = (wrapped.exec(trimmed)?.[1] ?? fenced.exec(trimmed)?.[1] ?? trimmed).trim()
  const written = objectIn(inside)
  const { name, arguments: args = written?.['parameters'] ?? {} } = written ?? {}
  if (typeof name !== 'string' || !isTool(name)) return null
  const argumentsText = typeof args === 'string' ? args : JSON.stringify(args)
  return { id: newCallId(), name, args: objectIn(argumentsText), argumentsText, isRecovered: true }
}
