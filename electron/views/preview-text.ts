import { readPath } from '../../shared/condition/shape.ts'
import { joinParts } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../tools/define-tool.ts'
import { shapeOfSchema } from '../tools/shape-of-schema.ts'
import { namedValue } from './show-values.ts'

/** What a dry run says, its sums only. */
export function previewText(tool: Tool, preview: Readonly<Record<string, unknown>>, translator: Translator): string {
  const shape = shapeOfSchema(tool.result())
  const parts = Object.entries(preview)
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .map(([name, value]) => namedValue(name, value, { shape: readPath(shape, name), translator }))
  return joinParts(parts, translator.locale)
}
