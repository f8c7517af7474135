import type { Conditions } from '../../../shared/condition/evaluate.ts'
import { worstFirst, type Finding } from '../../../shared/domain/finding.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { lookScope, type Look } from './reading.ts'

/** A finding of this very tool, as a picture needs it; null = the tool has no such rule any more. */
export function foundIn(tool: Tool, { id, severity }: Pick<Finding, 'id' | 'severity'>): Look['finding'] {
  const rule = tool.findings.find((one) => one.id === id)
  return rule === undefined ? null : { rule, severity }
}

/** The worst that holds in a look: what a picture is about where nobody says it. */
export function worstIn(look: Omit<Look, 'finding'>, conditions: Conditions): Look['finding'] {
  const scope = lookScope(look)
  const held = look.tool.findings.filter(({ when }) => conditions.holds(when, scope, { nowMs: look.nowMs }) === true)
  const [rule] = worstFirst(held)
  return rule === undefined ? null : { rule, severity: rule.severity }
}
