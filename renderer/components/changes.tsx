import type { ReactNode } from 'react'

import type { ChangeView } from '../../shared/ipc/step-facts.ts'
import { useText, type WindowText } from '../i18n/text-context.ts'
import { GlyphIcon } from './glyph.tsx'
import { PlainText } from './plain-text.tsx'

/** Values before and after a fix; after its run also whether the PC has what was announced. */
export function Changes({ changes }: { readonly changes: readonly ChangeView[] }): ReactNode {
  const { text } = useText()
  if (changes.length === 0) return null
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.label} className="small">
          <span className="num">
            <PlainText text={lineOf(change, text)} />
          </span>
          {change.agrees !== null && (
            <span className="quiet nowrap">
              <GlyphIcon glyph={change.agrees ? 'healthy' : 'warning'} />{' '}
              {text(change.agrees ? 'ui.change.agrees' : 'ui.change.differs', { planned: change.planned ?? '' })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function lineOf({ label, before, planned, after }: ChangeView, text: WindowText['text']): string {
  const later = after ?? planned
  return later === null
    ? text('ui.change.now', { label, before })
    : text('ui.change.line', { label, before, after: later })
}
