import {
  findingKey,
  type Conclusion,
  type ConclusionVerdict,
  type FindingName,
  type OpenCheck,
} from '../../../shared/domain/conclusion.ts'
import type { CheckReport, SkippedEntry } from '../../../shared/domain/diagnosis.ts'
import type { Finding, Severity } from '../../../shared/domain/finding.ts'
import type { AsCause, FindingRule } from '../../contract/finding-rule.ts'
import { sureBearing, type Bearing } from './bearing.ts'
import type { Relations } from './relations.ts'

export type Seen = { readonly checks: readonly CheckReport[]; readonly skipped: readonly SkippedEntry[] }

export type Concluding = {
  readonly bearing: Bearing
  readonly relations: Relations
  readonly ruleOf: (finding: FindingName) => FindingRule | undefined
}

/** From here a finding has to do with the complaint. */
const leastBearing = 0.4
/** What is only worth knowing is no answer unless the complaint is about that very thing. */
const leastBearingOfInfo = 0.7
/** From here a person is led to repair a cause, and one that suffices explains the complaint. */
const explainingBearing = 0.56
/** The same where no word of the complaint leads to the check that found it: then what it brings about is nearly what was told. */
const explainingUnnamed = 0.72
const namedFrom = 0.1
/** From here a sound check says that the reason lies elsewhere, or cannot be seen. */
const contradictingBearing = 0.9
/** What bears so much less than a sound check is spoken against by it; what bears nearly as much is meant as well. */
const contradictedShare = 0.8
/**
 * A cause counts for what it brings about a little less than for itself, less where that is only a line of a log, which holds lines
 * about everything, and still less where that only tells the same once more.
 */
const inherited = { broughtAbout: 0.95, logged: 0.74, toldAgain: 0.6 } as const
/** From here a check that only waits for a value leaves the answer open. */
const askedBearing = 0.85
const weightOfSeverity: Readonly<Record<Severity, number>> = { problem: 1, warning: 0.85, info: 0.6 }

/**
 * What was found, sorted by what it says about the complaint: which findings explain it, which only follow from others,
 * and which are merely noticed. Pure: the same findings give the same answer.
 */
export function conclude(seen: Seen, concluding: Concluding): Conclusion {
  const findings = unique(seen.checks.flatMap((check) => check.findings))
  const { relations } = concluding
  const causeOf = new Map<string, Finding>()
  for (const finding of findings) {
    const cause = rootOf(finding, findings, relations)
    if (cause) causeOf.set(findingKey(finding), cause)
  }
  const roots = findings.filter((finding) => !causeOf.has(findingKey(finding)))
  const judged = roots
    .map((finding) => judge(finding, findings, concluding))
    .map((judged) => (isContradicted(judged.finding, seen, concluding) ? { ...judged, suffices: false } : judged))
    .sort((one, other) => other.weight - one.weight)
  const strong = judged.filter(({ isCause }) => isCause)
  const isShown = ({ finding }: Judged): boolean =>
    findings.some((other) => causeOf.get(findingKey(other)) === finding && concluding.bearing(other) >= namedFrom)
  const causes = strong.length > 0 ? whatIsWrongFirst(strong, isShown) : judged.filter(isWishThatFits)
  const open = openChecks(seen, concluding.bearing)
  return {
    verdict: verdictOf(
      causes,
      open.filter((one) => isLeftOpen(one, concluding.bearing)),
    ),
    causes: causes.map(({ finding, isCause, suffices }) => ({
      ...named(finding),
      sure: isCause && suffices,
    })),
    consequences: findings.flatMap((finding) => {
      const of = causeOf.get(findingKey(finding))
      return of ? [{ finding: named(finding), of: named(of) }] : []
    }),
    aside: judged.filter((one) => !causes.includes(one)).map(({ finding }) => named(finding)),
    open,
  }
}

/** Where what is wrong also shows where the complaint points to, what is only usual on such a PC is told after it. */
function whatIsWrongFirst(causes: readonly Judged[], isShown: (cause: Judged) => boolean): readonly Judged[] {
  const isUsual = ({ finding }: Judged): boolean => finding.severity === 'info'
  if (!causes.some((cause) => !isUsual(cause) && isShown(cause))) return causes
  return causes.toSorted((one, other) => Number(isUsual(one)) - Number(isUsual(other)))
}

function named({ tool, id }: FindingName): FindingName {
  return { tool, id }
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()]
}

/** What explains it and is explained by nothing else that was found. What is only worth knowing brings nothing about. */
function rootOf(finding: Finding, all: readonly Finding[], relations: Relations): Finding | undefined {
  const key = findingKey(finding)
  const above = all.filter((other) => other.severity !== 'info' && relations.explains(findingKey(other), key))
  return above.find((one) => !above.some((other) => relations.explains(findingKey(other), findingKey(one))))
}

