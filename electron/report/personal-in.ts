import path from 'node:path'

import { createCutter, withTexts, type PersonalItem, type Report } from '../../shared/domain/report.ts'
import { byForm, isTelling } from '../../shared/domain/personal-forms.ts'
import type { Category } from '../../shared/domain/tool-manifest.ts'
import { personalKindOf } from './personal-fields.ts'

/** A value that is personal wherever it stands. */
export type Known = Pick<PersonalItem, 'kind' | 'value'>

/** A result of a check that stands behind the report. */
export type Read = { readonly category: Category; readonly result: unknown }

/** Everything personal that stands in a report: what is known, what its checks have read, and what tells itself by its form. */
export function personalIn(report: Report, known: readonly Known[], read: readonly Read[]): readonly PersonalItem[] {
  const texts: string[] = []
  withTexts(report, (text) => {
    texts.push(text)
    return text
  })
  const whole = texts.join('\n').toLowerCase()
  const all = [
    ...known,
    ...read.flatMap(({ category, result }) => named(result, null, category)),
    ...texts.flatMap(byForm),
  ]
  // A check can have read thousands of names, of which a report has a few.
  const standing = all.filter(({ value }) => isTelling(value) && whole.includes(value.toLowerCase()))
  const items = [...new Map(standing.map((one) => [one.value.toLowerCase(), one])).values()]
  const cut = createCutter(items)
  const places = items.map(() => 0)
  for (const text of texts) for (const { item } of cut(text)) if (item !== null) places[item] = (places[item] ?? 0) + 1
  return items
    .map(({ kind, value }, index) => ({ kind, value, places: places[index] ?? 0 }))
    .filter((item) => item.places > 0)
}

function named(held: unknown, field: string | null, category: Category): readonly Known[] {
  if (Array.isArray(held)) return held.flatMap((one) => named(one, field, category))
  if (typeof held === 'object' && held !== null)
    return Object.entries(held).flatMap(([name, inner]) => named(inner, name, category))
  const kind = field === null ? null : personalKindOf(field, category)
  if (typeof held !== 'string' || kind === null) return []
  return kind === 'file' ? ofPath(held) : kind === 'person' ? ofAccount(held) : [{ kind, value: held }]
}

const ofWindows = /^(?:[a-z]:)?\\(?:windows|program files(?: \(x86\))?|programdata|users\\public)(?:\\|$)/i

/** A document is named with its folder and without. What belongs to Windows belongs to nobody. */
function ofPath(value: string): readonly Known[] {
  if (ofWindows.test(value)) return []
  const last = path.win32.basename(value)
  return [value, ...(last.includes('.') ? [last] : [])].map((text) => ({ kind: 'file', value: text }))
}

/** `CONTOSO\kim` names a domain and a person. */
function ofAccount(value: string): readonly Known[] {
  const [domain, name] = value.split('\\')
  if (domain === undefined || name === undefined) return [{ kind: 'person', value }]
  return [
    { kind: 'network', value: domain },
    { kind: 'person', value: name },
  ]
}
