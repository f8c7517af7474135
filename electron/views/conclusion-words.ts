import { findingKey, isSameFinding, type Conclusion, type FindingName } from '../../shared/domain/conclusion.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import type { Plan } from '../../shared/domain/check-plan.ts'
import { joinParts, joinSentences } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/** How sure the answer is, for its sign beside the sentence. */
export type HeadlineTone = 'cause' | 'noticed' | 'unknown' | 'fine'

/** `detail`: what the verdict does not say, where nothing was found. */
export type Headline = { readonly tone: HeadlineTone; readonly text: string; readonly detail: string | null }

export type Concluded = {
  readonly conclusion: Conclusion
  readonly findings: readonly Finding[]
  /** Null = a person chose the checks: nothing was complained about. */
  readonly plan: Pick<Plan, 'outcome' | 'firstAid'> | null
  /** How many checks could read what they looked at. */
  readonly checked: number
}

/** How things are called in the language of the translator. */
export type HeadlineWords = {
  readonly translator: Translator
  readonly titleOf: (tool: string) => string
  readonly findingText: (finding: Finding) => string
}

/** The verdict in one sentence with the name of the culprit: it says no less than what was found. */
export function headlineOf(concluded: Concluded, words: HeadlineWords): Headline {
  const { conclusion, findings, plan } = concluded
  const { translator, titleOf } = words
  const { verdict, open, aside } = conclusion
  if (verdict === 'cannot_tell') {
    const titles = [...new Set(open.map(({ tool }) => titleOf(tool)))]
    const checks = joinParts(titles, translator.locale)
    return { tone: 'unknown', text: translator.text('conclusion.cannotTell', { checks }), detail: null }
  }
  const culprit = culpritSentence(concluded, words)
  if (culprit !== null) return { tone: 'cause', text: culprit, detail: null }
  const noticed = aside.some((one) =>
    findings.some((finding) => finding.severity !== 'info' && isSameFinding(one, finding)),
  )
  if (plan !== null && noticed) return { tone: 'noticed', text: translator.text('conclusion.noticed'), detail: null }
  return nothingFound(concluded, translator)
}

/** No more is called fine than what was read. */
function nothingFound({ plan, checked: count }: Concluded, translator: Translator): Headline {
  if (count === 0) return { tone: 'unknown', text: translator.text('diagnose.nothingChecked'), detail: null }
  // What a person has to see to themselves is nothing that a check could call sound.
  const isUnseen = plan?.firstAid !== undefined
  if (isUnseen) return { tone: 'unknown', text: translator.text('conclusion.unseen', { count }), detail: null }
  const detail = translator.text(plan === null ? 'conclusion.rest' : 'conclusion.stillHappening')
  return { tone: 'fine', text: translator.text('conclusion.fine', { count }), detail }
}

/** The first cause, and how many more there are; null = no cause. One rule can show in two runs and is one cause. */
function culpritSentence(
  { conclusion, findings, plan }: Concluded,
  { translator, findingText }: HeadlineWords,
): string | null {
  const { causes } = placed(findings, conclusion)
  const [first] = causes
  if (first === undefined) return null
  const finding = findingText(first.finding)
  const count = new Set(causes.map((one) => findingKey(one.finding))).size - 1
  // Who chose the checks has complained about nothing that could have a cause.
  const said =
    plan !== null && conclusion.verdict === 'likely' ? translator.text('conclusion.likely', { finding }) : finding
  if (count === 0) return said
  const more = translator.text(plan === null ? 'conclusion.moreFound' : 'conclusion.moreCauses', { count })
  return joinSentences([said, more], translator.locale)
}

/** A finding where it stands in the answer; a cause comes with what follows from it. */
export type PlacedFinding<One extends Finding = Finding> = {
  readonly finding: One
  readonly consequences: readonly One[]
}

/** Causes in their order, with what follows from them; then what was noticed, each with the same. */
export function placed<One extends Finding>(
  findings: readonly One[],
  { causes, aside, consequences }: Conclusion,
): { readonly causes: readonly PlacedFinding<One>[]; readonly aside: readonly PlacedFinding<One>[] } {
  const place = (names: readonly FindingName[]): readonly PlacedFinding<One>[] =>
    names.flatMap((name) => {
      // The same rule can show in two runs of a check, each with its own evidence.
      const found = findings.filter((finding) => isSameFinding(finding, name))
      const behind = consequences
        .filter(({ of }) => isSameFinding(of, name))
        .flatMap(({ finding: after }) => findings.filter((finding) => isSameFinding(finding, after)))
      return found.map((finding, index) => ({ finding, consequences: index === 0 ? behind : [] }))
    })
  return { causes: place(causes), aside: place(aside) }
}

type AllLooked = { readonly leftMs?: number | null; readonly conclusion?: Conclusion | null }

/** Nothing is left to look at, and no cause was found: here somebody else has to go on. */
export function isAllLooked({ leftMs, conclusion }: AllLooked): boolean {
  return leftMs === 0 && conclusion?.causes.length === 0
}
