import { openCommand } from '../../../shared/domain/windows-places.ts'
import type { AdviceView } from '../../../shared/ipc/advice-view.ts'
import { adviceOf } from '../../views/advice.ts'
import { isSameFinding, type Conclusion, type FindingName } from '../../../shared/domain/conclusion.ts'
import { worstFirst, type Finding } from '../../../shared/domain/finding.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { CheckReport, FixPlan, FixQuestion, FollowUpPlan, SkippedEntry } from '../../../shared/domain/diagnosis.ts'
import { isBeyondRepair } from '../../conversation/check-runs.ts'
import type { Found } from '../../conversation/driver.ts'
import { shapeOfSchema } from '../../contract/shape-of-schema.ts'
import { headlineOf, isAllLooked, placed, type PlacedFinding } from '../../views/conclusion-words.ts'
import { leftOut } from '../../views/left-out.ts'
import { firstAidText, nothingPlanned } from '../../views/nothing-planned.ts'
import { isToWatch } from '../../views/watch-first.ts'
import { evidenceBeside } from '../../views/finding-words.ts'
import { evidenceText } from '../../views/show-evidence.ts'
import { proposalLines } from './show-fix.ts'
import { heading, labelled } from '../../../shared/texts/join.ts'
import { drawnLines } from './draw-finding.ts'
import { showReason } from './show-error.ts'
import { showDuration } from '../../views/show-values.ts'
import { toldWithheld } from '../../views/told-withheld.ts'
import type { Showing } from './showing.ts'
import { reasonOf, type SucceededCall } from '../../../shared/domain/tool-call.ts'
import { callTitleOf, findingText, titleOf } from '../../views/tool-titles.ts'
import type { WordedCall } from '../../views/call-words.ts'

/**
 * A diagnosis for people: the verdict, what it rests on with its evidence, what can be done; then what was noticed and looked at
 * besides. No plan = a person chose the checks.
 */
export function diagnosisLines(diagnosis: Found, showing: Showing): readonly string[] {
  const { plan } = diagnosis
  if (plan?.outcome === 'none' || (plan?.outcome === 'refuse' && diagnosis.checks.length === 0)) {
    return [
      ...nothingPlanned(plan, showing.translator),
      ...(showing.isChat === true ? [] : questionLines(diagnosis, showing)),
    ]
  }
  const lookedAt = diagnosis.checks.map(({ call }) => call.tool)
  return [
    ...(plan?.outcome === 'refuse' ? [...nothingPlanned(plan, showing.translator), ''] : []),
    ...firstAidText(plan, showing.translator).flatMap((line) => [line, '']),
    ...answerLines(diagnosis, showing),
    ...(showing.isChat === true ? [] : questionLines(diagnosis, showing)),
    ...watchFirstLines(diagnosis, showing),
    ...fixLines(diagnosis, showing),
    ...asideLines(diagnosis, showing),
    ...skippedLines(leftOut(diagnosis.skipped, lookedAt), showing),
    ...(isAllLooked(diagnosis) ? [showing.translator.text('diagnose.allLooked'), ''] : []),
    ...lookedAtLines(diagnosis, showing),
  ]
}

function watchFirstLines(diagnosis: Found, { translator, registry }: Showing): readonly string[] {
  if (!isToWatch(diagnosis, registry)) return []
  const command = `${translator.command} watch "…"`
  return [translator.text('watch.comesAndGoes'), translator.text('watch.byCommand', { command }), '']
}

/** What shows only now that something else was repaired. */
export function newsLines(next: FollowUpPlan, showing: Showing): readonly string[] {
  if (next.shown.length === 0) return []
  return [
    showing.translator.text('diagnose.showsNow'),
    ...worstFirst(next.shown).flatMap((finding) => oneFinding(finding, { checks: next.again, fixes: next }, showing)),
    '',
  ]
}

/** Who asks for a fix by its name needs no check. */
function lookedAtLines({ plan, checks, conclusion }: Found, showing: Showing): readonly string[] {
  if (plan?.reason === 'requested' && checks.length === 0) return []
  return [summary(checks, showing), ...checks.map((check) => checkLine(check, conclusion, showing)), '']
}

function summary(checks: readonly CheckReport[], { translator }: Showing): string {
  if (checks.length === 0) return translator.text('diagnose.nothingChecked')
  const unknown = checks.filter((check) => check.verdict === 'unknown').length
  const said = translator.text('diagnose.checked', { count: checks.length })
  return unknown === 0 ? said : `${said} ${translator.text('diagnose.unknown', { count: unknown })}`
}

