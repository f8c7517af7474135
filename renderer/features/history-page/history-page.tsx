import type { ReactNode } from 'react'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useNow } from '../../components/use-now.ts'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { noHistoryFilter } from '../../state/app-state.ts'
import { ChatGroups } from './chat-groups.tsx'
import { outcomes, stillUndoable, withOutcome } from './filter-chats.ts'
import { HistoryEntry } from './history-entry.tsx'
import { NewsBar } from './news-bar.tsx'
import { useChatDeletion } from './use-chat-deletion.ts'
import { useChatSearch } from './use-chat-search.ts'
import { useNews } from './use-news.ts'
import '../../styles/fields.css'
import './history-page.css'

const mostQueryLength = 200

/** Every chat of this PC. Where there is room, one of them stands beside the list with what was done in it. */
export function HistoryPage(): ReactNode {
  const { text } = useText()
  const change = useChange()
  const all = useAppState((state) => state.chats)
  const filter = useAppState((state) => state.historyFilter)
  const chosen = useAppState((state) => state.historyChosen)
  const now = useNow(true, 60_000)
  const found = useChatSearch(filter.words)
  const chats = withOutcome(found, filter.outcome, now)
  const { news, tell, forget, undo } = useNews(all)
  const deletion = useChatDeletion(chats, tell)
  const shown = chats.find(({ chatId }) => chatId === chosen) ?? chats[0]
  return (
    <div className="history">
      <div className="hist-side">
        <div className="hist-head" data-pane="page">
          <h1>{text('ui.shell.history')}</h1>
          <SearchField
            label={text('ui.history.search')}
            value={filter.words}
            found={text('ui.history.count', { count: chats.length })}
            onChange={(words) => change({ historyFilter: { ...filter, words: words.slice(0, mostQueryLength) } })}
          />
        </div>
        <OutcomeChips found={found} now={now} />
        <WaitingNote waiting={deletion.waiting} />
        {chats.length === 0 ? (
          <Nothing
            searching={filter.words.trim() !== '' || filter.outcome !== 'all'}
            onClear={() => change({ historyFilter: noHistoryFilter })}
          />
        ) : (
          <ChatGroups chats={chats} shownId={shown?.chatId ?? null} now={now} deletion={deletion} />
        )}
      </div>
      {shown !== undefined && (
        <HistoryEntry
          key={shown.chatId}
          summary={shown}
          undoable={stillUndoable(all, now)}
          now={now}
          onUndo={undo}
          onDelete={() => void deletion.remove(shown.chatId)}
        />
      )}
      <NewsBar news={news} onDone={forget} />
    </div>
  )
}

/** Which chats are shown, by how they have ended and by what can be undone. */
function OutcomeChips({ found, now }: { readonly found: readonly ChatSummary[]; readonly now: number }): ReactNode {
  const { text, formats } = useText()
  const change = useChange()
  const filter = useAppState((state) => state.historyFilter)
  const count = (outcome: (typeof outcomes)[number]): number => withOutcome(found, outcome, now).length
  // What would show nothing is no choice.
  const offered = outcomes.filter((each) => each === 'all' || each === filter.outcome || count(each) > 0)
  return (
    <div className="chips hist-chips" role="group" aria-label={text('ui.history.show')}>
      {offered.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className="chip"
          aria-pressed={filter.outcome === outcome}
          onClick={() => change({ historyFilter: { ...filter, outcome } })}
        >
          {text(`ui.history.outcome.${outcome}`)} <span className="num">{formats.count(count(outcome))}</span>
        </button>
      ))}
    </div>
  )
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
