import { createColors } from 'picocolors'

import { localMinute } from '../../../shared/domain/local-minute.ts'
import type { WaitsFor } from '../../../shared/domain/tool-call.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { CallCard, NoticeItem } from '../../conversation/items.ts'
import { askedSlots, openChoices } from '../../conversation/typed-turns.ts'
import { worksQuestion } from '../../conversation/works-question.ts'
import { noticeText } from '../../conversation/notice-text.ts'
import { wholeMinutes } from '../../views/whole-minutes.ts'
import { slotText } from '../../views/slot-text.ts'
import type { Showing } from './showing.ts'
import { showError } from './show-error.ts'
import { callTitleOf, titleOf } from '../../views/tool-titles.ts'

type Log = Conversation['log']

/** Lines without colours, for a host that leads on by itself. */
export function chatShowing({ translator, registry, terminal }: Showing): Showing {
  return { translator, registry, terminal: { ...terminal, colors: createColors(false) }, isChat: true }
}

type TypedCommand = { name: string; description: string; input?: { hint: string } }

/** What can be typed in a chat beside a complaint, behind a slash. */
export function typedCommands(translator: Translator): TypedCommand[] {
  const input = { hint: translator.text('acp.answer.hint') }
  return [
    { name: 'undo', description: translator.text('acp.undo') },
    { name: 'answer', description: translator.text('acp.answer'), input },
    { name: 'works', description: translator.text('ui.works.yes') },
    { name: 'no', description: translator.text('ui.works.no') },
    { name: 'deeper', description: translator.text('acp.deeperName') },
  ]
}

/** What a reply can name in a chat, numbered, and the value that a check asked for. */
export function replyLines(log: Log, showing: Showing): readonly string[] {
  const { translator } = showing
  const choices = openChoices(log).map((one, index) => {
    if (one.kind === 'area')
      return {
        head: translator.text('diagnose.asks'),
        row: `${index + 1}. ${translator.text(`ui.category.${one.category}`)}`,
      }
    const { tool, askWhat } = one.question
    const head = askWhat?.[translator.locale] ?? titleOf(tool, showing)
    return { head, row: `${index + 1}. ${callTitleOf({ tool, args: one.args, object: one.object }, showing)}` }
  })
  const rows = choices.flatMap(({ head, row }, index) => (head === choices[index - 1]?.head ? [row] : [head, row]))
  const checks = log.last('checks')
  const [slot] = checks ? askedSlots(checks) : []
  return [
    ...(rows.length === 0 ? [] : [...rows, translator.text('acp.pick')]),
    ...(slot === undefined ? [] : [translator.text('acp.tell', { what: slotText(slot, 'slot', translator) })]),
    ...(worksQuestion(log) === null ? [] : [translator.text('ui.works.question'), translator.text('acp.works')]),
    ...deeperLines(log, translator),
  ]
}

/** Where a cause was found that suffices, nobody is sent on. */
function deeperLines(log: Log, translator: Translator): readonly string[] {
  const { leftMs = null, conclusion } = log.last('checks') ?? {}
  if (!leftMs || conclusion?.verdict === 'explained' || worksQuestion(log) !== null) return []
  return [translator.text('acp.deeper', { minutes: wholeMinutes(leftMs) })]
}

export function noticeLines(notice: NoticeItem, showing: Pick<Showing, 'registry' | 'translator'>): readonly string[] {
  const { error, message, checkTool, elsewhere } = notice
  const said = noticeText(notice, showing)
  if (message === 'unknownCall' && checkTool !== null) {
    const tool = elsewhere === undefined ? checkTool : `${checkTool} --target ${elsewhere}`
    return [said, showing.translator.text('crash.checkNow', { tool })]
  }
  return error === null ? [said] : [said, ...showError(error, showing.translator)]
}

export function waitingText(waits: WaitsFor, translator: Translator): string {
  if (waits.reason === 'outside_hours')
    return translator.text('idle.waitingForTime', { time: localMinute(waits.opensAt) })
  return translator.text('idle.waiting', { reason: translator.text(`idle.reason.${waits.reason}`) })
}

/** What is to be known of a call beside its title. */
export function cardLines(card: CallCard, { translator }: Showing): readonly string[] {
  const { error, lastLine } = card
  if (error) return showError(error, translator)
  if (card.idleReason === 'outside_hours')
    return [waitingText({ reason: card.idleReason, opensAt: card.opensAt }, translator)]
  if (card.idleReason) return [waitingText({ reason: card.idleReason }, translator)]
  return lastLine === null ? [] : [lastLine]
}
