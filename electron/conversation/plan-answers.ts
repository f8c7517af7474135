import type { Result } from '../kernel/result.ts'
import { durationsIn, orderIn } from './explanations.ts'
import type { Hearing } from './hearing.ts'
import type { PlanItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'
import { worksQuestion } from './works-question.ts'

/** The plan that stands below what was said last. */
function planIn({ log }: OpenChat): PlanItem | null {
  const plan = log.last('plan')
  return plan !== null && log.after('complaint', plan.id).length === 0 ? plan : null
}

/** True where its steps have run: what else there is comes of another look. */
export function isDone(chat: OpenChat): boolean {
  return planIn(chat)?.state === 'done'
}

/** A repair stands there, and nobody has been asked whether one that has run works. */
export function isOffered(chat: OpenChat): boolean {
  return worksQuestion(chat.log) === null && planIn(chat)?.state === 'open' && stepsOf(planIn(chat)).length > 0
}

/** The steps that a person would be asked about by the button; where none is ticked, the first. */
function stepsOf(plan: PlanItem | null): readonly string[] {
  const proposed = plan?.proposed ?? []
  const ticked = proposed.filter((step) => step.ticked)
  return (ticked.length > 0 ? ticked : proposed.slice(0, 1)).map(({ digest }) => digest)
}

/** Whoever wants it repaired is asked about the steps that stand there; where there are none, that is said. */
export function agree({ chat, steps, reply, tools }: Hearing): Result<null> {
  const plan = planIn(chat)
  const digests = stepsOf(plan)
  if (plan === null || digests.length === 0) {
    if (steps.isBusy()) return reply({ message: 'stillLooking' })
    return chat.log.last('checks') === null ? reply({ message: 'tellMore' }) : reply(...orderIn(chat, tools))
  }
  if (plan.state === 'running') return reply(...durationsIn(chat))
  return steps.approve({ planId: plan.id, digests })
}

/** What runs is stopped, and what was offered is put away. */
export function leaveIt({ chat, steps, reply }: Hearing): Result<null> {
  const plan = planIn(chat)
  if (steps.isBusy()) steps.stop()
  else if (plan?.state === 'open' || plan?.state === 'not_now') {
    const dismissed = steps.dismiss(plan.id)
    if (!dismissed.ok) return dismissed
  }
  return reply({ message: 'leftAlone' })
}
