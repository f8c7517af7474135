import type { Caller } from '../../shared/domain/caller.ts'
import type { Conditions } from '../../shared/condition/evaluate.ts'
import { fail, type Result } from '../kernel/result.ts'
import { createCheckUpMemory, type CheckUpMemory } from '../checkup/check-up-memory.ts'
import type { KeptCheckUps } from '../checkup/kept-check-ups.ts'
import type { Timers } from '../kernel/timers.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import { createConversationCalls } from './calls.ts'
import { createChosenCalls } from './chosen-calls.ts'
import { createChats } from './chats.ts'
import { stepsIn } from './chat-steps.ts'
import type { ChatStore } from './chat-files.ts'
import { createCheckRuns, type CheckNews } from './check-runs.ts'
import type { Driver, Said } from './driver.ts'
import type { FixNews } from './fix-run.ts'
import { createFixValues } from './fix-values.ts'
import { hearTyped } from './follow-ups.ts'
import type { Steps } from './hearing.ts'
import type { Words } from './kept-findings.ts'
import type { OpenChat } from './open-chats.ts'
import { createMessageQueue } from './message-queue.ts'
import { createPlanRuns, type PlanNews } from './plan-runs.ts'
import { proofToolOf } from './proof-tool.ts'
import { createSessionMemory, type EndedCalls } from './session-memory.ts'
import { createTalkRuns } from './talk-runs.ts'
import { createUndoRuns } from './undo-runs.ts'
import { unkeptChats } from './unkept-chats.ts'
import { createWatchRuns } from './watch-runs.ts'
import { createWaitingCalls } from './waiting-calls.ts'

export type PartsDeps = Pick<
  PipelinePorts,
  'registry' | 'runners' | 'undo' | 'clock' | 'ids' | 'logger' | 'idleQueue' | 'consent'
> & {
  readonly store: ChatStore
  readonly driver: Driver
  readonly history: EndedCalls
  /** What check-ups of this PC saw. */
  readonly checkUps: KeptCheckUps
  readonly pipeline: Pipeline
  readonly conditions: Conditions
  readonly caller: () => Caller
  readonly translators: Words['translators']
  readonly timers: Timers
  /** Keeps the text of a result at hand; gives its size, null where it is not shown. */
  readonly keepResult: (callId: string, result: unknown) => number | null
  readonly undoUntil: (callId: string) => Promise<number | null>
  readonly grantsKept?: (() => Promise<Result<void>>) | undefined
  /** After so long what can be done about a sure cause is offered before everything was looked at; absent = at the end alone. */
  readonly offersAfterMs?: number
}

export type ConversationNews = { readonly kind: 'changed'; readonly kept: boolean } | CheckNews | FixNews | PlanNews

export type Parts = ReturnType<typeof createParts>

/** What all conversations work with. */
export function createParts(deps: PartsDeps, tell: (chat: OpenChat, news: ConversationNews) => void) {
  const { registry, idleQueue, caller, driver } = deps
  const chats = createChats({
    ...deps,
    onChanged: ({ chat, kept }) => {
      tell(chat, { kind: 'changed', kept })
      queue.look(chat)
    },
    proofOf: (name) => proofToolOf(name, registry),
  })
  const calls = createConversationCalls({ ...deps, chats })
  const memory = createSessionMemory(deps.history)
  const shared = {
    ...deps,
    chats,
    calls,
    tell,
    memory,
    values: createFixValues(deps),
    checkUps: checkUpMemory(deps),
    words: wordsOf(deps),
  }
  const onEnded = (chat: OpenChat): void => queue.look(chat)
  const checks = createCheckRuns({ ...shared, onEnded })
  const startNow = (callId: string): void => void idleQueue.answer(callId, 'now', caller().role)
  const plans = createPlanRuns({ ...shared, startNow, onEnded })
  const undos = createUndoRuns({ ...shared, ports: deps, onEnded })
  const watches = createWatchRuns({ ...shared, onEnded })
  const talking = createTalkRuns({ ...shared, onEnded })
  const waiting = createWaitingCalls(deps)
  const steps = (chat: OpenChat, queued: Steps['queue']): Steps => ({
    ...stepsIn(chat, { driver, calls, checks, plans, undos, watches, talking }),
    queue: queued,
  })
  const queue = createMessageQueue({
    ...shared,
    isFree: (chat) => steps(chat, heardAlready).isFree(),
    hear: (chat, text) => hearTyped({ text }, { chat, steps: steps(chat, heardAlready) }, shared),
  })
  const hear = (chat: OpenChat, said: Said): ReturnType<typeof hearTyped> =>
    hearTyped(said, { chat, steps: steps(chat, (text) => queue.add(chat, text)) }, shared)
  const idle = async (): Promise<void> => {
    const works = [talking, checks, plans, undos, watches]
    await Promise.all([...works, waiting].map((work) => work.idle()))
    await queue.idle()
    // What waited may have begun something.
    await Promise.all(works.map((work) => work.idle()))
  }
  const chosen = createChosenCalls({ ...shared, checks, plans })
  return { driver, chats, calls, checks, plans, chosen, undos, watches, talking, waiting, memory, idle, hear, queue }
}

function wordsOf({ registry, conditions, runners, translators, store }: PartsDeps): Words {
  return { registry, conditions, translators, nowMs: () => runners.own.now(), keeps: store !== unkeptChats }
}

function checkUpMemory(deps: PartsDeps): CheckUpMemory {
  const { runners, checkUps: kept } = deps
  return createCheckUpMemory({ ...deps, kept, target: () => runners.own.target, nowMs: () => runners.own.now() })
}

/** What has waited already does not wait again. */
const heardAlready = (): Result<null> => fail('chat_busy')
