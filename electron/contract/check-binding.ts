import { checkCondition, typeOfExpression } from '../../shared/condition/check.ts'
import type { ConditionNode } from '../../shared/condition/node.ts'
import { parseCondition } from '../../shared/condition/parse.ts'
import { objectShape, type ObjectShape, type Shape } from '../../shared/condition/shape.ts'
import type { Tool } from './define-tool.ts'
import type { FixBinding } from './finding-rule.ts'
import { conditionShape, shapeOfSchema } from './shape-of-schema.ts'

/** One binding, the tool of its finding and the fix, with the way to every other tool. */
export type BindingPlace = {
  readonly tool: Tool
  readonly fix: Tool
  readonly toolNamed: (name: string) => Tool | undefined
}

const maxLimit = 50

/** What is wrong with a binding, before any record exists; empty = nothing. */
export function checkBinding(binding: FixBinding, place: BindingPlace): readonly string[] {
  const vias = viaToolsOf(binding, place)
  if (vias.problems.length > 0) return vias.problems
  const read = vias.tools.at(-1) ?? place.tool
  const records = [place.tool, ...vias.tools].map((tool): [string, Shape] => [tool.name, conditionShape(tool)])
  const args = shapeOfSchema(place.tool.args())
  const shape = objectShape({ ...conditionShape(read).fields, ...Object.fromEntries(records), args })
  return [
    ...checkForm(binding),
    ...(binding.viaArgs === undefined
      ? []
      : checkArguments(binding.viaArgs, read, { shape: conditionShape(place.tool) })),
    ...checkElements(binding, shape, place.fix),
  ]
}

function viaToolsOf(binding: FixBinding, { tool, toolNamed }: BindingPlace): { tools: Tool[]; problems: string[] } {
  const tools: Tool[] = []
  const problems: string[] = []
  for (const name of [binding.via ?? []].flat()) {
    const via = toolNamed(name)
    if (via?.kind !== 'diagnostic' || name === tool.name) problems.push(`via ${name} is no other diagnostic`)
    else if (via.access.requiresUserNotice) problems.push(`via ${name} needs a notice`)
    else tools.push(via)
  }
  return { tools, problems }
}

function checkForm({ via, viaArgs, each, where, best, limit, ask, askWhat, args = {} }: FixBinding): readonly string[] {
  const problems: string[] = []
  if (each === undefined && [where, best, limit].some((part) => part !== undefined))
    problems.push('where, best and limit need each')
  if (viaArgs !== undefined && via === undefined) problems.push('viaArgs without via')
  if ((ask === true) !== (askWhat !== undefined)) problems.push('ask and askWhat go together')
  // It stands alone above what can be chosen.
  if (askWhat !== undefined && !Object.values(askWhat).every((said) => /[?？]$/u.test(said)))
    problems.push('askWhat is a question')
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxLimit)) problems.push('limit')
  if (Object.hasOwn(args, 'dryRun')) problems.push('dryRun is never bound: the preview comes first')
  return problems
}

function checkElements(binding: FixBinding, shape: ObjectShape, fix: Tool): readonly string[] {
  const { each, where, best, args = {} } = binding
  const required = binding.ask === true ? [] : requiredArguments(fix).filter((name) => !Object.hasOwn(args, name))
  const unfilled = required.map((name) => `nothing fills ${name}`)
  if (each === undefined) return [...unfilled, ...checkArguments(args, fix, { shape })]
  const list = typeOfExpression(each, shape)
  if (list.type.type !== 'list') return [...list.problems, `each is no list: ${each}`]
  const about = { it: list.type.element, el: list.type.element }
  const score = best === undefined ? null : typeOfExpression(best, shape, about)
  const narrowing = where === undefined ? [] : checkCondition(where, shape, about)
  return [
    ...unfilled,
    ...list.problems,
    ...narrowing,
    ...(score?.problems ?? []),
    ...(score === null || ['integer', 'number', 'any'].includes(score.type.type) ? [] : ['best is no number']),
    ...checkArguments(args, fix, { shape, about, where: narrowing.length === 0 ? where : undefined }),
  ]
}

type ArgumentPlace = {
  readonly shape: ObjectShape
  readonly about?: { readonly it: Shape; readonly el: Shape }
  readonly where?: string | undefined
}

function checkArguments(args: Readonly<Record<string, string>>, target: Tool, place: ArgumentPlace): readonly string[] {
  const wanted = shapeOfSchema(target.args())
  const fields = wanted.type === 'object' ? wanted.fields : {}
  return Object.entries(args).flatMap(([name, source]) => {
    const field = fields[name]
    if (field === undefined) return [`${target.name} has no argument ${name}`]
    return checkArgument({ name, source, field, target }, place)
  })
}

function checkArgument(
  { name, source, field, target }: { name: string; source: string; field: Shape; target: Tool },
  { shape, about, where }: ArgumentPlace,
): readonly string[] {
  const { node, type, problems } = typeOfExpression(source, shape, about)
  if (problems.length > 0 || node === null) return problems
  if (node.kind === 'literal') return refusesLiteral(target, name, node.value) ? [`${name} refuses ${source}`] : []
  if (field.type === 'enum') {
    const within = type.type === 'enum' && type.values.every((value) => field.values.includes(value))
    const limited = within || (where !== undefined && narrows(parseCondition(where), node, field.values))
    return limited ? [] : [`where must limit ${source} to ${field.values.join('|')}`]
  }
  return fits(type.type, field.type) ? [] : [`${name} wants ${field.type}, ${source} is ${type.type}`]
}

function fits(given: string, wanted: Shape['type']): boolean {
  if (wanted === 'any' || given === wanted) return true
  if (wanted === 'string') return given === 'enum' || given === 'datetime'
  // Arguments that are a time by their pattern have the shape of a text.
  return (wanted === 'number' && given === 'integer') || (wanted === 'datetime' && given === 'string')
}

function refusesLiteral(target: Tool, name: string, value: unknown): boolean {
  const parsed = target.args().safeParse({ [name]: value })
  return !parsed.success && parsed.error.issues.some(({ path }) => path[0] === name)
}

function requiredArguments(fix: Tool): readonly string[] {
  const parsed = fix.args().safeParse({})
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))]
}

/** True when a condition that holds leaves only these values for an expression. */
function narrows(condition: ConditionNode, expression: ConditionNode, values: readonly string[]): boolean {
  const allowed = (node: ConditionNode): boolean => node.kind === 'literal' && values.includes(String(node.value))
  switch (condition.kind) {
    case 'and':
      return narrows(condition.left, expression, values) || narrows(condition.right, expression, values)
    case 'in':
      return (
        samePath(condition.element, expression) && condition.list.kind === 'list' && condition.list.items.every(allowed)
      )
    case 'compare':
      return condition.operator === '==' && samePath(condition.left, expression) && allowed(condition.right)
    default:
      return false
  }
}

function samePath(a: ConditionNode, b: ConditionNode): boolean {
  return a.kind === 'path' && b.kind === 'path' && a.names.join('.') === b.names.join('.')
}
