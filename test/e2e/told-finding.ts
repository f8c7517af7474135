import { loadTools } from '../../electron/registry/folders.ts'
import { findingSentence } from '../../electron/views/finding-words.ts'
import type { Figure } from '../../shared/domain/finding.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'

/** A finding of a tool, with the names and the number that its sentence says. */
export type ToldFinding = {
  readonly tool: string
  readonly finding: string
  readonly culprits?: readonly string[]
  readonly figure?: Figure
}

const tools = new Map(loadTools().map((tool) => [tool.name, tool]))

/** What people read of it. */
export function sentenceOf({ tool, finding: id, ...told }: ToldFinding, lang: Locale): string {
  const known = tools.get(tool)
  if (known === undefined) throw new Error(`there is no tool ${tool}`)
  return findingSentence(known, { id, ...told }, createTranslator(lang))
}
