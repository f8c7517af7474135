import { useState, type ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { useText } from '../i18n/text-context.ts'
import { useApp } from '../state/app-context.ts'

/** What went wrong inside Deskmedic, to read and to send to whoever helps. */
export function OwnLog(): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [log, setLog] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const show = async (): Promise<void> => {
    setCopied(false)
    const read = await actions.ask(api['log.read']({}))
    if (read !== null) setLog(read.lines.join('\n'))
  }
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(log ?? '')
    setCopied(true)
  }
  const hasLines = log !== null && log !== ''
  return (
    <section className="own-log" aria-label={text('ui.log.title')}>
      <h3>{text('ui.log.title')}</h3>
      <p className="d">{text('ui.log.about')}</p>
      <div className="row">
        <Button small onClick={() => void show()}>
          {text('ui.log.show')}
        </Button>
        {hasLines && (
          <Button small onClick={() => void copy()}>
            {text('ui.log.copy')}
          </Button>
        )}
        <span role="status">{copied && text('ui.log.copied')}</span>
      </div>
      {log === '' && <p role="status">{text('ui.log.empty')}</p>}
      {hasLines && (
        <pre className="mono" tabIndex={0} aria-label={text('ui.log.title')}>
          {log}
        </pre>
      )}
    </section>
  )
}
