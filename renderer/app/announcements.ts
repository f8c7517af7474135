import { toldVerdict, type CallPhase } from '../../shared/domain/tool-call.ts'
import type { ChatEntry, FindingView, ChatView } from '../../shared/ipc/views.ts'
import { ended, joinItems, joinSentences, labelled } from '../../shared/texts/join.ts'
import { culpritOf } from '../components/culprit.ts'
import { errorSentences } from '../components/error-sentences.ts'
import { gapBehind } from '../components/gap-behind.ts'
import { planTitle } from '../components/plan-title.ts'
import { statusOf } from '../features/check-status/status.ts'
import { statusSentence } from '../features/check-status/check-status-text.ts'
import { isWaiting } from '../features/waiting-card/waiting-call.ts'
import type { WindowText } from '../i18n/text-context.ts'

/**
 * Says each state of a chat once. The first look at a chat, and the first in another language, is silent: what was
 * there before is not news.
 */
export type Announcer = (chat: ChatView, windowText: WindowText) => string

export function createAnnouncer(): Announcer {
  let place = ''
  let said = new Map<string, string>()
  // Of a long chat one entry changes, and the others stay the same objects.
  let known = new WeakMap<ChatEntry, string>()
  return (chat, windowText) => {
    const here = `${windowText.locale} ${chat.chatId}`
    const before = place === here ? said : null
    if (before === null) known = new WeakMap()
    const states = chat.entries.map((entry) => {
      const state = known.get(entry) ?? stateOf(entry, windowText)
      known.set(entry, state)
      return { entry, state }
    })
    const news = before === null ? [] : states.filter(({ entry, state }) => before.get(entry.id) !== state)
    place = here
    said = new Map(states.map(({ entry, state }) => [entry.id, state]))
    return news
      .map(({ entry }) => sentenceOf(entry, windowText))
      .filter((sentence) => sentence !== '')
      .join(' ')
  }
}

/** What counts as one state: while checks run, more of them can come. */
function stateOf(entry: ChatEntry, windowText: WindowText): string {
  if (entry.kind === 'checks' && entry.running && entry.calls.length > 0) return 'running'
  // The time left is said once a minute, and what was seen when it changes.
  if (entry.kind === 'watch' && entry.running && entry.watch !== null)
    return `${String(entry.watch.minutesLeft)} ${entry.watch.headline.text}`
  return sentenceOf(entry, windowText)
}

function sentenceOf(entry: ChatEntry, windowText: WindowText): string {
  const { text } = windowText
  switch (entry.kind) {
    case 'complaint':
      return ''
    case 'model':
      return modelSentence(entry, windowText)
    case 'notice':
      return joinSentences(
        [entry.text, ...(entry.error === null ? [] : [errorSentences(entry.error, windowText)])].filter(
          (said) => said !== '',
        ),
        windowText.locale,
      )
    case 'plan':
      if (entry.steps.length === 0) return ''
      if (entry.state !== 'open') return text(`ui.plan.${entry.state}`)
      return plannedSentence(entry.steps, windowText)
    case 'fixes':
      return fixesSentence(entry, windowText)
    case 'watch':
      return watchSentence(entry, windowText)
    case 'checks':
      return checksSentence(entry, windowText)
  }
}

function plannedSentence(steps: Extract<ChatEntry, { kind: 'plan' }>['steps'], { text, locale }: WindowText): string {
  const titles = joinItems(
    steps.map(({ title }) => title),
    locale,
  )
  return ended(labelled(text(planTitle(steps)), titles, locale), locale)
}

