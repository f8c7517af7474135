import { useState, type ReactNode } from 'react'

import type { RecordView } from '../../../shared/ipc/about-view.ts'
import { Button } from '../../components/button.tsx'
import { GlyphIcon, type Glyph } from '../../components/glyph.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

const glyphs = {
  intact: 'healthy',
  empty: 'healthy',
  damaged: 'problem',
  unknown: 'unknown',
} as const satisfies Record<RecordView['state'], Glyph>

/** The record of changes, read through once somebody wants to know. */
export function RecordRow(): ReactNode {
  const { text, formats } = useText()
  const { api, actions } = useApp()
  const [checking, setChecking] = useState(false)
  const [found, setFound] = useState<(RecordView & { readonly time: number }) | null>(null)
  const check = async (): Promise<void> => {
    setChecking(true)
    const read = await actions.ask(api['about.verify']({}))
    setChecking(false)
    setFound(read && { ...read, time: Date.now() })
  }
  return (
    <div className="help-row">
      {found !== null && <GlyphIcon glyph={glyphs[found.state]} size={20} />}
      <div className="grow">
        <h3>{text('ui.help.record')}</h3>
        <p className="small muted" role="status">
          {found === null ? text('ui.help.recordSay') : recordText(found, { text, time: formats.time(found.time) })}
        </p>
      </div>
      <Button small icon="restart" aria-disabled={checking} onClick={() => void (checking || check())}>
        {text(checking ? 'ui.help.recordChecking' : found === null ? 'ui.help.recordCheck' : 'ui.help.recordAgain')}
      </Button>
    </div>
  )
}

function recordText(
  { state, lines, removed, at }: RecordView,
  { text, time }: Pick<WindowText, 'text'> & { readonly time: string },
): string {
  if (state === 'empty') return text('ui.help.recordEmpty')
  if (state === 'intact' && removed > 0) return text('ui.help.recordShorter', { lines, time, removed })
  if (state === 'intact') return text('ui.help.recordIntact', { lines, time })
  return text(state === 'damaged' ? 'ui.help.recordDamaged' : 'ui.help.recordUnknown', { at: at ?? '' })
}
