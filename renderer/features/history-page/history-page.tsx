import type { KeyboardEvent, ReactNode } from 'react'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { joinItems } from '../../../shared/texts/join.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { chatGlyph } from '../../components/chat-glyph.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useNow } from '../../components/use-now.ts'
import { visibleString } from '../../components/visible-text.ts'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { noHistoryFilter } from '../../state/app-state.ts'
import { outcomes, withOutcome } from './filter-chats.ts'
import { groupChats } from './group-chats.ts'
import { useChatDeletion, type ChatDeletion } from './use-chat-deletion.ts'
import { useChatSearch } from './use-chat-search.ts'
import '../../styles/fields.css'
import './history-page.css'

const mostQueryLength = 200

/** Every chat of this PC; one of an earlier session opens to be read. */
export function HistoryPage(): ReactNode {
  const { text } = useText()
  const change = useChange()
  const filter = useAppState((state) => state.historyFilter)
  const found = useChatSearch(filter.words)
  const chats = withOutcome(found, filter.outcome)
  const deletion = useChatDeletion(chats)
  return (
    <>
      <div className="pane-head big" data-pane="page">
        <h1>{text('ui.shell.history')}</h1>
        <SearchField
          label={text('ui.history.search')}
          value={filter.words}
          found={text('ui.history.count', { count: chats.length })}
          onChange={(words) => change({ historyFilter: { ...filter, words: words.slice(0, mostQueryLength) } })}
        />
      </div>
      <OutcomeChips found={found} />
      <p className="banner">
        <Icon name="lock" />
        {text('ui.history.note')}
      </p>
      <WaitingNote waiting={deletion.waiting} />
      <p className="vh" role="status">
        {deletion.deleted && text('ui.history.deleted')}
      </p>
      {chats.length === 0 ? (
        <Nothing
          searching={filter.words.trim() !== '' || filter.outcome !== 'all'}
          onClear={() => change({ historyFilter: noHistoryFilter })}
        />
      ) : (
        <ChatGroups chats={chats} deletion={deletion} />
      )}
    </>
  )
}

function ChatGroups({
  chats,
  deletion,
}: {
  readonly chats: readonly ChatSummary[]
  readonly deletion: ChatDeletion
}): ReactNode {
  const { text } = useText()
  const now = useNow(true, 60_000)
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
              <ChatRow key={chat.chatId} chat={chat} now={now} deletion={deletion} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Which chats are shown, by how they have ended. */
function OutcomeChips({ found }: { readonly found: readonly ChatSummary[] }): ReactNode {
  const { text, formats } = useText()
  const change = useChange()
  const filter = useAppState((state) => state.historyFilter)
  return (
    <div className="toolbar">
      <div className="chips" role="group" aria-label={text('ui.history.show')}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className="chip"
            aria-pressed={filter.outcome === outcome}
            onClick={() => change({ historyFilter: { ...filter, outcome } })}
          >
            {text(`ui.history.outcome.${outcome}`)}{' '}
            <span className="num">{formats.count(withOutcome(found, outcome).length)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

type RowProps = { readonly chat: ChatSummary; readonly now: number; readonly deletion: ChatDeletion }

function ChatRow({ chat, now, deletion }: RowProps): ReactNode {
  const { text, formats } = useText()
  const { actions } = useApp()
  return (
    <li className="hist-row">
      <button
        type="button"
        className="hist"
        aria-keyshortcuts="Delete"
        onClick={() => void actions.openChat(chat.chatId)}
        onKeyDown={({ key, repeat }) => {
          if (key === 'Delete' && !repeat) void deletion.remove(chat.chatId)
        }}
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
        <Icon name="right" />
      </button>
      <Button
        look="quiet"
        icon="trash"
        iconAt="only"
        aria-label={text('ui.history.deleteNamed', { title: visibleString(chat.title) })}
        title={text('ui.history.delete')}
        onClick={() => void deletion.remove(chat.chatId)}
      />
    </li>
  )
}

/** The verdict word, with what was done. */
function Outcome({ story: { outcome, done } }: Pick<ChatSummary, 'story'>): ReactNode {
  const { locale, text } = useText()
  const word = text(`ui.history.outcome.${outcome}`)
  if (done.length === 0) return <b>{word}</b>
  return <PlainText text={text('ui.history.done', { outcome: word, done: joinItems(done, locale) })} />
}

function Nothing({ searching, onClear }: { readonly searching: boolean; readonly onClear: () => void }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  if (!searching) {
    return (
      <EmptyState icon="history" title={text('ui.history.empty')} text={text('ui.history.emptyText')}>
        <Button icon="plus" onClick={() => void actions.newChat()}>
          {text('ui.shell.newChat')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="search" title={text('ui.history.none')} text={text('ui.history.noneShown')}>
      <Button onClick={onClear}>{text('ui.history.clear')}</Button>
    </EmptyState>
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
