import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import { longestTitle } from '../../shared/domain/chat-title.ts'
import type { ChatSummary } from '../../shared/ipc/views.ts'
import { useText } from '../i18n/text-context.ts'
import { useApp } from '../state/app-context.ts'
import { isSendKey } from './complaint-field/send-key.ts'
import '../styles/text-field.css'

type Props = {
  readonly chat: Pick<ChatSummary, 'chatId' | 'title'>
  /** `byKey` = the hands are still here: the focus goes back to where they came from. */
  readonly onEnd: (byKey: boolean) => void
}

/** The name of a chat while a person writes it: Enter and leaving keep it, Escape leaves it as it was. */
function ChatNameField({ chat: { chatId, title }, onEnd }: Props): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const [name, setName] = useState(title)
  const isOver = useRef(false)
  const end = (isKept: boolean, byKey: boolean): void => {
    if (isOver.current) return
    isOver.current = true
    if (isKept && name.trim() !== title) void actions.renameChat(chatId, name)
    onEnd(byKey)
  }
  return (
    <label className="field text-field chat-name">
      <input
        type="text"
        aria-label={text('ui.history.name')}
        value={name}
        maxLength={longestTitle}
        autoComplete="off"
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={() => end(true, false)}
        onKeyDown={(event) => {
          const isLeft = event.key === 'Escape' && !event.nativeEvent.isComposing
          if (!isLeft && !isSendKey(event.nativeEvent)) return
          event.preventDefault()
          event.stopPropagation()
          end(!isLeft, true)
        }}
      />
    </label>
  )
}

export type Naming<Row extends HTMLElement> = {
  /** The row, whose first button gets the focus back. */
  readonly row: RefObject<Row | null>
  /** Null = the row shows what it always does. */
  readonly field: ReactNode
  readonly begin: () => void
}

/** A row of a list whose chat can be renamed in its place. */
export function useNaming<Row extends HTMLElement>(chat: Props['chat']): Naming<Row> {
  const [isNamed, setNamed] = useState(false)
  const row = useRef<Row>(null)
  const isBack = useRef(false)
  useEffect(() => {
    if (!isNamed && isBack.current) row.current?.querySelector('button')?.focus()
    isBack.current = false
  }, [isNamed])
  const end = (byKey: boolean): void => {
    isBack.current = byKey
    setNamed(false)
  }
  return { row, field: isNamed ? <ChatNameField chat={chat} onEnd={end} /> : null, begin: () => setNamed(true) }
}
