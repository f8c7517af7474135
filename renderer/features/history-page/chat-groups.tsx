import type { KeyboardEvent, ReactNode } from 'react'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { ended, heading, joinItems } from '../../../shared/texts/join.ts'
import { Button } from '../../components/button.tsx'
import { chatGlyph } from '../../components/chat-glyph.ts'
import { useNaming } from '../../components/chat-naming.tsx'
import { chatRowKeys } from '../../components/chat-row-keys.ts'
import { gapBehind } from '../../components/gap-behind.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useChange } from '../../state/app-context.ts'
import { groupChats } from './group-chats.ts'
import type { ChatDeletion } from './use-chat-deletion.ts'

type GroupsProps = {
  readonly chats: readonly ChatSummary[]
  /** The chat that stands beside the list. */
  readonly shownId: string | null
  readonly now: number
  readonly deletion: ChatDeletion
}

/** The chats by period; the arrow keys go from one to the next. */
export function ChatGroups({ chats, shownId, now, deletion }: GroupsProps): ReactNode {
  const { text } = useText()
  return (
    <div
      className="scroll"
      ref={deletion.list}
      role="group"
      aria-label={text('ui.history.list')}
      onKeyDown={moveBetweenChats}
    >
      {groupChats(chats, now).map((group) => (
        <section key={group.period}>
          <h2 className="day">{text(`ui.history.${group.period}`)}</h2>
          <ul>
            {group.chats.map((chat) => (
              <ChatRow key={chat.chatId} chat={chat} isShown={chat.chatId === shownId} now={now} deletion={deletion} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type RowProps = Pick<GroupsProps, 'now' | 'deletion'> & { readonly chat: ChatSummary; readonly isShown: boolean }

function ChatRow(props: RowProps): ReactNode {
  const { chat, isShown, deletion } = props
  const { text } = useText()
  const { row, field, begin } = useNaming<HTMLLIElement>(chat)
  const title = visibleString(chat.title)
  if (field !== null) {
    return (
      <li className="hist-row" data-shown={isShown} ref={row}>
        {field}
      </li>
    )
  }
  return (
    <li className="hist-row" data-shown={isShown} ref={row}>
      <ChatButton {...props} onRename={begin} />
      <Button
        look="quiet"
        icon="edit"
        iconAt="only"
        aria-label={text('ui.history.renameNamed', { title })}
        title={text('ui.history.rename')}
        onClick={begin}
      />
      <Button
        look="quiet"
        icon="trash"
        iconAt="only"
        aria-label={text('ui.history.deleteNamed', { title })}
        title={text('ui.history.delete')}
        onClick={() => void deletion.remove(chat.chatId)}
      />
    </li>
  )
}

function ChatButton({
  chat,
  isShown,
  now,
  deletion,
  onRename,
}: RowProps & { readonly onRename: () => void }): ReactNode {
  const { formats } = useText()
  const { actions } = useApp()
  const change = useChange()
  return (
    <button
      type="button"
      className="hist"
      {...chatRowKeys({ onRename, onDelete: () => void deletion.remove(chat.chatId) })}
      aria-current={isShown ? 'true' : undefined}
      onClick={({ currentTarget }) => {
        if (hasRoomBeside(currentTarget)) change({ historyChosen: chat.chatId })
        else void actions.openChat(chat.chatId)
      }}
      onDoubleClick={() => void actions.openChat(chat.chatId)}
    >
      <GlyphIcon glyph={chatGlyph(chat)} size={20} />
      <span className="told">
        <span className="strong">
          <PlainText text={chat.title} />
        </span>
        {chat.story.found !== null && (
          <span className="found">
            <PlainText text={chat.story.found} />
          </span>
        )}
        <span className="verdict">
          <Outcome story={chat.story} />
        </span>
      </span>
      <span className="when num">{formats.when(chat.updatedAt, now)}</span>
    </button>
  )
}

/** The entry beside the list is not drawn in a narrow window: a chat then opens by itself. */
function hasRoomBeside(row: HTMLElement): boolean {
  const beside = row.closest('.history')?.querySelector('.hist-entry')
  return (beside?.getClientRects().length ?? 0) > 0
}

/** The verdict word, with what was done. */
function Outcome({ story: { outcome, done } }: Pick<ChatSummary, 'story'>): ReactNode {
  const { locale, text } = useText()
  const word = text(`ui.history.outcome.${outcome}`)
  if (done.length === 0) return <b>{word}</b>
  const titles = joinItems(done, locale)
  const isGood = outcome === 'fixed' || outcome === 'done'
  const lead = isGood ? heading(word, locale) : ended(word, locale)
  return (
    <>
      <b>{lead}</b>
      {gapBehind(lead)}
      <PlainText text={isGood ? titles : text('ui.history.alsoDone', { done: titles })} />
    </>
  )
}

function moveBetweenChats(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.hist')]
  const from = rows.findIndex((row) => row === document.activeElement)
  const next = rows[from + step]
  if (from === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
}
