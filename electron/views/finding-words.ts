import type { Finding } from '../../shared/domain/finding.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { shortName } from './call-words.ts'
import { programName, withoutEnding } from './program-names.ts'
import { putNames } from './put-names.ts'

/** The sentence of a finding: it names the worst of what is behind it, with the number of the others. */
export function findingSentence(
  tool: Tool | null,
  { id, culprits = [] }: Pick<Finding, 'id' | 'culprits'>,
  translator: Translator,
): string {
  const { locale } = translator
  const [first, ...others] = culprits
  const named = tool?.texts.named?.[id]
  if (first === undefined || named === undefined) return tool?.texts.findings[id]?.[locale] ?? id
  const areFiles = tool?.findings.find((rule) => rule.id === id)?.culprits?.names === 'programs'
  const called = areFiles ? programName(first, locale) : withoutEnding(first)
  // Behind the name: at the end of the sentence it would count something else.
  const more =
    others.length === 0
      ? ''
      : `${locale === 'zh' ? '' : ' '}${translator.text('finding.more', { count: others.length })}`
  return putNames(named, locale, () => `${shortName(called)}${more}`)
}
