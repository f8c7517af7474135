import { recordOf } from '../../shared/domain/closed-record.ts'
import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { CheckReport, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import type { PicturePair, PictureView } from '../../shared/domain/picture.ts'
import type { SucceededCall } from '../../shared/domain/tool-call.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { proofCallOf } from '../pipeline/observe.ts'
import type { Tool } from '../contract/define-tool.ts'
import { picturesOf } from '../contract/picture.ts'
import { drawPair, drawPictures } from '../views/pictures/draw-pictures.ts'
import { foundIn, worstIn } from '../views/pictures/look-finding.ts'
import type { Look } from '../views/pictures/reading.ts'
import type { Registry } from '../registry/registry.ts'

export type InEveryLanguage<Value> = Readonly<Record<Locale, Value>>

export type Drawing = {
  readonly registry: Registry
  readonly translators: (locale: Locale) => Translator
  /** False for a host that keeps no conversation: it draws what it shows itself. */
  readonly keeps: boolean
  readonly conditions: Conditions
  /** Time of the PC that is looked at, milliseconds since the epoch. */
  readonly nowMs: () => number
}

/** Pictures of the result that a finding was seen in, drawn while it is still at hand. Null = there are none. */
export function keptPictures(
  finding: Finding,
  checks: readonly CheckReport[],
  drawing: Drawing,
): InEveryLanguage<readonly PictureView[]> | null {
  const check = checks.find(({ findings }) => findings.includes(finding))
  return check === undefined ? null : keptLook({ ...check, args: finding.args }, finding, drawing)
}

/** Pictures of one look of a check; `finding` null = it shows nothing wrong. Null = there are none. */
export function keptLook(
  { call, args, result, unavailable }: Pick<CheckReport, 'call' | 'result' | 'unavailable'> & Pick<Look, 'args'>,
  finding: Finding | null,
  drawing: Drawing,
): InEveryLanguage<readonly PictureView[]> | null {
  const tool = drawnTool(call.tool, drawing)
  if (tool === null || result === null) return null
  const look: Look = {
    ...{ tool, record: { result, unavailable }, args, nowMs: drawing.nowMs() },
    finding: finding === null ? null : foundIn(tool, finding),
  }
  return inEveryLanguage(drawing, (translator) => drawPictures(look, { conditions: drawing.conditions, translator }))
}

/**
 * The picture of the check that led to a fix, before it and after it; where none did, that of the check that proves it. Null =
 * there is none, or both look the same.
 */
export function keptPair(
  { because }: Pick<ProposedFix, 'because'>,
  call: Pick<SucceededCall, 'tool' | 'proof' | 'args'>,
  drawing: Drawing,
): InEveryLanguage<PicturePair> | null {
  const seen = seenAround(because, call, drawing)
  const tool = seen && drawnTool(seen.tool, drawing)
  if (!seen || !tool || seen.before === null) return null
  const nowMs = drawing.nowMs()
  const lookOf = (result: Result | null): Omit<Look, 'finding'> => ({
    ...{ tool, record: result === null ? null : { result, unavailable: [] }, args: seen.args, nowMs },
  })
  const finding =
    because !== 'request' && because.tool === tool.name
      ? foundIn(tool, because)
      : worstIn(lookOf(seen.before), drawing.conditions)
  const looks = { before: { ...lookOf(seen.before), finding }, after: { ...lookOf(seen.after), finding } }
  const isProved = call.proof?.verdict === 'fixed'
  const drawn = inEveryLanguage(drawing, (translator) =>
    drawPair({ ...looks, isProved }, { conditions: drawing.conditions, translator }),
  )
  const isTelling = drawn.en !== null && drawn.en.before.alt !== drawn.en.after.alt
  return isTelling ? (drawn as InEveryLanguage<PicturePair>) : null
}

type Result = Readonly<Record<string, unknown>>
type Seen = {
  readonly tool: string
  readonly args: Result
  readonly before: Result | null
  readonly after: Result | null
}

/** The look before a fix and the one after it: of the check that led to it, else of the one that proves it. */
function seenAround(
  because: ProposedFix['because'],
  { tool, proof, args }: Pick<SucceededCall, 'tool' | 'proof' | 'args'>,
  { registry }: Drawing,
): Seen | null {
  if (because !== 'request' && proof?.prompting) return { tool: because.tool, args: because.args, ...proof.prompting }
  if (!proof?.evidenceTool) return null
  const { before, after, evidenceTool } = proof
  const declared = registry.find(tool)?.proof
  const isOwn = because !== 'request' && because.tool === evidenceTool
  const asked = isOwn ? because.args : declared && proofCallOf(declared, args, {})?.args
  return { tool: evidenceTool, args: asked ?? {}, before, after }
}

function drawnTool(name: string, { registry, keeps }: Drawing): Tool | null {
  const tool = keeps ? registry.find(name) : null
  return tool !== null && picturesOf(tool.picture).length > 0 ? tool : null
}

function inEveryLanguage<Value>(
  { translators }: Drawing,
  draw: (translator: Translator) => Value,
): InEveryLanguage<Value> {
  return recordOf(locales, (locale) => draw(translators(locale)))
}
