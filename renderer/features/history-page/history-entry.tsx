import { useEffect, useState, type ReactNode } from 'react'

import type { ChatSummary, ChatView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { DoneList } from './done-list.tsx'
import type { Undoable } from './filter-chats.ts'
import { UndoList } from './undo-list.tsx'

type EntryProps = {
  readonly summary: ChatSummary
  /** Of all chats. */
  readonly undoable: readonly Undoable[]
  readonly now: number
  readonly onUndo: (what: Undoable) => void
  readonly onDelete: () => void
}

/** One chat beside the list: what was done in it, and what can be undone in all of them. */
export function HistoryEntry({ summary, undoable, now, onUndo, onDelete }: EntryProps): ReactNode {
  const { text } = useText()
  const chat = useChat(summary)
  return (
    <section className="hist-entry" aria-label={text('ui.history.whatWasDone')}>
      <EntryHead summary={summary} canCheck={hasChecks(chat)} onDelete={onDelete} />
      <div className="scroll hist-parts">
        <DoneList chat={chat} undoable={undoable} now={now} onUndo={onUndo} />
        <UndoList undoable={undoable} now={now} onUndo={onUndo} />
      </div>
    </section>
  )
}

type HeadProps = Pick<EntryProps, 'summary' | 'onDelete'> & { readonly canCheck: boolean }

function EntryHead({ summary, canCheck, onDelete }: HeadProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const change = useChange()
  const { chatId, title } = summary
  return (
    <div className="pane-head">
      <h2 className="strong cut grow">
        <PlainText text={title} />
      </h2>
      <Button look="quiet" icon="trash" iconAt="only" aria-label={text('ui.history.delete')} onClick={onDelete} />
      <Button
        look="quiet"
        icon="ticket"
        iconAt="only"
        aria-label={text('report.title')}
        title={text('report.title')}
        onClick={() => void actions.openChat(chatId).then(() => change({ page: 'report' }))}
      />
      <Button icon="chat" onClick={() => void actions.openChat(chatId)}>
        {text('ui.history.open')}
      </Button>
      {canCheck && (
        <Button
          look="primary"
          icon="restart"
          onClick={() => void actions.openChat(chatId).then(() => actions.checkAgain())}
        >
          {text('ui.chat.checkAgain')}
        </Button>
      )}
    </div>
  )
}

function hasChecks(chat: ChatView | null): boolean {
  return chat?.entries.some(({ kind }) => kind === 'checks') ?? false
}

/** The whole chat: that of the window where it is the open one, else as main has it; read again when its summary changes. */
function useChat(summary: ChatSummary): ChatView | null {
  const { api } = useApp()
  const open = useAppState((state) => state.chat)
  const [read, setRead] = useState<ChatView | null>(null)
  const { chatId } = summary
  const isOpen = open?.chatId === chatId
  const version = JSON.stringify(summary)
  useEffect(() => {
    if (isOpen) return undefined
    let latest = true
    void api['chats.open']({ chatId }).then((answer) => {
      if (latest && answer.ok) setRead(answer.data)
    })
    return () => {
      latest = false
    }
  }, [api, chatId, isOpen, version])
  return isOpen ? open : read
}
