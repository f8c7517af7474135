import PQueue from 'p-queue'

import { worstFirst, type Finding } from '../../shared/domain/finding.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import { appError, type Result } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import { unknownTool } from '../registry/unknown-tool.ts'
import type { CheckReport, Diagnosis, Looked, PlannedEntry, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import { bearingOf, bearingOfChosen, type Bearing } from './conclusion/bearing.ts'
import { sureBearing } from './conclusion/conclude.ts'
import type { Concluder } from './conclusion/concluder.ts'
import type { FixProposer } from './propose-fixes.ts'
import type { Plan, PlannedCheck } from '../../shared/domain/check-plan.ts'
import type { Planner } from './planner/planner.ts'
import { runCheck, type CheckSession } from './run-check.ts'
import { fillSlots, slotLeftToGuess, splitPort, valuesInText, type KnownValues } from './slots.ts'

/** Checks that run at the same time: one warm script host and a second one. */
const parallelChecks = 2
/** Checks until it is decided anew whether more are needed. */
const namedAtOnce = 2
const unnamedAtOnce = 4
/** Checks that no word names: what they find explains a complaint only by what it brings about. */
const unnamedAtMost = 8
/** How often findings may ask to look at something else. */
const followUpRounds = 2

export type DiagnosticDeps = {
  readonly registry: Registry
  /** Loaded with the first complaint. */
  readonly planner: () => Promise<Planner>
  readonly concluder: Concluder
  readonly proposer: FixProposer
  /** Facts of the PC that fill slots, such as the folder of the signed-in user, as things stand now. */
  readonly machineValues: () => KnownValues
}

export type DiagnoseOptions = {
  readonly lang?: Locale
  /** Values that the person gave, by slot. */
  readonly known: KnownValues
  readonly onPlan: (plan: Plan, entries: readonly PlannedEntry[]) => void
  readonly onCheck: (report: CheckReport) => void
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
      const known = { ...deps.machineValues(), ...valuesInText(complaint), ...splitPort(options.known) }
      const first = screen(
        plan.checks.map(({ tool }) => ({ tool, because: 'plan' as const })),
        { deps, session, known },
      )
      options.onPlan(plan, first.entries)
      const looking = {
        deps,
        options,
        further: plan.further,
        requested: plan.fixes,
        bearing: bearingOf(plan),
        session: { ...session, known },
      }
      const looked = await look(first, looking)
      return { ok: true, value: { plan, ...looked } }
    },
    look: (tools, session, options) => {
      const known = { ...deps.machineValues(), ...splitPort(options.known) }
      const wanted = tools.map((tool) => ({ tool, because: 'plan' as const }))
      const looking = {
        deps,
        options: { onCheck: options.onCheck ?? nothing },
        chosenByPerson: true,
        further: [],
        requested: [],
        bearing: bearingOfChosen(tools),
        session: { ...session, known },
      }
      return look(screen(wanted, { deps, session, known }), looking)
    },
  }
}

const nothing = (): void => undefined

async function look(first: Screened, looking: Looking): Promise<Looked> {
  const { deps, session } = looking
  const looked = withOpenQuestions(await lookFurther(await lookAround(first, looking), looking), looking)
  const findings = worstFirst(looked.checks.flatMap((check) => check.findings))
  const conclusion = deps.concluder.conclude(looked, looking.bearing)
  const fixes = await deps.proposer.propose(looked.checks, session, {
    tried: [],
    conclusion,
    requested: looking.requested,
  })
  return { ...looked, findings, conclusion, fixes, known: session.known }
}

type Wanted = { readonly tool: string; readonly because: 'plan' | Finding }
type Screened = { readonly entries: readonly PlannedEntry[]; readonly skipped: readonly SkippedEntry[] }
type Screening = {
  readonly deps: DiagnosticDeps
  readonly session: Omit<CheckSession, 'known'>
  readonly known: KnownValues
}

/** Holds every entry against the list of safe diagnostic tools; what does not pass is kept with its reason. */
function screen(wanted: readonly Wanted[], { deps, session, known }: Screening): Screened {
  const safe = new Set(deps.registry.getSafeDiagnosticTools(session.caller.role).map((tool) => tool.name))
  const entries: PlannedEntry[] = []
  const skipped: SkippedEntry[] = []
  for (const { tool: name, because } of wanted) {
    const tool = deps.registry.find(name)
    if (!tool) {
      skipped.push({ tool: name, because, reason: unknownTool(name, deps.registry) })
      continue
    }
    const reason = safe.has(name)
      ? deps.registry.unavailableReasons(tool, session.caller.role)[0]
      : appError('not_diagnostic', { tool: name })
    const args = fillSlots(tool, known)
    if (reason) skipped.push({ tool: name, because, reason })
    else if (!args.ok) skipped.push({ tool: name, because, reason: args.error })
    else entries.push({ tool: name, args: args.value, because })
  }
  return { entries, skipped }
}

type Looking = {
  readonly deps: DiagnosticDeps
  /** Checks that follow the first ones; score 0 = named by no word of the complaint. */
  readonly further: Plan['further']
  readonly requested: Plan['fixes']
  readonly bearing: Bearing
  readonly options: Pick<DiagnoseOptions, 'onCheck'>
  /** True = the first checks were named by a person, not by a plan. */
  readonly chosenByPerson?: boolean
  readonly session: CheckSession
}

type LookedAround = Pick<Looked, 'checks' | 'skipped'>

