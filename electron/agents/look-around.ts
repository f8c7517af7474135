import PQueue from 'p-queue'

import type { ChosenCheck, Plan, PlannedCheck } from '../../shared/domain/check-plan.ts'
import type { CheckReport, Looked, PlannedEntry, SkippedEntry } from '../../shared/domain/diagnosis.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import { appError } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import { unknownTool } from '../registry/unknown-tool.ts'
import type { MeasuredDurations } from '../../shared/domain/check-durations.ts'
import type { Bearing } from './conclusion/bearing.ts'
import type { Concluder } from './conclusion/concluder.ts'
import { runCheck, type CheckSession } from './run-check.ts'
import { fillSlots, type KnownValues } from './slots.ts'
import { parallelChecks } from './waiting-time.ts'

/** How often findings may ask to look at something else. */
const followUpRounds = 2

type Wanted = ChosenCheck & { readonly because: 'plan' | Finding }
export type Screened = { readonly entries: readonly PlannedEntry[]; readonly skipped: readonly SkippedEntry[] }
type Screening = {
  readonly deps: { readonly registry: Registry }
  readonly session: Omit<CheckSession, 'known'>
  readonly known: KnownValues
}

/** Holds every entry against the list of safe diagnostic tools; what does not pass is kept with its reason. */
export function screen(wanted: readonly Wanted[], { deps, session, known }: Screening): Screened {
  const safe = new Set(deps.registry.getSafeDiagnosticTools(session.caller.role).map((tool) => tool.name))
  const entries: PlannedEntry[] = []
  const skipped: SkippedEntry[] = []
  for (const { tool: name, args: entered, because } of wanted) {
    const tool = deps.registry.find(name)
    if (!tool) {
      skipped.push({ tool: name, because, reason: unknownTool(name, deps.registry) })
      continue
    }
    const reason = safe.has(name)
      ? deps.registry.unavailableReasons(tool, session.caller.role)[0]
      : appError('not_diagnostic', { tool: name })
    const args = fillSlots(tool, known, entered)
    if (reason) skipped.push({ tool: name, because, reason })
    else if (!args.ok) skipped.push({ tool: name, because, reason: args.error })
    else entries.push({ tool: name, args: args.value, because })
  }
  return { entries, skipped }
}

export type Looking = {
  readonly deps: { readonly registry: Registry; readonly concluder: Concluder }
  /** Checks that follow the first ones; score 0 = named by no word of the complaint. */
  readonly further: Plan['further']
  readonly bearing: Bearing
  /** How long checks took on this PC, by tool. */
  readonly durations: MeasuredDurations
  readonly options: { readonly onCheck: (report: CheckReport) => void }
  /** Values that the person gave, in the complaint or when they were asked: not those of the PC. */
  readonly given: KnownValues
  /** True = the first checks were named by a person, not by a plan. */
  readonly chosenByPerson?: boolean
  /** True = a person asked for what takes long as well. */
  readonly deeper: boolean
  readonly session: CheckSession
}

export type LookedAround = Pick<Looked, 'checks' | 'skipped'>

/** Runs the plan, then what its findings ask to look at. Which checks may follow is fixed in the registry. */
export async function lookAround(
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

/** Runs those of these checks that were not looked at yet, with what their findings ask to look at. */
export async function lookOn(
  looked: LookedAround,
  checks: readonly PlannedCheck[],
  looking: Looking,
): Promise<LookedAround> {
  const { deps, session } = looking
  if (session.signal.aborted) return looked
  const seen = new Set([...looked.checks.map(({ call }) => call.tool), ...looked.skipped.map(({ tool }) => tool)])
  const wanted = checks.filter(({ tool }) => !seen.has(tool)).map(({ tool }) => ({ tool, because: 'plan' as const }))
  if (wanted.length === 0) return looked
  const next = await lookAround(screen(wanted, { deps, session, known: session.known }), looking, seen)
  return { checks: [...looked.checks, ...next.checks], skipped: [...looked.skipped, ...next.skipped] }
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
    // What is usual on such a PC leads nowhere.
    for (const tool of finding.severity === 'info' ? [] : (rule?.followUpChecks ?? [])) {
      if (seen.has(tool)) continue
      seen.add(tool)
      wanted.push({ tool, because: finding })
    }
  }
  return wanted
}
