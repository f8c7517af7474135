import path from 'node:path'

import {
  createCutter,
  withTexts,
  type PersonalItem,
  type PersonalKind,
  type Report,
} from '../../shared/domain/report.ts'
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

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'

/** What is personal by its form alone, wherever it comes from. */
const forms: readonly { readonly kind: PersonalKind; readonly pattern: RegExp }[] = [
  { kind: 'person', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { kind: 'person', pattern: /(?<=\b[a-z]:\\users\\)[^\\/:*?"<>|\n]+(?=\\|$)/gi },
  { kind: 'person', pattern: /\bS-1-5-21(?:-\d+){3,}/g },
  { kind: 'address', pattern: new RegExp(`(?<![\\d.])${octet}(?:\\.${octet}){3}(?![\\d.]*\\d)`, 'g') },
  { kind: 'address', pattern: /\b[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}\b/gi },
  {
    kind: 'address',
    pattern: /(?<![\w:])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|[0-9a-f:]*[0-9a-f]::[0-9a-f:]*[0-9a-f])(?![\w:])/gi,
  },
  { kind: 'address', pattern: /(?<=\\\\)[\w.-]+(?=\\)/g },
  {
    kind: 'file',
    pattern: /[\p{L}\p{N}_.-]+\.(?:docx?|xlsx?|pptx?|pdf|hwpx?|txt|csv|jpe?g|png|zip|pst|ost)(?![\p{L}\p{N}])/giu,
  },
]

function byForm(text: string): readonly Known[] {
  return forms.flatMap(({ kind, pattern }) => (text.match(pattern) ?? []).map((value) => ({ kind, value })))
}

/** Accounts and addresses that every PC has name nobody. */
const common = new Set(
  [
    'system',
    'everyone',
    'administrators',
    'users',
    'guest',
    'guests',
    'builtin',
    'nt authority',
    'local service',
  ].concat(
    [
      'network service',
      'interactive',
      'authenticated users',
      'workgroup',
      'localhost',
      'public',
      'default',
      'microsoft corporation',
      'microsoft',
    ],
    ['127.0.0.1', '0.0.0.0', '255.255.255.255', '::1'],
  ),
)

/** A single letter would cut texts to pieces and tells nothing. */
function isTelling(value: string): boolean {
  return value.trim().length > 1 && !common.has(value.trim().toLowerCase()) && !/^\d{1,3}$/.test(value)
}
