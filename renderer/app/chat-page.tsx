import { memo, useCallback, useMemo, type ReactNode } from 'react'

import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { clearedAfter, nothingCleared } from '../../shared/ipc/cleared-findings.ts'
import { noSteps, offeredSteps } from '../components/offered-steps.ts'
import { FindContext, PlainText } from '../components/plain-text.tsx'
import { Segmented, type Segment } from '../components/segmented.tsx'
import { ChatComposer } from '../features/chat-composer/chat-composer.tsx'
import { ChatLog } from '../features/chat-log/chat-log.tsx'
import { entriesWith, entryOfCall, nextPlace } from '../features/chat-log/find.ts'
import { FindBar } from '../features/chat-log/find-bar.tsx'
import { FirstRun } from '../features/first-run/first-run.tsx'
import { PicturePatterns } from '../features/pictures/patterns.tsx'
import { useText } from '../i18n/text-context.ts'
import { closedFind, type ChatLayout } from '../state/app-state.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'
import { chatOnItsWay, sendingId, withSending, type Sending } from '../state/sending.ts'
import { answerRows } from './answer-rows.ts'
import { EntryView } from './entry-view.tsx'
import { panelId, usePanelShown } from './panel.tsx'

/** The open chat; the first screen while nothing was said. */
export function ChatPage(): ReactNode {
  const chat = useAppState((state) => state.chat)
  const fieldKey = useAppState((state) => state.fieldKey)
  const sending = useAppState((state) => state.sending)
  if (chat === null && sending?.chatId === chatOnItsWay.chatId) {
    return <OpenChat key={fieldKey} told={chatOnItsWay} sending={sending} />
  }
  if (chat === null) return fieldKey === null ? null : <FirstRun key={fieldKey} chatId={null} draft="" />
  if (chat.entries.length === 0 && chat.live && sending?.chatId !== chat.chatId) {
    return <FirstRun key={fieldKey} chatId={chat.chatId} draft={chat.draft} />
  }
  return <OpenChat key={fieldKey} told={chat} sending={sending} />
}

type OpenProps = { readonly told: ChatView; readonly sending: Sending | null }

function OpenChat({ told, sending }: OpenProps): ReactNode {
  const chat = useMemo(() => withSending(told, sending), [told, sending])
  const find = useAppState((state) => state.find)
  const shownCallId = useAppState((state) => state.shownCallId)
  const { rows, planIn, rowOf } = answerRows(chat.entries)
  const found = find.open ? entriesWith(chat.entries, find.query) : []
  const foundAt = found[find.at]
  const shownEntry = shownCallId === null ? undefined : entryOfCall(chat.entries, shownCallId)
  const renderEntry = useCallback(
    (entry: ChatEntry) => (
      <EntryView
        entry={entry}
        plan={planIn(entry.id)}
        live={chat.live && entry.id !== sendingId}
        cleared={entry.kind === 'checks' ? clearedAfter(chat.entries, entry.id) : nothingCleared}
        steps={chat.live && entry.kind === 'checks' && entry.checkUp ? offeredSteps(chat.entries, entry.id) : noSteps}
      />
    ),
    [chat.live, chat.entries, planIn],
  )
  return (
    <>
      <ChatHead title={chat.title} isCheckUp={chat.isCheckUp === true} live={chat.live} verdict={chat.verdict} />
      {find.open && <ChatFind total={found.length} />}
      <PicturePatterns />
      <FindContext.Provider value={find.open ? find.query.trim() : ''}>
        <ChatLog
          entries={rows}
          renderEntry={renderEntry}
          wantedId={foundAt === undefined ? shownEntry : rowOf(foundAt)}
        />
      </FindContext.Provider>
      {chat.live ? (
        <ChatComposer
          chatId={told === chatOnItsWay ? null : chat.chatId}
          draft={chat.draft}
          queued={chat.queued}
          speaks={chat.entries.some((entry) => entry.kind === 'model' && entry.running)}
        />
      ) : (
        <ReadOnlyFoot />
      )}
    </>
  )
}

type HeadProps = Pick<ChatView, 'title' | 'live' | 'verdict'> & { readonly isCheckUp: boolean }

const ChatHead = memo(function DrawnHead({ title, isCheckUp, live, verdict }: HeadProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const change = useChange()
  const layout = useAppState((state) => state.layout)
  const segments: readonly Segment<ChatLayout>[] = [
    { value: 'simple', label: text('ui.chat.simple'), icon: 'list' },
    { value: 'technician', label: text('ui.chat.technician'), icon: 'code', shortcut: 'F9' },
  ]
  return (
    <div className="pane-head">
      <h1 className="cut">
        <PlainText text={title} />
      </h1>
      {isCheckUp && live && verdict !== 'running' && (
        <Button small icon="restart" onClick={() => void actions.checkAgain()}>
          {text('ui.chat.checkAgain')}
        </Button>
      )}
      <Segmented
        label={text('ui.chat.view')}
        value={layout}
        segments={segments}
        onChange={(value) => change({ layout: value })}
      />
      <Button
        look="quiet"
        icon="search"
        iconAt="only"
        aria-label={`${text('ui.chat.find')} (Ctrl+F)`}
        onClick={() => change({ find: { ...closedFind, open: true }, shownCallId: null })}
      />
      <Button
        look="quiet"
        icon="ticket"
        iconAt="only"
        aria-label={text('report.title')}
        onClick={() => change({ page: 'report' })}
      />
      <PanelButton />
    </div>
  )
})

function PanelButton(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <Button
      look="quiet"
      icon="panel"
      iconAt="only"
      aria-label={`${text('ui.shell.panelToggle')} (F8)`}
      aria-expanded={usePanelShown()}
      aria-controls={panelId}
      onClick={() => void actions.togglePanel()}
    />
  )
}

function ChatFind({ total }: { readonly total: number }): ReactNode {
  const change = useChange()
  const find = useAppState((state) => state.find)
  return (
    <FindBar
      query={find.query}
      total={total}
      at={find.at}
      onQuery={(query) => change({ find: { open: true, query, at: 0 } })}
      onMove={(step) => change({ find: { ...find, at: nextPlace(find.at, total, step) } })}
      onClose={() => change({ find: closedFind })}
    />
  )
}

function ReadOnlyFoot(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <div className="read-only" data-pane="composer">
      <p className="line">
        <Icon name="lock" />
        <span className="grow">{text('ui.chat.readOnly')}</span>
        <Button small look="primary" icon="chat" onClick={() => void actions.continueChat()}>
          {text('talk.goOn')}
        </Button>
        <Button small icon="restart" onClick={() => void actions.checkAgain()}>
          {text('ui.chat.checkAgain')}
        </Button>
        <Button small icon="plus" onClick={() => void actions.newChat()}>
          {text('ui.shell.newChat')}
        </Button>
      </p>
    </div>
  )
}
