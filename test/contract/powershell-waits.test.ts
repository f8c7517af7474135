import { expect, test } from 'vitest'
import type { Node } from 'web-tree-sitter'

import { loadTools } from '../../electron/registry/folders.ts'
import { commandCalls, nodesOf, type ParsedScript, parseScripts, withAncestors } from './powershell-scripts.ts'

const scripts = await parseScripts(loadTools())

/** Asks once and looks in rounds, which are counted: a clock that is set back makes no round more. */
const boundedStop =
  /^function Stop-ServiceInRounds\(\$names = \$null, \$rounds = 0\) \{\n\s*foreach \(\$name in \$names\) \{\n\s*Stop-Service -Name \(ConvertTo-NamePattern \$name\) -NoWait -ErrorAction SilentlyContinue\n\s*while \(\[string\]\(Get-Service -Name \(ConvertTo-NamePattern \$name\)\)\.Status -ne 'Stopped'\) \{\n\s*if \(\$rounds -le 0\) \{ throw 'service_does_not_stop' \}\n\s*\$rounds--\n\s*Start-Sleep -Milliseconds (\d+)\n\s*\}\n\s*\}\n\}$/

const names = (script: ParsedScript): readonly (string | undefined)[] =>
  commandCalls(script.root).map(({ name }) => name?.toLowerCase())

const callsOf = ({ root }: ParsedScript, name: string): readonly Node[] =>
  nodesOf(root, 'command').filter((command) => command.childForFieldName('command_name')?.text.toLowerCase() === name)

/** The function that a command stands in; null = it stands in the script itself. */
const functionAround = (command: Node): { readonly name: string; readonly text: string } | null => {
  const found = withAncestors(command).find(({ type }) => type === 'function_statement')
  return found === undefined ? null : { name: /^function ([\w-]+)/.exec(found.text)?.[1] ?? '', text: found.text }
}

const stopping = scripts.filter((script) => names(script).includes('stop-serviceinrounds'))

/** Rounds that a command hands on last: a number, or what its function is called with; null = nobody can read it. */
function roundsOf(script: ParsedScript, command: Node): readonly (number | null)[] {
  const [, last = ''] = /\s(\d+|\$rounds)$/.exec(command.text) ?? []
  if (last !== '$rounds') return [last === '' ? null : Number(last)]
  const around = functionAround(command)?.name.toLowerCase()
  return around === undefined ? [null] : callsOf(script, around).flatMap((call) => roundsOf(script, call))
}

test('there are scripts that stop services', () => {
  expect(stopping.length).toBeGreaterThan(6)
})

test('no script restarts a service in one command: it waits without end for one that hangs', () => {
  expect(scripts.filter((script) => names(script).includes('restart-service')).map(({ place }) => place)).toEqual([])
})

test('a service is stopped by the one function that asks once and waits in rounds', () => {
  const wrong = scripts.flatMap((script) =>
    callsOf(script, 'stop-service')
      .filter((command) => !boundedStop.test(functionAround(command)?.text ?? ''))
      .map(({ text }) => `${script.place}: ${text}`),
  )
  expect(wrong).toEqual([])
})

test('a service is stopped for at most a third of the time that the tool has', () => {
  const wrong = stopping.flatMap((script) => {
    const [stop] = callsOf(script, 'stop-service')
    const pauseMs = Number(boundedStop.exec((stop && functionAround(stop)?.text) ?? '')?.[1])
    const rounds = callsOf(script, 'stop-serviceinrounds').flatMap((command) => roundsOf(script, command))
    const waitsMs = rounds.reduce<number>((sum, each) => sum + (each ?? Number.NaN) * pauseMs, 0)
    return rounds.length > 0 && waitsMs * 3 <= script.tool.timeoutMs
      ? []
      : [`${script.place}: waits ${waitsMs} of ${script.tool.timeoutMs} ms`]
  })
  expect(wrong).toEqual([])
})

test('services are stopped once in a script, and what was stopped is started again whatever happens', () => {
  const wrong = stopping.filter((script) => {
    const stops = callsOf(script, 'stop-serviceinrounds')
    const tries = stops.map(
      (command) => withAncestors(command).find(({ type }) => type === 'try_statement')?.text ?? '',
    )
    const ends = tries.map((text) => text.slice(text.search(/\bfinally \{/)))
    return (
      stops.length !== 1 ||
      ends.some((text) => !/^finally \{[^]*Start-Service -Name (?:\$_|\(ConvertTo-NamePattern \$_\)) /.test(text))
    )
  })
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('a start that fails in the end of a script does not hide what came before, nor what can be undone', () => {
  const wrong = scripts.flatMap(({ place, root, code }) =>
    code.includes('finally {')
      ? commandCalls(root)
          .filter(({ name, text }) => name?.toLowerCase() === 'start-service' && !text.includes('SilentlyContinue'))
          .map(({ text }) => `${place}: ${text}`)
      : [],
  )
  expect(wrong).toEqual([])
})

test('no script waits for a process, a job or a key without a limit', () => {
  const waits = new Set(['wait-process', 'wait-job', 'wait-event', 'wait-debugger'])
  const wrong = scripts.flatMap(({ place, root, bareCode }) => [
    ...commandCalls(root)
      .filter(({ name, parameters }) => waits.has(name?.toLowerCase() ?? '') && !parameters.includes('Timeout'))
      .map(({ text }) => `${place}: ${text}`),
    ...commandCalls(root)
      .filter(({ name, parameters }) => name?.toLowerCase() === 'start-process' && parameters.includes('Wait'))
      .map(({ text }) => `${place}: ${text}`),
    ...(bareCode.match(/\b(?:while|until)\s*\(\s*(?:\$true|1)\s*\)|\bdo\s*\{/gi) ?? []).map(
      (text) => `${place}: ${text}`,
    ),
  ])
  expect(wrong).toEqual([])
})

test('no script ends its host', () => {
  const wrong = scripts.filter(({ bareCode }) => /(?:^|[\s;{(])exit\b/im.test(bareCode))
  expect(wrong.map(({ place }) => place)).toEqual([])
})
