import type { ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { ComplaintTextArea } from '../../components/complaint-field/complaint-field.tsx'
import { useComplaintField } from '../../components/complaint-field/use-complaint-field.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import './chat-composer.css'

type Props = { readonly chatId: string; readonly draft: string }

/** Where a message is written. Give it the chat's id as `key`: another chat is another field. */
export function ChatComposer({ chatId, draft }: Props): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const parts = useComplaintField({
    onSend: actions.submit,
    onDraft: (draftText) => void actions.saveDraft(chatId, draftText),
  })
  return (
    <div className="composer" data-pane="composer">
      <div className="box">
        <ComplaintTextArea
          parts={parts}
          draft={draft}
          label={text('ui.chat.placeholder')}
          placeholder={text('ui.chat.placeholder')}
          focused
        />
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
}
