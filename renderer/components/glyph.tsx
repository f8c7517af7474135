import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

/** The shape of a state. `unknown` has its own shape and is never drawn like `healthy`. */
export type Glyph = 'healthy' | 'warning' | 'problem' | 'unknown' | 'info' | 'running' | 'waiting' | 'skipped'

export function GlyphIcon({ glyph, size }: { readonly glyph: Glyph; readonly size?: 20 }): ReactNode {
  return (
    <Icon name={glyph} tone={`v-${glyph}`} spinning={glyph === 'running'} {...(size === undefined ? {} : { size })} />
  )
}
