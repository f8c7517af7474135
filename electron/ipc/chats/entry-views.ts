import { locales } from '../../../shared/domain/locale.ts'
import type { ChatEntry, FindingView, WithheldView } from '../../../shared/ipc/views.ts'
import type { QuestionView } from '../../../shared/ipc/question-view.ts'
import { joinParts } from '../../../shared/texts/join.ts'
import { headlineOf, isAllLooked, placed } from '../../views/conclusion-words.ts'
import { wholeMinutes } from '../../views/whole-minutes.ts'
import { adviceOf } from '../../views/advice.ts'
import { leftOut } from '../../views/left-out.ts'
import { noticeText } from '../../conversation/notice-text.ts'
import { firstAidText, nothingPlanned } from '../../views/nothing-planned.ts'
import { isToWatch } from '../../views/watch-first.ts'
import { callView } from './call-view.ts'
import type {
  ChecksItem,
  ComplaintItem,
  FixesItem,
  KeptFinding,
  NoticeItem,
  Item,
  ReplyItem,
} from '../../conversation/items.ts'
import { isTyped } from '../../conversation/corrections.ts'
import { askedSlots } from '../../conversation/typed-turns.ts'
import { checkUpView } from './check-up-view.ts'
import { resultView } from './fix-result-view.ts'
import { modelEntry } from './model-entry.ts'
import { watchEntry } from './watch-entry.ts'
import { planView, withheldViews } from './plan-view.ts'
import { argumentViews, errorView, type EntryContext, type ViewContext } from './view-context.ts'
import { slotText } from '../../views/slot-text.ts'
import { callTitleOf, findingText, titleOf } from '../../views/tool-titles.ts'

/** One entry of a chat as a window shows it, in the language of this moment. */
export function entryView(entry: Item, context: EntryContext): ChatEntry {
  if (entry.kind === 'complaint' || entry.kind === 'reply') return saidView(entry, context)
  if (entry.kind === 'checks') return checksView(entry, context)
  if (entry.kind === 'watch') return watchEntry(entry, context)
  if (entry.kind === 'plan') return planView(entry, context)
  if (entry.kind === 'model') return modelEntry(entry, context)
  return entry.kind === 'fixes' ? fixesView(entry, context) : noticeView(entry, context)
}

function saidView(entry: ComplaintItem | ReplyItem, context: ViewContext): ChatEntry {
  const { id, at, isCorrected = false } = entry
  const text = entry.kind === 'complaint' ? entry.text : replyText(entry, context)
  return { kind: 'complaint', id, at, text, isTyped: isTyped(entry), isCorrected }
}

/** What a person said: as typed, or the words of what they picked. */
function replyText({ text, area, choice, occasion }: ReplyItem, context: ViewContext): string {
  if (occasion) return context.translator.text(`happens.${occasion}`)
  if (area) return context.translator.text(`ui.category.${area}`)
  return choice ? chosenText(choice, context) : text
}

/** Of a check that a person started with values of their own, what it is and these values. */
function chosenText(choice: NonNullable<ReplyItem['choice']>, context: ViewContext): string {
  if (context.registry.find(choice.tool)?.kind !== 'diagnostic') return choiceLabel(choice, context)
  const values = argumentViews(choice, context).filter(({ plain }) => plain)
  return joinParts([callTitleOf(choice, context), ...values.map(({ value }) => value)], context.translator.locale)
}

function checksView(entry: ChecksItem, context: ViewContext): ChatEntry {
  const { id, at, running, plan, cards, skipped, durationMs } = entry
  const lookedAt = cards.map(({ tool }) => tool)
  const found = findingViews(entry, context)
  return {
    kind: 'checks',
    ...{ id, at, running },
    outcome: plan?.outcome ?? 'run',
    firstAid: firstAidText(plan, context.translator)[0] ?? null,
    note: note(entry, found, context),
    headline: headlineView(entry, context),
    checkUp: checkUpView(entry, context),
    calls: cards.map((card) => callView(card, context)),
    skipped: leftOut(skipped, lookedAt).map(({ tool, reason }) => withheld(tool, reason, context)),
    findings: found,
    questions: running ? [] : questionViews(entry, context),
    withheld: withheldViews(entry.withheld ?? [], context),
    ...{ durationMs, leftMinutes: leftMinutes(entry) },
    toWatch: !running && isToWatch(entry, context.registry),
  }
}

/** Where a cause was found that suffices, nobody is sent on. */
function leftMinutes({ running, leftMs = null, conclusion }: ChecksItem): number | null {
  return running || !leftMs || conclusion?.verdict === 'explained' ? null : wholeMinutes(leftMs)
}

function note(item: ChecksItem, found: readonly FindingView[], { translator, registry }: ViewContext) {
  const { running, plan, error, ended, noFix } = item
  if (error) return translator.error(error).why
  if (plan?.reason === 'first_aid') return null
  if (plan?.outcome === 'none' || plan?.outcome === 'refuse') return nothingPlanned(plan, translator).join(' ')
  if (ended === 'stopped') return translator.text('ui.main.checks.stopped')
  if (ended === 'interrupted') return translator.text('ui.main.checks.interrupted')
  if (running) return null
  if (isToWatch(item, registry)) return translator.text('watch.comesAndGoes')
  if (isAllLooked(item)) return translator.text('ui.chat.allLooked')
  // Where one click opens what mends it, the button says what to do.
  return noFix && found[0]?.advice?.act?.kind !== 'open' ? translator.text('diagnose.noFix') : null
}

