import type { ChatEntry, FindingView } from '../../shared/ipc/views.ts'
import type { Glyph } from './glyph.tsx'

type Answer = Pick<Extract<ChatEntry, { readonly kind: 'checks' }>, 'headline' | 'findings'>

/** The finding that the verdict names: its sentence is said there, and nowhere again. */
export function culpritOf({ headline, findings }: Answer): FindingView | null {
  if (headline?.tone !== 'cause') return null
  return findings.find(({ place }) => place === 'cause') ?? null
}

/** The shape of a verdict that names no culprit. */
export const headlineGlyphs = { noticed: 'info', unknown: 'unknown', fine: 'healthy' } as const

/** The shape beside the verdict; null = there is none yet. */
export function verdictGlyph(answer: Answer): Glyph | null {
  const { headline } = answer
  if (headline === null) return null
  return headline.tone === 'cause' ? (culpritOf(answer)?.severity ?? null) : headlineGlyphs[headline.tone]
}

/** What the verdict names that stands last above this entry. */
export function culpritAbove(entries: readonly ChatEntry[], entryId: string): FindingView | null {
  const above = entries.slice(
    0,
    entries.findIndex(({ id }) => id === entryId),
  )
  const answer = above.reverse().find((entry) => entry.kind === 'checks')
  return answer ? culpritOf(answer) : null
}