type Judged = {
  readonly finding: Finding
  readonly bearing: number
  readonly asCause: AsCause
  readonly isCause: boolean
  /** It has so much to do with the complaint that a person is led to repair it. */
  readonly suffices: boolean
  /** For the order of causes. */
  readonly weight: number
}

function judge(finding: Finding, all: readonly Finding[], { bearing, relations, ruleOf }: Concluding): Judged {
  const key = findingKey(finding)
  const passedOn = (other: Finding): number => {
    const name = findingKey(other)
    const rule = ruleOf(other)
    // What no complaint can mean says nothing of its cause either.
    if (asCauseOf(other, rule) === 'never') return 0
    const broughtAbout = rule?.logEvidence ? inherited.logged : inherited.broughtAbout
    if (relations.bringsAbout(key, name)) return broughtAbout * bearing(other)
    return relations.explains(key, name) ? inherited.toldAgain * bearing(other) : 0
  }
  const own = bearing({ ...finding, byItself: true })
  const bears = Math.max(own, ...all.map(passedOn))
  const asCause = asCauseOf(finding, ruleOf(finding))
  const least = finding.severity === 'info' ? leastBearingOfInfo : leastBearing
  return {
    finding,
    bearing: bears,
    asCause,
    isCause: asCause !== 'never' && bears >= least,
    suffices: bears >= (own < namedFrom ? explainingUnnamed : explainingBearing),
    weight: bears * weightOfSeverity[finding.severity],
  }
}

/**
 * What the complaint is about was looked at and is sound: then what its words only touch, or what has to do with it by way of something
 * else, may play a part and is not known to be the reason, unless what it brings about shows where the complaint points to.
 */
function isContradicted(finding: Finding, { checks }: Seen, concluding: Concluding): boolean {
  const { bearing } = concluding
  if (bearing({ ...finding, byItself: true, named: true }) >= explainingBearing) return false
  const isShown = (other: Finding): boolean => bringsAbout(finding, other, concluding) && isMeant(other, bearing)
  if (checks.some((check) => check.findings.some(isShown))) return false
  const isSound = ({ verdict, findings }: CheckReport): boolean =>
    verdict === 'healthy' && findings.every(({ severity }) => severity === 'info')
  const own = bearing({ ...finding, byItself: true })
  return checks.some((check) => {
    const meant = isSound(check) ? bearing({ tool: check.call.tool, named: true }) : 0
    return meant >= contradictingBearing && own < contradictedShare * meant
  })
}

function isMeant(finding: Finding, bearing: Bearing): boolean {
  return bearing({ ...finding, named: true }) >= explainingBearing
}

/** Not where the other only tells the same once more, such as a device in a second list; what happened, a log says. */
function bringsAbout(finding: Finding, other: Finding, { relations, ruleOf }: Concluding): boolean {
  const key = findingKey(finding)
  if (relations.bringsAbout(key, findingKey(other))) return true
  return ruleOf(other)?.logEvidence !== undefined && relations.explains(key, findingKey(other))
}

/**
 * Somebody set it so, and it would suffice: where the complaint is not about it alone it is told once nothing else was found,
 * as what may be the cause.
 */
function isWishThatFits({ finding, asCause, suffices }: Judged): boolean {
  return finding.severity === 'info' && asCause === 'sufficient' && suffices
}

/** Where a state is milder than its rule because it is normal there, it is still what a complaint about it may mean. */
function asCauseOf({ severity }: Finding, rule: FindingRule | undefined): AsCause {
  if (severity === 'info') return rule?.severity === 'info' ? (rule.asCause ?? 'never') : 'possible'
  return rule?.asCause ?? (rule?.logEvidence ? 'possible' : 'sufficient')
}

function openChecks({ checks, skipped }: Seen, bearing: Bearing): readonly OpenCheck[] {
  const matters = (tool: string): boolean => bearing({ tool }) >= sureBearing
  const unread = checks
    .filter(({ call, verdict }) => verdict === 'unknown' && matters(call.tool))
    .map(({ call }) => ({ tool: call.tool, reason: 'error' in call ? call.error.code : 'unread' }))
  const unrun = skipped.filter(({ tool }) => matters(tool)).map(({ tool, reason }) => ({ tool, reason: reason.code }))
  return [...unread, ...unrun]
}

/** A check that only waits for a name leaves the answer open where the complaint is about little else. */
function isLeftOpen({ tool, reason }: OpenCheck, bearing: Bearing): boolean {
  return reason !== 'answer_needed' || bearing({ tool }) >= askedBearing
}

function isExplaining({ isCause, asCause, suffices }: Judged): boolean {
  return isCause && asCause === 'sufficient' && suffices
}

function verdictOf(causes: readonly Judged[], open: readonly OpenCheck[]): ConclusionVerdict {
  if (causes.some(isExplaining)) return 'explained'
  if (causes.length > 0) return 'likely'
  return open.length > 0 ? 'cannot_tell' : 'not_explained'
}
