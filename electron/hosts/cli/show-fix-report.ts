import type { FixReport } from '../../../shared/domain/diagnosis.ts'
import type { EndedCall, SucceededCall } from '../../../shared/domain/tool-call.ts'
import { checkVerdict } from './check-verdict.ts'
import { showError, showReason } from './show-error.ts'
import { callTitleOf, findingText, type Showing } from './show-diagnosis.ts'

/** How one step of a plan ended, with its proof and the way back. */
export function fixReportLines(report: FixReport, showing: Showing): readonly string[] {
  const title = callTitleOf(report.fix, showing)
  if (report.kind === 'skipped') return [`${title}: ${showReason(report.reason, showing.translator)}`]
  return endedLines(report.call, { title, showing })
}

/** How any call ended, for people. */
export function endedLines(
  call: EndedCall,
  { title, showing }: { readonly title: string; readonly showing: Showing },
): readonly string[] {
  const { translator } = showing
  if (call.state === 'succeeded') return call.proof ? fixLines(call, title, showing) : checkLines(call, title, showing)
  if (call.state === 'undone') return [translator.text('undo.done', { title })]
  const errors = call.state === 'denied' ? call.reasons : 'error' in call ? [call.error] : []
  return [`${title}:`, ...errors.flatMap((error) => showError(error, translator).map((line) => `  ${line}`))]
}

function fixLines(
  call: SucceededCall,
  title: string,
  { translator, registry, terminal: { colors }, isChat }: Showing,
): readonly string[] {
  if (!call.proof) return []
  const paint = { fixed: colors.green, not_fixed: colors.red, cannot_tell: colors.yellow }[call.proof.verdict]
  const tool = registry.find(call.tool)
  return [
    `${paint(translator.text(`verdict.${call.proof.verdict}`))}  ${title}: ${translator.text(`proof.${call.proof.reason}`)}`,
    ...call.findings.map((finding) => `    ${findingText(finding, { registry, translator })}`),
    `    ${undoText(call, tool?.undo === 'automatic', { translator, isChat })}`,
  ]
}

function undoText(
  { undoId, undoLost }: SucceededCall,
  automatic: boolean,
  { translator, isChat }: Pick<Showing, 'translator' | 'isChat'>,
): string {
  if (undoLost) return showReason(undoLost, translator)
  if (!automatic) return translator.text('undo.none')
  if (undoId === null) return translator.text('undo.nothing')
  return isChat === true ? translator.text('acp.undoHint') : translator.text('undo.offer', { callId: undoId })
}

function checkLines(
  call: SucceededCall,
  title: string,
  { translator, registry, terminal: { colors } }: Showing,
): readonly string[] {
  const { word, paint } = checkVerdict(call)
  return [
    `${colors[paint](translator.text(`verdict.${word}`))}  ${title}`,
    ...call.findings.map(
      (finding) =>
        `    ${translator.text(`finding.${finding.severity}`)}: ${findingText(finding, { registry, translator })}`,
    ),
  ]
}
