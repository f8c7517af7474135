import { evaluateCondition, type Conditions } from '../../../shared/condition/evaluate.ts'
import type { ConditionNode } from '../../../shared/condition/node.ts'
import { fullPath } from '../../../shared/condition/reads.ts'
import { isList, truthOf, type ConditionValue, type Scope } from '../../../shared/condition/value.ts'
import type { Severity } from '../../../shared/domain/finding.ts'
import { fieldName } from '../../../shared/texts/field-names.ts'
import { atLineStart } from '../../../shared/texts/join.ts'
import { pictureWord } from '../../../shared/texts/picture-words.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Tool, ToolRecord } from '../../contract/define-tool.ts'
import type { FindingRule } from '../../contract/finding-rule.ts'
import { shapeFor } from '../../contract/expression-shape.ts'
import { conditionShape } from '../../contract/shape-of-schema.ts'
import { recordScope } from '../../policy/record-scope.ts'
import { fieldValue } from '../show-values.ts'

/** One look of a check that is drawn. */
export type Look = {
  readonly tool: Tool
  /** Null = it could not be read: everything in it is unknown. */
  readonly record: ToolRecord | null
  readonly args: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch, of the PC that was looked at. */
  readonly nowMs: number
  /** What is being told; null = nothing was found. */
  readonly finding: { readonly rule: FindingRule; readonly severity: Severity } | null
}

/** Reads expressions of a picture in one look, and says what they give. */
export type Reading = {
  readonly look: Look
  readonly translator: Translator
  readonly conditions: Conditions
  readonly read: (node: ConditionNode, it?: ConditionValue) => ConditionValue
  readonly value: (expression: string, it?: ConditionValue) => ConditionValue
  /** Null for everything that is no finite number. */
  readonly number: (expression: string, it?: ConditionValue) => number | null
  readonly holds: (expression: string, it?: ConditionValue) => boolean | null
  /** The elements that are drawn; null = the list could not be read. */
  readonly elements: (list: { readonly each: string; readonly where?: string }) => readonly ConditionValue[] | null
  /** A value in words, with the unit of what the expression reads. */
  readonly shown: (value: ConditionValue, expression: string, each?: string) => string
  /** What the tool says instead of a value of the field that an expression reads; null = nothing. */
  readonly ownWord: (value: string, expression: string) => string | null
  readonly word: (key: string) => string
  /** What the field that an expression reads is called, at the start of a line. */
  readonly nameOf: (expression: string, each?: string) => string
  /** True = it says how many there are of something. */
  readonly isCount: (expression: string) => boolean
  readonly unitOf: (expression: string, each?: string) => string | null
}

export type ReadingDeps = { readonly conditions: Conditions; readonly translator: Translator }

export function createReading(look: Look, { conditions, translator }: ReadingDeps): Reading {
  const { tool, nowMs } = look
  const scope = lookScope(look)
  const about = (it?: ConditionValue) => (it === undefined ? { nowMs } : { nowMs, it, el: it })
  const read = (node: ConditionNode, it?: ConditionValue): ConditionValue => evaluateCondition(node, scope, about(it))
  const value = (expression: string, it?: ConditionValue): ConditionValue => read(conditions.parse(expression), it)
  const holds = (expression: string, it?: ConditionValue): boolean | null => truthOf(value(expression, it))
  const shapes = { shape: conditionShape(tool), conditions }
  return {
    ...{ look, translator, conditions, read, value, holds },
    number: (expression, it) => {
      const found = value(expression, it)
      return typeof found === 'number' && Number.isFinite(found) ? found : null
    },
    elements: ({ each, where }) => {
      const list = value(each)
      if (!isList(list)) return null
      return where === undefined ? list : list.filter((it) => holds(where, it) === true)
    },
    shown: (given, expression, each) =>
      fieldValue(fieldIn(conditions.parse(expression)) ?? '', given, {
        shape: shapeFor(expression, each, shapes),
        values: tool.texts.values,
        translator,
      }),
    ownWord: (given, expression) => {
      const field = fieldIn(conditions.parse(expression))
      return field === null ? null : (tool.texts.values?.[field]?.[given]?.[translator.locale] ?? null)
    },
    word: (key) => pictureWord(key, translator.locale, tool.texts.picture),
    nameOf: (expression, each) => {
      const field = fieldIn(conditions.parse(expression))
      const path = pathIn(conditions.parse(expression), each)
      const called = field === null ? null : fieldName(field, translator.locale, tool.texts.fields)
      return called === null ? (path ?? expression) : atLineStart(called, translator.locale)
    },
    isCount: (expression) => counts(conditions.parse(expression)),
    unitOf: (expression, each) => shapeFor(expression, each, shapes)?.unit ?? null,
  }
}

/** The fields that expressions read; of what could not be read there are none. */
export function lookScope({ record, args }: Pick<Look, 'record' | 'args'>): Scope {
  return { ...(record === null ? {} : recordScope(record)), args }
}

/** The last name of the first path in an expression. */
function fieldIn(node: ConditionNode): string | null {
  if (node.kind === 'path') return node.names.at(-1) ?? null
  if (node.kind === 'arithmetic') return fieldIn(node.left) ?? fieldIn(node.right)
  if (node.kind === 'each') return fieldIn(node.body ?? node.list)
  const [first] = node.kind === 'call' ? node.args : []
  return first === undefined ? null : fieldIn(first)
}

/** How many there are of one thing, or of several together. */
function counts(node: ConditionNode): boolean {
  if (node.kind === 'arithmetic') return counts(node.left) && counts(node.right)
  return node.kind === 'each' && node.name === 'count'
}

function pathIn(node: ConditionNode, each: string | undefined): string | null {
  return node.kind === 'path' ? fullPath(node.names, each === undefined ? null : `${each}[]`) : null
}
