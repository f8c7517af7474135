import type { ChatSummary } from '../../shared/ipc/views.ts'
import type { Glyph } from './glyph.tsx'

/** How a chat stands, in a list: what a person put off, did not want or undid is no failure. */
export function chatGlyph({ verdict, story }: Pick<ChatSummary, 'verdict' | 'story'>): Glyph {
  return quietOutcome(story) === null ? verdict : 'skipped'
}

/** What a person decided; null = a check or a repair has the last word. */
export function quietOutcome({ outcome }: Pick<ChatSummary['story'], 'outcome'>) {
  return outcome === 'postponed' || outcome === 'undone' || outcome === 'not_run' ? outcome : null
}
