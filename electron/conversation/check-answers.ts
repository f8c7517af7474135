import type { ChosenCheck } from '../../shared/domain/check-plan.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import type { Chats } from './chats.ts'
import type { FixValues } from './fix-values.ts'
import type { ItemLog } from './item-log.ts'
import { planItem, type ChecksItem, type PlanItem, type ReplyItem } from './items.ts'
import { shortened } from './kept-findings.ts'
import { knownIn, type Look } from './later-looks.ts'
import type { OpenChat } from './open-chats.ts'
import type { SessionMemory } from './session-memory.ts'
import type { WorkUnderWay } from './work-under-way.ts'

/** What a person answers to what checks asked. It stands in the conversation as their words. */
export type CheckAnswers = {
  /** Runs checks that a person chose. What is no safe diagnostic is told as skipped. */
  look(chat: OpenChat, tools: readonly string[]): Result<null>
  /** Runs a check with the values that a person entered. */
  runChosen(chat: OpenChat, chosen: Required<ChosenCheck>): Result<null>
  /** A value that a check asked for: what waited for it runs. */
  answer(chat: OpenChat, slot: string, value: string): Result<null>
  /** Picks the thing that a fix is about: it becomes a plan, nothing more. */
  choose(chat: OpenChat, digest: string): Result<null>
}

type CheckAnswersDeps = {
  readonly chats: Chats
  readonly memory: SessionMemory
  readonly values: FixValues
  readonly clock: Clock
  readonly ids: Ids
}
type Means = { readonly look: Look } & Pick<WorkUnderWay<OpenChat>, 'track'>

export function checkAnswers({ look, track }: Means, deps: CheckAnswersDeps): CheckAnswers {
  const { ids, clock } = deps
  const said = (what: Pick<ReplyItem, 'text' | 'area'>): ReplyItem => ({
    ...{ kind: 'reply', id: ids.newId(), at: clock.now() },
    ...what,
  })
  return {
    look: (chat, tools) => {
      const area = areaOf(tools, chat.log)
      return look(chat, once(tools), (log) => {
        if (area) log.add(said({ text: '', area }))
      })
    },
    runChosen: (chat, chosen) => look(chat, [chosen], (log) => log.add({ ...said({ text: '' }), choice: chosen })),
    answer: (chat, slot, value) => {
      const tools = toolsAskingFor(chat.log, slot)
      if (tools.length === 0) return fail('plan_changed')
      return look(chat, once(tools), (log) => {
        log.set({ draft: '', known: { ...log.known(), [slot]: value } })
        log.add(said({ text: value }))
      })
    },
    choose: (chat, digest) => {
      const choice = choiceOf(chat, digest)
      if (choice === null) return fail('plan_changed')
      track(addChosen(chat, choice, deps), chat)
      return ok(null)
    },
  }
}

function once(tools: readonly string[]): readonly ChosenCheck[] {
  return [...new Set(tools)].map((tool) => ({ tool }))
}

/** The area that the last checks asked about and that has just these checks. */
function areaOf(tools: readonly string[], log: ItemLog): ReplyItem['area'] {
  const areas = log.last('checks')?.plan?.questions ?? []
  return areas.find((one) => one.tools.length === tools.length && one.tools.every((tool) => tools.includes(tool)))
    ?.category
}

function toolsAskingFor(log: ItemLog, slot: string): readonly string[] {
  // What showed only after a fix was found by no run of its own.
  const isRun = ({ running, plan, cards }: ChecksItem): boolean => running || plan !== null || cards.length > 0
  const runs = log.after('checks', log.last('complaint')?.id ?? '').filter(isRun)
  const asking = ({ skipped }: ChecksItem): readonly string[] =>
    skipped
      .filter(({ reason: { code, data } }) => code === 'answer_needed' && data['slot'] === slot)
      .map(({ tool }) => tool)
  // A complaint can ask for two values: the answer to one leaves the other open.
  const isGiven = log.known()[slot] !== undefined
  const checks = isGiven || runs.at(-1)?.running === true ? undefined : runs.findLast((run) => asking(run).length > 0)
  return checks === undefined ? [] : asking(checks)
}

type Choice = { readonly itemId: string; readonly proposed: PlanItem['proposed'] }

function choiceOf({ log }: OpenChat, digest: string): Choice | null {
  for (const item of [...log.after('checks', '')].reverse()) {
    for (const { tool, because, choices } of item.questions) {
      const chosen = choices.find((choice) => choice.digest === digest)
      if (!chosen) continue
      return {
        itemId: item.id,
        proposed: [{ tool, because: shortened(because), ...chosen, ticked: true, preview: null }],
      }
    }
  }
  return null
}

async function addChosen(chat: OpenChat, { itemId, proposed }: Choice, deps: CheckAnswersDeps): Promise<void> {
  const { chats, clock, ids, memory, values } = deps
  const { checks, conclusion } = await memory.of(itemId)
  const base = { id: ids.newId(), at: clock.now(), changes: values.planned(proposed, checks) }
  memory.remember(base.id, { checks, conclusion })
  const plan = planItem(base, { proposed, withheld: [], questions: [] }, knownIn(chat.log))
  const said = proposed.map(({ tool, args, object }): ReplyItem => ({
    ...{ kind: 'reply', id: ids.newId(), at: clock.now(), text: '' },
    choice: { tool, args, ...(object ? { object } : {}) },
  }))
  chats.change(
    chat,
    (log) => {
      for (const item of [...said, plan]) log.add(item)
    },
    'save',
  )
}
