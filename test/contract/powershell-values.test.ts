import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { commandCalls, nodesOf, type ParsedScript, parseScripts } from './powershell-scripts.ts'

const scripts = await parseScripts(loadTools())

function complaints(rule: (script: ParsedScript) => readonly string[]): readonly string[] {
  return scripts.flatMap((script) => rule(script).map((message) => `${script.place}: ${message}`))
}

/** What .NET itself counts, and numbers of the product: they fit. */
const fits =
  /^\[int\]\(?(?:\$[psr]\.|\$_\.Id\b|\$_\.Count\b|\$_$|\$started\.Id\b|\$newest\.(?:Id|Level)\b|\$entry\.(?:Level|ProcessId)\b|\$global:LASTEXITCODE|\$old\.ProxyEnable\b|\$_\.ResultCode\b|\(?Get-Process\b)/i

test('numbers of Windows are cast so that the highest unsigned one fits: it means "none"', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    nodesOf(root, 'cast_expression')
      .map(({ text }) => text.trim())
      .filter(
        (text) => /^\[int\]/i.test(text) && !fits.test(text) && !/\.Total(?:Minutes|Seconds|Milliseconds)$/.test(text),
      )
      .filter((text) => !text.endsWith('ResponseTime -Average).Average'))
  expect(complaints(rule)).toEqual([])
})

test('one event without its text does not end the reading of a log', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    commandCalls(root)
      .filter(
        ({ name, text }) => name?.toLowerCase() === 'get-winevent' && !text.includes('-ErrorAction SilentlyContinue'),
      )
      .map(({ text }) => text.slice(0, 80))
  expect(complaints(rule)).toEqual([])
})

test('a log counts as not read only where nothing came', () => {
  const rule = ({ code }: ParsedScript): readonly string[] =>
    code
      .split('\n')
      .filter(
        (line) =>
          line.includes("-notlike 'NoMatching") && !/^if \(-not \$\w+(?:\.Count)? -and @\(|^\$failures = /.test(line),
      )
  expect(complaints(rule)).toEqual([])
})

test('no listing goes through links: Windows PowerShell walks through a junction to the end of another drive', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    commandCalls(root)
      .filter(({ name, parameters }) => name?.toLowerCase() === 'get-childitem' && parameters.includes('Recurse'))
      .map(({ text }) => text.slice(0, 80))
  expect(complaints(rule)).toEqual([])
})

test('dates become text by forms that no calendar changes', () => {
  const rule = ({ code }: ParsedScript): readonly string[] =>
    [...code.matchAll(/\.ToString\(([^)]*)\)/g)]
      .filter(([, form]) => !/^'(?:o|s|D5)'$/.test(form ?? ''))
      .map(([text]) => text)
  expect(complaints(rule)).toEqual([])
})

test('no name of an adapter is given where it would be read as a pattern', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    commandCalls(root)
      .filter(({ name, parameters }) => /-netadapter$/i.test(name ?? '') && parameters.includes('Name'))
      .map(({ text }) => text.slice(0, 80))
  expect(complaints(rule)).toEqual([])
})
