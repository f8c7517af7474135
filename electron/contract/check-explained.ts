import { checkCondition } from '../../shared/condition/check.ts'
import { objectShape } from '../../shared/condition/shape.ts'
import type { Tool } from './define-tool.ts'
import type { Explained } from './finding-rule.ts'
import { conditionShape } from './shape-of-schema.ts'

/** What is wrong with one relation of a finding of this tool, before any record exists; empty = nothing. */
export function checkExplained(
  explained: Explained,
  {
    tool,
    id,
    toolNamed,
  }: { readonly tool: Tool; readonly id: string; readonly toolNamed: (name: string) => Tool | null },
): readonly string[] {
  const finding = typeof explained === 'string' ? explained : explained.finding
  const [otherName = '', otherId = ''] = finding.split('/')
  const other = otherName === tool.name ? tool : toolNamed(otherName)
  if (other?.findings.some((rule) => rule.id === otherId) !== true) return [`${finding} is no finding`]
  if (other.name === tool.name && otherId === id) return [`${finding} explains itself`]
  if (typeof explained === 'string') return []
  const shape = objectShape({ ...conditionShape(tool).fields, [other.name]: conditionShape(other) })
  return checkCondition(explained.when, shape).map((problem) => `${explained.when}: ${problem}`)
}