/** While checks run: that they run, not every step of it. At the end: the line, the verdict, and how much more was found. */
function checksSentence(entry: Extract<ChatEntry, { kind: 'checks' }>, windowText: WindowText): string {
  const status = statusOf(entry)
  const looking = status.total === 0 ? '' : windowText.text('ui.chat.looking')
  if (entry.running) return entry.firstAid ?? looking
  return [
    entry.firstAid ?? '',
    // What showed only after a fix was found by no run of its own.
    status.total === 0 && entry.findings.length > 0 ? '' : ended(statusSentence(status, windowText), windowText.locale),
    ...foundSentences(entry, windowText),
    entry.note ?? '',
    ...entry.questions.map((question) => question.label),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/**
 * The verdict, or the first finding where there is none. The others are counted, as far as the verdict does not: nobody can skip what
 * is read to them.
 */
function foundSentences(entry: Extract<ChatEntry, { kind: 'checks' }>, windowText: WindowText): readonly string[] {
  const { headline } = entry
  const found = entry.findings.filter(isOfTheAnswer)
  const told = headline === null ? (found[0] ?? null) : culpritOf(entry)
  const count = found.filter((finding) => finding !== told && (headline === null || finding.place !== 'cause')).length
  return [
    ...(told === null ? [headline?.text ?? '', headline?.detail ?? ''] : [toldFinding(told, headline, windowText)]),
    count === 0 ? '' : windowText.text('ui.chat.saidMore', { count }),
  ]
}

/** With its severity, as the title of the finding shows it. */
function toldFinding(
  { severity, text }: FindingView,
  headline: { readonly text: string } | null,
  windowText: WindowText,
): string {
  return ended(`${windowText.text(`ui.chat.severity.${severity}`)} ${headline?.text ?? text}`, windowText.locale)
}

/** What was only noticed stands folded below. */
function isOfTheAnswer({ place }: FindingView): boolean {
  return place !== 'aside'
}

function fixesSentence(entry: Extract<ChatEntry, { kind: 'fixes' }>, { text, locale }: WindowText): string {
  const said = (name: string, value: string): string => ended(labelled(name, value, locale), locale)
  const waiting = entry.calls.filter(isWaiting).map((call) => said(call.title, text(`ui.card.state.${call.state}`)))
  const results = entry.results.map((result) => {
    const back = result.isBack ? ` ${text('ui.result.back')}` : ''
    if (result.undone) return `${said(text('ui.result.undone'), result.title)}${back}`
    if (result.error?.code === 'postponed') {
      const word = text('ui.result.postponed')
      return ended(`${word}${gapBehind(word)}${result.title}`, locale)
    }
    const verdict = text(`ui.result.verdict.${toldVerdict(result.verdict, result.reason)}`)
    const sentences = [verdict, result.reasonText, text('ui.result.act', { title: result.title })]
    return joinSentences(
      sentences.filter((sentence) => sentence !== ''),
      locale,
    )
  })
  const question = entry.works === 'asked' ? [text('ui.works.question')] : []
  const sentences = [...results, ...waiting, ...question]
  if (sentences.length > 0) return sentences.join(' ')
  const atWork = entry.calls.find(({ phase }) => phase !== null && toldPhases.includes(phase))
  return atWork?.phase ? said(atWork.title, text(`ui.card.phase.${atWork.phase}`)) : text('ui.result.working')
}

/** Those that can take long; what comes before them is over at once, and the repair is said to have begun. */
const toldPhases: readonly CallPhase[] = ['working', 'checking']

/** While it runs: how long still, and what it says so far. At the end: what it says. */
function watchSentence(
  { watch, running, note, error }: Extract<ChatEntry, { kind: 'watch' }>,
  { text, locale }: WindowText,
): string {
  if (error !== null) return errorSentences(error, { locale })
  if (watch === null) return text('watch.begins')
  const { headline, minutesLeft, title } = watch
  const said = running
    ? [headline.text, text('watch.left', { minutes: minutesLeft })]
    : [title, headline.text, headline.detail ?? '', note ?? '']
  return said
    .filter((part) => part !== '')
    .map((part) => ended(part, locale))
    .join(' ')
}

/** An answer is said once, when it is finished: nobody can listen to words that still change. */
function modelSentence(
  { running, model, text: said, note, why }: Extract<ChatEntry, { readonly kind: 'model' }>,
  { text }: WindowText,
): string {
  if (running) return ''
  const finished = said === '' ? [] : [text('talk.finished', { model, text: said })]
  return [...finished, note, why].filter(Boolean).join(' ')
}
