import { findingKey, isSameFinding, type FindingName } from '../../shared/domain/conclusion.ts'
import type { Diagnosis, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import { headlineOf } from '../../electron/views/conclusion-words.ts'
import type { FoundFault } from '../../electron/registry/folders.ts'
import { createTranslators } from '../../electron/views/translators.ts'
import { needsRestart, type Scenario } from '../scenarios/open-scenario.ts'
import { isCurable, restartTool } from './outcome-judgement.ts'

const translators = createTranslators()

/** What is told instead where the words of the complaint must not count: no part of the PC is named. */
export const neutralText: Readonly<Record<Locale, string>> = {
  en: 'something is wrong with my PC',
  ko: 'PC에 문제가 있어요',
  zh: '我的电脑有问题',
}

/** One answer to one complaint, held against the faults that are set on the PC. No value of a fault is handed over. */
export type Told = {
  readonly lang: Locale
  /** Told for this fault; null = for none that is set. */
  readonly about: FoundFault | null
  readonly faults: readonly FoundFault[]
  readonly diagnosis: Diagnosis
  readonly ticked: readonly ProposedFix[]
}

export type Telling = Omit<Told, 'diagnosis' | 'ticked'> & { readonly text: string }

/** The PC has to be set up already. */
export async function tell(pc: Scenario, { text, ...telling }: Telling): Promise<Told> {
  const diagnosis = await pc.diagnose(text)
  return { ...telling, diagnosis, ticked: diagnosis.fixes.proposed.filter(({ ticked }) => ticked) }
}

export function findingOf({ tool, finding }: FoundFault): FindingName {
  return { tool, id: finding }
}

/** The finding of the fault, or what it was put down to: on a PC with this fault only, that comes from the fault too. */
function isBehind(told: Told, cause: FindingName, fault: FoundFault): boolean {
  const own = findingOf(fault)
  const others = told.faults.filter((other) => other !== fault).map((other) => findingKey(findingOf(other)))
  const { consequences } = told.diagnosis.conclusion
  return (
    isSameFinding(cause, own) ||
    (!others.includes(findingKey(cause)) &&
      consequences.some(({ finding, of }) => isSameFinding(finding, own) && isSameFinding(of, cause)))
  )
}

/** The finding of the fault, and what it was put down to. */
export function behind({ diagnosis }: Told, fault: FoundFault): readonly FindingName[] {
  const own = findingOf(fault)
  const { consequences } = diagnosis.conclusion
  return [own, ...consequences.filter(({ finding }) => isSameFinding(finding, own)).map(({ of }) => of)]
}

export function isToldFirst(told: Told, fault: FoundFault): boolean {
  const [first] = told.diagnosis.conclusion.causes
  return first !== undefined && isBehind(told, first, fault)
}

export function isAmongCauses(told: Told, fault: FoundFault): boolean {
  return told.diagnosis.conclusion.causes.some((cause) => isBehind(told, cause, fault))
}

/** False = it says that nothing needs attention, or that something else is the cause, while the fault is there. */
export function isHeadlineTrue(told: Told, fault: FoundFault): boolean {
  const { conclusion, findings, plan, checks } = told.diagnosis
  const words = { translator: translators('en'), titleOf: String, findingText: nameIn }
  const { tone, text } = headlineOf({ conclusion, findings, plan, checked: checks.length }, words)
  if (tone !== 'cause') return tone !== 'fine'
  const named = conclusion.causes.filter((cause) => text.includes(nameIn(cause)))
  const others = words.translator.text('conclusion.moreCauses', { count: conclusion.causes.length - 1 })
  return named.some((cause) => isBehind(told, cause, fault)) || (text.includes(others) && isAmongCauses(told, fault))
}

/** A finding to be recognized by in a sentence. */
function nameIn(finding: FindingName): string {
  return `<${findingKey(finding)}>`
}

/** A restart that a cure waits for is part of it; a milder step that the order of repair puts before the cure is none. */
export function wrongTicks({ ticked, faults }: Told): readonly ProposedFix[] {
  const helps = (tool: string): boolean =>
    faults.some(
      (fault) =>
        Object.hasOwn({ ...fault.curedBy, ...fault.triedFirst }, tool) || (tool === restartTool && needsRestart(fault)),
    )
  return ticked.filter(({ tool }) => !helps(tool))
}

export function isIncurable(fault: FoundFault): boolean {
  return !isCurable(fault)
}

/** How many checks had run as the finding of the fault was there; Infinity = it never was. */
export function checksUntil({ diagnosis }: Told, fault: FoundFault): number {
  const at = diagnosis.checks.findIndex(({ findings }) =>
    findings.some((finding) => isSameFinding(finding, findingOf(fault))),
  )
  return at === -1 ? Infinity : at + 1
}
