import { keysOf } from '../../../shared/domain/closed-record.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { ConsentAnswer, ConsentBatch, ConsentStep } from '../../pipeline/consent.ts'
import type { AllowedRole } from '../../policy/approver-role.ts'
import { linesOf } from './show-fix.ts'
import { waitingText } from './show-items.ts'

type Said = 'approve' | 'refuse' | 'not_today' | 'wait' | 'now'

type Choice<Value extends Said = Said> = {
  readonly value: Value
  readonly label: string
  /** Nothing is done with it, now or later today. */
  readonly isNo: boolean
}

/** A step that is asked about by itself: what it is, what a person reads of it, and what they can say. */
export type StepQuestion = {
  readonly title: string
  readonly lines: readonly string[]
  readonly choices: readonly Choice[]
}

const stepAnswers = { approve: 'confirm.yes', refuse: 'confirm.refuse', not_today: 'confirm.notToday' } as const
const waitAnswers = { wait: 'idle.wait', now: 'idle.now', not_today: 'idle.notToday' } as const

export function questionOf(step: ConsentStep, batch: ConsentBatch, words: Parameters<typeof linesOf>[1]): StepQuestion {
  const [title = '', ...lines] = linesOf(step, words).map((line) => line.trim())
  if (batch.from !== 'wait') return { title, lines, choices: choicesOf(stepAnswers, words.translator) }
  return { title, lines: [waitingText(batch, words.translator)], choices: waitChoices(words.translator) }
}

/** What can be said to a step that waits for a free PC. */
export function waitChoices(translator: Translator): readonly Choice<keyof typeof waitAnswers>[] {
  return choicesOf(waitAnswers, translator)
}

function choicesOf<Value extends Said>(
  answers: Readonly<Record<Value, MessageKey>>,
  translator: Translator,
): readonly Choice<Value>[] {
  return keysOf(answers).map((value) => ({ value, label: translator.text(answers[value]), isNo: isNo(value) }))
}

function isNo(said: Said | null): said is 'refuse' | 'not_today' {
  return said === 'refuse' || said === 'not_today'
}

/** What was said, as the answer of this person; whoever has said nothing that was offered has not answered. */
export function answerOf(said: Said | null, role: AllowedRole, shownTextHash: string): ConsentAnswer {
  if (isNo(said)) return { answer: said }
  if (said !== 'approve' && said !== 'now') return { answer: 'nobody' }
  return { answer: 'approve', role, shownTextHash, startNow: said === 'now' }
}
