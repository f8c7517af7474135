import { withoutPaths } from '../../shared/domain/attached-paths.ts'
import type { ChosenCheck, Plan } from '../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, Diagnosis, Looked, PlannedEntry } from '../../shared/domain/diagnosis.ts'
import type { Occasion } from '../../shared/domain/occasion.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { Result } from '../kernel/result.ts'
import { checkUp } from './check-up.ts'
import { beginning, concluded, type Diagnosing, type LookDeps } from './conclude-look.ts'
import { createEarlyOffer, type EarlyOffers } from './early-offer.ts'
import { bearingOf, bearingOfChosen } from './conclusion/bearing.ts'
import { lookAround, screen, type LookedAround, type Screened } from './look-around.ts'
import { lookBeside } from './look-beside.ts'
import { leftMs, lookFurther, withOpenQuestions, withSlowLast } from './look-further.ts'
import { checksWhen } from './planner/occasions.ts'
import type { Planner } from './planner/planner.ts'
import type { TriedFix } from './offer-fix.ts'
import type { CheckSession } from './run-check.ts'
import { slotsEntered, splitPort, valuesInText, type KnownValues } from './slots.ts'

export type DiagnosticDeps = LookDeps & {
  /** Loaded with the first complaint. */
  readonly planner: () => Promise<Planner>
  /** Facts of the PC that fill slots, such as the folder of the signed-in user. */
  readonly machineValues: KnownValues
}

export type DiagnoseOptions = {
  readonly lang?: Locale
  /** Values that the person gave, by slot. */
  readonly known: KnownValues
  /** True = what takes long is looked at as well, and a cause that was found ends no search. */
  readonly deeper?: boolean
  /** Fixes that did not help before. */
  readonly tried?: readonly TriedFix[]
  readonly onPlan: (plan: Plan, entries: readonly PlannedEntry[]) => void
  /** A check has ended, and what everything that has ended says so far. */
  readonly onCheck: (report: CheckReport, soFar: Conclusion) => void
  /** Absent = fixes are offered at the end alone. */
  readonly early?: EarlyOffers | undefined
  /** Chooses what is looked at beside the plan; absent = the plan alone does. */
  readonly chooser?: Chooser
}

/** Looks at what it chooses, while the plan looks at what it begins with: a bad choice costs neither a cause nor time. */
export type Chooser = (choosing: {
  readonly complaint: string
  readonly plan: Plan
  readonly session: CheckSession
  readonly onCheck: (report: CheckReport) => void
}) => Promise<LookedAround>

export type DiagnosticAgent = {
  /** Whether a message names something of this PC, or wishes something of it. Looks at nothing. */
  readonly isAbout: (text: string) => Promise<boolean>
  /** Plans, runs the read-only checks, and says what could be repaired. Changes nothing. */
  diagnose(
    complaint: string,
    session: Omit<CheckSession, 'known'>,
    options: DiagnoseOptions,
  ): Promise<Result<Diagnosis>>
  /** What was looked at already, concluded as checks that were chosen. */
  conclude(
    looked: LookedAround,
    session: Omit<CheckSession, 'known'>,
    options: Pick<DiagnoseOptions, 'known'>,
  ): Promise<Looked>
  /** Runs these checks and what their findings ask to look at. What is no safe diagnostic is skipped with its reason. */
  look(
    chosen: readonly ChosenCheck[],
    session: Omit<CheckSession, 'known'>,
    options: Pick<DiagnoseOptions, 'known'> & Partial<Pick<DiagnoseOptions, 'onCheck'>>,
  ): Promise<Looked>
  /** What shows on this occasion. `seen` = checks that were run before: they are run again only where nothing else is left. */
  lookWhen(
    occasion: Exclude<Occasion, 'always'>,
    session: Omit<CheckSession, 'known'>,
    options: Pick<DiagnoseOptions, 'known' | 'onCheck'> & { readonly seen: readonly string[] },
  ): Promise<Looked>
  /** Without a complaint: everything that can be judged here and asks for nothing. What is quick comes first. */
  checkUp(session: Omit<CheckSession, 'known'>, options: Pick<DiagnoseOptions, 'onCheck'>): Promise<Looked>
}

/** What a plan says of a text in which it knows nothing. */
const notAbout: ReadonlySet<Plan['reason']> = new Set(['nothing_matched', 'off_topic', 'empty_text'])

async function isAbout(text: string, { planner }: DiagnosticDeps): Promise<boolean> {
  const planned = (await planner()).plan(withoutPaths(text))
  return !planned.ok || !notAbout.has(planned.value.reason)
}

