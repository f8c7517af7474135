import type { LocalizedText } from '../../../shared/domain/locale.ts'
import { fieldName } from '../../../shared/texts/field-names.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { ProposedFix } from '../../agents/diagnosis.ts'
import type { Tool } from '../../tools/define-tool.ts'
import { hasRightToLeft } from '../../../shared/texts/exact-text.ts'
import { freeArguments } from '../../tools/free-arguments.ts'
import { exactly, inStoredOrder } from '../../views/harmless.ts'
import { previewText } from '../../views/preview-text.ts'

type Shown = { readonly tool: Tool; readonly args: Readonly<Record<string, unknown>>; readonly digest: string }

/** Everything a person must know before saying yes: from metadata and validated arguments only. */
export function previewLines({ tool, args, digest }: Shown, translator: Translator): readonly string[] {
  const { locale } = translator
  const row = (key: Parameters<Translator['text']>[0], value: string): string => `    ${translator.text(key)}: ${value}`
  const notice = tool.texts.notice
  const of = (text: LocalizedText): string => text[locale]
  const flags = needs(tool, translator)
  return [
    `  ${of(tool.texts.title)}  [${translator.text(`risk.${tool.access.risk}`)}${flags === '' ? '' : `; ${flags}`}]`,
    ...(notice
      ? [
          row('fix.what', of(notice.what)),
          row('fix.why', of(notice.why)),
          row('fix.lose', of(notice.whatYouLose)),
          row('fix.duration', of(notice.duration)),
          row('fix.undo', of(notice.undo)),
        ]
      : [row('fix.what', of(tool.texts.purpose))]),
    ...argumentLines({ tool, args }, translator),
    ...(tool.access.risk === 'elevated' ? [`    ${translator.text('confirm.needsDigest', { digest })}`] : []),
  ]
}

/** One proposed step with its number, the finding that led to it, and what a dry run said. */
export function proposalLines(
  fix: ProposedFix,
  tool: Tool,
  {
    number,
    translator,
    because,
  }: { readonly number: number; readonly translator: Translator; readonly because: string },
): readonly string[] {
  const mark = fix.ticked ? `${number}.` : `${number}. (${translator.text('fix.optional')})`
  const [title, ...rest] = previewLines({ tool, args: fix.args, digest: fix.digest }, translator)
  const preview = fix.preview
    ? [`    ${translator.text('fix.preview')}: ${previewText(tool, fix.preview, translator)}`]
    : []
  return [`${mark} ${(title ?? '').trim()}`, `    ${translator.text('fix.because')}: ${because}`, ...rest, ...preview]
}

function needs({ access }: Tool, translator: Translator): string {
  const wanted = [
    ...(access.requiresAdmin ? [translator.text('fix.needs.admin')] : []),
    ...(access.requiresIdleCheck ? [translator.text('fix.needs.idle')] : []),
  ]
  return wanted.join('; ')
}

/** The arguments to the letter, each with what it is called; a text of somebody's own wording stands below, whole. */
function argumentLines({ tool, args }: Omit<Shown, 'digest'>, translator: Translator): readonly string[] {
  const free = freeArguments(tool)
  const values = Object.entries(args).map(([name, value]) => ({
    called: fieldName(name, translator.locale) ?? tool.texts.arguments[name]?.[translator.locale] ?? name,
    value,
    json: JSON.stringify(value),
    whole: free.has(name) && value !== null,
  }))
  const short = values
    .filter(({ whole }) => !whole)
    .map(({ called, value, json }) => `${called}${typeof value === 'boolean' ? ':' : ''} ${exactly(json)}`)
  const named = short.length === 0 ? tool.name : `${short.join(', ')}  (${tool.name})`
  return [
    `    ${translator.text('fix.arguments')}: ${named}`,
    ...values
      .filter(({ whole }) => whole)
      .flatMap(({ called, value, json }) => [
        `    ${translator.text('fix.whole', { called, count: typeof value === 'string' ? value.length : json.length })}`,
        ...wholeLines(typeof value === 'string' ? value : json),
      ]),
    ...values
      .filter(({ json }) => hasRightToLeft(json))
      .map(({ called, json }) => `    ${translator.text('fix.storedOrder', { called })}: ${inStoredOrder(json)}`),
  ]
}

const rowColumns = 72

/** Every row has a sign of its own in front: nothing in a text can look like a line of the question. */
function wholeLines(value: string): readonly string[] {
  return value.split('\n').flatMap((line) => rowsOf(exactly(JSON.stringify(line).slice(1, -1))))
}

function rowsOf(line: string): readonly string[] {
  const rows: string[] = []
  let row = ''
  let columns = 0
  for (const character of line) {
    const width = (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2
    if (columns + width > rowColumns) {
      rows.push(row)
      row = ''
      columns = 0
    }
    row += character
    columns += width
  }
  return [...rows, row].map((each) => `    | ${each}`)
}
