import { recordOf } from '../../shared/domain/closed-record.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import type { CheckReport, FixPlan, ProposedFix } from '../../shared/domain/diagnosis.ts'
import { evidenceBeside } from '../views/finding-words.ts'
import { evidenceText } from '../views/show-evidence.ts'
import { shapeOfSchema } from '../contract/shape-of-schema.ts'
import type { KeptFinding } from './items.ts'
import { keptPictures, type Drawing } from './kept-pictures.ts'

/** A host that keeps no conversation words and draws what it shows itself, once, in one language. */
export type Words = Drawing

const itemsKept = 50
const textKept = 2_000

/** A finding with its evidence in words, told while the result that it was seen in is still at hand. */
export function keptFinding(finding: Finding, checks: readonly CheckReport[], words: Words): KeptFinding {
  const { registry, translators, keeps } = words
  const tool = keeps ? registry.find(finding.tool) : null
  const result = checks.find((check) => check.findings.includes(finding))?.result ?? null
  const seen = tool ? { ...tool.texts, result, shape: shapeOfSchema(tool.result()) } : null
  const inWords = (locale: Locale): string =>
    tool && seen ? evidenceText(evidenceBeside(tool, finding), seen, translators(locale)).slice(0, textKept) : ''
  const told = recordOf(locales, inWords)
  return { ...shortened(finding), evidenceText: told }
}

/** The same with pictures: only of what is, or can turn out to be, a cause. Nothing else is drawn anywhere. */
export function drawnFinding(finding: Finding, checks: readonly CheckReport[], words: Words): KeptFinding {
  const pictures = keptPictures(finding, checks, words)
  return { ...keptFinding(finding, checks, words), ...(pictures && { pictures }) }
}

/** Evidence can be a list of thousands: beside the sentence stand its first values. */
export function shortened(finding: Finding): Finding {
  return { ...finding, evidence: finding.evidence.map((one) => ({ ...one, value: shortValue(one.value) })) }
}

function shortValue(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, textKept)
  if (Array.isArray(value)) return value.slice(0, itemsKept).map(shortValue)
  if (typeof value !== 'object' || value === null) return value
  const text = JSON.stringify(value)
  return text.length <= textKept ? value : text.slice(0, textKept)
}

/** A plan as it is kept: evidence shortened. */
export function shortPlan({ proposed, withheld, questions }: FixPlan): FixPlan {
  const short = <Part extends Pick<ProposedFix, 'because'>>(part: Part): Part => ({
    ...part,
    because: part.because === 'request' ? part.because : shortened(part.because),
  })
  return { proposed: proposed.map(short), withheld: withheld.map(short), questions: questions.map(short) }
}
