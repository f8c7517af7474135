import type { ReactNode } from 'react'

import type { ChatSummary } from '../../shared/ipc/views.ts'
import { labelled } from '../../shared/texts/join.ts'
import { chatGlyph, quietOutcome } from '../components/chat-glyph.ts'
import { useNaming } from '../components/chat-naming.tsx'
import { chatRowKeys } from '../components/chat-row-keys.ts'
import { GlyphIcon } from '../components/glyph.tsx'
import { MenuButton } from '../components/menu-button.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { useNow } from '../components/use-now.ts'
import { useRowFocus } from '../components/use-row-focus.ts'
import { useWaiting } from '../components/use-waiting.ts'
import { visibleString } from '../components/visible-text.ts'
import { WaitingNote } from '../components/waiting-note.tsx'
import { useText, type WindowText } from '../i18n/text-context.ts'
import { useApp, useAppState } from '../state/app-context.ts'
import './recent.css'

const mostRecent = 8

/** The last chats, each with what can be done with it as a whole. */
export function Recent(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const chats = useAppState((state) => state.chats)
  const now = useNow(true, 60_000)
  const shown = chats.slice(0, mostRecent)
  const { list, during } = useRowFocus(shown, '.recent')
  const { waiting, during: whileAsked } = useWaiting()
  if (chats.length === 0) return null
  return (
    <div className="recents" ref={list}>
      <h2 className="rail-head">{text('ui.shell.recent')}</h2>
      {shown.map((chat) => (
        <RecentChat
          key={chat.chatId}
          chat={chat}
          now={now}
          onDelete={() => void whileAsked(during(chat.chatId, actions.deleteKept(chat.chatId)))}
        />
      ))}
      <WaitingNote waiting={waiting} />
    </div>
  )
}

type RowProps = { readonly chat: ChatSummary; readonly now: number; readonly onDelete: () => void }

function RecentChat({ chat, now, onDelete }: RowProps): ReactNode {
  const { locale, text, formats } = useText()
  const { actions } = useApp()
  // Beside another page the chat is only open, not what is looked at.
  const openId = useAppState(({ page, chat }) => (page === 'chat' || page === 'report' ? chat?.chatId : undefined))
  const { row, field, begin } = useNaming<HTMLDivElement>(chat)
  if (field !== null) {
    return (
      <div className="recent-row" ref={row}>
        {field}
      </div>
    )
  }
  return (
    <div className="recent-row" ref={row}>
      <button
        type="button"
        className="recent"
        {...chatRowKeys({ onRename: begin, onDelete })}
        aria-current={chat.chatId === openId ? 'true' : undefined}
        onClick={() => void actions.openChat(chat.chatId)}
      >
        <GlyphIcon glyph={chatGlyph(chat)} />
        <span className="cut">
          <span className="vh">{labelled(stateOf(chat, text), '', locale)}</span>
          <PlainText text={chat.title} />
        </span>
        <span className="when">{formats.when(chat.updatedAt, now)}</span>
      </button>
      <MenuButton
        isSmall
        icon="more"
        label={text('ui.history.more', { title: visibleString(chat.title) })}
        items={[
          { key: 'rename', label: text('ui.history.rename'), icon: 'edit', onChoose: begin },
          { key: 'delete', label: text('ui.history.delete'), icon: 'trash', onChoose: onDelete },
        ]}
      />
    </div>
  )
}

function stateOf({ verdict, story }: ChatSummary, text: WindowText['text']): string {
  const quiet = quietOutcome(story)
  return text(quiet === null ? `ui.shell.verdict.${verdict}` : `ui.history.outcome.${quiet}`)
}
