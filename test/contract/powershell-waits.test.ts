import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { commandCalls, type ParsedScript, parseScripts } from './powershell-scripts.ts'

const scripts = await parseScripts(loadTools())

/** Asks once and looks in rounds, which are counted: a clock that is set back makes no round more. */
const boundedStop =
  /\$rounds = (\d+)\n[\s\S]*?\btry \{\n\s*foreach \(\$name in [^\n]*\) \{\n\s*Stop-Service -Name \$name -NoWait -ErrorAction SilentlyContinue\n\s*while \(\[string\]\(Get-Service -Name \$name\)\.Status -ne 'Stopped'\) \{\n\s*if \(\$rounds -le 0\) \{ throw 'service_does_not_stop' \}\n\s*\$rounds--\n\s*Start-Sleep -Milliseconds (\d+)\n/

const names = (script: ParsedScript): readonly (string | undefined)[] =>
  commandCalls(script.root).map(({ name }) => name?.toLowerCase())

const stopping = scripts.filter((script) => names(script).includes('stop-service'))

test('there are scripts that stop services', () => {
  expect(stopping.length).toBeGreaterThan(6)
})

test('no script restarts a service in one command: it waits without end for one that hangs', () => {
  expect(scripts.filter((script) => names(script).includes('restart-service')).map(({ place }) => place)).toEqual([])
})

test('a service is stopped in rounds, for at most a third of the time that the tool has', () => {
  const wrong = stopping.flatMap(({ place, code, tool }) => {
    const [, rounds, pauseMs] = boundedStop.exec(code) ?? []
    if (rounds === undefined) return [`${place}: not the bounded way to stop`]
    const waitsMs = Number(rounds) * Number(pauseMs)
    return waitsMs * 3 > tool.timeoutMs ? [`${place}: waits ${waitsMs} of ${tool.timeoutMs} ms`] : []
  })
  expect(wrong).toEqual([])
})

test('each way to stop services is the bounded one, and what was stopped is started again whatever happens', () => {
  const wrong = stopping.filter(({ root, code }) => {
    const stops = commandCalls(root).filter(({ name }) => name?.toLowerCase() === 'stop-service').length
    const ending = code.slice(code.indexOf('finally {'))
    return (
      stops !== 1 || !code.includes('finally {') || !(ending.split('\n}')[0] ?? '').includes('Start-Service -Name $_ ')
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
