import { heldIn } from '../../../shared/domain/is-record.ts'
import type { ModelMessage, ModelTool } from '../../contract/model-port.ts'

/** What stands in the place of what a person keeps from a model. */
export const keptBackText = '[kept back by the person]'

/** What a person keeps from a model in one conversation, by key. Nothing of it is given up again while that lasts. */
export type KeptBack = {
  has(key: string): boolean
  add(keys: readonly string[]): void
}

export const checkKey = (tool: string): string => `check:${tool}`
export const messageKey = (itemId: string): string => `message:${itemId}`

/** What a check has read, where it is kept back: that it was asked for, and nothing else. */
export function keptBackResult(tool: string): string {
  return JSON.stringify({ tool, data: keptBackText })
}

/** Tools that are not kept back: a model is not told of the others. */
export function toldTools(tools: readonly ModelTool[], kept: KeptBack): readonly ModelTool[] {
  return tools.filter(({ name }) => !kept.has(checkKey(name)))
}

/** Messages of this answer as they may be told now: what was kept back after it was read is told no more. */
export function toldMessages(messages: readonly ModelMessage[], kept: KeptBack): readonly ModelMessage[] {
  return messages.map((message) => {
    const tool = message.role === 'tool' ? readBy(message) : null
    return message.role === 'tool' && tool !== null && kept.has(checkKey(tool))
      ? { ...message, text: keptBackResult(tool) }
      : message
  })
}

/** An envelope says which check it is of, also where an earlier result was asked for. */
function readBy({ name, text }: Extract<ModelMessage, { role: 'tool' }>): string {
  try {
    const tool = heldIn(JSON.parse(text), 'tool')
    return typeof tool === 'string' ? tool : name
  } catch {
    return name
  }
}
