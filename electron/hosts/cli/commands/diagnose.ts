import type { Plan } from '../../../../shared/domain/check-plan.ts'
import { findingKey } from '../../../../shared/domain/conclusion.ts'
import type { Diagnosis, FixReport, PlannedEntry, ProposedFix } from '../../../../shared/domain/diagnosis.ts'
import type { Conversation, ConversationEvent } from '../../../conversation/conversations.ts'
import type { Found } from '../../../conversation/driver.ts'
import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import { exitCodes, exitCodeOf, type CliContext, type CommandOutcome } from '../context.ts'
import { repair, takeTurn } from '../../../conversation/typed-turns.ts'
import { worksQuestion } from '../../../conversation/works-question.ts'
import { askForOne } from '../ask-on-terminal.ts'
import {
  askWhatIsMissing,
  askWhichThing,
  notAskedLines,
  questionerOf,
  type Asking,
  type Questioner,
} from '../ask-what-is-missing.ts'
import { diagnosisLines, newsLines } from '../../lines/show-diagnosis.ts'
import type { TerminalShowing } from '../terminal.ts'
import { showError } from '../../lines/show-error.ts'
import { fixReportLines } from '../../lines/show-result.ts'
import { firstAidText } from '../../../views/nothing-planned.ts'
import { titleOf } from '../../../views/tool-titles.ts'
import { modelInUse, openModel, type OpenedModel } from '../../../engine/models/models.ts'
import { modelLines } from '../../lines/show-model.ts'
import { diagnosisExit, idOf, lookedData } from './looked.ts'

/** Looks for the cause of a complaint; with `fix` repairs it after a person's yes, with `model` the one in use chooses what is looked at. */
export async function diagnose(
  context: CliContext,
  complaint: string,
  options: { readonly fix: boolean; readonly model: boolean },
): Promise<Result<CommandOutcome>> {
  if (!options.model) return look(context, complaint, { fix: options.fix })
  const inUse = modelInUse(context.backend)
  const opened = inUse.ok ? await openModel(inUse.value, context.backend) : inUse
  if (!opened.ok) return opened
  try {
    return await look(context, complaint, { fix: options.fix, model: opened.value })
  } finally {
    opened.value.close()
  }
}

type Options = { readonly fix: boolean; readonly model?: OpenedModel }

async function look(context: CliContext, complaint: string, options: Options): Promise<Result<CommandOutcome>> {
  const { backend, terminal, translator, signal, options: global } = context
  const ask = questionerHere(context)
  const asks = ask === null ? [] : options.fix ? (['areas', 'things'] as const) : (['areas'] as const)
  const showing: TerminalShowing = { translator, registry: backend.registry, terminal, drawing: backend, asks }
  const heard = listener(showing, global)
  const engine = await context.engine(heard.hear, options.model === undefined ? {} : { model: options.model })
  if (!engine.ok) return engine
  const conversation = engine.value.conversations.create()
  const stop = (): void => conversation.stop()
  signal.addEventListener('abort', stop)
  const lang = global.lang ? { lang: global.lang } : {}
  const sent = conversation.send({ text: complaint, known: global.know, ...lang })
  if (!sent.ok) return sent
  if (signal.aborted) stop()
  await conversation.idle()
  const diagnosed = plannedOf(heard.found())
  if (!diagnosed.ok) return diagnosed
  const diagnosis = diagnosed.value
  const data = diagnosisData({ ...diagnosis, complaint })
  const spoken = modelLines(diagnosis, options.model?.endpoint.model ?? '', translator)
  const lines = [
    ...spoken,
    ...diagnosisLines(diagnosis, showing),
    ...(ask === null ? notAskedLines(diagnosis, translator) : []),
  ]
  if (ask === null && !options.fix)
    return ok({ exitCode: diagnosisExit([diagnosis]), data, lines: [...lines, ...hint([diagnosis], context)] })
  if (!global.json) for (const line of lines) terminal.out(line)
  const asking = { conversation, showing, signal, found: heard.found }
  const looked = [diagnosis, ...(ask === null ? [] : await askOn(diagnosis, { ...asking, ask }, options))]
  if (!options.fix) return ok({ exitCode: diagnosisExit(looked), data, lines: hint(looked, context) })
  await repair(conversation, { after: '', signal })
  heard.tellFound()
  const works = await untilItWorks(conversation, context)
  signal.removeEventListener('abort', stop)
  const { reports, answered } = heard
  const none = answered()?.agreed.length === 0 ? nothingDone(answered()?.unanswered ?? [], context) : []
  const still = works === null && isAllFixed(reports) ? [translator.text('fix.stillThere')] : []
  const unapproved = (answered()?.unanswered.length ?? 0) > 0
  const exitCode =
    works === 'no' ? exitCodes.problem : repairExit({ looked, reports, unapproved, aborted: signal.aborted })
  return ok({ exitCode, data: { ...data, fixes: reports.map(fixData) }, lines: [...none, ...still] })
}