export function createDiagnosticAgent(deps: DiagnosticDeps): DiagnosticAgent {
  return {
    isAbout: (text) => isAbout(text, deps),
    diagnose: async (complaint, session, options) => {
      const planner = await deps.planner()
      const planned = planner.plan(withoutPaths(complaint), options.lang === undefined ? {} : { lang: options.lang })
      if (!planned.ok) return planned
      const plan = planned.value
      const given = { ...valuesInText(complaint), ...splitPort(options.known) }
      const known = { ...deps.machineValues, ...given }
      const durations = await deps.durations.read()
      const { checks, further } = withSlowLast(plan, { deps, durations })
      const first = screen(
        checks.map(({ tool }) => ({ tool, because: 'plan' as const })),
        { deps, session, known },
      )
      const chooser = isForChoosing(plan) ? options.chooser : undefined
      options.onPlan(plan, first.entries)
      const { fixes: requested, comesAndGoes = false } = plan
      const so = { requested, comesAndGoes, tried: options.tried ?? [], cache: new Map() }
      const asking = { ...session, known }
      const early = createEarlyOffer({ proposer: deps.proposer, session: asking, so, offers: options.early })
      const hear: DiagnoseOptions['onCheck'] = (report, soFar) => {
        options.onCheck(report, soFar)
        early.hear(report, soFar)
      }
      const looking = {
        ...beginning(deps, bearingOf(plan), hear),
        ...so,
        early,
        further,
        deeper: options.deeper ?? false,
        given,
        durations,
        session: asking,
      }
      if (!chooser) return { ok: true, value: { plan, ...(await look(first, looking)) } }
      const around = await lookBeside(first, (beside) => chooser({ complaint, plan, ...beside }), looking)
      return { ok: true, value: { plan, ...(await lookedFrom(around, looking)) } }
    },
    conclude: (looked, session, options) => concludeChosen(looked, { session, options, chosenByPerson: false }, deps),
    look: (chosen, session, options) => runChosen(chosen, { session, options, chosenByPerson: true }, deps),
    lookWhen: (occasion, session, { seen, ...options }) => {
      const safe = deps.registry.getSafeDiagnosticTools(session.caller.role)
      const checks = checksWhen(occasion, safe, seen).map((tool) => ({ tool }))
      return runChosen(checks, { session, options, chosenByPerson: false }, deps)
    },
    checkUp: (session, { onCheck }) => checkUp({ ...session, known: deps.machineValues }, onCheck, deps),
  }
}

const nothing = (): void => undefined

type Chosen = {
  readonly session: Omit<CheckSession, 'known'>
  readonly options: Pick<DiagnoseOptions, 'known'> & Partial<Pick<DiagnoseOptions, 'onCheck'>>
  readonly chosenByPerson: boolean
}

/** Runs these checks: what they find is what was asked for. */
async function runChosen(chosen: readonly ChosenCheck[], choice: Chosen, deps: DiagnosticDeps): Promise<Looked> {
  const looking = await lookingChosen(chosen, { ...choice, deps })
  const wanted = chosen.map((one) => ({ ...one, because: 'plan' as const }))
  const { session } = looking
  return {
    ...(await look(screen(wanted, { deps, session, known: session.known }), looking)),
    ...(choice.chosenByPerson ? {} : { leftMs: null }),
  }
}

async function concludeChosen(looked: LookedAround, choice: Chosen, deps: DiagnosticDeps): Promise<Looked> {
  const chosen = looked.checks.map(({ call }) => ({ tool: call.tool }))
  return lookedFrom(looked, await lookingChosen(chosen, { ...choice, deps }))
}

async function lookingChosen(
  chosen: readonly ChosenCheck[],
  { session, options, chosenByPerson, deps }: Chosen & { readonly deps: DiagnosticDeps },
): Promise<Diagnosing> {
  const entered = chosen.flatMap(({ tool: name, args = {} }) => {
    const tool = deps.registry.find(name)
    return tool ? Object.entries(slotsEntered(tool, args)) : []
  })
  const given: KnownValues = { ...splitPort(options.known), ...Object.fromEntries(entered) }
  const known = { ...deps.machineValues, ...splitPort(options.known) }
  return {
    ...beginning(deps, bearingOfChosen(chosen.map(({ tool }) => tool)), options.onCheck ?? nothing),
    ...{ chosenByPerson, further: [], requested: [], tried: [], deeper: false, given },
    durations: await deps.durations.read(),
    session: { ...session, known },
  }
}

const notForChoosing: ReadonlySet<Plan['reason']> = new Set([
  'off_topic',
  'perhaps_off_topic',
  'program_wanted',
  'first_aid',
  'empty_text',
  'unsafe_request',
  'unsafe_part',
  'requested',
])

/** What is no complaint, or asks for something harmful, is nobody's to look at. */
function isForChoosing({ reason }: Plan): boolean {
  return !notForChoosing.has(reason)
}

async function look(first: Screened, looking: Diagnosing): Promise<Looked> {
  return lookedFrom(await lookAround(first, looking), looking)
}

async function lookedFrom(around: LookedAround, looking: Diagnosing): Promise<Looked> {
  const looked = withOpenQuestions(await lookFurther(around, looking), looking)
  return { ...(await concluded(looked, looking)), leftMs: leftMs(looked, looking) }
}