function checkLine(
  check: CheckReport,
  { causes }: Pick<Conclusion, 'causes'>,
  { translator, registry, terminal: { colors } }: Showing,
): string {
  const { word, paint } = checkVerdict(check, causes)
  const took = showDuration(check.durationMs, translator.locale)
  const reason = check.call.state === 'succeeded' ? '' : failureOf(check, translator)
  const title = titleOf(check.call.tool, { registry, translator })
  return `  ${colors[paint](translator.text(`verdict.${word}`))}  ${title} (${check.call.tool}, ${took})${reason}`
}

function failureOf({ call }: CheckReport, translator: Translator): string {
  const reason = reasonOf(call)
  return reason === null ? '' : `: ${showReason(reason, translator)}`
}

/** The result in which a finding was found. */
export function resultOf(finding: Finding, checks: readonly CheckReport[]): CheckReport['result'] {
  return checks.find((check) => check.findings.includes(finding))?.result ?? null
}

/** Advice is for what Deskmedic cannot repair: with a fix on offer it would only compete with it. */
export function adviceLines(
  finding: Finding,
  { proposed, questions }: FixPlan,
  { registry, translator }: Showing,
): readonly string[] {
  const offered = [...proposed, ...questions].some(
    ({ because }) => because !== 'request' && isSameFinding(because, finding),
  )
  const advice = offered ? null : adviceOf(finding, { registry, translator })
  return advice === null ? [] : [advice.text, ...actLines(advice, translator)].map((line) => `    ${line}`)
}

/** What one click does in the window, to type. */
function actLines({ act }: AdviceView, translator: Translator): readonly string[] {
  if (act === null) return []
  return act.kind === 'open'
    ? [translator.text('diagnose.openBy', { command: openCommand(act.place) })]
    : [translator.text('diagnose.lookBy', { command: `${translator.command} run ${act.tool}` })]
}

function answerLines(diagnosis: Found, showing: Showing): readonly string[] {
  const { findings, conclusion, checks, skipped, plan } = diagnosis
  if (checks.length + skipped.length === 0) return []
  const { tone, text, detail } = headlineOf(
    { conclusion, findings, plan, checked: checks.filter(({ verdict }) => verdict !== 'unknown').length },
    {
      translator: showing.translator,
      titleOf: (tool) => titleOf(tool, showing),
      findingText: (finding) => findingText(finding, showing),
    },
  )
  const headline = showing.terminal.colors.bold(text)
  const { causes } = placed(findings, conclusion)
  const said = causes.flatMap((one, index) =>
    placedLines(
      one,
      index === 0 ? { ...diagnosis, headline, isCause: true } : { ...diagnosis, isCause: true },
      showing,
    ),
  )
  const details = detail === null ? [] : [detail]
  return [...(tone === 'cause' ? [] : [headline, ...details]), ...said, '']
}

/** What does not explain the complaint, with its own way to repair it among the fixes. */
function asideLines(diagnosis: Found, showing: Showing): readonly string[] {
  const aside = placed(diagnosis.findings, diagnosis.conclusion).aside.filter(isWorthTelling)
  if (aside.length === 0) return []
  const title = heading(showing.translator.text('conclusion.aside'), showing.translator.locale)
  return [title, ...aside.flatMap((one) => placedLines(one, diagnosis, showing)), '']
}

/** What is only worth knowing, and not about the complaint, would only be noise. */
function isWorthTelling({ finding }: PlacedFinding): boolean {
  return finding.severity !== 'info'
}

/** `headline` stands for the sentence of a finding that is the verdict. */
type Beside = Pick<Found, 'checks' | 'fixes'> & { readonly headline?: string; readonly isCause?: boolean }

function placedLines({ finding, consequences }: PlacedFinding, diagnosis: Beside, showing: Showing): readonly string[] {
  const because = consequences.map((one) =>
    showing.translator.text('conclusion.because', { finding: findingText(one, showing) }),
  )
  return [...oneFinding(finding, diagnosis, showing), ...because.map((line) => `    ${line}`)]
}

function oneFinding(
  finding: Finding,
  { checks, fixes, headline, isCause = false }: Beside,
  showing: Showing,
): readonly string[] {
  const { translator, terminal } = showing
  const paint = { problem: terminal.colors.red, warning: terminal.colors.yellow, info: terminal.colors.dim }[
    finding.severity
  ]
  return [
    `${paint(translator.text(`finding.${finding.severity}`))}  ${headline ?? findingText(finding, showing)}`,
    ...(isCause ? drawnLines(finding, checks, showing) : []),
    ...evidenceLines(finding, resultOf(finding, checks), showing),
    ...adviceLines(finding, fixes, showing),
  ]
}