/** Who can be asked here; null = nobody, or nobody wants to be. */
function questionerHere({ terminal, translator, signal, options }: CliContext): Questioner | null {
  return terminal.interactive && !options.json && !options.yes ? questionerOf({ terminal, translator }, signal) : null
}

/** Asks for what is missing, tells what each answer led to, and asks what a repair is to be about. */
async function askOn(
  first: Diagnosis,
  asking: Omit<Asking, 'onFound'>,
  { fix }: { readonly fix: boolean },
): Promise<readonly Found[]> {
  const { showing } = asking
  const onFound = (found: Found): void => {
    for (const line of ['', ...diagnosisLines(found, showing)]) showing.terminal.out(line)
  }
  const later = await askWhatIsMissing(first, { ...asking, onFound })
  if (fix) for (const found of [first, ...later]) await askWhichThing(found, asking)
  return later
}

/**
 * Asks on a terminal whether it works now. A no leads to the next look, and to its repair.
 * @returns the last answer; null = nobody was asked, or nobody answered
 */
async function untilItWorks(
  conversation: Conversation,
  { terminal, translator, signal, options }: CliContext,
): Promise<'yes' | 'no' | null> {
  let said: 'yes' | 'no' | null = null
  for (;;) {
    const asked = worksQuestion(conversation.log)
    if (asked === null || !terminal.interactive || options.json || options.yes || signal.aborted) return said
    const choices = (['yes', 'no'] as const).map((value) => ({ value, label: translator.text(`ui.works.${value}`) }))
    const message = `${translator.text('ui.works.question')} ${translator.text('confirm.keys')}`
    said = await askForOne({ message, choices, signal }, { terminal, translator })
    if (said === null) return said
    const ended = await takeTurn(conversation, { text: said === 'yes' ? '/works' : '/no' }, signal)
    if (said === 'yes' || !ended.ok) return said
  }
}

type Answered = { readonly agreed: readonly ProposedFix[]; readonly unanswered: readonly ProposedFix[] }

type Heard = {
  readonly hear: (event: ConversationEvent) => void
  readonly found: () => Result<Found>
  /** From now on what is found is printed as well: whoever asked for it has read what came before. */
  readonly tellFound: () => void
  /** What was said to the last plan; null = none was asked about. */
  readonly answered: () => Answered | null
  readonly reports: readonly FixReport[]
}

/** Prints what happens while it does, and holds what the end is made of. */
function listener(showing: TerminalShowing, { json }: CliContext['options']): Heard {
  const reports: FixReport[] = []
  const seen: { found?: Result<Found>; answered?: Answered; isTold?: boolean } = {}
  const out = (lines: readonly string[]): void => {
    if (!json) for (const line of lines) showing.terminal.out(line)
  }
  const hear = (event: ConversationEvent): void => {
    if (event.kind === 'checking') noteChecks(event, showing)
    if (event.kind === 'found') seen.found = event.found
    if (event.kind === 'found' && event.found.ok && seen.isTold) out(diagnosisLines(event.found.value, showing))
    if (event.kind === 'answered') seen.answered = event
    if (event.kind === 'repaired') {
      reports.push(event.report)
      out(fixReportLines(event.report, showing))
    }
    if (event.kind === 'followed') out(newsLines(event.plan, showing))
  }
  return {
    hear,
    found: () => seen.found ?? fail('internal'),
    tellFound: () => {
      seen.isTold = true
    },
    answered: () => seen.answered ?? null,
    reports,
  }
}

