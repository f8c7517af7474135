import { worstFirst } from '../../shared/domain/finding.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import { isSameFinding } from '../../shared/domain/conclusion.ts'
import { watchMinutes } from '../../shared/domain/watch.ts'
import type { WatchAsked, WatchTelling } from '../agents/watching/watch.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { ConversationCalls, ItemWork } from './calls.ts'
import type { Chats } from './chats.ts'
import { safely } from './check-runs.ts'
import type { Driver, Found, Said, Turn } from './driver.ts'
import type { FixValues } from './fix-values.ts'
import { planItem, type WatchItem } from './items.ts'
import { drawnFinding, shortPlan, type Words } from './kept-findings.ts'
import { knownIn } from './later-looks.ts'
import type { OpenChat } from './open-chats.ts'
import type { SessionMemory } from './session-memory.ts'
import { createWorkUnderWay } from './work-under-way.ts'

/** For how many minutes, absent = as long as usual; `said` = a complaint that is only watched, absent = the last one. */
export type WatchWanted = { readonly minutes?: number; readonly said?: Said }

export type WatchRuns = {
  /** Errors: `chat_busy`, `plan_changed` without a complaint. */
  watch(chat: OpenChat, wanted?: WatchWanted): Result<null>
  /** Ends the watch of a chat alone; nothing where there is none. */
  stop(chat: OpenChat): void
  idle(): Promise<unknown>
}

export type WatchRunsDeps = {
  readonly chats: Chats
  readonly calls: ConversationCalls
  readonly driver: Pick<Driver, 'watch'>
  readonly memory: SessionMemory
  readonly values: FixValues
  readonly words: Words
  readonly caller: () => Caller
  readonly onEnded: (chat: OpenChat) => void
  readonly clock: Clock
  readonly ids: Ids
}

export function createWatchRuns(deps: WatchRunsDeps): WatchRuns {
  const { chats, calls, clock, ids } = deps
  const { track, idle } = createWorkUnderWay(deps.onEnded)
  return {
    watch: (chat, { minutes = watchMinutes.usual, said } = {}) => {
      if (calls.isBusy(chat, 'watch')) return fail('chat_busy')
      const text = said?.text ?? chat.log.last('complaint')?.text
      if (text === undefined) return fail('plan_changed')
      const item = newWatch(ids.newId(), clock.now(), minutes * 60_000)
      chats.change(
        chat,
        (log) => {
          if (said) log.set({ known: { ...log.known(), ...said.known } })
          if (said) log.add({ kind: 'complaint', id: ids.newId(), at: clock.now(), text })
          log.add(item)
        },
        'save',
      )
      const running = calls.begin(chat, item)
      const asked = { text, ...(said?.lang ? { lang: said.lang } : {}), durationMs: item.durationMs }
      track(
        runWatch(running, asked, deps).finally(() => running.end()),
        chat,
      )
      return ok(null)
    },
    stop: (chat) => calls.stopAll(chat, 'watch'),
    idle,
  }
}

function newWatch(id: string, at: number, durationMs: number): WatchItem {
  const empty = { times: null, lastAt: 0, lanes: [], findings: [], conclusion: null }
  return { kind: 'watch', id, at, running: true, ended: null, error: null, durationMs, ...empty }
}

type Change = (make: (item: WatchItem) => Partial<WatchItem>, how: 'show' | 'save') => void

/** Looks between two times that what was seen is kept: a chat that breaks off has lost little. */
const looksKept = 6

async function runWatch(running: ItemWork, asked: WatchAsked, deps: WatchRunsDeps): Promise<void> {
  const { chats } = deps
  const { chat, itemId, signal, pipeline } = running
  const change: Change = (make, how) =>
    chats.change(chat, (log) => log.replace('watch', itemId, (item) => ({ ...item, ...make(item) })), how)
  const turn: Turn = { items: chat.log.all(), known: knownIn(chat.log), pipeline, signal, caller: deps.caller() }
  const worked = await safely(() => deps.driver.watch(asked, turn, tellingOf(change, deps)))
  if (!worked.ok) {
    change(() => ({ running: false, ended: 'whole', error: worked.error }), 'save')
    return
  }
  const ended = signal.aborted ? 'stopped' : 'whole'
  // The last look speaks until the end of its beat, which is the end of the watch.
  const until = ({ times, lastAt }: WatchItem): number => (ended === 'whole' && times ? times.endsAt : lastAt)
  change((item) => ({ running: false, ended, conclusion: worked.value.conclusion, lastAt: until(item) }), 'save')
  if (ended === 'whole') offer(chat, worked.value, deps)
}

function tellingOf(change: Change, { words }: WatchRunsDeps): WatchTelling {
  let looks = 0
  return {
    onBegin: (checks, times) => {
      const lanes = checks.map(({ tool }) => ({ tool, readings: [] }))
      change(() => ({ times, lastAt: times.startedAt, lanes }), 'save')
    },
    onLook: ({ readings, lastAt }, telling, conclusion) => {
      const fresh = telling.flatMap((report) =>
        report.findings.map((finding) => drawnFinding(finding, [report], words)),
      )
      change(
        ({ lanes, findings }) => ({
          ...{ lastAt, conclusion },
          lanes: lanes.map((lane, index) => ({
            ...lane,
            readings: [...lane.readings, ...readings.slice(index, index + 1)],
          })),
          findings: worstFirst([
            ...findings,
            ...fresh.filter((finding) => !findings.some((one) => isSameFinding(one, finding))),
          ]),
        }),
        (looks += 1) % looksKept === 0 ? 'save' : 'show',
      )
    },
  }
}

/** What comes and goes may be gone at this moment: a person says which step is worth its while, so none is ticked for them. */
function offer(chat: OpenChat, { fixes, checks, conclusion, known }: Found, deps: WatchRunsDeps): void {
  const proposed = fixes.proposed.map((fix) => ({ ...fix, ticked: false }))
  if (proposed.length === 0) return
  const base = { id: deps.ids.newId(), at: deps.clock.now() }
  deps.memory.remember(base.id, { checks, conclusion })
  const changes = deps.values.planned(proposed, checks)
  const plan = planItem({ ...base, changes }, shortPlan({ ...fixes, proposed }), known)
  deps.chats.change(chat, (log) => log.add(plan), 'save')
}