/** Runs the plan, then what its findings ask to look at. Which checks may follow is fixed in the registry. */
async function lookAround(
  first: Screened,
  looking: Looking,
  before: ReadonlySet<string> = new Set(),
): Promise<LookedAround> {
  const { deps, session } = looking
  const checks: CheckReport[] = []
  const skipped: SkippedEntry[] = [...first.skipped]
  const seen = new Set([...before, ...[...first.entries, ...first.skipped].map((entry) => entry.tool)])
  let entries = first.entries
  for (let round = 0; entries.length > 0 && round <= followUpRounds; round += 1) {
    const reports = await runAll(entries, looking)
    checks.push(...reports)
    const next = screen(followUps(reports, deps.registry, seen), { deps, session, known: session.known })
    skipped.push(...next.skipped)
    entries = next.entries
  }
  return { checks, skipped }
}

/**
 * What is as likely as what was looked at follows in any case: a complaint can have two causes. Then, while nothing explains it,
 * what a word of it names at all, and last a few general checks, for what brings many troubles along.
 */
async function lookFurther(looked: LookedAround, looking: Looking): Promise<LookedAround> {
  const { further, bearing } = looking
  const named = further.filter(({ score }) => score > 0)
  const isLikely = (check: PlannedCheck): boolean => bearing(check) >= sureBearing
  const likely = await lookOn(looked, named.filter(isLikely), looking)
  const rest = named.filter((check) => !isLikely(check))
  const all = withoutQuestions(await lookWhileOpen(likely, { checks: rest, atOnce: namedAtOnce }, looking), looked)
  // Where what is complained about cannot be looked at here, a sound rest would only calm wrongly.
  if (!all.checks.some(({ verdict }) => verdict !== 'unknown')) return all
  const unnamed = further.filter(({ score }) => score === 0).slice(0, unnamedAtMost)
  const last = await lookWhileOpen(all, { checks: unnamed, atOnce: unnamedAtOnce }, looking)
  // Nobody asked for these: that one of them cannot run here, or what is only worth knowing, is no news.
  const added = last.checks.slice(all.checks.length).map(withoutInfo)
  return { checks: [...all.checks, ...added], skipped: all.skipped }
}

type Waiting = { readonly checks: readonly PlannedCheck[]; readonly atOnce: number }

/** A few at a time, until what was found explains the complaint. */
async function lookWhileOpen(
  looked: LookedAround,
  { checks, atOnce }: Waiting,
  looking: Looking,
): Promise<LookedAround> {
  let all = looked
  for (let start = 0; start < checks.length && !isExplained(all, looking); start += atOnce) {
    all = await lookOn(all, checks.slice(start, start + atOnce), looking)
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

async function lookOn(looked: LookedAround, checks: readonly PlannedCheck[], looking: Looking): Promise<LookedAround> {
  const { deps, session } = looking
  if (session.signal.aborted) return looked
  const seen = new Set([...looked.checks.map(({ call }) => call.tool), ...looked.skipped.map(({ tool }) => tool)])
  const wanted = checks.filter(({ tool }) => !seen.has(tool)).map(({ tool }) => ({ tool, because: 'plan' as const }))
  if (wanted.length === 0) return looked
  const next = await lookAround(screen(wanted, { deps, session, known: session.known }), looking, seen)
  return { checks: [...looked.checks, ...next.checks], skipped: [...looked.skipped, ...next.skipped] }
}

/** Any name shows that all names fail. Where that is not it, the very name that fails is still to be asked for. */
function withOpenQuestions(looked: LookedAround, looking: Looking): LookedAround {
  if (isExplained(looked, looking)) return looked
  const asked = looked.checks.flatMap(({ call, because, findings }): readonly SkippedEntry[] => {
    const tool = looking.deps.registry.find(call.tool)
    const isOpen = findings.length === 0 && looking.bearing({ tool: call.tool }) >= sureBearing
    const slot = tool && isOpen ? slotLeftToGuess(tool, looking.session.known) : null
    return slot === null
      ? []
      : [{ tool: call.tool, because, reason: appError('answer_needed', { tool: call.tool, slot }) }]
  })
  return { ...looked, skipped: [...looked.skipped, ...asked] }
}

/** What has nothing to do with the complaint ends no search for its cause. */
function isExplained(looked: LookedAround, { deps, bearing }: Looking): boolean {
  return deps.concluder.conclude(looked, bearing).verdict === 'explained'
}

async function runAll(
  entries: readonly PlannedEntry[],
  { options, session, chosenByPerson = false }: Looking,
): Promise<readonly CheckReport[]> {
  const queue = new PQueue({ concurrency: parallelChecks })
  return queue.addAll(
    entries.map((entry) => async () => {
      const isChosen = chosenByPerson && entry.because === 'plan'
      const report = await runCheck({ ...entry, chosenByPerson: isChosen }, session)
      options.onCheck(report)
      return report
    }),
  )
}

/** Checks that the rules of these findings name, each once. */
function followUps(reports: readonly CheckReport[], registry: Registry, seen: Set<string>): readonly Wanted[] {
  const wanted: Wanted[] = []
  for (const finding of reports.flatMap((report) => report.findings)) {
    const rule = registry.find(finding.tool)?.findings.find(({ id }) => id === finding.id)
    for (const tool of rule?.severity === 'info' ? [] : (rule?.followUpChecks ?? [])) {
      if (seen.has(tool)) continue
      seen.add(tool)
      wanted.push({ tool, because: finding })
    }
  }
  return wanted
}
