import { lineEnd } from '../../../shared/domain/text-lines.ts'
import { heading, labelled } from '../../../shared/texts/join.ts'
import type { Shape } from '../../../shared/condition/shape.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { asCalled } from '../../contract/as-called.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { shapeOfSchema } from '../../contract/shape-of-schema.ts'
import { harmless } from '../../views/harmless.ts'
import { withoutUndo } from '../../views/notice-words.ts'
import { proofText, type Mended } from '../../views/proof-words.ts'
import { fieldValue, namedValue, showName, type Showing as ValueShowing } from '../../views/show-values.ts'
import type { FixReport } from '../../../shared/domain/diagnosis.ts'
import { toldVerdict, type EndedCall, type SucceededCall, type ToldVerdict } from '../../../shared/domain/tool-call.ts'
import { checkVerdict } from './show-diagnosis.ts'
import type { Showing } from './showing.ts'
import { showError, showReason } from './show-error.ts'
import { callTitleOf, findingText } from '../../views/tool-titles.ts'

const elementsShown = 30

/** A whole result for people: one line for each field, one for each element of a list. */
export function resultLines(
  result: Readonly<Record<string, unknown>>,
  tool: Tool,
  translator: Translator,
): readonly string[] {
  const shape = shapeOfSchema(tool.result())
  const { fields, values } = tool.texts
  return Object.entries(result).flatMap(([name, value]) =>
    fieldLines(name, value, { shape: fieldOf(shape, name), fields, values, translator }),
  )
}

function fieldLines(name: string, value: unknown, showing: ValueShowing): readonly string[] {
  const { shape, fields, translator } = showing
  const title = showName(name, translator, fields)
  if (value === '') return []
  if (typeof value === 'string' && lineEnd.test(value))
    return [`  ${heading(title, translator.locale)}`, ...blockLines(value, '    ')]
  if (!isListOfObjects(value)) return [`  ${labelled(title, fieldValue(name, value, showing), translator.locale)}`]
  const element = shape?.type === 'list' ? shape.element : null
  const rows = value.slice(0, elementsShown).flatMap((one) => elementLines(one, { ...showing, shape: element }))
  const more =
    value.length > elementsShown
      ? [`    ${translator.text('value.more', { count: value.length - elementsShown })}`]
      : []
  return [`  ${title}:`, ...rows, ...more]
}

/** Text of several lines as it is, without an end of line that shows nothing. */
function blockLines(text: string, indent: string): readonly string[] {
  const lines = text.trimEnd().split(lineEnd)
  return lines.map((line) => `${indent}${harmless(line)}`.trimEnd())
}

/** One element: what it is in a line, and below it what has lines of its own. A name has none, whatever stands in it. */
function elementLines(
  element: Readonly<Record<string, unknown>>,
  { shape, ...showing }: ValueShowing,
): readonly string[] {
  const told = Object.entries(element).filter(([, value]) => value !== null && value !== '')
  const [blocks, plain] = [told.filter(isBlock), told.filter((each) => !isBlock(each))]
  const line = plain.map(([name, value]) =>
    namedValue(name, oneLine(value), { ...showing, shape: fieldOf(shape, name) }),
  )
  return [`    - ${line.join(', ')}`, ...blocks.flatMap(([, text]) => blockLines(String(text), '      '))]
}

const written: readonly string[] = ['patch', 'diff', 'excerpt', 'text', 'message']

function isBlock([name, value]: readonly [string, unknown]): boolean {
  return written.includes(name) && typeof value === 'string' && lineEnd.test(value.trimEnd())
}

function oneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.trimEnd().split(lineEnd).join('\u2424') : value
}

function fieldOf(shape: Shape | null, name: string): Shape | null {
  return shape?.type === 'object' && Object.hasOwn(shape.fields, name) ? (shape.fields[name] ?? null) : null
}

function isListOfObjects(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  )
}

/** How one step of a plan ended, with its proof and the way back. */
export function fixReportLines(report: FixReport, showing: Showing): readonly string[] {
  const title = callTitleOf(report.fix, showing)
  if (report.kind === 'skipped')
    return [labelled(title, showReason(report.reason, showing.translator), showing.translator.locale)]
  const { because } = report.fix
  const isWish = because === 'request'
  return endedLines(report.call, { title, showing, mended: isWish ? null : because, isWish })
}

type Told = {
  readonly title: string
  readonly showing: Showing
  readonly mended?: Mended | null
  /** A person asked for just this: it is done, and repaired nothing. Absent = nobody knows. */
  readonly isWish?: boolean
}

/** How any call ended, for people. */
export function endedLines(
  call: EndedCall,
  { title, showing, mended = null, isWish = false }: Told,
): readonly string[] {
  const { translator } = showing
  if (call.state === 'succeeded')
    return call.proof ? fixLines(call, { title, mended, isWish }, showing) : checkLines(call, title, showing)
  if (call.state === 'undone') return [translator.text('undo.done', { title })]
  const errors = call.state === 'denied' ? call.reasons : 'error' in call ? [call.error] : []
  return [`${title}:`, ...errors.flatMap((error) => showError(error, translator).map((line) => `  ${line}`))]
}

function fixLines(
  call: SucceededCall,
  { title, mended, isWish }: Required<Omit<Told, 'showing'>>,
  { translator, registry, terminal: { colors }, isChat }: Showing,
): readonly string[] {
  if (!call.proof) return []
  const isReached = isWish && call.proof.reason === 'improved'
  const verdict = toldVerdict(call.proof.verdict, isReached ? 'reached' : call.proof.reason)
  const sure = { fixed: colors.green, reached: colors.green, already_so: colors.green }
  const paint = { ...sure, not_fixed: colors.red, cannot_tell: colors.yellow }[verdict]
  return [
    `${paint(translator.text(`verdict.${verdict}`))}  ${proofText(call.proof.reason, mended, { registry, translator })}`,
    // Apart from the verdict: a name behind “FIXED” would read as if the action had been broken.
    `    ${translator.text('ui.result.act', { title })}`,
    ...call.findings.map((finding) => `    ${findingText(finding, { registry, translator })}`),
    ...wayBack(call, verdict, { registry, translator, isChat }).map((line) => `    ${line}`),
  ]
}

function wayBack(
  { tool: name, args, object, undoId, undoLost }: SucceededCall,
  verdict: ToldVerdict,
  { registry, translator, isChat }: Pick<Showing, 'registry' | 'translator' | 'isChat'>,
): readonly string[] {
  if (undoLost) return [showReason(undoLost, translator)]
  if (undoId !== null) return [translator.text(isChat ? 'acp.undoHint' : 'undo.offer', { callId: undoId })]
  const tool = registry.find(name)
  const said = tool && withoutUndo(asCalled(tool, args), { call: { args, object }, verdict }, translator)
  return said === null ? [] : [said]
}

function checkLines(
  call: SucceededCall,
  title: string,
  { translator, registry, terminal: { colors } }: Showing,
): readonly string[] {
  // What was only shown looked for nothing wrong.
  if (registry.find(call.tool)?.kind === 'remediation') return [translator.text('preview.only', { title })]
  const { word, paint } = checkVerdict(call)
  // So did what shows files: who asks for them has nothing looked for that could be wrong.
  const told = word === 'healthy' && registry.find(call.tool)?.fileTexts !== undefined ? 'shown' : word
  return [
    `${colors[paint](translator.text(`verdict.${told}`))}  ${title}`,
    ...call.findings.map(
      (finding) =>
        `    ${labelled(translator.text(`finding.${finding.severity}`), findingText(finding, { registry, translator }), translator.locale)}`,
    ),
  ]
}
