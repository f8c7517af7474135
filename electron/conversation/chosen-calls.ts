import type { ChosenCheck } from '../../shared/domain/check-plan.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import { unknownTool } from '../registry/unknown-tool.ts'
import type { Chats } from './chats.ts'
import type { CheckAnswers } from './check-answers.ts'
import type { Driver } from './driver.ts'
import { planItem, type ReplyItem } from './items.ts'
import { knownIn } from './later-looks.ts'
import type { OpenChat } from './open-chats.ts'
import type { PlanRuns } from './plan-runs.ts'

/** A tool that a person chose, with the values that they entered: usual ones may be left out. */
export type ChosenCall = Required<ChosenCheck>

export type ChosenCalls = {
  /**
   * Runs a check; of a repair it makes a plan and asks the person about it. What is wrong is answered before anything shows in
   * the conversation.
   */
  run(chat: OpenChat, chosen: ChosenCall): Promise<Result<null>>
}

export type ChosenCallsDeps = {
  readonly registry: Registry
  readonly chats: Chats
  readonly checks: Pick<CheckAnswers, 'runChosen'>
  readonly plans: Pick<PlanRuns, 'approve'>
  readonly driver: Pick<Driver, 'offer'>
  readonly pipeline: Pipeline
  readonly caller: () => Caller
  readonly clock: Clock
  readonly ids: Ids
}

export function createChosenCalls(deps: ChosenCallsDeps): ChosenCalls {
  return {
    run: (chat, chosen) => {
      const { registry, checks, caller } = deps
      const tool = registry.find(chosen.tool)
      if (tool === null) return answered(unknownTool(chosen.tool, registry))
      const reason = registry.unavailableReasons(tool, caller().role)[0]
      if (reason) return answered(reason)
      const args = validateArgs(tool, chosen.args)
      if (!args.ok) return Promise.resolve(args)
      if (tool.kind === 'diagnostic') return Promise.resolve(checks.runChosen(chat, chosen))
      if (tool.kind === 'remediation') return repair(chat, chosen, deps)
      return answered(appError('not_diagnostic', { tool: tool.name }))
    },
  }
}

function answered(error: ReturnType<typeof appError>): Promise<Result<null>> {
  return Promise.resolve({ ok: false, error })
}

async function repair(chat: OpenChat, chosen: ChosenCall, deps: ChosenCallsDeps): Promise<Result<null>> {
  const { chats, driver, pipeline, caller, clock, ids } = deps
  const known = knownIn(chat.log)
  const turn = { items: chat.log.all(), known, pipeline, caller: caller(), signal: new AbortController().signal }
  const { proposed, withheld } = await driver.offer(chosen, turn)
  const [fix] = proposed
  if (fix === undefined) return withheld[0] ? { ok: false, error: withheld[0].reason } : fail('plan_changed')
  const said: ReplyItem = {
    ...{ kind: 'reply', id: ids.newId(), at: clock.now(), text: '' },
    choice: { tool: fix.tool, args: fix.args, ...(fix.object ? { object: fix.object } : {}) },
  }
  const plan = planItem({ id: ids.newId(), at: clock.now() }, { proposed, withheld: [], questions: [] }, known)
  chats.change(
    chat,
    (log) => {
      log.add(said)
      log.add(plan)
    },
    'save',
  )
  const asked = deps.plans.approve(chat, { planId: plan.id, digests: [fix.digest] })
  return asked.ok ? ok(null) : asked
}
