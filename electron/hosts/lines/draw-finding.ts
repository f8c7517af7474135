import type { CheckReport } from '../../../shared/domain/diagnosis.ts'
import type { Finding } from '../../../shared/domain/finding.ts'
import { drawPictures } from '../../views/pictures/draw-pictures.ts'
import { foundIn } from '../../views/pictures/look-finding.ts'
import type { Showing } from './showing.ts'
import { pictureLines } from './show-pictures.ts'

const indent = '    '
/** A line that is longer is not read faster. */
const widest = 90

/** The first picture of what a finding was seen in, where characters can draw it. */
export function drawnLines(finding: Finding, checks: readonly CheckReport[], showing: Showing): readonly string[] {
  const { drawing, registry, translator, terminal } = showing
  const check = checks.find(({ findings }) => findings.includes(finding))
  const tool = registry.find(finding.tool)
  if (!drawing || !check?.result || !tool) return []
  const record = { result: check.result, unavailable: check.unavailable }
  const look = { tool, record, args: finding.args, nowMs: drawing.machine.now(), finding: foundIn(tool, finding) }
  const columns = Math.min(widest, terminal.canvas.columns - 1) - indent.length
  const canvas = { columns, isPlain: terminal.canvas.isPlain, locale: translator.locale }
  const [first] = drawPictures(look, { conditions: drawing.conditions, translator })
  return first === undefined ? [] : pictureLines(first, canvas).map((line) => `${indent}${line}`)
}
