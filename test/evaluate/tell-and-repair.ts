import type { FixPlan, FixQuestion, FixReport, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { FoundFault } from '../../electron/registry/folders.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import { cureCalls, type Scenario } from '../scenarios/open-scenario.ts'
import { isSameChoice, reasonOf, restartTool, type Run } from './outcome-judgement.ts'

/** Candidates of an escalation order that a person tries before giving up: as many as the command line offers. */
const maxRounds = 4

export type Trying = {
  readonly pc: Scenario
  readonly known: Record<string, string>
  readonly faults: readonly FoundFault[]
}

export type Telling = {
  readonly checks: number
  readonly seenAtOnce: readonly Finding[]
  /** With what showed only after a fix. */
  readonly seen: readonly Finding[]
  /** What a check that was run again did not find any more. */
  readonly gone: readonly Finding[]
  readonly run: readonly Run[]
}

/** From the words of a person to the last fix that they agree to, and the restart that it waits for. */
export async function tellAndRepair(text: string, { pc, known, faults }: Trying): Promise<Telling> {
  const diagnosis = await pc.diagnose(text, { known })
  const reports: FixReport[] = []
  const shown: Finding[] = []
  const gone: Finding[] = []
  let plan: FixPlan = diagnosis.fixes
  for (let round = 0; round < maxRounds; round += 1) {
    const agreed = [
      ...plan.proposed.filter(({ ticked }) => ticked),
      ...plan.questions.flatMap((asked) => answer(asked, faults)),
    ]
    if (agreed.length === 0) break
    reports.push(...(await pc.approve(agreed, known)))
    const next = await pc.next(diagnosis, reports)
    shown.push(...next.shown)
    gone.push(...next.gone)
    plan = next
  }
  const run = reports.flatMap((report) => (report.kind === 'run' && report.call.state === 'succeeded' ? [report] : []))
  await restartWhereAsked(run, pc)
  const { findings } = diagnosis
  return { checks: diagnosis.checks.length, seenAtOnce: findings, seen: [...findings, ...shown], gone, run }
}

/** A person is asked what only they know: they choose what would help, or else the first of the choices. */
function answer(
  { tool, because, choices, missing }: FixQuestion,
  faults: readonly FoundFault[],
): readonly ProposedFix[] {
  const cures = faults.flatMap((fault) => (Object.hasOwn(fault.curedBy, tool) ? cureCalls(fault, tool) : []))
  const helping = choices.filter(({ args }) => cures.some((cure) => isSameChoice(args, cure)))
  const chosen = helping.length > 0 ? helping : choices.slice(0, 1)
  return missing.length > 0 ? [] : chosen.map((choice) => ({ ...choice, tool, because, ticked: true, preview: null }))
}

/** A person restarts when they are told that the effect waits for it. */
async function restartWhereAsked(run: readonly Run[], pc: Scenario): Promise<void> {
  const waiting = run.findLastIndex((report) => reasonOf(report) === 'after_restart')
  if (waiting === -1 || run.slice(waiting).some(({ fix }) => fix.tool === restartTool)) return
  await pc.change((simulated) => simulated.boot.restart())
}
