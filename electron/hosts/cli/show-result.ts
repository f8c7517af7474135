import { type Shape } from '../../../shared/condition/shape.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { shapeOfSchema } from '../../contract/shape-of-schema.ts'
import { harmless } from '../../views/harmless.ts'
import { namedValue, showName, showValue, type Showing } from '../../views/show-values.ts'

const elementsShown = 30

/** A whole result for people: one line for each field, one for each element of a list. */
export function resultLines(
  result: Readonly<Record<string, unknown>>,
  tool: Tool,
  translator: Translator,
): readonly string[] {
  const shape = shapeOfSchema(tool.result())
  return Object.entries(result).flatMap(([name, value]) =>
    fieldLines(name, value, { shape: fieldOf(shape, name), fields: tool.texts.fields, translator }),
  )
}

function fieldLines(name: string, value: unknown, { shape, fields, translator }: Showing): readonly string[] {
  const title = showName(name, translator, fields)
  if (value === '') return []
  if (typeof value === 'string' && value.includes('\n')) return [`  ${title}:`, ...blockLines(value)]
  if (!isListOfObjects(value)) return [`  ${title}: ${showValue(value, shape, translator)}`]
  const element = shape?.type === 'list' ? shape.element : null
  const rows = value
    .slice(0, elementsShown)
    .map((one) => `    - ${elementLine(one, { shape: element, fields, translator })}`)
  const more =
    value.length > elementsShown
      ? [`    ${translator.text('value.more', { count: value.length - elementsShown })}`]
      : []
  return [`  ${title}:`, ...rows, ...more]
}

/** Text of several lines as it is, without an end of line that shows nothing. */
function blockLines(text: string): readonly string[] {
  const lines = text.trimEnd().split(/\r?\n/)
  return lines.map((line) => `    ${harmless(line)}`.trimEnd())
}

function elementLine(element: Readonly<Record<string, unknown>>, { shape, ...showing }: Showing): string {
  return Object.entries(element)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => namedValue(name, value, { ...showing, shape: fieldOf(shape, name) }))
    .join(', ')
}

function fieldOf(shape: Shape | null, name: string): Shape | null {
  return shape?.type === 'object' && Object.hasOwn(shape.fields, name) ? (shape.fields[name] ?? null) : null
}

function isListOfObjects(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  )
}
