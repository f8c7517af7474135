import type { Plan } from '../../shared/domain/check-plan.ts'
import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { CheckReport, Diagnosis, Looked, PlannedEntry } from '../../shared/domain/diagnosis.ts'
import { worstFirst } from '../../shared/domain/finding.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { Result } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import { withRuns, type CheckDurations } from './check-durations.ts'
import { bearingOf, bearingOfChosen, type Bearing } from './conclusion/bearing.ts'
import type { Concluder } from './conclusion/concluder.ts'
import { lookAround, screen, type Looking, type Screened } from './look-around.ts'
import { conclusionOf, leftMs, lookFurther, withOpenQuestions, withSlowLast } from './look-further.ts'
import type { Planner } from './planner/planner.ts'
import type { TriedFix } from './offer-fix.ts'
import type { FixProposer } from './propose-fixes.ts'
import type { CheckSession } from './run-check.ts'
import { splitPort, valuesInText, type KnownValues } from './slots.ts'

export type DiagnosticDeps = {
  readonly registry: Registry
  /** Loaded with the first complaint. */
  readonly planner: () => Promise<Planner>
  readonly concluder: Concluder
  readonly proposer: FixProposer
  readonly durations: CheckDurations
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
}

export type DiagnosticAgent = {
  /** Plans, runs the read-only checks, and says what could be repaired. Changes nothing. */
  diagnose(
    complaint: string,
    session: Omit<CheckSession, 'known'>,
    options: DiagnoseOptions,
  ): Promise<Result<Diagnosis>>
  /** Runs these checks and what their findings ask to look at. What is no safe diagnostic is skipped with its reason. */
  look(
    tools: readonly string[],
    session: Omit<CheckSession, 'known'>,
    options: Pick<DiagnoseOptions, 'known'> & Partial<Pick<DiagnoseOptions, 'onCheck'>>,
  ): Promise<Looked>
}

export function createDiagnosticAgent(deps: DiagnosticDeps): DiagnosticAgent {
  return {
    diagnose: async (complaint, session, options) => {
      const planner = await deps.planner()
      const planned = planner.plan(complaint, options.lang === undefined ? {} : { lang: options.lang })
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
      options.onPlan(plan, first.entries)
      const looked = await look(first, {
        ...beginning(deps, bearingOf(plan), options.onCheck),
        further,
        requested: plan.fixes,
        tried: options.tried ?? [],
        deeper: options.deeper ?? false,
        given,
        durations,
        session: { ...session, known },
      })
      return { ok: true, value: { plan, ...looked } }
    },
    look: async (tools, session, options) => {
      const given = splitPort(options.known)
      const known = { ...deps.machineValues, ...given }
      const wanted = tools.map((tool) => ({ tool, because: 'plan' as const }))
      return look(screen(wanted, { deps, session, known }), {
        ...beginning(deps, bearingOfChosen(tools), options.onCheck ?? nothing),
        chosenByPerson: true,
        further: [],
        requested: [],
        tried: [],
        deeper: false,
        given,
        durations: await deps.durations.read(),
        session: { ...session, known },
      })
    },
  }
}

const nothing = (): void => undefined

/** Tells with each check what is known by then: who stops the search has an answer. */
function beginning(
  deps: DiagnosticDeps,
  bearing: Bearing,
  onCheck: DiagnoseOptions['onCheck'],
): Pick<Diagnosing, 'deps' | 'bearing' | 'options'> {
  const checks: CheckReport[] = []
  const tell = (report: CheckReport): void => {
    checks.push(report)
    onCheck(report, deps.concluder.conclude({ checks, skipped: [] }, bearing))
  }
  return { deps, bearing, options: { onCheck: tell } }
}

type Diagnosing = Looking & {
  readonly deps: DiagnosticDeps
  /** Fixes that the person asked for by name. */
  readonly requested: Plan['fixes']
  readonly tried: readonly TriedFix[]
}

async function look(first: Screened, looking: Diagnosing): Promise<Looked> {
  const { deps, session } = looking
  const looked = withOpenQuestions(await lookFurther(await lookAround(first, looking), looking), looking)
  const findings = worstFirst(looked.checks.flatMap((check) => check.findings))
  const conclusion = conclusionOf(looked, looking)
  const proposing = deps.proposer.propose(looked.checks, session, {
    tried: looking.tried,
    conclusion,
    requested: looking.requested,
  })
  await deps.durations.keep(withRuns(await deps.durations.read(), looked.checks))
  const fixes = await proposing
  return { ...looked, findings, conclusion, fixes, known: session.known, leftMs: leftMs(looked, looking) }
}
