import { joinItems } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { asCalled } from '../contract/as-called.ts'
import type { Registry } from '../registry/registry.ts'
import { noticeWords } from '../views/notice-words.ts'
import { callTitleOf, findingText, titleOf } from '../views/tool-titles.ts'
import type { KeptFinding, NoticeItem } from './items.ts'

type Context = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

type Notice = Pick<NoticeItem, 'message' | 'tool' | 'call' | 'finding' | 'checks'>

/** What a notice says, in one language. */
export function noticeText(notice: Notice, context: Context): string {
  const { message, tool, call = { args: {} }, checks = [], finding } = notice
  const { translator } = context
  if (finding) return becauseText(finding, context)
  if (message === 'lookedAt') {
    const titles = checks.map((check) => titleOf(check, context))
    return translator.text('ui.main.lookedAt', { checks: joinItems(titles, translator.locale) })
  }
  return translator.text(`ui.main.${message}`, {
    title: tool === null ? '' : callTitleOf({ tool, ...call }, context),
    duration: message === 'takes' ? durationText(notice, context) : '',
  })
}

function durationText({ tool: name, call = { args: {} } }: Notice, { registry, translator }: Context): string {
  const tool = name === null ? null : registry.find(name)
  return (tool && noticeWords(asCalled(tool, call.args), call, translator.locale).duration) ?? ''
}

/** A finding as a reason: what holds, which check saw it, and what it read. */
function becauseText(finding: KeptFinding, context: Context): string {
  const { translator } = context
  const said = findingText(finding, context)
  const check = titleOf(finding.tool, context)
  const evidence = finding.evidenceText[translator.locale].replace(/[.。]$/u, '')
  return evidence === ''
    ? translator.text('ui.main.because', { said, check })
    : translator.text('ui.main.becauseSeen', { said, check, evidence })
}
