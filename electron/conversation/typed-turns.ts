import { fail, ok, type Result } from '../kernel/result.ts'
import type { Conversation } from './conversations.ts'
import type { Said } from './driver.ts'
import type { ChecksItem } from './items.ts'
import { lastUndoable } from './undo-runs.ts'
import { worksQuestion } from './works-question.ts'

type Log = Pick<Conversation['log'], 'last'>

/** What a reply can name: an area to look at, or the thing that a fix is about. */
type OpenChoice =
  | ({ readonly kind: 'area' } & NonNullable<ChecksItem['plan']>['questions'][number])
  | ({ readonly kind: 'thing'; readonly question: ChecksItem['questions'][number] } & Thing)

type Thing = ChecksItem['questions'][number]['choices'][number]

/** Choices that the last checks left open, in the order in which they are numbered. */
export function openChoices(log: Log): readonly OpenChoice[] {
  const checks = log.last('checks')
  if (checks === null || checks.running) return []
  const areas = (checks.plan?.questions ?? []).map((area) => ({ kind: 'area', ...area }) as const)
  const things = checks.questions.flatMap((question) =>
    question.choices.map((thing) => ({ kind: 'thing', question, ...thing }) as const),
  )
  return [...areas, ...things]
}

/**
 * Values that checks asked for, where the answer could say more. A cause that suffices, or can be repaired, comes first: nobody
 * is asked for a file or a name beside it.
 */
export function askedSlots({
  noFix,
  conclusion,
  skipped,
}: Pick<ChecksItem, 'noFix' | 'conclusion' | 'skipped'>): readonly string[] {
  if (conclusion && conclusion.causes.length > 0 && (conclusion.verdict === 'explained' || !noFix)) return []
  const isOpen = (name: string): boolean => conclusion?.open.some(({ tool }) => tool === name) ?? true
  const asking = skipped.flatMap(({ tool, reason: { code, data } }) =>
    code === 'answer_needed' && isOpen(tool) ? [String(data['slot'])] : [],
  )
  return [...new Set(asking)]
}

/** How one turn ended. Error: it did not begin. */
export type TurnEnd = Result<{
  readonly hasQuestions: boolean
  readonly isUndone: boolean
  readonly isStopped: boolean
}>

/** What a person typed where there are no buttons, up to its end: also the question about the plan that comes of it. */
export async function takeTurn(conversation: Conversation, said: Said, signal: AbortSignal): Promise<TurnEnd> {
  const { log } = conversation
  const before = { plan: log.last('plan')?.id ?? '', replies: repliesTo(log), notice: log.last('notice')?.id }
  const begun = await hear(conversation, said)
  if (!begun.ok) return begun
  if (signal.aborted) conversation.stop()
  await conversation.idle()
  await repair(conversation, { after: before.plan, signal })
  const notice = log.last('notice')
  const isUndone = notice?.id !== before.notice && notice?.message === 'undone'
  return ok({ hasQuestions: repliesTo(log) !== before.replies, isUndone, isStopped: signal.aborted })
}

/** One question for each plan that came after this one and is open, and one for each that follows from it. */
export async function repair(
  conversation: Conversation,
  { after, signal }: { readonly after: string; readonly signal: AbortSignal },
): Promise<void> {
  for (const plan of conversation.log.after('plan', after).filter(({ state }) => state === 'open')) {
    if (signal.aborted) return
    const digests = plan.proposed.map(({ digest }) => digest)
    if (conversation.approve({ planId: plan.id, digests, andFollowUps: true }).ok) await conversation.idle()
  }
}

/** Changes with what a person can reply to. */
function repliesTo(log: Log): string {
  return `${log.last('checks')?.id ?? ''} ${worksQuestion(log)?.id ?? ''}`
}

/** What is said to what stands there already. */
const laterSteps: ReadonlyMap<string, (conversation: Conversation) => Result<null>> = new Map([
  ['/works', (conversation) => sayWorks(conversation, true)],
  ['/no', (conversation) => sayWorks(conversation, false)],
  ['/deeper', lookDeeper],
])

function lookDeeper(conversation: Conversation): Result<null> {
  const checks = conversation.log.last('checks')
  return checks === null ? fail('plan_changed') : conversation.lookDeeper(checks.id)
}

function sayWorks(conversation: Conversation, isWorking: boolean): Result<null> {
  const asked = worksQuestion(conversation.log)
  return asked === null ? fail('plan_changed') : conversation.works(asked.id, isWorking)
}

/** `/undo`, `/answer` with a value, a number from the list, an answer to what was asked, or a complaint. */
async function hear(conversation: Conversation, said: Said): Promise<Result<null>> {
  if (said.text === '/undo') {
    const undoable = lastUndoable(conversation.log)
    return undoable === null ? fail('undo_missing') : conversation.undo(undoable)
  }
  const [, value, number] = /^(?:\/answer\s+(.+)|(\d+))$/s.exec(said.text) ?? []
  const answer = value ?? number
  const step = laterSteps.get(said.text)
  if (step) return step(conversation)
  return answer === undefined ? conversation.say(said) : reply(conversation, answer)
}

/** A number names one of the choices; any other text is the value that was asked for. */
function reply(conversation: Conversation, text: string): Result<null> {
  const chosen = openChoices(conversation.log)[Number(text) - 1]
  if (chosen) return chosen.kind === 'area' ? conversation.look(chosen.tools) : conversation.choose(chosen.digest)
  const checks = conversation.log.last('checks')
  const [slot] = checks ? askedSlots(checks) : []
  return slot === undefined ? fail('plan_changed') : conversation.answer(slot, text)
}
