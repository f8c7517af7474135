import { ended, joinItems, joinSentences, labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { asCalled } from '../contract/as-called.ts'
import type { Registry } from '../registry/registry.ts'
import { adviceOf } from '../views/advice.ts'
import { nameOfLoss, noticeWords, undoText, type DecisionWords } from '../views/notice-words.ts'
import { callTitleOf, findingText, titleOf } from '../views/tool-titles.ts'
import type { KeptFinding, NoticeItem } from './items.ts'

type Context = { readonly registry: Pick<Registry, 'find' | 'isElevated'>; readonly translator: Translator }

type Notice = Pick<NoticeItem, 'message' | 'tool' | 'call' | 'finding' | 'follows' | 'checks'>

/** What a notice says, in one language. */
export function noticeText(notice: Notice, context: Context): string {
  const { message, tool, call = { args: {} }, checks = [], finding } = notice
  const { translator } = context
  if (message === 'means') return meaningText(notice, context)
  if (message === 'comesFirst' || message === 'comesAsked' || message === 'risks') return stepText(notice, context)
  if (finding) return becauseText(finding, context)
  if (message === 'lookedAt' || message === 'comesLater') {
    const titles = checks.map((check) => titleOf(check, context))
    return translator.text(`ui.main.${message}`, { checks: joinItems(titles, translator.locale) })
  }
  return translator.text(`ui.main.${message}`, {
    title: tool === null ? '' : callTitleOf({ tool, ...call }, context),
    duration: message === 'takes' ? (wordsOf(notice, context)?.duration ?? '') : '',
  })
}

function wordsOf({ tool: name, call = { args: {} } }: Notice, { registry, translator }: Context): DecisionWords | null {
  const tool = name === null ? null : registry.find(name)
  return (
    tool &&
    noticeWords(asCalled(tool, call.args), call, { locale: translator.locale, isElevated: registry.isElevated() })
  )
}

/** A finding as a reason: what holds, which check saw it, and what it read. */
function becauseText(finding: KeptFinding, context: Context): string {
  const { translator } = context
  const said = ended(findingText(finding, context), translator.locale)
  const check = titleOf(finding.tool, context)
  const evidence = finding.evidenceText[translator.locale].replace(/[.。]$/u, '')
  return evidence === ''
    ? translator.text('ui.main.because', { said, check })
    : translator.text('ui.main.becauseSeen', { said, check, evidence })
}

/** What a finding means for a person: what else shows because of it, what a repair for it says, and what they can do themselves. */
function meaningText({ tool: name, call, finding, follows = [] }: Notice, context: Context): string {
  const { registry, translator } = context
  const { locale } = translator
  if (finding === undefined) return ''
  const repair = name === null ? null : registry.find(name)
  const why = repair?.texts.notice?.why[locale]
  const title = name === null ? '' : callTitleOf({ tool: name, ...(call ?? { args: {} }) }, context)
  const also = follows.map((one) => findingText(one, context))
  const advice = adviceOf(finding, { registry, translator })?.text
  return joinSentences(
    [
      becauseText(finding, context),
      ...(also.length === 0 ? [] : [translator.text('ui.main.meansAlso', { said: joinSentences(also, locale) })]),
      ...(why === undefined ? [] : [translator.text('ui.main.meansRepair', { title, why })]),
      ...(advice === undefined ? [] : [advice]),
    ],
    locale,
  )
}

/** A step in the words that stand in the question before it runs. */
function stepText(notice: Notice, context: Context): string {
  const { message, tool, finding } = notice
  const { registry, translator } = context
  const words = wordsOf(notice, context)
  const title = words?.title ?? tool ?? ''
  const said = finding ? ended(findingText(finding, context), translator.locale) : ''
  const risk = tool === null ? undefined : registry.find(tool)?.access.risk
  const about =
    message === 'risks'
      ? translator.text('ui.main.risks', { title, risk: translator.text(`ui.shell.riskMeans.${risk ?? 'elevated'}`) })
      : translator.text(message === 'comesFirst' && said !== '' ? 'ui.main.comesFirst' : 'ui.main.comesAsked', {
          title,
          said,
        })
  const what = message === 'risks' && words ? [words.what] : []
  return joinSentences(
    [about, ...what, ...(words ? [...lossOf(words, translator), undoText(words, translator)] : [])],
    translator.locale,
  )
}

function lossOf(words: DecisionWords, translator: Translator): readonly string[] {
  return words.lose === null ? [] : [labelled(translator.text(nameOfLoss(words)), words.lose, translator.locale)]
}
