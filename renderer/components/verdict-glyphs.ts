import type { ToldVerdict } from '../../shared/domain/tool-call.ts'
import type { Glyph } from './glyph.tsx'

/** The shape of what became of a fix. */
export const verdictGlyphs = {
  fixed: 'healthy',
  reached: 'healthy',
  already_so: 'healthy',
  not_fixed: 'problem',
  cannot_tell: 'unknown',
} as const satisfies Record<ToldVerdict, Glyph>