/** Nothing is concluded where nothing was looked at, and before the end nothing but what was found until then. */
export function headlineView(
  { ended, conclusion, findings, plan, cards, skipped }: ChecksItem,
  context: ViewContext,
): Extract<ChatEntry, { kind: 'checks' }>['headline'] {
  const isAnswer = ended === 'whole' || (conclusion?.causes.length ?? 0) > 0
  if (!isAnswer || !conclusion || cards.length + skipped.length === 0) return null
  return headlineOf(
    {
      ...{ conclusion, findings, plan },
      checked: cards.filter(({ verdict }) => verdict === 'healthy' || verdict === 'problem').length,
    },
    {
      translator: context.translator,
      titleOf: (tool) => titleOf(tool, context),
      findingText: (finding) => findingText(finding, context),
    },
  )
}

function findingViews({ findings, conclusion }: ChecksItem, context: ViewContext): readonly FindingView[] {
  if (!conclusion) return findings.map((finding) => findingView(finding, 'cause', context))
  const { causes, aside } = placed(findings, conclusion)
  return [
    ...causes.flatMap(({ finding, consequences }, index) => [
      { ...findingView(finding, 'cause', context), pictures: index === 0 ? picturesOf(finding, context) : [] },
      ...consequences.map((one) => findingView(one, 'consequence', context)),
    ]),
    ...aside.flatMap(({ finding, consequences }) =>
      [finding, ...consequences].map((one) => findingView(one, 'aside', context)),
    ),
  ]
}

function withheld(tool: string, reason: ChecksItem['skipped'][number]['reason'], context: ViewContext): WithheldView {
  return { title: titleOf(tool, context), reason: errorView(reason, context) }
}

function findingView(finding: KeptFinding, place: FindingView['place'], context: ViewContext): FindingView {
  const { tool, id, severity, evidence, evidenceText } = finding
  const { locale } = context.translator
  return {
    place,
    tool,
    id,
    severity,
    text: findingText(finding, context),
    source: titleOf(tool, context),
    evidenceText: evidenceText[locale],
    evidence,
    pictures: [],
    // What only follows goes with its cause: advice of its own would send a person elsewhere.
    advice: place === 'consequence' ? null : adviceOf(finding, context),
  }
}

function picturesOf({ pictures }: KeptFinding, { translator }: ViewContext): FindingView['pictures'] {
  return pictures?.[translator.locale] ?? []
}

function questionViews(entry: ChecksItem, context: ViewContext): readonly QuestionView[] {
  const { translator } = context
  const slotViews = askedSlots(entry).map((slot): QuestionView => ({
    kind: 'slot',
    slot,
    label: slotText(slot, 'ui.slot', translator),
  }))
  const choices = entry.questions.map(({ tool, askWhat, choices: offered }): QuestionView => ({
    kind: 'choice',
    tool,
    label: askWhat?.[translator.locale] ?? titleOf(tool, context),
    choices: offered.map(({ digest, args, object }) => ({
      digest,
      label: choiceLabel({ tool, args, object }, context),
    })),
  }))
  const areas = (entry.plan?.questions ?? []).map(({ category, tools }): QuestionView => ({
    kind: 'area',
    label: translator.text(`ui.category.${category}`),
    tools,
  }))
  return [...areas, ...slotViews, ...choices]
}

/** What tells the choices apart: the name of the thing, or the values themselves. */
function choiceLabel(call: Parameters<typeof callTitleOf>[0], context: ViewContext): string {
  const titled = context.registry.find(call.tool)?.texts.titleOf !== undefined
  if (titled) return callTitleOf(call, context)
  const values = argumentViews(call, context).map(({ value }) => value)
  return values.length === 0 ? callTitleOf(call, context) : joinParts(values, context.translator.locale)
}

function fixesView(entry: FixesItem, context: EntryContext): ChatEntry {
  const { id, at, cards, results, works } = entry
  return {
    kind: 'fixes',
    id,
    at,
    calls: cards.map((card) => callView(card, context)),
    results: results.map((result) => resultView(result, entry, context)),
    // Nobody is asked about what was undone.
    works: works === 'asked' && results.every(({ undone }) => undone) ? null : (works ?? null),
  }
}

function noticeView(entry: NoticeItem, context: ViewContext): ChatEntry {
  const { id, at, tone, error, elsewhere } = entry
  const text = noticeText(entry, context)
  const checkTool = elsewhere === undefined ? entry.checkTool : null
  return { kind: 'notice', id, at, tone, text, error: error ? errorView(error, context) : null, checkTool }
}

/** Words by which a chat can be found, in every language. */
export function searchTexts(entry: Item, context: Pick<ViewContext, 'registry'>): readonly string[] {
  if (entry.kind === 'complaint') return [entry.text]
  if (entry.kind === 'model') return [entry.said.text]
  if (entry.kind !== 'checks' && entry.kind !== 'fixes') return []
  const titles = entry.cards.flatMap(({ tool }) => Object.values(context.registry.find(tool)?.texts.title ?? {}))
  const args = entry.cards.flatMap((card) => Object.values(card.args).map(String))
  if (entry.kind === 'fixes') return [...titles, ...args]
  const found = entry.findings.flatMap(({ tool, id }) => {
    const texts = context.registry.find(tool)?.texts.findings[id]
    return texts ? locales.map((locale) => texts[locale]) : []
  })
  return [...titles, ...args, ...found]
}
