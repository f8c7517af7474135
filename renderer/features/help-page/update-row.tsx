import { useCallback, useEffect, useState, type ReactNode } from 'react'

import type { UpdateView } from '../../../shared/ipc/about-view.ts'
import type { ErrorView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { errorSentences } from '../../components/error-sentences.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { failureView } from '../../state/app-state.ts'

type Seen = UpdateView | ErrorView | null

/** Whether there is a newer version, in one line; its set-up starts only after a yes in the confirmation window. */
export function UpdateRow(): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const { api, actions } = useApp()
  const [seen, setSeen] = useState<Seen>(null)
  const look = useCallback(async (): Promise<void> => {
    setSeen(null)
    const answer = await api['about.update']({})
    setSeen(answer.ok ? answer.data : failureView(answer.error))
  }, [api])
  useEffect(() => void look(), [look])
  const ready = seen !== null && 'state' in seen && seen.state === 'ready' ? seen : null
  const install = (version: string): void => void actions.ask(api['about.install']({ version }))
  return (
    <div className="help-row">
      {ready !== null && <GlyphIcon glyph="healthy" size={20} />}
      <div className="grow">
        <h3>{text('ui.help.updates')}</h3>
        <p className="small muted" role="status">
          <PlainText text={lineOf(seen, windowText)} />
        </p>
      </div>
      {ready === null ? (
        <Button small icon="restart" aria-disabled={seen === null} onClick={() => void (seen === null || look())}>
          {text('ui.help.updateLook')}
        </Button>
      ) : (
        <Button small icon="download" onClick={() => install(ready.version)}>
          {text('ui.help.updateInstall', { version: ready.version })}
        </Button>
      )}
    </div>
  )
}

function lineOf(seen: Seen, windowText: WindowText): string {
  const { text } = windowText
  if (seen === null) return text('ui.help.updateLooking')
  if ('why' in seen) return errorSentences(seen, windowText)
  return text(`ui.help.update.${seen.state}`, { version: seen.version })
}
