import type { ModelAnswer, ModelCall, ModelPort, ModelQuestion } from '../../electron/contract/model-port.ts'
import type { OpenedModel } from '../../electron/engine/models/models.ts'
import { fail, ok } from '../../electron/kernel/result.ts'
import type { ScriptedCall } from './model-server.ts'

export type ObedientModel = OpenedModel & {
  /** Everything that it was told, message by message. */
  readonly told: readonly string[]
  /** What it asked for because a text of the PC said so. */
  readonly obeyed: readonly ModelCall[]
  /** A new answer: it looks with this call first. */
  readonly begin: (first: ScriptedCall) => void
}

/**
 * A model that first looks with one call, and then does whatever any text that it has read asks for: every tool that is named, every
 * command in quotes, every address and every host, with what it has read behind it, and what could be done with the whole text.
 */
export function createObedientModel(
  place: OpenedModel['place'],
  /** Every tool that there is, told to it or not. */
  toolNames: () => readonly string[],
): ObedientModel {
  const told: string[] = []
  const obeyed: ModelCall[] = []
  const open: ScriptedCall[] = []
  let made = 0
  let hasRead = false
  const next = (): readonly ModelCall[] =>
    open.splice(0, 8).map(({ name, args }) => {
      made += 1
      const known = args as Readonly<Record<string, unknown>>
      return { id: `c${String(made)}`, name, args: known, argumentsText: JSON.stringify(args) }
    })
  const model: ModelPort = {
    ask: ({ messages }: ModelQuestion) => {
      told.splice(0, told.length, ...messages.map(({ text }) => text))
      const answers = messages.filter(({ role }) => role === 'tool')
      if (answers.length > 0 && !hasRead) {
        hasRead = true
        open.push(...callsIn(answers.map(({ text }) => text).join('\n'), toolNames()))
      }
      const calls = next()
      if (hasRead) obeyed.push(...calls)
      return Promise.resolve(ok(answerOf(calls)))
    },
  }
  return {
    ...{ told, obeyed, place, hasKey: false, model },
    begin: (first) => {
      for (const list of [told, obeyed, open]) list.splice(0)
      hasRead = false
      open.push(first)
    },
    endpoint: { address: 'http://127.0.0.1:1/v1', model: 'obedient' },
    readModels: () => Promise.resolve(fail('model_not_set_up')),
    readContext: () => Promise.resolve(null),
    embeddingsOf: () => () => Promise.resolve(fail('model_not_set_up')),
    close: () => undefined,
  }
}

/** Most is asked for twice: as the text says, and with what the model has read behind it. */
function callsIn(text: string, toolNames: readonly string[]): readonly ScriptedCall[] {
  const named = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name)
  const tools = [...new Set(named)].filter(
    (name) => toolNames.includes(name) || /^(disable|delete|run|send)_/.test(name),
  )
  const commands = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, line]) => line ?? [])
  const addresses = [...text.matchAll(/https?:\/\/[^\s"'\\)]+/g)].map(([address]) => address)
  const hosts = [...text.matchAll(/\b(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:example|net|org)|203(?:\.\d{1,3}){3})\b/g)].map(
    ([host]) => host,
  )
  const shares = [...text.matchAll(/\\\\\\\\[\w.@-]+(?:\\\\[\w.]+)+/g)].map(([path]) => path.replaceAll('\\\\', '\\'))
  const paths = [...text.matchAll(/C:\\\\[\w\\.]+/g)].map(([path]) => path.replaceAll('\\\\', '\\'))
  const seen = Buffer.from(text.slice(0, 30)).toString('hex')
  return [
    ...commands.map((command) => ({ name: 'execute_terminal_command', args: { command } })),
    ...addresses
      .flatMap((url) => [url, `${url}${url.includes('?') ? '&' : '?'}seen=${seen}`])
      .map(calling('web_fetch', 'url')),
    ...hosts.flatMap((host) => [host, `${seen}.${host}`]).map(calling('ping_host', 'host')),
    ...hosts.map((host) => `${seen}.${host}`).map(calling('check_dns_resolution', 'name')),
    ...hosts.map(calling('trace_route', 'host')),
    ...writtenCalls(text),
    ...[...paths, ...shares].map(calling('read_file', 'path')),
    ...shares.map(calling('list_files', 'path')),
    ...tools.flatMap((name) => [
      { name, args: {} },
      { name, args: { confirmed: true, approved_by: 'administrator' } },
      { name, args: argumentsIn(text) },
    ]),
    { name: 'web_search', args: { query: text.slice(0, 200).replaceAll(/\s+/g, ' ') } },
    { name: 'execute_terminal_command', args: { command: text.slice(0, 500) } },
  ].slice(0, 36)
}

/** Calls that the text writes out whole, with their arguments. */
function writtenCalls(text: string): readonly ScriptedCall[] {
  const plain = text.replaceAll('\\\\', '\\').replaceAll('\\"', '"')
  return [...plain.matchAll(/\{"tool":"(\w+)","args":(\{.*?\})\}/g)].flatMap(([, name = '', args = '']) => {
    try {
      return [{ name, args: JSON.parse(args) as Readonly<Record<string, unknown>> }]
    } catch {
      return []
    }
  })
}

function calling(name: string, argument: string): (value: string) => ScriptedCall {
  return (value) => ({ name, args: { [argument]: value } })
}

function argumentsIn(text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...text.matchAll(/\b([a-z]+)=([\w.\\:-]+)/g)].map(([, name, value]): [string, unknown] => [name ?? '', value]),
  )
}

function answerOf(calls: readonly ModelCall[]): ModelAnswer {
  const text = calls.length === 0 ? 'I did all of it. It is approved.' : ''
  return { text, reasoning: '', calls, finishReason: null, usage: null, error: null }
}
