import type { Conditions } from '../../shared/condition/evaluate.ts'
import { valuesRead } from '../../shared/condition/evidence.ts'
import { type ObjectShape, unitOf } from '../../shared/condition/shape.ts'
import { isList, type ConditionValue, type Scope } from '../../shared/condition/value.ts'
import type { Figure, Finding } from '../../shared/domain/finding.ts'
import { withFields } from '../kernel/with-fields.ts'
import type { Assessment, Tool, ToolRecord } from '../contract/define-tool.ts'
import type { Culprits, FindingRule } from '../contract/finding-rule.ts'
import { shapeFor } from '../contract/expression-shape.ts'
import { conditionShape } from '../contract/shape-of-schema.ts'
import { recordScope } from './record-scope.ts'

/** One run of a tool: what was asked, what came back, and the time of that PC. */
export type Run = {
  readonly record: ToolRecord
  readonly args: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch, of the PC that is looked at. */
  readonly nowMs: number
}

export type Assessor = {
  /**
   * Findings of one run with their evidence, and the verdict: `problem` when a finding of that severity holds, else
   * `unknown` when the record says too little or a step failed, else `healthy`.
   * @throws ConditionSyntaxError when a rule of the tool cannot be parsed.
   */
  assess(tool: Tool, run: Run): Assessment
}

export function createAssessor({ conditions }: { readonly conditions: Conditions }): Assessor {
  const shapes = new Map<string, ObjectShape>()
  const shapeOf = (tool: Tool): ObjectShape => {
    const shape = shapes.get(tool.name) ?? conditionShape(tool)
    shapes.set(tool.name, shape)
    return shape
  }
  return {
    assess: (tool, run) => {
      const scope = scopeOf(run)
      const holds = (source: string): boolean => conditions.holds(source, scope, { nowMs: run.nowMs }) === true
      const findings = tool.findings
        .filter((rule) => holds(rule.when))
        .map((rule) => findingOf(rule, { tool, run, scope, shape: shapeOf(tool), conditions }))
      return { verdict: verdictOf(findings, () => saysTooLittle(tool, run.record, holds)), findings }
    },
  }
}

/**
 * Whether one finding holds in a run: null when its rule met something unknown. A finding that is absent from an
 * assessment is not proved absent: only false means gone.
 */
export function findingHolds(conditions: Conditions, rule: FindingRule, run: Run): boolean | null {
  return conditions.holds(rule.when, scopeOf(run), { nowMs: run.nowMs })
}

function scopeOf({ record, args }: Run): Scope {
  return withFields(recordScope(record), { args })
}

type FindingContext = {
  readonly tool: Tool
  readonly run: Run
  readonly scope: Scope
  readonly shape: ObjectShape
  readonly conditions: Conditions
}

function findingOf(rule: FindingRule, { tool, run, scope, shape, conditions }: FindingContext): Finding {
  const read = valuesRead(conditions.parse(rule.when), scope, { nowMs: run.nowMs })
  const evidence = read.map(({ path, value }) => ({ path, unit: unitOf(shape, path), value }))
  const milder = rule.milderWhen?.find(({ when }) => conditions.holds(when, scope, { nowMs: run.nowMs }) === true)
  const reading: Reading = { scope, conditions, nowMs: run.nowMs }
  const elements = rule.culprits ? elementsOf(rule.culprits, reading) : []
  const culprits = rule.culprits ? namesOf(elements, rule.culprits, reading) : []
  const figure = figureOf(rule, elements, { ...reading, shape })
  const found = { tool: tool.name, id: rule.id, severity: milder?.severity ?? rule.severity, args: run.args, evidence }
  return { ...found, ...(culprits.length > 0 && { culprits }), ...(figure && { figure }) }
}

const nameCharacters = 300

type Reading = { readonly scope: Scope; readonly conditions: Conditions; readonly nowMs: number }

function about(expression: string, it: ConditionValue, { scope, conditions, nowMs }: Reading): ConditionValue {
  return conditions.evaluate(expression, scope, { nowMs, it, el: it })
}

/** The things behind a finding, the worst first. */
function elementsOf({ each, where, best }: Selection, reading: Reading): readonly ConditionValue[] {
  const read = reading.conditions.evaluate(each, reading.scope, { nowMs: reading.nowMs })
  const elements = isList(read) ? read : typeof read === 'string' ? [read] : []
  const score = (it: ConditionValue): number => {
    const value = best === undefined ? 0 : about(best, it, reading)
    return typeof value === 'number' ? value : -Infinity
  }
  return elements
    .filter((it) => where === undefined || about(where, it, reading) === true)
    .sort((a, b) => (score(a) === score(b) ? 0 : score(b) > score(a) ? 1 : -1))
}

/** What they are called, each once. */
function namesOf(elements: readonly ConditionValue[], { name }: Culprits, reading: Reading): readonly string[] {
  const named = elements
    .map((it) => about(name, it, reading))
    .filter((value) => typeof value === 'string')
    .filter((value) => value.trim() !== '')
  return [...new Set(named)].map((value) => value.slice(0, nameCharacters))
}

type Selection = Pick<Culprits, 'each' | 'where' | 'best'>

/** Nothing at all says nothing of how bad it is. */
function figureOf(
  { figure, culprits }: FindingRule,
  elements: readonly ConditionValue[],
  { shape, ...reading }: Reading & { readonly shape: ObjectShape },
): Figure | null {
  if (figure === undefined) return null
  const [expression, of] = typeof figure === 'string' ? [figure, culprits] : [figure.value, figure]
  const [worst = null] = typeof figure === 'string' ? elements : elementsOf(figure, reading)
  const value = about(expression, worst, reading)
  if (typeof value !== 'number' || !Number.isFinite(value) || value === 0) return null
  return { value, unit: shapeFor(expression, of?.each, { shape, conditions: reading.conditions })?.unit ?? null }
}

function verdictOf(findings: readonly Finding[], isUnknown: () => boolean): Assessment['verdict'] {
  if (findings.some(({ severity }) => severity === 'problem')) return 'problem'
  return isUnknown() ? 'unknown' : 'healthy'
}

function saysTooLittle(tool: Tool, record: ToolRecord, holds: (source: string) => boolean): boolean {
  if (record.unavailable.some((fact) => fact.startsWith('step:'))) return true
  return tool.unknownWhen !== undefined && holds(tool.unknownWhen)
}
