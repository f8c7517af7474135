import { useEffect, useMemo, useRef, type InputEvent, type KeyboardEvent, type RefObject } from 'react'

import { createDraftSaver } from './draft-saver.ts'
import { isSendKey } from './send-key.ts'

/** Longest message that main takes. */
export const messageLimit = 4_000

export type ComplaintField = {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onInput: (event: InputEvent<HTMLTextAreaElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly send: () => void
  /** What belongs to the draft beside its words has changed. */
  readonly keepDraft: () => void
}

type Options = {
  /** @returns false when it was not taken: the text is then put back. */
  readonly onSend: (text: string) => Promise<boolean>
  readonly onDraft: (text: string) => void
}

/** A field for a message. The text lives in the page: state would lose or repeat a syllable that is being composed. */
export function useComplaintField({ onSend, onDraft }: Options): ComplaintField {
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(onDraft)
  latest.current = onDraft
  const drafts = useMemo(() => createDraftSaver((text) => latest.current(text)), [])
  useEffect(() => () => drafts.flush(), [drafts])
  const write = (text: string): void => {
    const element = field.current
    if (element === null) return
    element.value = text
    showSize(element)
  }
  const send = (): void => {
    const text = field.current?.value ?? ''
    if (text.trim() === '') return
    write('')
    drafts.drop()
    void onSend(text).then((taken) => {
      if (!taken && field.current?.value === '') write(text)
    })
  }
  return {
    field,
    send,
    keepDraft: () => drafts.change(field.current?.value ?? ''),
    onInput: ({ currentTarget }) => {
      showSize(currentTarget)
      drafts.change(currentTarget.value)
    },
    onKeyDown: (event) => {
      if (!isSendKey(event.nativeEvent)) return
      event.preventDefault()
      send()
    },
  }
}

/** The field grows with its text: the same text, invisible, gives its frame the height. */
function showSize(element: HTMLTextAreaElement): void {
  if (element.parentElement !== null) element.parentElement.dataset['text'] = element.value
}
