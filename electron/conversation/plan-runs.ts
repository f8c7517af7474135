import type { ProposedFix } from '../../shared/domain/diagnosis.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Consent, PlanAnswer } from '../pipeline/consent.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Registry } from '../registry/registry.ts'
import { safely } from './check-runs.ts'
import { canBeRepeated, markRepeated } from './handled-steps.ts'
import { runFixes, type FixRunDeps } from './fix-run.ts'
import type { PlanItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'
import { outsideArguments, textsRead } from './outside-arguments.ts'
import type { EndedCalls } from './session-memory.ts'
import { createWorkUnderWay } from './work-under-way.ts'

export type PlanRuns = {
  /**
   * Asks a person about these steps, and runs those that they agree to. Answers once the question is on its way.
   * @param andFollowUps true = asks about what follows from it as well, until nothing does or nothing is agreed to
   */
  approve(chat: OpenChat, asked: AskedPlan): Result<null>
  dismiss(chat: OpenChat, planId: string): Result<null>
  /** Takes questions about plans of this conversation off the screen: nobody has answered them. */
  stopAsking(chat: OpenChat): void
  /** Everything that was begun has come to its end. */
  idle(): Promise<unknown>
}

export type AskedPlan = {
  readonly planId: string
  readonly digests: readonly string[]
  readonly andFollowUps?: boolean
}

export type PlanNews =
  /** What was said to the steps of a plan. */
  | { readonly kind: 'answered'; readonly agreed: readonly ProposedFix[]; readonly unanswered: readonly ProposedFix[] }
  /** Nobody answered: the plan waits. Told once. */
  | { readonly kind: 'waits'; readonly planId: string }

export type PlanRunsDeps = FixRunDeps & {
  readonly consent: Pick<Consent, 'askPlan'>
  /** Whether the permission that went with a yes could be kept; absent = none goes with it. */
  readonly grantsKept?: (() => Promise<Result<void>>) | undefined
  readonly registry: Registry
  readonly history: EndedCalls
  readonly tell: (chat: OpenChat, news: PlanNews) => void
  /** Work of this conversation has come to its end. */
  readonly onEnded: (chat: OpenChat) => void
}

type Step = { readonly fix: ProposedFix; readonly tool: Tool }

export function createPlanRuns(deps: PlanRunsDeps): PlanRuns {
  const { track, idle } = createWorkUnderWay(deps.onEnded)
  const asking = new Map<string, { readonly chat: OpenChat; readonly controller: AbortController }>()
  const approve = (chat: OpenChat, { planId, digests, andFollowUps = false }: AskedPlan): Result<null> => {
    const plan = chat.log.get('plan', planId)
    const steps = plan ? stepsOf(plan, digests, deps) : null
    if (!plan || steps === null) return fail('plan_changed')
    // The question is on the screen already: a second one would not make it more urgent.
    if (plan.state === 'confirming') return ok(null)
    if (plan.state === 'running' || plan.state === 'superseded') return fail('plan_changed')
    // What was undone can be run again, after a question of its own.
    if (plan.state === 'done' && !canBeRepeated(plan, digests, chat.log)) return fail('plan_changed')
    setPlan(chat, { id: planId, state: 'confirming' }, deps)
    const work = async (): Promise<void> => {
      const controller = new AbortController()
      asking.set(planId, { chat, controller })
      const decided = await safely(() => decideOn(chat, plan, { steps, deps, signal: controller.signal }))
      asking.delete(planId)
      if (!decided.ok) setPlan(chat, { id: planId, state: plan.state === 'done' ? 'done' : 'open' }, deps)
      const next = decided.ok && andFollowUps ? decided.value : null
      if (next) approve(chat, { planId: next.id, digests: next.proposed.map(({ digest }) => digest), andFollowUps })
    }
    track(work(), chat)
    return ok(null)
  }
  return {
    approve,
    dismiss: (chat, planId) => {
      const plan = chat.log.get('plan', planId)
      if (plan?.state !== 'open' && plan?.state !== 'not_now') return fail('plan_changed')
      setPlan(chat, { id: planId, state: 'refused', waiting: [] }, deps)
      return ok(null)
    },
    stopAsking: (chat) => {
      for (const one of asking.values()) if (one.chat === chat) one.controller.abort()
    },
    idle,
  }
}

/** The steps of this plan in their order; null when one of them is not part of it or cannot be run any more. */
function stepsOf(plan: PlanItem, digests: readonly string[], deps: PlanRunsDeps): readonly Step[] | null {
  const wanted = new Set(digests)
  const fixes = plan.proposed.filter((fix) => wanted.has(fix.digest))
  if (fixes.length !== wanted.size) return null
  const steps = fixes.flatMap((fix) => stepOf(fix, deps) ?? [])
  return steps.length === fixes.length ? steps : null
}

function stepOf(fix: ProposedFix, { registry }: PlanRunsDeps): Step | null {
  const tool = registry.find(fix.tool)
  const args = tool ? validateArgs(tool, fix.args) : null
  return tool && args?.ok ? { fix: { ...fix, args: args.value }, tool } : null
}

type Deciding = { readonly steps: readonly Step[]; readonly deps: PlanRunsDeps }

/** Gives the plan that follows; null = none, or nothing was agreed to. */
async function decideOn(
  chat: OpenChat,
  plan: PlanItem,
  { steps, deps, signal }: Deciding & { readonly signal: AbortSignal },
): Promise<Result<PlanItem | null>> {
  const texts = await textsRead(chat.log.all(), deps)
  const asked = steps.map(({ fix, tool }) => ({
    ...{ ...fix, tool, changes: plan.changes?.[fix.digest] ?? [] },
    outside: texts === null ? [] : outsideArguments(tool, fix.args, texts),
  }))
  // A kept digest could belong to another version of the tool, another role or another PC: each answer has its own.
  const isTainted = chat.log.all().some(({ kind }) => kind === 'model')
  const answers = await deps.consent.askPlan(asked, { caller: deps.caller(), signal, isTainted })
  const said = steps.map(({ fix }, index) => ({ fix, answer: answers[index] }))
  const agreed = said.flatMap(({ fix, answer }) => (answer && isYes(answer) ? [{ ...fix, digest: answer.digest }] : []))
  const unanswered = said.flatMap(({ fix, answer }) => (answer?.answer === 'nobody' && fix.ticked ? [fix] : []))
  deps.tell(chat, { kind: 'answered', agreed, unanswered })
  if (agreed.length === 0) {
    putOff(chat, plan, { said: answers[0]?.answer ?? 'nobody', steps, deps })
    return ok(null)
  }
  const digests = said.flatMap(({ fix, answer }) => (answer && isYes(answer) ? [fix.digest] : []))
  deps.chats.change(chat, (log) => markRepeated(plan, digests, log), 'save')
  const kept = await deps.grantsKept?.()
  if (kept?.ok === false) deps.chats.notice(chat, { message: 'grantNotKept', tone: 'warning', error: kept.error })
  setPlan(chat, { id: plan.id, state: 'running', waiting: [] }, deps)
  const startNow = answers.some((answer) => answer.answer === 'approve' && answer.startNow === true)
  return ok(await runFixes({ chat, plan, steps: agreed, startNow }, deps))
}

function isYes({ answer }: PlanAnswer): boolean {
  return answer === 'approve' || answer === 'covered'
}

type PuttingOff = Deciding & { readonly said: PlanAnswer['answer'] }

/** Nothing was approved. A question that nobody answered stays open and waits. */
function putOff(chat: OpenChat, plan: PlanItem, { said, steps, deps }: PuttingOff): void {
  if (plan.state === 'done') setPlan(chat, { id: plan.id, state: 'done' }, deps)
  else if (said === 'refuse') setPlan(chat, { id: plan.id, state: 'refused', waiting: [] }, deps)
  else if (said === 'not_today') {
    const deferrals = (plan.deferrals ?? 0) + 1
    setPlan(chat, { id: plan.id, state: 'not_now', waiting: [], deferrals }, deps)
  } else {
    setPlan(chat, { id: plan.id, state: 'open', waiting: steps.map(({ fix }) => fix.digest) }, deps)
    if (plan.waiting.length === 0) deps.tell(chat, { kind: 'waits', planId: plan.id })
  }
}

type PlanChange = Pick<PlanItem, 'id'> & Partial<Pick<PlanItem, 'state' | 'waiting' | 'deferrals'>>

function setPlan(chat: OpenChat, { id, ...change }: PlanChange, { chats }: Pick<PlanRunsDeps, 'chats'>): void {
  chats.change(chat, (log) => log.replace('plan', id, (plan) => ({ ...plan, ...change })), 'save')
}
