import { memo, type ReactNode } from 'react'

import { labelled } from '../../../shared/texts/join.ts'
import type { ChatView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { ComplaintTextArea } from '../../components/complaint-field/complaint-field.tsx'
import { AttachButtons, AttachmentList } from '../../components/complaint-field/attachment-list.tsx'
import { useMessageField } from '../../components/complaint-field/use-message-field.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import './chat-composer.css'

/** `speaks` = a model is answering; `chatId` null = main is still making the chat. */
type Props = {
  readonly chatId: string | null
  readonly draft: string
  readonly queued: readonly Queued[]
  readonly speaks: boolean
}
/** `isSending`: main has not said that it has it. */
type Queued = ChatView['queued'][number] & { readonly isSending?: boolean }

/** Where a message is written. Another chat is another field: give it another `key` with its log. */
export const ChatComposer = memo(function DrawnComposer({ chatId, draft, queued, speaks }: Props): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const { parts, attachments, words } = useMessageField({ chatId, draft })
  return (
    <div className="composer" data-pane="composer" data-attaching="" {...attachments.dropping}>
      <QueuedMessages queued={queued} />
      <AttachmentList attachments={attachments} />
      <div className="box">
        <ComplaintTextArea
          parts={parts}
          draft={words}
          label={text('ui.chat.placeholder')}
          placeholder={text(speaks ? 'talk.typeOn' : 'ui.chat.placeholder')}
          focused
        />
        <AttachButtons attachments={attachments} />
        {speaks && (
          <Button look="stop" icon="stop" onClick={() => void actions.stopAll()}>
            {text('talk.stop')}
          </Button>
        )}
        <Button
          look="primary"
          icon="send"
          iconAt="only"
          aria-label={text('ui.chat.send')}
          title={text('ui.chat.sendHint')}
          onClick={parts.send}
        />
      </div>
    </div>
  )
}, isSame)

function isSame({ queued: before, ...was }: Props, { queued: after, ...is }: Props): boolean {
  const isEmpty = before.length === 0 && after.length === 0
  return (isEmpty || before === after) && was.chatId === is.chatId && was.draft === is.draft && was.speaks === is.speaks
}

/** What was typed while something else runs: it stands at the field until it is heard, and need not be sent. */
function QueuedMessages({ queued }: Pick<Props, 'queued'>): ReactNode {
  const { locale, text } = useText()
  const { actions } = useApp()
  if (queued.length === 0) return null
  return (
    <ul className="queued" aria-label={text('ui.chat.queued')}>
      {queued.map((message) => (
        <li key={message.id}>
          <span className="message">
            <PlainText text={message.text} />
          </span>
          <span className="when">{text('ui.chat.queued')}</span>
          {message.isSending !== true && (
            <Button
              look="quiet"
              small
              icon="win-close"
              iconAt="only"
              aria-label={visibleString(labelled(text('ui.chat.unqueue'), message.text, locale))}
              title={text('ui.chat.unqueue')}
              onClick={() => void actions.unqueue(message.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
