import type { Plan } from '../../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../../shared/domain/conclusion.ts'
import type { CheckReport, Looked, PlannedEntry } from '../../../shared/domain/diagnosis.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import type { EndedCall } from '../../../shared/domain/tool-call.ts'
import { nextRoundAt, watchEveryMs, type WatchReading, type WatchTimes } from '../../../shared/domain/watch.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { beginning, concluded, type Diagnosing, type LookDeps } from '../conclude-look.ts'
import { bearingOf } from '../conclusion/bearing.ts'
import { screen } from '../look-around.ts'
import { typicalMs } from '../look-further.ts'
import type { Planner } from '../planner/planner.ts'
import { isLookedAtUnasked, quickMs } from '../planner/planner-tools.ts'
import { runCheck, type CheckSession } from '../run-check.ts'
import { splitPort, valuesInText, type KnownValues } from '../slots.ts'
import { createLookReader, type LookReader } from './read-look.ts'

/** What is watched: the checks that bear on a complaint, for so long. */
export type WatchAsked = { readonly text: string; readonly lang?: Locale; readonly durationMs: number }

/** One look of every check that is watched, in their order. */
export type Look = { readonly readings: readonly WatchReading[]; readonly lastAt: number }

export type WatchTelling = {
  readonly onBegin: (checks: readonly PlannedEntry[], times: WatchTimes) => void
  /** `telling`: looks of this round that show something which no look before them did. */
  readonly onLook: (look: Look, telling: readonly CheckReport[], soFar: Conclusion) => void
}

/** `checks` are the looks that say something, not all of them. */
export type Watched = Looked & { readonly plan: Plan }

export type Watcher = {
  /**
   * Looks again and again until the time is over or somebody stops it. Changes nothing. Errors: those of the planner, and
   * `nothing_to_watch` where no quick check bears on the complaint.
   */
  watch(asked: WatchAsked, session: CheckSession, telling: WatchTelling): Promise<Result<Watched>>
}

export type WatcherDeps = LookDeps & {
  readonly planner: () => Promise<Planner>
  readonly machineValues: KnownValues
  /** Time of the PC that is looked at, milliseconds since the epoch. */
  readonly now: () => number
  /** Lets time pass there; ends early when `signal` fires. */
  readonly wait: (durationMs: number, signal: AbortSignal) => Promise<void>
  /** Keeps a look among the past calls: only those that say something new are. */
  readonly keep: (call: EndedCall) => void
}

/** More would make each look too long, and what comes and goes shows in few places. */
const mostChecks = 3

export function createWatcher(deps: WatcherDeps): Watcher {
  return {
    watch: async ({ text, lang, durationMs }, session, telling) => {
      const planned = (await deps.planner()).plan(text, lang === undefined ? {} : { lang })
      if (!planned.ok) return planned
      const plan = planned.value
      const given = { ...valuesInText(text), ...splitPort(session.known) }
      const known = { ...deps.machineValues, ...given }
      const looking: Diagnosing = {
        ...beginning(deps, bearingOf(plan), () => undefined),
        ...{ further: [], requested: [], tried: [], deeper: false, given },
        durations: await deps.durations.read(),
        session: { ...session, known },
      }
      const checks = checksOf(plan, looking)
      if (checks.length === 0) return fail('nothing_to_watch')
      const startedAt = deps.now()
      const times = { startedAt, endsAt: startedAt + durationMs, everyMs: watchEveryMs }
      telling.onBegin(checks, times)
      const seen = await lookAgainAndAgain({ checks, times, looking, telling }, deps)
      return ok({ plan, ...(await concluded({ checks: seen, skipped: [] }, looking)), leftMs: null })
    },
  }
}

/** Quick checks that bear on the complaint and need no word from a person, the most telling first. */
function checksOf({ checks, further }: Plan, looking: Diagnosing): readonly PlannedEntry[] {
  const { registry } = looking.deps
  const named = [...checks, ...further.filter(({ score }) => score > 0)].filter(({ tool: name }) => {
    const tool = registry.find(name)
    return tool !== null && isLookedAtUnasked(tool) && typicalMs(name, looking) <= quickMs
  })
  const wanted = named.map(({ tool }) => ({ tool, because: 'plan' as const }))
  return screen(wanted, { ...looking, known: looking.session.known }).entries.slice(0, mostChecks)
}

type Watching = {
  readonly checks: readonly PlannedEntry[]
  readonly times: WatchTimes
  readonly looking: Diagnosing
  readonly telling: WatchTelling
}

/** Gives the looks that say something. One round ends before the next begins. */
async function lookAgainAndAgain(watching: Watching, deps: WatcherDeps): Promise<readonly CheckReport[]> {
  const { checks, times, looking, telling } = watching
  const { signal } = looking.session
  const isStopped = (): boolean => signal.aborted
  const ruleOf: Parameters<typeof createLookReader>[0] = ({ tool, id }) =>
    deps.registry.find(tool)?.findings.find((rule) => rule.id === id)
  const lanes = checks.map((check): Lane => ({ check, reader: createLookReader(ruleOf), said: new Set() }))
  const seen: CheckReport[] = []
  const mostRounds = Math.ceil((times.endsAt - times.startedAt) / times.everyMs)
  for (let round = 0; round < mostRounds && !isStopped(); round += 1) {
    const looks = await Promise.all(lanes.map((lane) => lookOnce(lane, looking, deps)))
    // What was stopped in the middle of a round was not seen.
    if (isStopped()) break
    const fresh = looks.flatMap(({ fresh: one }) => one)
    seen.push(...fresh)
    const soFar = deps.concluder.conclude({ checks: seen, skipped: [] }, looking.bearing)
    telling.onLook({ readings: looks.map(({ reading }) => reading), lastAt: deps.now() }, fresh, soFar)
    const nowMs = deps.now()
    const nextAt = nextRoundAt(times, nowMs)
    // A clock that was set back must not make anybody wait for it.
    await deps.wait(Math.min(times.everyMs, (nextAt ?? times.endsAt) - nowMs), signal)
    if (nextAt === null) break
  }
  return seen
}

type Lane = { readonly check: PlannedEntry; readonly reader: LookReader; readonly said: Set<string> }

async function lookOnce(
  { check, reader, said }: Lane,
  { session }: Diagnosing,
  deps: WatcherDeps,
): Promise<{ readonly reading: WatchReading; readonly fresh: readonly CheckReport[] }> {
  const at = deps.now()
  const report = await runCheck({ ...check, isRepeated: true }, session)
  const reading = reader.read(report, at, deps.now())
  const shown = { ...report, findings: report.findings.filter(({ id }) => reading.findings.includes(id)) }
  const says = [reading.state, ...reading.findings].join(' ')
  const isFresh = !said.has(says)
  said.add(says)
  if (isFresh) deps.keep(report.call)
  return { reading, fresh: isFresh ? [shown] : [] }
}
