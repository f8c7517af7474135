import { createRequire } from 'node:module'

import { Language, type Node, Parser } from 'web-tree-sitter'

import type { PowerShellStep, Step, Tool } from '../../electron/contract/define-tool.ts'

/** One script of a tool, parsed by a grammar. */
export type ParsedScript = {
  /** `tool/phase/step`, for messages. */
  readonly place: string
  readonly tool: Tool
  readonly step: PowerShellStep
  readonly isUndo: boolean
  readonly root: Node
  /** The text with comments blanked out. */
  readonly code: string
  /** The text with comments and texts blanked out. */
  readonly bareCode: string
}

/** One command as it is called; `name` is null where it is computed. Parameter names without dash and colon. */
export type CommandCall = {
  readonly name: string | null
  readonly parameters: readonly string[]
  readonly text: string
}

/** All scripts of all tools. */
export async function parseScripts(tools: readonly Tool[]): Promise<readonly ParsedScript[]> {
  await Parser.init()
  const grammar = createRequire(import.meta.url).resolve('tree-sitter-powershell/tree-sitter-powershell.wasm')
  const parser = new Parser()
  parser.setLanguage(await Language.load(grammar))
  return tools.flatMap((tool) => [
    ...scriptSteps(tool.steps).map((step) => parsed(parser, { tool, step, isUndo: false })),
    ...scriptSteps(tool.undoSteps ?? []).map((step) => parsed(parser, { tool, step, isUndo: true })),
  ])
}

/** Every node of these types, at any depth. */
export function nodesOf(root: Node, ...types: readonly string[]): readonly Node[] {
  return root.descendantsOfType([...types])
}

/** Children that carry meaning. */
export function childrenOf(node: Node): readonly Node[] {
  return node.namedChildren.filter((child) => child.type !== 'comment')
}

/** The node and everything it is inside of, inner first. */
export function withAncestors(node: Node): readonly Node[] {
  return node.parent === null ? [node] : [node, ...withAncestors(node.parent)]
}

export function commandCalls(root: Node): readonly CommandCall[] {
  return nodesOf(root, 'command').map((command) => {
    const elements = childrenOf(command).filter(({ type }) => type === 'command_elements')
    const name = command.childForFieldName('command_name')
    const own = elements.flatMap(childrenOf).filter(({ type }) => type === 'command_parameter')
    return {
      name: name?.type === 'command_name' ? name.text : null,
      parameters: own.map(({ text }) => text.replace(/^-/, '').replace(/:.*$/s, '')),
      text: command.text,
    }
  })
}

/** Functions that a script defines, with the parameters in their head, in small letters and without `$`. */
export function functionsOf(root: Node): readonly { readonly name: string; readonly parameters: readonly string[] }[] {
  return nodesOf(root, 'function_statement').map(({ text }) => {
    const [, name = '', parameters = ''] = /^function ([\w-]+)(?:\(([^)]*)\))?/i.exec(text) ?? []
    return { name, parameters: [...parameters.matchAll(/\$(\w+)/g)].map(([, each = '']) => each.toLowerCase()) }
  })
}

/** Keys of the record that the script ends with; null when its last statement is something else. */
export function recordKeys(root: Node): readonly string[] | null {
  const last = childrenOf(root)
    .filter(({ type }) => type === 'statement_list')
    .flatMap(childrenOf)
    .at(-1)
  if (last?.text.startsWith('New-Object psobject -Property @{') !== true) return null
  const calls = nodesOf(last, 'pipeline_chain').filter((chain) => chain.parent?.id === last.id)
  const table = nodesOf(last, 'hash_literal_expression')[0]
  const isWhole = calls.length === 1 && table?.endIndex === last.endIndex
  return isWhole ? keysOf(table) : null
}

/** Keys of one hash table, as they are written. */
export function keysOf(table: Node): readonly string[] {
  return childrenOf(table)
    .flatMap(childrenOf)
    .filter(({ type }) => type === 'hash_entry')
    .flatMap((entry) => childrenOf(entry)[0]?.text ?? [])
}

function parsed(
  parser: Parser,
  { tool, step, isUndo }: { readonly tool: Tool; readonly step: PowerShellStep; readonly isUndo: boolean },
): ParsedScript {
  const tree = parser.parse(step.script)
  if (tree === null) throw new Error(`no tree for ${tool.name}`)
  const root = tree.rootNode
  return {
    place: `${tool.name}/${isUndo ? 'undo' : 'run'}/${step.id}`,
    tool,
    step,
    isUndo,
    root,
    code: blanked(step.script, nodesOf(root, 'comment')),
    bareCode: blanked(step.script, nodesOf(root, 'comment', 'string_literal')),
  }
}

function scriptSteps(steps: readonly Step[]): readonly PowerShellStep[] {
  return steps.filter((step) => step.via === 'powershell')
}

/** The same text with spaces where these nodes are: positions and lines stay. Indexes count UTF-16 units. */
function blanked(text: string, nodes: readonly Node[]): string {
  return nodes.reduce((rest, { startIndex, endIndex }) => {
    const hole = rest.slice(startIndex, endIndex).replaceAll(/[^\n]/g, ' ')
    return rest.slice(0, startIndex) + hole + rest.slice(endIndex)
  }, text)
}
