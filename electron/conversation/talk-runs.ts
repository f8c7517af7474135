import { appError, ok, type Result } from '../kernel/result.ts'
import { knownIn } from './later-looks.ts'
import { keepFound, newChecks, safely, withFindings, type CheckRunsDeps } from './check-runs.ts'
import type { Talked, Talks, Turn } from './driver.ts'
import { createEarlyPlan } from './early-plan.ts'
import { createModelWords } from './model-words.ts'
import { keepableParts, keptBackIn } from './keepable-parts.ts'
import type { OpenChat } from './open-chats.ts'
import { createWorkUnderWay } from './work-under-way.ts'

/** Messages that are no complaint, answered by a model in the conversation so far. */
export type TalkRuns = {
  /** Null = nobody can be asked. */
  readonly talks: Talks | null
  /** `otherwise` is done where the model says nothing. */
  talk(chat: OpenChat, text: string, otherwise: () => void): Result<null>
  /** Keeps these parts of it from every model. What there is no part of is left out. */
  keepBack(chat: OpenChat, keys: readonly string[]): Result<null>
  idle(): Promise<void>
}

export type TalkRunsDeps = Pick<
  CheckRunsDeps,
  'chats' | 'calls' | 'driver' | 'memory' | 'values' | 'words' | 'caller' | 'clock' | 'ids' | 'timers' | 'onEnded'
>

export function createTalkRuns(deps: TalkRunsDeps): TalkRuns {
  const { driver, calls, ids, clock } = deps
  const { track, idle } = createWorkUnderWay(deps.onEnded)
  const { talks = null } = driver
  return {
    talks,
    idle,
    keepBack: (chat, keys) => {
      const parts = keepableParts(chat.log.all(), (name) => deps.words.registry.find(name))
      keptBackIn(chat, deps.chats).add(keys.filter((key) => parts.some((part) => part.key === key)))
      return ok(null)
    },
    talk: (chat, text, otherwise) => {
      if (talks === null) return ok(null)
      // Its checks stand in an item of their own, which is there once it looks at something.
      const item = newChecks(ids.newId(), clock.now())
      const running = calls.begin(chat, item)
      track(
        talkOn({ chat, text, item, talks, running }, deps)
          .then((isAnswered) => {
            if (!isAnswered && !running.signal.aborted) otherwise()
          })
          .finally(() => running.end()),
        chat,
      )
      return ok(null)
    },
  }
}

type Talk = {
  readonly chat: OpenChat
  readonly text: string
  readonly item: ReturnType<typeof newChecks>
  readonly talks: Talks
  readonly running: ReturnType<TalkRunsDeps['calls']['begin']>
}

/** False = nobody has answered. */
async function talkOn({ chat, text, item, talks, running }: Talk, deps: TalkRunsDeps): Promise<boolean> {
  const { chats, clock, words } = deps
  const { pipeline, signal } = running
  const startedAt = clock.now()
  const spoken = createModelWords(chat, deps)
  const known = knownIn(chat.log)
  const kept = keptBackIn(chat, chats)
  const turn: Turn = { items: chat.log.all(), known, pipeline, signal, caller: deps.caller(), kept }
  const isShown = (): boolean => chat.log.get('checks', item.id) !== null
  const worked = await safely(() =>
    talks.talk({ text }, turn, {
      onSaid: spoken.hear,
      onSpoken: spoken.end,
      onLook: () => {
        if (!isShown()) chats.change(chat, (log) => log.add(item), 'save')
      },
      onCheck: (report) =>
        chats.change(
          chat,
          (log) =>
            log.replace('checks', item.id, (one) => ({ ...one, findings: withFindings(one.findings, report, words) })),
          'show',
        ),
    }),
  )
  if (!worked.ok) spoken.broke(worked.error)
  const found = worked.ok ? (worked.value?.found ?? null) : null
  const durationMs = clock.now() - startedAt
  const plan = createEarlyPlan(running, deps)
  if (found !== null && isShown()) keepFound(running, { found, remembered: null, durationMs, plan }, deps)
  else if (isShown()) endUnseen({ chat, item, durationMs }, deps)
  return worked.ok && isAnswer(worked.value)
}

function isAnswer(talked: Talked | null): boolean {
  return talked !== null && talked.said.text !== ''
}

function endUnseen(
  { chat, item, durationMs }: Pick<Talk, 'chat' | 'item'> & { readonly durationMs: number },
  { chats }: TalkRunsDeps,
): void {
  const ended = { running: false, ended: 'whole', error: appError('internal'), durationMs } as const
  chats.change(chat, (log) => log.replace('checks', item.id, (one) => ({ ...one, ...ended })), 'save')
}
