import type { Translator } from '../../shared/texts/translate.ts'
import { joinItems } from '../../shared/texts/join.ts'
import type { NoticeItem } from '../conversation/items.ts'
import { asCalled } from '../contract/as-called.ts'
import type { Registry } from '../registry/registry.ts'
import { callTitle } from './call-words.ts'
import { findingSentence } from './finding-words.ts'
import { noticeWords } from './notice-words.ts'

type Context = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

type Notice = Pick<NoticeItem, 'message' | 'tool' | 'call' | 'finding' | 'checks'>

/** What a notice says, in one language. */
export function noticeText(notice: Notice, context: Context): string {
  const { message, tool: name, call = { args: {} }, checks = [], finding } = notice
  const { registry, translator } = context
  const { locale } = translator
  const titleOf = (tool: string): string => registry.find(tool)?.texts.title[locale] ?? tool
  if (finding) return becauseText(finding, titleOf(finding.tool), context)
  if (message === 'lookedAt')
    return translator.text('ui.main.lookedAt', { checks: joinItems(checks.map(titleOf), locale) })
  if (name === null) return translator.text(`ui.main.${message}`, { title: '' })
  const found = registry.find(name)
  if (!found) return translator.text(`ui.main.${message}`, { title: name, duration: '' })
  const tool = asCalled(found, call.args)
  const duration = message === 'takes' ? noticeWords(tool, call, locale).duration : null
  return translator.text(`ui.main.${message}`, { title: callTitle(tool, call, locale), duration: duration ?? '' })
}

/** A finding as a reason: what holds, which check saw it, and what it read. */
function becauseText(
  finding: NonNullable<Notice['finding']>,
  check: string,
  { registry, translator }: Context,
): string {
  const said = findingSentence(registry.find(finding.tool), finding, translator)
  const evidence = finding.evidenceText[translator.locale].replace(/[.。]$/u, '')
  return evidence === ''
    ? translator.text('ui.main.because', { said, check })
    : translator.text('ui.main.becauseSeen', { said, check, evidence })
}
