import type { PersonalItem, PersonalKind } from './report.ts'

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

/** What tells itself as personal by its form, wherever it stands. */
export function byForm(text: string): readonly Pick<PersonalItem, 'kind' | 'value'>[] {
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
export function isTelling(value: string): boolean {
  return value.trim().length > 1 && !common.has(value.trim().toLowerCase()) && !/^\d{1,3}$/.test(value)
}
