import type { ChatSummary } from '../../shared/ipc/views.ts'
import type { Glyph } from './glyph.tsx'

/** How a chat stands, in a list: what a person put off is no failure. */
export function chatGlyph({ verdict, story }: Pick<ChatSummary, 'verdict' | 'story'>): Glyph {
  return story.outcome === 'postponed' ? 'skipped' : verdict
}
