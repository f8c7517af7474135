import { expect, test } from 'vitest'
import type { Node } from 'web-tree-sitter'

import { loadTools } from '../../electron/registry/folders.ts'
import { childrenOf, nodesOf, type ParsedScript, parseScripts, withAncestors } from './powershell-scripts.ts'

/** Parameters that Windows reads as a pattern: brackets, stars and question marks of a name stand for other letters there. */
const patternParameters: Readonly<Record<string, readonly string[]>> = {
  ...ofEach(['Get-Service', 'Start-Service', 'Stop-Service', 'Restart-Service'], 'Name', 'DisplayName'),
  ...ofEach(['Get-Process', 'Stop-Process', 'Wait-Process'], 'Name'),
  ...ofEach(['Get-ItemProperty', 'Remove-ItemProperty', 'Clear-ItemProperty'], 'Name', 'Path'),
  ...ofEach(['Get-NetAdapter', 'Enable-NetAdapter', 'Disable-NetAdapter', 'Restart-NetAdapter'], 'Name'),
  ...ofEach(['Get-Printer', 'Remove-Printer', 'Get-AppxPackage'], 'Name'),
  ...ofEach(['Get-PnpDevice', 'Enable-PnpDevice', 'Disable-PnpDevice'], 'FriendlyName', 'InstanceId'),
  ...ofEach(['Get-ScheduledTask'], 'TaskName', 'TaskPath'),
  ...ofEach(['Get-WinEvent'], 'Path', 'LogName', 'ProviderName', 'ListLog', 'ListProvider'),
  ...ofEach(['Get-ChildItem', 'Get-Item', 'Remove-Item', 'Copy-Item', 'Move-Item'], 'Path', 'Include', 'Exclude'),
  ...ofEach(['Get-Content', 'Set-Content', 'Test-Path', 'Get-Acl', 'Resolve-Path', 'Set-Location'], 'Path'),
  ...ofEach(['Get-SmbShare', 'Get-SmbMapping'], 'Name', 'LocalPath', 'RemotePath'),
}

/** Values whose shape is closed before they come here: none of their letters stands for another one. */
const closedShapes: readonly string[] = [
  // One of three browsers.
  ...['run', 'undo'].map((phase) => `clear_browser_cache/${phase}/closed: Get-Process -Name $programs.$browser`),
  // One of the services of the list, as the schema and the way back have it.
  ...['$p.name', '$service.Name'].map((name) => `restart_whitelisted_service/run/run: Get-Service -Name ${name}`),
  ...['$r.name', '$service.Name'].map((name) => `restart_whitelisted_service/undo/start: Get-Service -Name ${name}`),
  'restart_whitelisted_service/undo/start: Start-Service -Name $service.Name',
  // Letters, digits, dots and dashes.
  'repair_store_app/run/run: Get-AppxPackage -Name $p.name',
  // A drive letter and a colon.
  'map_network_drive/run/run: Get-SmbMapping -LocalPath $p.drive',
]

function ofEach(commands: readonly string[], ...parameters: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(commands.map((command) => [command.toLowerCase(), parameters]))
}

const scripts = (await parseScripts(loadTools())).filter(
  ({ tool }) => tool.capabilities?.includes('free_command') !== true,
)

type Given = { readonly command: string; readonly parameter: string; readonly value: Node }

/** What is given to a parameter that is read as a pattern. */
function patternsIn({ root }: ParsedScript): readonly Given[] {
  return nodesOf(root, 'command').flatMap((node) => {
    const command = node.childForFieldName('command_name')?.text ?? ''
    const read = patternParameters[command.toLowerCase()] ?? []
    const elements = childrenOf(node)
      .filter(({ type }) => type === 'command_elements')
      .flatMap(childrenOf)
      .filter(({ type }) => type !== 'command_argument_sep')
    return elements.flatMap((element, index): readonly Given[] => {
      const parameter = element.type === 'command_parameter' ? element.text.slice(1) : ''
      const value = elements[index + 1]
      const isRead = read.some((name) => name.toLowerCase() === parameter.toLowerCase())
      return isRead && value !== undefined ? [{ command, parameter, value }] : []
    })
  })
}

/** Made a pattern that finds this name alone, or made of nothing but words of the script. */
function isOwn(value: Node, root: Node): boolean {
  if (/^\(?ConvertTo-NamePattern /.test(value.text)) return true
  const variables = nodesOf(value, 'variable').map(({ text }) => text)
  return variables.every((name) => (name === '$_' ? isOwn(firstOf(value), root) : isSetFromWords(name, value, root)))
}

/** What comes down the pipe that a value stands in. */
function firstOf(value: Node): Node {
  const pipe = withAncestors(value).find((node) => node.type === 'pipeline_chain' && childrenOf(node).length > 1)
  const first = pipe === undefined ? undefined : childrenOf(pipe)[0]
  if (first === undefined) throw new Error(`nothing is piped to ${value.text}`)
  return first
}

function isSetFromWords(name: string, value: Node, root: Node): boolean {
  const set = nodesOf(root, 'assignment_expression').filter(({ text }) => text.startsWith(`${name} `))
  const isOwnName = (node: Node): boolean => node.text.slice(name.length).includes(name)
  return set.length > 0 && set.every((node) => !isOwnName(node) && isOwn(childrenOf(node).at(-1) ?? value, root))
}

test('names that are not words of a script reach no parameter that would read them as a pattern', () => {
  const found = scripts.flatMap((script) =>
    patternsIn(script)
      .filter(({ value }) => !isOwn(value, script.root))
      .map(({ command, parameter, value }) => `${script.place}: ${command} -${parameter} ${value.text}`),
  )
  expect([...new Set(found)].toSorted()).toEqual([...closedShapes].toSorted())
})

test('there are such parameters, with names of both kinds', () => {
  const given = scripts.flatMap((script) => patternsIn(script).map(({ value }) => value.text))
  expect(given.length).toBeGreaterThan(40)
  expect(given.filter((text) => text.startsWith('(ConvertTo-NamePattern ')).length).toBeGreaterThan(5)
})

test('nothing is compared with a pattern that is not a word of the script', () => {
  const computed = /-(?:not)?like\s+(?!')\S+/gi
  const found = scripts.flatMap(({ place, code }) => [...code.matchAll(computed)].map(([text]) => `${place}: ${text}`))
  expect(found).toEqual([])
})
