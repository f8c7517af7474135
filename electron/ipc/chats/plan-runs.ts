import type { ProposedFix } from '../../agents/diagnosis.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Machine } from '../../machines/machine.ts'
import type { Approvals } from '../../pipeline/approvals.ts'
import { callDigest } from '../../pipeline/call-digest.ts'
import type { Grants } from '../../pipeline/grants.ts'
import { validateArgs } from '../../tools/argument-validation.ts'
import { asCalled } from '../../tools/as-called.ts'
import type { Tool } from '../../tools/define-tool.ts'
import type { Registry } from '../../tools/registry.ts'
import type { AskPerson, PersonAnswer } from '../consent/ask-person.ts'
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
  readonly ask: AskPerson
  readonly grants: Grants
  /** Part of every digest of this run. */
  readonly nonce: () => string
  readonly approvals: () => Approvals
  readonly machine: Machine
  readonly registry: Registry
  /** Tells once that a question waits; a click only shows it. */
  readonly notifyParked: (chat: OpenChat, entryId: string) => void
}

/** A step with its tool and the digest that the call will have. */
type Step = { readonly fix: ProposedFix; readonly tool: Tool; readonly digest: string }

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

function stepOf(fix: ProposedFix, { registry, machine, caller, nonce }: PlanRunsDeps): Step | null {
  const tool = registry.find(fix.tool)
  const args = tool ? validateArgs(tool, fix.args) : null
  if (!tool || !args?.ok) return null
  // Made anew: a kept digest could belong to another version of the tool, another role or another PC.
  return {
    fix: { ...fix, args: args.value },
    tool,
    digest: callDigest(tool, args.value, { caller: caller(), machine: machine.kind, nonce: nonce() }),
  }
}

type Deciding = { readonly steps: readonly Step[]; readonly deps: PlanRunsDeps }

async function decideOn(chat: OpenChat, entry: PlanEntry, { steps, deps }: Deciding): Promise<Result<null>> {
  const covered = steps.every(({ tool, fix }) => deps.grants.covers(asCalled(tool, fix.args)))
  const said = covered
    ? null
    : await deps.ask({
        kind: 'fix',
        steps: steps.map(({ fix, ...step }) => ({
          ...step,
          args: fix.args,
          changes: entry.changes?.[fix.digest] ?? [],
          preview: fix.preview,
          ...(fix.object ? { object: fix.object } : {}),
        })),
      })
  if (said && said.answer !== 'run_now' && said.answer !== 'when_idle') {
    putOff(chat, entry, { said: said.answer, steps, deps })
    return ok(null)
  }
  if (said) approve(steps, said, deps)
  const kept = said?.remember ? await deps.grants.saved() : ok(undefined)
  if (!kept.ok) deps.board.notice(chat, { message: 'grantNotKept', tone: 'warning', error: kept.error })
  setPlan(chat, { id: entry.id, state: 'running', parked: [] }, deps)
  await runFixes(
    {
      chat,
      plan: entry,
      steps: steps.map(({ fix, digest }) => ({ ...fix, digest })),
      startNow: said?.answer === 'run_now',
    },
    deps,
  )
  return ok(null)
}

type PuttingOff = Deciding & { readonly said: Exclude<PersonAnswer['answer'], 'run_now' | 'when_idle'> }

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

/** The yes of the confirmation window, one for each step and bound to exactly its arguments. */
function approve(steps: readonly Step[], said: PersonAnswer, deps: PlanRunsDeps): void {
  const role = deps.caller().role
  if (role === 'ai_agent') return
  for (const { digest, tool } of steps) {
    deps.approvals().issue({ digest, role, shownTextHash: said.shownTextHash })
    if (said.remember) deps.grants.give(tool, { role, shownTextHash: said.shownTextHash, ...said.remember })
  }
}

type PlanChange = Pick<PlanEntry, 'id'> & Partial<Pick<PlanEntry, 'state' | 'parked' | 'deferrals'>>

function setPlan(chat: OpenChat, { id, ...change }: PlanChange, { board }: Pick<PlanRunsDeps, 'board'>): void {
  board.change(chat, (record) => changeEntry(record, { id, kind: 'plan' }, (plan) => ({ ...plan, ...change })), 'save')
}
