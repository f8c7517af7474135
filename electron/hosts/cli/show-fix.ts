import type { LocalizedText } from '../../../shared/domain/locale.ts'
import { fieldName } from '../../../shared/texts/field-names.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { ProposedFix } from '../../agents/diagnosis.ts'
import type { Tool } from '../../tools/define-tool.ts'
import { harmless } from '../../views/harmless.ts'
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
    row('fix.arguments', visibleArguments(tool, args, translator)),
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

/** The arguments to the letter, each with what it is called. */
function visibleArguments(tool: Tool, args: Readonly<Record<string, unknown>>, { locale }: Translator): string {
  const named = Object.entries(args).map(([name, value]) => {
    const called = fieldName(name, locale) ?? tool.texts.arguments[name]?.[locale] ?? name
    return `${called}${typeof value === 'boolean' ? ':' : ''} ${harmless(JSON.stringify(value))}`
  })
  return named.length === 0 ? tool.name : `${named.join(', ')}  (${tool.name})`
}
