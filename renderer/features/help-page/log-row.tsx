import { useState, type ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { Row } from './row.tsx'

/** The log of Deskmedic itself, for whoever helps. */
export function LogRow(): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const { copied, copy } = useCopy()
  const [isEmpty, setEmpty] = useState(false)
  const copyLog = async (): Promise<void> => {
    const log = await actions.ask(api['log.read']({}))
    if (log === null) return
    setEmpty(log.lines.length === 0)
    if (log.lines.length > 0) await copy(log.lines.join('\n'))
  }
  const say = isEmpty ? 'ui.log.empty' : copied ? 'ui.log.copied' : 'ui.log.about'
  return (
    <Row title={text('ui.log.title')} say={text(say)} isLive>
      <Button small icon="copy" onClick={() => void copyLog()}>
        {text('ui.log.copy')}
      </Button>
    </Row>
  )
}
