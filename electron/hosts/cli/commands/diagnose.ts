import type { EndedCall } from '../../../../shared/domain/tool-call.ts'
import type { AppError } from '../../../../shared/errors.ts'
import type { FixReport } from '../../../agents/remediation.ts'
import { proposeNext } from '../../../agents/next-rung.ts'
import type { Diagnosis, FixPlan, ProposedFix } from '../../../agents/diagnosis.ts'
import type { CheckSession } from '../../../agents/run-check.ts'
import { appError, ok, type Result } from '../../../kernel/result.ts'
import type { Engine } from '../../engine.ts'
import { approvePlan, type ApprovedPlan } from '../approve-plan.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes, exitCodeOf } from '../exit-codes.ts'
import { diagnosisLines, newsLines, titleOf, type Showing } from '../show-diagnosis.ts'
import { showError } from '../show-error.ts'
import { fixReportLines } from '../show-fix-report.ts'

/** Rungs of a ladder that one repair may climb: a fix that did not help leads to the next. */
const maxRounds = 4

/** Looks for the cause of a complaint; with `fix` repairs it after a person's yes. */
export async function diagnose(
  context: CliContext,
  complaint: string,
  options: { readonly fix: boolean },
): Promise<Result<CommandOutcome>> {
  const engine = await context.engine(complaint)
  if (!engine.ok) return engine
  const { backend, terminal, translator, caller, signal, options: global } = context
  const showing: Showing = { translator, registry: backend.registry, terminal }
  const session = { pipeline: engine.value.pipeline, caller, signal }
  const diagnosed = await engine.value.diagnostic.diagnose(complaint, session, {
    ...(global.lang ? { lang: global.lang } : {}),
    known: global.know,
    onPlan: (_plan, entries) => {
      // A terminal has a moving line for what runs.
      for (const { tool } of terminal.interactive ? [] : entries)
        terminal.note(translator.text('diagnose.checking', { title: titleOf(tool, showing) }))
    },
    onCheck: () => undefined,
  })
  if (!diagnosed.ok) return diagnosed
  const diagnosis = diagnosed.value
  const data = diagnosisData(diagnosis)
  const lines = diagnosisLines(diagnosis, showing)
  if (!options.fix)
    return ok({ exitCode: diagnosisExit(diagnosis), data, lines: [...lines, ...hint(diagnosis, context)] })
  if (!global.json) for (const line of lines) terminal.out(line)
  const repaired = await repair(diagnosis, {
    engine: engine.value,
    context,
    session: { ...session, known: diagnosis.known },
  })
  return ok({
    exitCode: repaired.exitCode,
    data: { ...data, fixes: repaired.reports.map(fixData) },
    lines: repaired.lines,
  })
}

type Repairing = { readonly engine: Engine; readonly context: CliContext; readonly session: CheckSession }
type Repaired = { readonly reports: readonly FixReport[]; readonly exitCode: number; readonly lines: readonly string[] }

/** Runs what was approved; what did not help, or shows only now, leads to a new preview and a new yes. */
async function repair(diagnosis: Diagnosis, { engine, context, session }: Repairing): Promise<Repaired> {
  const showing: Showing = {
    translator: context.translator,
    registry: context.backend.registry,
    terminal: context.terminal,
  }
  const reports: FixReport[] = []
  const lines: string[] = []
  let plan: FixPlan = diagnosis.fixes
  let unapproved = false
  for (let round = 0; round < maxRounds && plan.proposed.length > 0 && !session.signal.aborted; round += 1) {
    const approved = await approvePlan(plan.proposed, { engine, context })
    unapproved = approved.unanswered.length > 0
    if (approved.ticked.length === 0) {
      lines.push(...nothingDone(approved, context))
      break
    }
    const done = await engine.remediation.run(approved.ticked, session, (report) => {
      const shown = fixReportLines(report, showing)
      if (context.options.json) return
      for (const line of shown) context.terminal.out(line)
    })
    reports.push(...done)
    const next = await proposeNext({ checks: diagnosis.checks, reports }, session, engine.proposer)
    if (!context.options.json) for (const line of newsLines(next, showing)) context.terminal.out(line)
    plan = next
  }
  if (isAllFixed(reports)) lines.push(context.translator.text('fix.stillThere'))
  return { reports, lines, exitCode: repairExit({ diagnosis, reports, unapproved, aborted: session.signal.aborted }) }
}

function isAllFixed(reports: readonly FixReport[]): boolean {
  return reports.length > 0 && reports.every((report) => report.kind === 'skipped' || report.verdict === 'fixed')
}

