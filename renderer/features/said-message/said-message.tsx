import type { KeyboardEvent, ReactNode } from 'react'

import { pathsIn, withoutPaths } from '../../../shared/domain/attached-paths.ts'
import type { SaidEntry } from '../../../shared/ipc/spoken-entries.ts'
import { Button } from '../../components/button.tsx'
import { ComplaintTextArea } from '../../components/complaint-field/complaint-field.tsx'
import { useComplaintField } from '../../components/complaint-field/use-complaint-field.ts'
import { CopyText } from '../../components/copy-text.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { sendingId } from '../../state/sending.ts'
import { useOpened } from '../../state/use-opened.ts'
import './said-message.css'

type Props = { readonly entry: SaidEntry; readonly live: boolean }

/** What a person said. It can be copied, and said otherwise: what followed stays in sight above. */
export function SaidMessage({ entry, live }: Props): ReactNode {
  const { text } = useText()
  const { isOpen, set } = useOpened(entry.id)
  if (isOpen('correcting') && live) return <Correction entry={entry} onEnd={() => set('correcting', false)} />
  return (
    <div className={entry.isCorrected ? 'said-row corrected' : 'said-row'}>
      {entry.isTyped && (
        <div className="said-acts">
          <CopyText words={entry.text} label={text('ui.chat.copyMessage')} />
          {live && (
            <Button
              look="quiet"
              small
              icon="edit"
              iconAt="only"
              aria-label={text('ui.chat.correct')}
              title={text('ui.chat.correct')}
              onClick={() => set('correcting', true)}
            />
          )}
        </div>
      )}
      <p className="said">
        <span className="vh">{text('ui.chat.youSaid')} </span>
        <WithPaths message={entry.text} />
        {entry.id === sendingId && <span className="said-note late">{text('ui.chat.sending')}</span>}
        {entry.isCorrected && <span className="said-note">{text('ui.chat.corrected')}</span>}
      </p>
    </div>
  )
}

/** Files and folders that came with it stand below its words. */
function WithPaths({ message }: { readonly message: string }): ReactNode {
  const words = withoutPaths(message)
  const paths = words === message ? [] : pathsIn(message)
  return (
    <>
      <PlainText text={words} />
      {paths.map((path) => (
        <span key={path} className="said-path">
          <Icon name="link" />
          <PlainText text={path} />
        </span>
      ))}
    </>
  )
}

/** Escape leaves it as it was, Enter sends it. */
function Correction({ entry, onEnd }: { readonly entry: SaidEntry; readonly onEnd: () => void }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const parts = useComplaintField({
    onSend: async (message) => {
      const isTaken = await actions.correct(entry.id, message)
      if (isTaken) onEnd()
      return isTaken
    },
    onDraft: () => undefined,
  })
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onEnd()
  }
  return (
    <div className="said-correction" onKeyDown={leave}>
      <ComplaintTextArea
        parts={parts}
        draft={entry.text}
        label={text('ui.chat.correct')}
        placeholder={text('ui.chat.placeholder')}
        focused
      />
      <p className="hint">{text('ui.chat.correctHint')}</p>
      <div className="said-correction-acts">
        <Button small onClick={onEnd}>
          {text('ui.chat.correctNot')}
        </Button>
        <Button small look="primary" icon="send" onClick={parts.send}>
          {text('ui.chat.correctSend')}
        </Button>
      </div>
    </div>
  )
}
