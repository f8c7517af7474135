import { useEffect, useRef, useState } from 'react'

import { draftParts } from '../../../shared/domain/attached-paths.ts'
import { useApp } from '../../state/app-context.ts'
import { useIsPractice } from './attachment-list.tsx'
import { useAttachments, type Attachments } from './use-attachments.ts'
import { useComplaintField, type ComplaintField } from './use-complaint-field.ts'

/** `chatId` null = main is still making the chat. */
type Options = { readonly chatId: string | null; readonly draft: string }

export type MessageField = {
  readonly parts: ComplaintField
  readonly attachments: Attachments
  /** The words of the draft with which the field begins. */
  readonly words: string
}

/** A field for what is said in a chat, with what is attached to it. Both are kept until they are sent. */
export function useMessageField({ chatId, draft }: Options): MessageField {
  const { store, actions } = useApp()
  const isOff = useIsPractice()
  const [first] = useState(() => store.getState().drafts[chatId ?? ''] ?? draft)
  const attachments = useAttachments({ isOff, draft: first })
  const parts = useComplaintField({
    onSend: attachments.sendWith(actions.submit),
    onDraft: (words) => void actions.saveDraft(chatId, attachments.withAttached(words)),
  })
  const { attached } = attachments
  const kept = useRef(attached)
  useEffect(() => {
    if (kept.current !== attached) parts.keepDraft()
    kept.current = attached
  }, [attached, parts])
  return { parts, attachments, words: isOff ? first : draftParts(first).words }
}