export function evidenceLines(
  finding: Finding,
  result: CheckReport['result'],
  { translator, registry }: Showing,
): readonly string[] {
  const { evidence, tool } = finding
  const found = registry.find(tool)
  if (!found || evidence.length === 0) return []
  const shown = { ...found.texts, result, shape: shapeOfSchema(found.result()) }
  const seen = evidenceText(evidenceBeside(found, finding), shown, translator)
  const source = translator.text('finding.foundBy', { check: titleOf(tool, { registry, translator }) })
  const told = seen === '' ? '' : `${labelled(translator.text('finding.evidence'), seen, translator.locale)}  `
  return [`    ${told}(${source})`]
}

function questionLines({ plan, fixes }: Found, { translator, registry, asks = [] }: Showing): readonly string[] {
  const about = (plan?.questions ?? []).length > 0 && !asks.includes('areas')
  const areas = (plan?.questions ?? []).map(({ category }) => `  - ${translator.text(`ui.category.${category}`)}`)
  const listed = fixes.questions.filter(({ missing }) => missing.length > 0 || !asks.includes('things'))
  const chooses = listed.flatMap((question) => chooseLines(question, { registry, translator }))
  return [...(about ? [translator.text('diagnose.asks'), ...areas, ''] : []), ...chooses]
}

/** What only a person can know, and the commands that their answers are. */
export function chooseLines(
  { tool, askWhat, choices }: FixQuestion,
  showing: Pick<Showing, 'registry' | 'translator'>,
): readonly string[] {
  const { translator } = showing
  const what = askWhat?.[translator.locale] ?? titleOf(tool, showing)
  return [
    translator.text('fix.chooseByCommand', { what }),
    ...choices.map((choice) => `  ${commandLine({ tool, ...choice }, showing)}`),
  ]
}

/** What a call does, and how to run it by hand. */
export function commandLine(
  call: WordedCall & { readonly tool: string },
  showing: Pick<Showing, 'registry' | 'translator'>,
): string {
  const { command, locale } = showing.translator
  const typed = `${command} run ${call.tool} --args '${JSON.stringify(call.args)}'`
  return labelled(callTitleOf(call, showing), typed, locale)
}

function fixLines(diagnosis: Found, showing: Showing): readonly string[] {
  const { fixes } = diagnosis
  const { translator, registry } = showing
  const proposed = fixes.proposed.flatMap((fix, index) => {
    const tool = registry.find(fix.tool)
    if (!tool) return []
    const because = fix.because === 'request' ? null : findingText(fix.because, showing)
    return proposalLines(fix, tool, { number: index + 1, registry, translator, because, isChat: showing.isChat })
  })
  // Two findings can hold back the same fix for the same reason.
  const withheld = new Set(
    toldWithheld(fixes.withheld).map(
      ({ tool, reason }) => `  ${labelled(titleOf(tool, showing), showReason(reason, translator), translator.locale)}`,
    ),
  )
  const none = isBeyondRepair(diagnosis) ? [translator.text('diagnose.noFix'), ''] : []
  return [
    ...none,
    ...(proposed.length > 0 ? [heading(translator.text('diagnose.fixes'), translator.locale), ...proposed, ''] : []),
    ...(withheld.size > 0 ? [heading(translator.text('diagnose.withheld'), translator.locale), ...withheld, ''] : []),
  ]
}

function skippedLines(skipped: readonly SkippedEntry[], { translator, registry }: Showing): readonly string[] {
  if (skipped.length === 0) return []
  const rows = skipped.map(
    ({ tool, reason }) =>
      `  ${labelled(titleOf(tool, { registry, translator }), showReason(reason, translator), translator.locale)}`,
  )
  return [heading(translator.text('diagnose.skipped'), translator.locale), ...rows, '']
}

/** How a check ended, in a word: where a warning or the cause of a complaint is its finding, nothing is called all right. */
export function checkVerdict(
  { verdict, findings }: Pick<SucceededCall, 'verdict' | 'findings'>,
  causes: readonly FindingName[] = [],
): {
  readonly word: 'healthy' | 'warned' | 'problem' | 'unknown'
  readonly paint: 'green' | 'yellow' | 'red'
} {
  if (verdict === 'problem') return { word: 'problem', paint: 'red' }
  if (verdict === 'unknown') return { word: 'unknown', paint: 'yellow' }
  return findings.some((one) => one.severity === 'warning' || causes.some((cause) => isSameFinding(cause, one)))
    ? { word: 'warned', paint: 'yellow' }
    : { word: 'healthy', paint: 'green' }
}
