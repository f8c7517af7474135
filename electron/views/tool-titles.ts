import type { Finding } from '../../shared/domain/finding.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { asCalled } from '../contract/as-called.ts'
import type { Registry } from '../registry/registry.ts'
import { callTitle, type WordedCall } from './call-words.ts'
import { findingSentence } from './finding-words.ts'

/** Whose tools are named, and in which language. */
type Naming = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

export function titleOf(name: string, { registry, translator }: Naming): string {
  return registry.find(name)?.texts.title[translator.locale] ?? name
}

/** The title of one call: what it does to which thing. */
export function callTitleOf(
  { tool: name, ...call }: WordedCall & { readonly tool: string },
  { registry, translator }: Naming,
): string {
  const tool = registry.find(name)
  return tool ? callTitle(asCalled(tool, call.args), call, translator.locale) : name
}

/** The sentence of a finding. */
export function findingText(
  finding: Pick<Finding, 'tool' | 'id' | 'culprits' | 'figure'>,
  { registry, translator }: Naming,
): string {
  return findingSentence(registry.find(finding.tool), finding, translator)
}
