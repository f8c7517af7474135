import { expect, test } from 'vitest'
import type { Node } from 'web-tree-sitter'

import { buildHostEnvironment } from '../../electron/executors/process/host-environment.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import type { Step, Tool } from '../../electron/contract/define-tool.ts'
import { shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'
import { hasProfile, loadProfile } from './powershell-profile.ts'
import {
  childrenOf,
  commandCalls,
  functionsOf,
  keysOf,
  nodesOf,
  type ParsedScript,
  parseScripts,
  recordKeys,
  withAncestors,
} from './powershell-scripts.ts'

const scripts = await parseScripts(loadTools())
const isFreeCommand = ({ tool }: ParsedScript): boolean => tool.capabilities?.includes('free_command') === true
const fixed = scripts.filter((script) => !isFreeCommand(script))

/** `place: message` for every message that a rule gives for a script. */
function complaints(
  some: readonly ParsedScript[],
  rule: (script: ParsedScript) => readonly string[],
): readonly string[] {
  return some.flatMap((script) => rule(script).map((message) => `${script.place}: ${message}`))
}

function fieldNames(schema: Parameters<typeof shapeOfSchema>[0]): readonly string[] {
  const shape = shapeOfSchema(schema)
  return shape.type === 'object' ? Object.keys(shape.fields) : []
}

test('there are scripts, and only one tool runs a free command', () => {
  expect(scripts.length).toBeGreaterThan(45)
  expect(new Set(scripts.filter(isFreeCommand).map(({ tool }) => tool.name)).size).toBeLessThanOrEqual(1)
})

test('scripts are ASCII, with line feeds only', () => {
  const strange = /[^\t\n\u0020-\u007e]/
  expect(scripts.filter(({ step }) => strange.test(step.script)).map(({ place }) => place)).toEqual([])
})

test('scripts parse', () => {
  const broken = ({ root }: ParsedScript): readonly string[] =>
    root.hasError
      ? withErrors(root).map(({ startPosition: { row }, text }) => `line ${row + 1}: ${text.slice(0, 60)}`)
      : []
  expect(complaints(scripts, broken)).toEqual([])
})

test.skipIf(!hasProfile)('scripts use only commands and parameters of Windows PowerShell 5.1', () => {
  const problemsOf = loadProfile()
  const rule = ({ root }: ParsedScript): readonly string[] => {
    const own = functionsOf(root).map(({ name }) => name.toLowerCase())
    return commandCalls(root).flatMap((call) => (own.includes(call.name?.toLowerCase() ?? '') ? [] : problemsOf(call)))
  }
  expect(complaints(scripts, rule)).toEqual([])
})

test.skipIf(!hasProfile)('the list of commands finds what is not there', () => {
  const problemsOf = loadProfile()
  const call = { name: 'get-childitem', parameters: ['LiteralPath', 'File', 'Nope'], text: '' }
  expect(problemsOf(call)).toEqual(['get-childitem has no parameter Nope'])
  expect(problemsOf({ name: 'gci', parameters: [], text: '' })).toEqual(['no command gci'])
})

/** Looked for in code, and where the second value says so in texts as well. */
const banned: readonly (readonly [RegExp, 'code' | 'everywhere'])[] = [
  [/\bInvoke-Expression\b|\biex\b|\bScriptBlock\]::Create\b|\bInvokeScript\b|\bNewScriptBlock\b/i, 'everywhere'],
  [/\bAdd-Type\b/i, 'everywhere'],
  [/\bInvoke-WebRequest\b|\bInvoke-RestMethod\b|\bcurl\b|\bwget\b|System\.Net\.|\bStart-BitsTransfer\b/i, 'everywhere'],
  [/\bSet-ExecutionPolicy\b|-EncodedCommand\b|(?<!\bGet)-ExecutionPolicy\b/i, 'everywhere'],
  [/-Verb\s+RunAs/i, 'everywhere'],
  [/\bRead-Host\b|\bWrite-Host\b|\bOut-Host\b|\bOut-GridView\b/i, 'everywhere'],
  [/\bFormat-(Table|List|Wide|Custom)\b|\bOut-String\b/i, 'everywhere'],
  [/\bWin32_Product\b|\bTest-NetConnection\b|\bwmic\b|(?<!\.)\bsysteminfo\b/i, 'everywhere'],
  [/\bStart-Job\b|\bImport-Module\b|\bInvoke-Command\b|\bEnter-PSSession\b|\bNew-PSSession\b/i, 'everywhere'],
  [/\bpwsh\b|\bcmd\.exe\b|\bpowershell\.exe\b/i, 'code'],
  [/`/, 'code'],
  [/(^|[\s;|{(])(\?\?|&&|\|\|)/m, 'code'],
  [/ForEach-Object\s+-Parallel/i, 'code'],
  [/\[pscustomobject\]\s*@/i, 'code'],
]

test('scripts use nothing that is banned', () => {
  const rule = ({ code, bareCode }: ParsedScript): readonly string[] =>
    banned.flatMap(([pattern, where]) => (where === 'code' ? bareCode : code).match(pattern)?.[0] ?? [])
  expect(complaints(fixed, rule)).toEqual([])
})

test('the script that runs a free command keeps every rule but its two', () => {
  const itsOwn = [/ScriptBlock\]::Create/i, /Out-String/i]
  const rule = ({ code }: ParsedScript): readonly string[] =>
    banned.filter(([, where]) => where === 'everywhere').flatMap(([pattern]) => code.match(pattern)?.[0] ?? [])
  const found = complaints(scripts.filter(isFreeCommand), rule)
  expect(found.filter((line) => !itsOwn.some((pattern) => pattern.test(line)))).toEqual([])
})

test('no command is computed: what runs can be read', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    commandCalls(root).flatMap(({ name, text }) => (name === null || /[\\/$%"']/.test(name) ? text.slice(0, 60) : []))
  expect(complaints(fixed, rule)).toEqual([])
})

test('queries are bounded: properties, a time limit, a number of events', () => {
  const needed: Readonly<Record<string, readonly string[]>> = {
    'get-ciminstance': ['Property', 'OperationTimeoutSec'],
    'invoke-cimmethod': ['OperationTimeoutSec'],
    'get-winevent': ['MaxEvents'],
  }
  // A method is called on the whole object; classes of the driver model carry a handful of values.
  const isWhole = (code: string, text: string): boolean => /-InputObject\b/.test(code) || /root\\wmi\b/.test(text)
  const rule = ({ root, code }: ParsedScript): readonly string[] =>
    commandCalls(root).flatMap(({ name, parameters, text }) =>
      (needed[name?.toLowerCase() ?? ''] ?? [])
        .filter((parameter) => !parameters.includes(parameter))
        .filter((parameter) => parameter !== 'Property' || !isWhole(code, text))
        .map((parameter) => `${text.slice(0, 60)} has no ${parameter}`),
    )
  expect(complaints(fixed, rule)).toEqual([])
})

test('arguments and earlier results never become part of a text', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    nodesOf(root, 'variable', 'member_access')
      .filter(({ text }) => /^\$[psr]\b/i.test(text))
      .filter((node) => isInsideText(node) || isJoined(node))
      .map((node) => node.parent?.text.slice(0, 60) ?? node.text)
  expect(complaints(scripts, rule)).toEqual([])
})

test('scripts read only arguments, earlier steps and stored fields that exist', () => {
  const rule = ({ tool, step, isUndo, code }: ParsedScript): readonly string[] => {
    const steps = isUndo ? (tool.undoSteps ?? []) : tool.steps
    const earlier = steps.slice(0, steps.indexOf(step)).map(({ id }) => id)
    const known: Readonly<Record<string, readonly string[]>> = {
      p: fieldNames(tool.args()),
      s: earlier,
      r: isUndo ? fieldNames(tool.result()) : [],
    }
    return [...code.matchAll(/\$([psr])\.([A-Za-z]\w*)/g)]
      .filter(([, root = '', name = '']) => known[root]?.includes(name) === false)
      .map(([text]) => text)
  }
  expect(complaints(scripts, rule)).toEqual([])
})

test('every variable that is read is set before', () => {
  const given = [
    '_',
    'p',
    's',
    'r',
    'pid',
    'null',
    'true',
    'false',
    'matches',
    'psversiontable',
    'executioncontext',
    'env',
  ]
  const rule = ({ bareCode, code, root }: ParsedScript): readonly string[] => {
    const set = new Set([...given, ...functionsOf(root).flatMap(({ parameters }) => parameters)])
    for (const [, name = ''] of bareCode.matchAll(/\$(?:script:|global:)?(\w+)\s*(?:=(?!=)|\+=|-=|\+\+)/g))
      set.add(name.toLowerCase())
    for (const [, name = ''] of bareCode.matchAll(/foreach\s*\(\s*\$(\w+)\s+in\b/gi)) set.add(name.toLowerCase())
    for (const [, name = ''] of bareCode.matchAll(/-(?:Error|Out)Variable\s+(\w+)/gi)) set.add(name.toLowerCase())
    for (const [, name = ''] of bareCode.matchAll(/\bparam\s*\(\s*\$(\w+)/gi)) set.add(name.toLowerCase())
    const read = [...code.matchAll(/(?<!')\$(?:script:|global:)?(\w+)/g)].map(([, name = '']) => name.toLowerCase())
    return [...new Set(read)].filter((name) => !set.has(name) && !/^\d/.test(name))
  }
  expect(complaints(fixed, rule)).toEqual([])
})

test('every variable of the environment that a script reads is one that the product passes', () => {
  const named = /\$(?:env:(\w+)|\{env:([^}]+)\})|\bEnv:(\w*)/gi
  const rule = ({ code }: ParsedScript): readonly string[] =>
    [...code.matchAll(named)].map(([, plain, braced, path]) => plain ?? braced ?? path ?? '')
  const read = scripts.flatMap((script) => rule(script).map((name) => ({ name, place: script.place })))
  expect(read.length).toBeGreaterThan(20)
  const everything = Object.fromEntries(read.map(({ name }) => [name, 'C:\\somewhere']))
  const passed = Object.keys(buildHostEnvironment(everything, 'win32')).map((name) => name.toLowerCase())
  expect(read.filter(({ name }) => !passed.includes(name.toLowerCase()))).toEqual([])
})

test('no hash table has a key twice', () => {
  const rule = ({ root }: ParsedScript): readonly string[] =>
    nodesOf(root, 'hash_literal_expression').flatMap((table) => {
      const keys = keysOf(table).map((key) => key.toLowerCase())
      return keys.filter((key, index) => keys.indexOf(key) !== index)
    })
  expect(complaints(scripts, rule)).toEqual([])
})

test('every script ends with one record', () => {
  expect(scripts.filter(({ root }) => recordKeys(root) === null).map(({ place }) => place)).toEqual([])
})

test('what a script gives is in the result, or read by a later step', () => {
  const rule = ({ tool, step, root, isUndo }: ParsedScript): readonly string[] => {
    if (isUndo) return []
    const fields = fieldNames(tool.result())
    return (recordKeys(root) ?? []).filter((key) => !fields.includes(key) && !isReadLater(tool, step, key))
  }
  expect(complaints(scripts, rule)).toEqual([])
})

test('a result that only scripts make is made completely', () => {
  const onlyScripts = loadTools().filter(
    ({ steps }) => steps.length > 0 && steps.every(({ via }) => via === 'powershell'),
  )
  const missing = onlyScripts.flatMap((tool) => {
    const own = scripts.filter((script) => script.tool.name === tool.name && !script.isUndo)
    const made = new Set(own.flatMap(({ root }) => recordKeys(root) ?? []))
    return fieldNames(tool.result())
      .filter((field) => !made.has(field) && field !== 'unavailable')
      .map((field) => `${tool.name}: ${field}`)
  })
  expect(missing).toEqual([])
})

test('scripts that need full language mode say so', () => {
  const types =
    'string|int|int64|uint32|uint64|double|bool|byte|char|datetime|timespan|regex|guid|xml|version|psobject|array|hashtable'
  const fullOnly = new RegExp(
    String.raw`-ComObject|\bAdd-Type\b|\[(?!(?:${types})\b)[A-Za-z][A-Za-z.]*\](?:::|\])|\.(CloseMainWindow|WaitForExit|ToXml|Refresh|GetValue|Translate)\(|\[pscustomobject\]@`,
    'i',
  )
  const rule = ({ tool, bareCode }: ParsedScript): readonly string[] => {
    const found = fullOnly.exec(bareCode)?.[0]
    const isDeclared = tool.placement.needsFullLanguage === true || bareCode.includes('LanguageMode')
    return found === undefined || isDeclared ? [] : [found]
  }
  expect(complaints(fixed, rule)).toEqual([])
})

function withErrors(root: Node): readonly Node[] {
  return [root, ...root.children.flatMap(withErrors)].filter((node) => node.isError || node.isMissing)
}

function isInsideText(node: Node): boolean {
  return withAncestors(node).some(
    ({ type }) => type === 'expandable_string_literal' || type === 'expandable_here_string_literal',
  )
}

/** True when a value is an operand of `+`, `-f` or `-join` as it is, or cast to text: a number is no text. */
function isJoined(node: Node): boolean {
  const { parent } = node
  if (parent === null) return false
  const isOperand = childrenOf(parent).length > 1
  if (parent.type === 'cast_expression') return /^\[string\]/i.test(parent.text) && isJoined(parent)
  if (isOperand && parent.type === 'additive_expression') return true
  if (isOperand && parent.type === 'format_expression') return true
  if (isOperand && parent.type === 'comparison_expression') return /\s-join\s/i.test(parent.text)
  const passesOn = !isOperand || parent.type === 'array_literal_expression'
  return (
    passesOn &&
    /_expression$|^expression_with_unary_operator$|^pipeline(_chain)?$|^statement_list$/.test(parent.type) &&
    isJoined(parent)
  )
}

function isReadLater(tool: Tool, step: Step, key: string): boolean {
  const later = tool.steps.slice(tool.steps.indexOf(step) + 1)
  return later.some((other) => {
    if (other.via === 'node') return true
    const text = other.via === 'powershell' ? other.script : [other.executable, ...other.argv].join(' ')
    return text.includes(`s.${step.id}.${key}`)
  })
}
