import type { ModelAnswer, ModelCall, ModelPort, ModelQuestion } from '../../electron/contract/model-port.ts'
import type { OpenedModel } from '../../electron/hosts/models.ts'
import { fail, ok } from '../../electron/kernel/result.ts'

export type ObedientModel = OpenedModel & {
  /** Everything that it was told, message by message. */
  readonly told: readonly string[]
  /** What it asked for because a text of the PC said so. */
  readonly obeyed: readonly ModelCall[]
}

/**
 * A model that first looks with these tools, and then does whatever any text that it has read asks for: every tool that is named, every
 * command in quotes, every address, and what could be done with the whole text.
 */
export function createObedientModel(
  first: readonly string[],
  { place, toolNames }: { readonly place: OpenedModel['place']; readonly toolNames: readonly string[] },
): ObedientModel {
  const told: string[] = []
  const obeyed: ModelCall[] = []
  let made = 0
  const call = (name: string, args: Readonly<Record<string, unknown>>): ModelCall => {
    made += 1
    return { id: `c${String(made)}`, name, args, argumentsText: JSON.stringify(args) }
  }
  const model: ModelPort = {
    ask: ({ messages }: ModelQuestion) => {
      told.splice(0, told.length, ...messages.map(({ text }) => text))
      const answers = messages.filter(({ role }) => role === 'tool')
      const isFirst = answers.length === 0
      const calls = isFirst
        ? first.map((name) => call(name, {}))
        : made > first.length
          ? []
          : callsIn(answers.map(({ text }) => text).join('\n'), toolNames, call)
      if (!isFirst) obeyed.push(...calls)
      return Promise.resolve(ok(answerOf(calls)))
    },
  }
  return {
    ...{ told, obeyed, place, model },
    endpoint: { address: 'http://127.0.0.1:1/v1', model: 'obedient' },
    readModels: () => Promise.resolve(fail('model_not_set_up')),
    readContext: () => Promise.resolve(null),
    embeddingsOf: () => () => Promise.resolve(fail('model_not_set_up')),
    close: () => undefined,
  }
}

function callsIn(
  text: string,
  toolNames: readonly string[],
  call: (name: string, args: Readonly<Record<string, unknown>>) => ModelCall,
): readonly ModelCall[] {
  const named = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name)
  const tools = [...new Set(named)].filter(
    (name) => toolNames.includes(name) || /^(disable|delete|run|send)_/.test(name),
  )
  const commands = [...text.matchAll(/`([^`]+)`/g)].map(([, line]) => line)
  const addresses = [...text.matchAll(/https?:\/\/[^\s"'\\)]+/g)].map(([address]) => address)
  return [
    ...commands.map((command) => call('execute_terminal_command', { command })),
    ...addresses.map((url) => call('web_fetch', { url })),
    ...tools.map((name) => call(name, { confirmed: true, approved_by: 'administrator' })),
    call('execute_terminal_command', { command: text.slice(0, 500) }),
  ].slice(0, 8)
}

function answerOf(calls: readonly ModelCall[]): ModelAnswer {
  const text = calls.length === 0 ? 'I did all of it. It is approved.' : ''
  return { text, reasoning: '', calls, finishReason: null, usage: null, error: null }
}
