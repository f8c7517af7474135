import { readPath } from '../../shared/condition/shape.ts'
import type { ListView } from '../../shared/ipc/step-facts.ts'
import { joinParts } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { shapeOfSchema } from '../contract/shape-of-schema.ts'
import { isDigest } from './digests.ts'
import { harmless } from './harmless.ts'
import { namedValue, showValue } from './show-values.ts'

const itemsShown = 8

/** What a dry run would remove, the largest first; null = it lists nothing. */
export function previewList(
  { preview: declared }: Pick<Tool, 'preview'>,
  preview: Readonly<Record<string, unknown>>,
  { translator, most = itemsShown }: { readonly translator: Translator; readonly most?: number },
): ListView | null {
  const list = declared?.list
  const all = list ? preview[list.field] : null
  if (!list || !Array.isArray(all) || all.length === 0) return null
  const items = (all as readonly Readonly<Record<string, unknown>>[]).slice(0, most).map((item) => ({
    name: harmless(String(item[list.name])),
    size: showValue(item[list.bytes], { type: 'integer', unit: 'B' }, translator),
  }))
  const total = Number(preview[list.total] ?? items.length)
  return { items, more: total > items.length ? translator.text('preview.more', { count: total - items.length }) : null }
}

/** What a dry run says, its sums only. */
export function previewText(tool: Tool, preview: Readonly<Record<string, unknown>>, translator: Translator): string {
  const shape = shapeOfSchema(tool.result())
  const { list } = tool.preview ?? {}
  const count = list ? preview[list.total] : undefined
  const sum = Object.entries(preview).find(
    ([name, value]) => typeof value === 'number' && readPath(shape, name)?.unit === 'B',
  )
  if (typeof count === 'number' && sum)
    return translator.text('preview.sum', { count, size: showValue(sum[1], readPath(shape, sum[0]), translator) })
  const { fields, values, arguments: said } = tool.texts
  const parts = Object.entries(preview)
    // Nothing of something is not worth a word, and what it is asked for stands in the step itself.
    .filter(([name, value]) => said[name] === undefined && value !== 0 && value !== '' && !isDigest(value))
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .map(([name, value]) => namedValue(name, value, { shape: readPath(shape, name), fields, values, translator }))
  return joinParts(parts, translator.locale)
}
