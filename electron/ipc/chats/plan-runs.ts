import type { ProposedFix } from '../../agents/diagnosis.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Consent, PlanAnswer } from '../../pipeline/consent.ts'
import type { Grants } from '../../pipeline/grants.ts'
import { validateArgs } from '../../contract/argument-validation.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { Registry } from '../../registry/registry.ts'
import type { OpenChat } from './open-chat.ts'
import { changeEntry, entryOf, type PlanEntry } from './chat-record.ts'
import { safely } from './check-runs.ts'
import { runFixes, type FixRunDeps } from './fix-run.ts'

export type PlanRuns = {
  /** Asks a person about these steps; what they say decides. Resolves once the question is on its way. */
  review(chat: OpenChat, entryId: string, digests: readonly string[]): Result<null>
  dismiss(chat: OpenChat, entryId: string): Result<null>
  /** Everything that was begun has come to its end. */
  idle(): Promise<unknown>
}

export type PlanRunsDeps = FixRunDeps & {
  readonly grants: Pick<Grants, 'saved'>
  readonly consent: () => Pick<Consent, 'askPlan'>
  readonly registry: Registry
  /** Tells once that a question waits; a click only shows it. */
  readonly notifyParked: (chat: OpenChat, entryId: string) => void
}

type Step = { readonly fix: ProposedFix; readonly tool: Tool }

export function createPlanRuns(deps: PlanRunsDeps): PlanRuns {
  const working = new Set<Promise<unknown>>()
  const track = (work: Promise<unknown>): void => {
    const done = work.finally(() => working.delete(done))
    working.add(done)
  }
  return {
    review: (chat, entryId, digests) => {
      if (!chat.live) return fail('chat_read_only')
      const entry = entryOf(chat.record, 'plan', entryId)
      const steps = entry ? stepsOf(entry, digests, deps) : null
      if (!entry || steps === null) return fail('plan_changed')
      // The question is on the screen already: a second one would not make it more urgent.
      if (entry.state === 'confirming') return ok(null)
      if (entry.state === 'running' || entry.state === 'done') return fail('plan_changed')
      setPlan(chat, { id: entryId, state: 'confirming' }, deps)
      track(
        safely(() => decideOn(chat, entry, { steps, deps })).then((decided) => {
          if (!decided.ok) setPlan(chat, { id: entryId, state: 'open' }, deps)
        }),
      )
      return ok(null)
    },
    dismiss: (chat, entryId) => {
      const entry = entryOf(chat.record, 'plan', entryId)
      if (!chat.live) return fail('chat_read_only')
      if (entry?.state !== 'open' && entry?.state !== 'not_now') return fail('plan_changed')
      setPlan(chat, { id: entryId, state: 'refused', parked: [] }, deps)
      return ok(null)
    },
    idle: () => Promise.all(working),
  }
}

/** The steps of this plan in their order; null when one of them is not part of it or cannot be run any more. */
function stepsOf(entry: PlanEntry, digests: readonly string[], deps: PlanRunsDeps): readonly Step[] | null {
  const wanted = new Set(digests)
  const fixes = entry.proposed.filter((fix) => wanted.has(fix.digest))
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

async function decideOn(chat: OpenChat, entry: PlanEntry, { steps, deps }: Deciding): Promise<Result<null>> {
  const asked = steps.map(({ fix, tool }) => ({ ...fix, tool, changes: entry.changes?.[fix.digest] ?? [] }))
  const { signal } = new AbortController()
  // A kept digest could belong to another version of the tool, another role or another PC: each answer has its own.
  const answers = await deps.consent().askPlan(asked, { caller: deps.caller(), signal })
  const [said] = answers
  if (said?.answer !== 'approve' && said?.answer !== 'covered') {
    putOff(chat, entry, { said: said?.answer ?? 'nobody', steps, deps })
    return ok(null)
  }
  const kept = await deps.grants.saved()
  if (!kept.ok) deps.board.notice(chat, { message: 'grantNotKept', tone: 'warning', error: kept.error })
  setPlan(chat, { id: entry.id, state: 'running', parked: [] }, deps)
  await runFixes(
    {
      chat,
      plan: entry,
      steps: steps.map(({ fix }, index) => ({ ...fix, digest: answers[index]?.digest ?? fix.digest })),
      startNow: said.answer === 'approve' && said.startNow === true,
    },
    deps,
  )
  return ok(null)
}

type PuttingOff = Deciding & { readonly said: Exclude<PlanAnswer['answer'], 'approve' | 'covered'> }

/** Nothing was approved. A question that nobody answered stays open and waits. */
function putOff(chat: OpenChat, entry: PlanEntry, { said, steps, deps }: PuttingOff): void {
  if (said === 'refuse') setPlan(chat, { id: entry.id, state: 'refused', parked: [] }, deps)
  else if (said === 'not_today') {
    const deferrals = (entry.deferrals ?? 0) + 1
    setPlan(chat, { id: entry.id, state: 'not_now', parked: [], deferrals }, deps)
  } else {
    setPlan(chat, { id: entry.id, state: 'open', parked: steps.map(({ fix }) => fix.digest) }, deps)
    if (entry.parked.length === 0) deps.notifyParked(chat, entry.id)
  }
}

type PlanChange = Pick<PlanEntry, 'id'> & Partial<Pick<PlanEntry, 'state' | 'parked' | 'deferrals'>>

function setPlan(chat: OpenChat, { id, ...change }: PlanChange, { board }: Pick<PlanRunsDeps, 'board'>): void {
  board.change(chat, (record) => changeEntry(record, { id, kind: 'plan' }, (plan) => ({ ...plan, ...change })), 'save')
}
