import type { Evidence, Figure, Finding } from '../../shared/domain/finding.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { shortName } from './call-words.ts'
import { programName, withoutEnding } from './program-names.ts'
import { putNames } from './put-names.ts'
import { measured } from './show-values.ts'

type Told = Pick<Finding, 'id' | 'culprits' | 'figure'>

/** The sentence of a finding: it names the worst of what is behind it, with the number of the others, and says how bad it is. */
export function findingSentence(tool: Tool | null, finding: Told, translator: Translator): string {
  const { locale } = translator
  const name = nameOf(tool, finding, translator)
  const figure = finding.figure ? figureText(finding.figure, locale) : null
  const said = tool?.texts.measured?.[finding.id]
  const parts: Readonly<Record<string, string | null>> = { name, figure }
  if (said !== undefined && figure !== null && (name !== null || tool?.texts.named?.[finding.id] === undefined))
    return putNames(said, locale, (part) => parts[part] ?? '')
  const named = tool?.texts.named?.[finding.id]
  if (name === null || named === undefined) return tool?.texts.findings[finding.id]?.[locale] ?? finding.id
  return putNames(named, locale, () => name)
}

/** The worst, and how many more there are; null = nothing is known by a name. */
function nameOf(tool: Tool | null, { id, culprits = [] }: Told, translator: Translator): string | null {
  const { locale } = translator
  const [first, ...others] = culprits
  if (first === undefined) return null
  const areFiles = tool?.findings.find((rule) => rule.id === id)?.culprits?.names === 'programs'
  const called = areFiles ? programName(first, locale) : withoutEnding(first)
  // Behind the name: at the end of the sentence it would count something else.
  const more =
    others.length === 0
      ? ''
      : `${locale === 'zh' ? '' : ' '}${translator.text('finding.more', { count: others.length })}`
  return `${shortName(called)}${more}`
}

/** Days are counted when they are over; of a number of things its unit says nothing to people. */
function figureText({ value, unit }: Figure, locale: Locale): string {
  const whole = unit === 'd' ? Math.floor(value) : value
  return measured(whole, unit, locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(whole)
}

/** What stands beside the sentence: the number that it says is not said again. */
export function evidenceBeside(tool: Tool, { id, evidence, figure }: Finding): readonly Evidence[] {
  const said = figure && tool.findings.find((rule) => rule.id === id)?.figure
  return said === undefined ? evidence : evidence.filter(({ path }) => path !== said)
}
