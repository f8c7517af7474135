import type { Finding } from '../../shared/domain/finding.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { programName, shortName } from './call-words.ts'

/** The sentence of a finding: it names the worst of what is behind it and counts the others. */
export function findingSentence(
  tool: Tool | null,
  { id, culprits = [] }: Pick<Finding, 'id' | 'culprits'>,
  translator: Translator,
): string {
  const { locale } = translator
  const [first, ...others] = culprits
  const named = tool?.texts.named?.[id]
  if (first === undefined || named === undefined) return tool?.texts.findings[id]?.[locale] ?? id
  const sentence = named[locale].replaceAll('{name}', () => shortName(programName(first)))
  if (others.length === 0) return sentence
  return `${sentence}${locale === 'zh' ? '' : ' '}${translator.text('finding.more', { count: others.length })}`
}