/** A complaint has a plan. */
function plannedOf(found: Result<Found>): Result<Diagnosis & Pick<Found, 'said'>> {
  if (!found.ok) return found
  const { plan, ...looked } = found.value
  return plan === null ? fail('internal') : ok({ ...looked, plan })
}

type Checking = { readonly checks: readonly PlannedEntry[]; readonly plan: Pick<Plan, 'firstAid'> }

/** A terminal has a moving line for what runs. Whoever sits before it is told at once what cannot wait for the checks. */
function noteChecks({ checks, plan }: Checking, showing: TerminalShowing): void {
  const { terminal, translator } = showing
  if (terminal.interactive && checks.length > 0) for (const line of firstAidText(plan, translator)) terminal.note(line)
  for (const { tool } of terminal.interactive ? [] : checks)
    terminal.note(translator.text('diagnose.checking', { title: titleOf(tool, showing) }))
}

function isAllFixed(reports: readonly FixReport[]): boolean {
  return reports.length > 0 && reports.every((report) => report.kind === 'skipped' || report.verdict === 'fixed')
}

/** Nothing was ticked: a person did not want it, or nobody could say yes. */
function nothingDone([first]: readonly ProposedFix[], { translator, caller }: CliContext): readonly string[] {
  if (!first) return [translator.text('fix.nothingChosen')]
  return showError(
    appError('confirmation_missing', { tool: first.tool, digest: first.digest, caller: caller.role }),
    translator,
  )
}

type RepairEnd = {
  readonly looked: readonly Found[]
  readonly reports: readonly FixReport[]
  readonly unapproved: boolean
  readonly aborted: boolean
}

function repairExit({ looked, reports, unapproved, aborted }: RepairEnd): number {
  if (aborted) return exitCodes.stopped
  const run = reports.filter((report) => report.kind === 'run')
  if (run.length === 0) return unapproved ? exitCodes.needsConfirmation : diagnosisExit(looked)
  const denied = run.flatMap(({ call }) => (call.state === 'denied' ? call.reasons.slice(0, 1) : []))[0]
  if (denied && run.every(({ call }) => call.state === 'denied')) return exitCodeOf(denied)
  return lastVerdicts(run).every((verdict) => verdict === 'fixed') ? exitCodes.done : exitCodes.problem
}

/** The last word on each finding: an earlier rung that did not help does not count when a later one did. */
function lastVerdicts(run: readonly Extract<FixReport, { kind: 'run' }>[]): readonly string[] {
  const byFinding = new Map(run.map(({ fix, verdict }) => [lastOf(fix), verdict]))
  return [...byFinding.values()]
}

function lastOf({ tool, because }: ProposedFix): string {
  return because === 'request' ? tool : findingKey(because)
}

function hint(looked: readonly Found[], { translator }: CliContext): readonly string[] {
  return looked.some(({ fixes }) => fixes.proposed.length > 0) ? [translator.text('diagnose.howToFix')] : []
}

function diagnosisData(
  diagnosis: Diagnosis & Pick<Found, 'said'> & { readonly complaint: string },
): Readonly<Record<string, unknown>> {
  const { complaint, plan, said } = diagnosis
  return { complaint, lang: plan.lang, plan, ...lookedData(diagnosis), ...(said === undefined ? {} : { model: said }) }
}

function fixData(report: FixReport): Readonly<Record<string, unknown>> {
  const { tool, because } = report.fix
  if (report.kind === 'skipped') return { tool, because: idOf(because), skipped: report.reason }
  const { call, verdict } = report
  const ended = call.state === 'succeeded' ? { undoId: call.undoId, proof: call.proof, findings: call.findings } : {}
  const reason = call.state === 'denied' ? { reasons: call.reasons } : 'error' in call ? { reason: call.error } : {}
  return { tool, because: idOf(because), verdict, callId: call.id, state: call.state, ...ended, ...reason }
}