/** Nothing was ticked: a person did not want it, or nobody could say yes. */
function nothingDone({ unanswered }: ApprovedPlan, { translator, caller }: CliContext): readonly string[] {
  const first = unanswered[0]
  if (!first) return [translator.text('fix.nothingChosen')]
  return showError(
    appError('confirmation_missing', { tool: first.tool, digest: first.digest, caller: caller.role }),
    translator,
  )
}

/** Nothing wrong is said only of what was seen: where no check gave an answer, the reason decides. */
function diagnosisExit({ findings, plan, checks, skipped }: Diagnosis): number {
  if (plan.outcome === 'refuse' && checks.length === 0) return exitCodes.refused
  if (findings.some((finding) => finding.severity === 'problem')) return exitCodes.problem
  if (checks.some((check) => check.verdict !== 'unknown')) return exitCodes.done
  const reason = checks.flatMap(({ call }) => reasonOf(call) ?? [])[0] ?? skipped[0]?.reason
  if (reason) return exitCodeOf(reason)
  return checks.length > 0 ? exitCodes.failed : exitCodes.done
}

/** Why a call gave no result. */
function reasonOf(call: EndedCall): AppError | undefined {
  if (call.state === 'denied') return call.reasons[0]
  return 'error' in call ? call.error : undefined
}

type RepairEnd = {
  readonly diagnosis: Diagnosis
  readonly reports: readonly FixReport[]
  readonly unapproved: boolean
  readonly aborted: boolean
}

function repairExit({ diagnosis, reports, unapproved, aborted }: RepairEnd): number {
  if (aborted) return exitCodes.stopped
  const run = reports.filter((report) => report.kind === 'run')
  if (run.length === 0) return unapproved ? exitCodes.needsConfirmation : diagnosisExit(diagnosis)
  const denied = run.flatMap(({ call }) => (call.state === 'denied' ? call.reasons.slice(0, 1) : []))[0]
  if (denied && run.every(({ call }) => call.state === 'denied')) return exitCodeOf(denied)
  return lastVerdicts(run).every((verdict) => verdict === 'fixed') ? exitCodes.done : exitCodes.problem
}

/** The last word on each finding: an earlier rung that did not help does not count when a later one did. */
function lastVerdicts(run: readonly Extract<FixReport, { kind: 'run' }>[]): readonly string[] {
  const byFinding = new Map(run.map(({ fix, verdict }) => [`${fix.because.tool} ${fix.because.id}`, verdict]))
  return [...byFinding.values()]
}

function hint({ fixes }: Diagnosis, { translator }: CliContext): readonly string[] {
  return fixes.proposed.length > 0 ? [translator.text('diagnose.howToFix')] : []
}

function diagnosisData({
  complaint,
  lang,
  plan,
  checks,
  skipped,
  fixes,
}: Diagnosis): Readonly<Record<string, unknown>> {
  return {
    complaint,
    lang,
    plan,
    checks: checks.map(({ call, verdict, findings, result, unavailable, durationMs, because }) => ({
      tool: call.tool,
      verdict,
      findings,
      result,
      unavailable,
      durationMs: Math.round(durationMs),
      callId: call.id,
      state: call.state,
      ...(call.state === 'denied' ? { reason: call.reasons[0] } : 'error' in call ? { reason: call.error } : {}),
      because: because === 'plan' ? 'plan' : { tool: because.tool, id: because.id },
    })),
    skipped: skipped.map(({ tool, reason }) => ({ tool, reason })),
    proposedFixes: fixes.proposed.map(proposedData),
    withheldFixes: fixes.withheld.map(({ tool, because, reason }) => ({ tool, because: idOf(because), reason })),
    questions: fixes.questions.map(({ tool, because, choices, missing }) => ({
      tool,
      because: idOf(because),
      choices,
      missing,
    })),
  }
}

function proposedData({
  tool,
  args,
  because,
  digest,
  ticked,
  preview,
}: ProposedFix): Readonly<Record<string, unknown>> {
  return { tool, args, because: idOf(because), digest, ticked, preview }
}

function idOf({ tool, id }: { readonly tool: string; readonly id: string }): {
  readonly tool: string
  readonly id: string
} {
  return { tool, id }
}

function fixData(report: FixReport): Readonly<Record<string, unknown>> {
  const { tool, because } = report.fix
  if (report.kind === 'skipped') return { tool, because: idOf(because), skipped: report.reason }
  const { call, verdict } = report
  const ended = call.state === 'succeeded' ? { undoId: call.undoId, proof: call.proof, findings: call.findings } : {}
  const reason = call.state === 'denied' ? { reasons: call.reasons } : 'error' in call ? { reason: call.error } : {}
  return { tool, because: idOf(because), verdict, callId: call.id, state: call.state, ...ended, ...reason }
}
