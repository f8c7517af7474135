import type { Plan, PlannedCheck } from '../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import { appError } from '../kernel/result.ts'
import { estimatedMs } from './check-durations.ts'
import { sureBearing } from './conclusion/bearing.ts'
import { lookOn, type LookedAround, type Looking } from './look-around.ts'
import { isLookedAtUnasked, quickMs, typicalMsOf } from './planner/planner-tools.ts'
import { needsWhatNobodyNamed, slotLeftToGuess } from './slots.ts'
import { endsMs } from './waiting-time.ts'

/** Checks until it is decided anew whether more are needed. */
const namedAtOnce = 2
const unnamedAtOnce = 4
/** Checks that no word names: what they find explains a complaint only by what it brings about. */
const unnamedAtMost = 8
/** Added to each check, so that the fastest do not lead for that alone. */
const startMs = 500
/** So much of the best score makes that somebody waits for what takes long from the beginning. */
const shareOfBestForSlow = 0.6
/** As long as somebody waits for an answer: after it nothing unlikely is begun. */
const patienceMs = 20_000
/** As long as somebody waits who asked for it. */
const deeperPatienceMs = 180_000

/**
 * What is as likely as what was looked at follows in any case: a complaint can have two causes. Then, while nothing explains it,
 * what a word of it names at all, most telling for its time first, and last a few general checks, for what brings many troubles
 * along. What usually takes long is looked at only where it is likely, and would end before anybody is tired of waiting.
 */
export async function lookFurther(looked: LookedAround, looking: Looking): Promise<LookedAround> {
  const { further, bearing, deeper } = looking
  const named = further.filter(({ score }) => score > 0)
  const isQuick = ({ tool }: PlannedCheck): boolean => typicalMs(tool, looking) <= quickMs
  const isLikely = (check: PlannedCheck): boolean => bearing(check) >= sureBearing
  const likely = await lookOn(
    looked,
    named.filter((check) => isLikely(check) && isQuick(check)),
    looking,
  )
  const openStill = (all: LookedAround): boolean => deeper || !isExplained(all, looking)
  const slow = named.filter((check) => isLikely(check) && !isQuick(check))
  const afterSlow = await lookWhile(openStill, likely, { checks: slow, atOnce: 1, looking })
  const rest = named.filter((check) => !isLikely(check) && isAboutThePc(check, looking) && (deeper || isQuick(check)))
  const perSecond = (check: PlannedCheck): number => check.score / (startMs + typicalMs(check.tool, looking))
  const telling = rest.toSorted((a, b) => perSecond(b) - perSecond(a))
  const afterNamed = await lookWhile(openStill, afterSlow, { checks: telling, atOnce: namedAtOnce, looking })
  const all = withoutQuestions(afterNamed, looked)
  // Where what is complained about cannot be looked at here, a sound rest would only calm wrongly.
  if (!all.checks.some(({ verdict }) => verdict !== 'unknown')) return all
  const general = further.filter(({ score }) => score === 0)
  const unnamed = deeper ? [...general, ...slowChecks(looking)] : general.slice(0, unnamedAtMost)
  const withoutCause = (now: LookedAround): boolean =>
    deeper || !conclusionOf(now, looking).causes.some(({ sure }) => sure)
  const last = await lookWhile(withoutCause, all, { checks: unnamed, atOnce: unnamedAtOnce, looking })
  // Nobody asked for these: that one of them cannot run here, or what is only worth knowing, is no news.
  const added = last.checks.slice(all.checks.length).map(withoutInfo)
  return { checks: [...all.checks, ...added], skipped: all.skipped }
}

/** Some folder or file is looked into where the complaint leads to that check, not because a word of it could mean one. */
function isAboutThePc({ tool: name }: PlannedCheck, { deps, given }: Looking): boolean {
  const tool = deps.registry.find(name)
  return tool !== null && !needsWhatNobodyNamed(tool, given)
}

/** What usually takes long waits for what is quick, unless the complaint leads to it almost before all. */
export function withSlowLast(
  { checks, further }: Plan,
  timed: Pick<Looking, 'deps' | 'durations'>,
): Pick<Plan, 'checks' | 'further'> {
  const best = Math.max(...checks.map(({ score }) => score))
  const leading = checks.filter(({ score }) => score >= best * shareOfBestForSlow)
  // Beside one that takes as long anyway it costs nobody any time.
  const bearableMs = Math.max(quickMs, ...leading.map(({ tool }) => typicalMs(tool, timed)))
  const waits = (check: PlannedCheck): boolean => !leading.includes(check) && typicalMs(check.tool, timed) > bearableMs
  return {
    checks: checks.filter((check) => !waits(check)),
    further: [...checks.filter(waits), ...further],
  }
}

