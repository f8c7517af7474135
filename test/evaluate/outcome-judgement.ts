import type { FixReport, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { FoundFault } from '../../electron/registry/folders.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import {
  cureCalls,
  daysUntilGone,
  needsRestart,
  passDays,
  promptingOf,
  type Scenario,
  type Values,
} from '../scenarios/open-scenario.ts'

/** Starts Windows anew. */
export const restartTool = 'restart_system'

export type Run = Extract<FixReport, { kind: 'run' }>

export function isCurable({ curedBy }: FoundFault): boolean {
  return Object.keys(curedBy).length > 0
}

/** Faults whose finding another one shows as well that no tool cures: their own cure cannot be seen by it. */
export async function faultsKeptUp(faults: readonly FoundFault[], pc: Scenario): Promise<readonly FoundFault[]> {
  const keptUp: FoundFault[] = []
  for (const fault of faults) {
    const others = faults.filter((other) => other !== fault && !isCurable(other))
    if (others.length === 0) continue
    await pc.reset(others.map(({ name }) => name))
    if (!(await isGone(fault, pc))) keptUp.push(fault)
  }
  return keptUp
}

export function isFixed({ verdict }: Run): boolean {
  return verdict === 'fixed'
}

export function isSameChoice(choice: Values, cure: Values): boolean {
  return Object.entries(choice).every(([name, value]) => !Object.hasOwn(cure, name) || cure[name] === value)
}

export function reasonOf({ call }: Run): string | undefined {
  return call.state === 'succeeded' ? call.proof?.reason : undefined
}

export function shows(findings: readonly Finding[], { tool, finding }: FoundFault): boolean {
  return findings.some((found) => found.tool === tool && found.id === finding)
}

export function isWrong({ tool }: Pick<ProposedFix, 'tool'>, faults: readonly FoundFault[]): boolean {
  // The restart that a cure waits for is part of it; what may be tried against one of two causes is right for the other.
  const cures = faults.some(
    (fault) =>
      Object.hasOwn({ ...fault.curedBy, ...fault.triedFirst }, tool) || (tool === restartTool && needsRestart(fault)),
  )
  return !cures && faults.some(({ notCuredBy }) => Object.hasOwn(notCuredBy, tool))
}

export type Ended = {
  readonly pc: Scenario
  readonly run: readonly Run[]
  readonly gone: readonly Finding[]
  readonly faults: readonly FoundFault[]
  readonly found: readonly FoundFault[]
  readonly keptUp: readonly FoundFault[]
}

export async function isSettled(fault: FoundFault, ended: Ended): Promise<boolean> {
  const { pc, run, gone, keptUp } = ended
  if (!isCurable(fault)) return endsInAdvice(fault, ended)
  const curing = run.filter(({ fix }) => Object.hasOwn(fault.curedBy, fix.tool))
  if (fault.personBrings === true && curing.length > 0) return isCuredByPerson(fault, pc)
  const days = daysUntilGone(fault)
  await passDays(pc, days)
  if (!(await isGone(fault, pc))) return keptUp.includes(fault) && curing.some(({ fix }) => isCure(fix, fault))
  if (days > 0) return curing.some(({ verdict }) => verdict !== 'not_fixed')
  return run.some((report) => isFixed(report) || reasonOf(report) === 'after_restart') || shows(gone, fault)
}

/** With the arguments that cure it, not only the tool. */
function isCure({ tool, args }: ProposedFix, fault: FoundFault): boolean {
  return cureCalls(fault, tool).some((cure) => isSameChoice(args, cure))
}

async function isGone({ tool, finding, findingArgs }: FoundFault, pc: Scenario): Promise<boolean> {
  const check = await pc.check(tool, findingArgs)
  return check.state === 'succeeded' && !check.findings.some(({ id }) => id === finding)
}

/** The right fix was offered and said that something is missing: the person brings it, such as installation files. */
async function isCuredByPerson(fault: FoundFault, pc: Scenario): Promise<boolean> {
  const [[tool, args] = ['', {}]] = Object.entries(fault.curedBy)
  const ended = await pc.fix({ tool, args, prompting: promptingOf(fault) })
  return ended.state === 'succeeded' && ended.proof?.verdict === 'fixed'
}

/** Nothing was run for it but milder steps that could have helped, none was called a cure, and there is advice. */
function endsInAdvice(fault: FoundFault, { run, faults, found }: Ended): boolean {
  const own = run.filter(({ fix }) => isFor(fix, fault))
  const others = faults.filter((other) => other !== fault)
  const helpsAnother = (tool: string): boolean => others.some(({ curedBy }) => Object.hasOwn(curedBy, tool))
  return (
    found.includes(fault) &&
    fault.advice !== undefined &&
    own.every(
      ({ fix, verdict }) =>
        helpsAnother(fix.tool) || (Object.hasOwn(fault.triedFirst ?? {}, fix.tool) && verdict !== 'fixed'),
    )
  )
}

/** True = the fix was offered for the finding of this fault. */
export function isFor({ because }: Pick<ProposedFix, 'because'>, { tool, finding }: FoundFault): boolean {
  return because !== 'request' && because.tool === tool && because.id === finding
}