/** What takes long, and no word of the complaint names: looked at only where somebody asks for it. */
function slowChecks({ deps, session, further }: Looking): readonly PlannedCheck[] {
  const named = new Set(further.map(({ tool }) => tool))
  return deps.registry
    .getSafeDiagnosticTools(session.caller.role)
    .filter((tool) => typicalMsOf(tool) > quickMs && isLookedAtUnasked(tool))
    .filter(({ name }) => !named.has(name))
    .map(({ name }) => ({ tool: name, score: 0 }))
}

/** How long a look at everything that was left out would take; null = no complaint was looked into. */
export function leftMs({ checks, skipped }: LookedAround, looking: Looking): number | null {
  if (looking.chosenByPerson === true || checks.length === 0) return null
  if (looking.deeper) return 0
  const seen = new Set([...checks.map(({ call }) => call.tool), ...skipped.map(({ tool }) => tool)])
  const left = [...looking.further, ...slowChecks(looking)].map(({ tool }) => tool).filter((tool) => !seen.has(tool))
  return Math.min(waitMs(left, looking), deeperPatienceMs)
}

function waitMs(tools: readonly string[], looking: Looking): number {
  return Math.max(0, ...endsMs(tools.map((tool) => typicalMs(tool, looking))))
}

/** How long a check takes on this PC; 0 = there is none of that name. */
export function typicalMs(name: string, { deps, durations }: Pick<Looking, 'deps' | 'durations'>): number {
  const tool = deps.registry.find(name)
  return tool === null ? 0 : estimatedMs(typicalMsOf(tool), durations.get(name))
}

type Waiting = { readonly checks: readonly PlannedCheck[]; readonly atOnce: number; readonly looking: Looking }

/** A few at a time, while the answer is open and nobody would wait too long for it. */
async function lookWhile(
  isOpen: (looked: LookedAround) => boolean,
  looked: LookedAround,
  { checks, atOnce, looking }: Waiting,
): Promise<LookedAround> {
  let all = looked
  for (let start = 0; start < checks.length && isOpen(all); start += atOnce) {
    const next = checks.slice(start, start + atOnce)
    const work = [...all.checks.map(({ call }) => call.tool), ...next.map(({ tool }) => tool)]
    // A quick one may still end in time where a slow one does not.
    if (waitMs(work, looking) > (looking.deeper ? deeperPatienceMs : patienceMs)) continue
    all = await lookOn(all, next, looking)
  }
  return all
}

/**
 * What a check has to know is asked where the complaint itself leads to that check. After "the fan is loud" nobody can say
 * which computer cannot be reached.
 */
function withoutQuestions(all: LookedAround, { skipped: named }: LookedAround): LookedAround {
  const kept = all.skipped.filter(
    (entry) => named.includes(entry) || entry.because !== 'plan' || entry.reason.code !== 'answer_needed',
  )
  return { ...all, skipped: kept }
}

function withoutInfo(check: CheckReport): CheckReport {
  return { ...check, findings: check.findings.filter(({ severity }) => severity !== 'info') }
}

/**
 * Any name shows that all names fail, and the own folder whether anything can be written. Where that is not it, and nothing else is, the
 * very name, folder or file that is meant is still to be asked for.
 */
export function withOpenQuestions(looked: LookedAround, looking: Looking): LookedAround {
  const { verdict, causes } = conclusionOf(looked, looking)
  // Beside a cause that the complaint is about, an answer would lead away from it.
  if (verdict === 'explained' || causes.some(({ sure }) => sure)) return looked
  const asked = looked.checks.flatMap(({ call, because }): readonly SkippedEntry[] => {
    const tool = looking.deps.registry.find(call.tool)
    const isTold = causes.some((cause) => cause.tool === call.tool)
    const isOpen = !isTold && looking.bearing({ tool: call.tool }) >= sureBearing
    const slot = tool && isOpen ? slotLeftToGuess(tool, looking.given) : null
    return slot === null
      ? []
      : [{ tool: call.tool, because, reason: appError('answer_needed', { tool: call.tool, slot }) }]
  })
  return { ...looked, skipped: [...looked.skipped, ...asked] }
}

/** What has nothing to do with the complaint ends no search for its cause. */
function isExplained(looked: LookedAround, looking: Looking): boolean {
  return conclusionOf(looked, looking).verdict === 'explained'
}

export function conclusionOf(looked: LookedAround, { deps, bearing }: Looking): Conclusion {
  return deps.concluder.conclude(looked, bearing)
}
