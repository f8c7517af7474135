import { Fragment, type ReactNode } from 'react'

import type { ChatSummary } from '../../shared/ipc/views.ts'
import { labelled } from '../../shared/texts/join.ts'
import { Button } from '../components/button.tsx'
import { chatGlyph, quietOutcome } from '../components/chat-glyph.ts'
import { GlyphIcon } from '../components/glyph.tsx'
import { Icon } from '../components/icon.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { useNow } from '../components/use-now.ts'
import { useText, type WindowText } from '../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'
import type { AppState } from '../state/app-state.ts'
import { pageTitles } from './pages.tsx'

/** Settings and Help stand at the lower end. */
const belowCount = 2

/** Where one can go: a new chat, the pages, the last chats. */
export function Rail(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <nav className="rail" aria-label={text('ui.shell.main')} data-pane="rail">
      <Button
        icon="plus"
        extraClass="wide btn-new"
        aria-label={text('ui.shell.newChat')}
        onClick={() => void actions.newChat()}
      >
        <span className="label">{text('ui.shell.newChat')}</span>
      </Button>
      {pageTitles.slice(0, -belowCount).map((each) => (
        <Fragment key={each.page}>
          <NavItem {...each} />
          {each.page === 'chat' && <CheckUpItem />}
        </Fragment>
      ))}
      <Recent />
      <div className="spring" />
      {pageTitles.slice(-belowCount).map((each) => (
        <NavItem key={each.page} {...each} />
      ))}
    </nav>
  )
}

function NavItem({ page, titleKey, icon }: (typeof pageTitles)[number]): ReactNode {
  const { text } = useText()
  const change = useChange()
  const isCheckUp = useAppState(isCheckUpShown)
  const isPage = useAppState((state) => (state.page === 'report' ? 'chat' : state.page) === page)
  const current = isPage && !(page === 'chat' && isCheckUp)
  return (
    <button
      type="button"
      className="nav"
      aria-current={current ? 'page' : undefined}
      aria-label={text(titleKey)}
      onClick={() => change({ page })}
    >
      <Icon name={icon} size={20} />
      <span className="label">{text(titleKey)}</span>
    </button>
  )
}

function isCheckUpShown({ page, chat }: AppState): boolean {
  return page === 'chat' && chat?.isCheckUp === true
}

/** Leads to the last check-up; without one it begins one. */
function CheckUpItem(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const current = useAppState(isCheckUpShown)
  const last = useAppState((state) => state.chats.find(({ isCheckUp }) => isCheckUp)?.chatId)
  return (
    <button
      type="button"
      className="nav"
      aria-current={current ? 'page' : undefined}
      aria-label={text('checkUp.title')}
      onClick={() => void (last === undefined ? actions.checkUp() : actions.openChat(last))}
    >
      <Icon name="pulse" size={20} />
      <span className="label">{text('checkUp.title')}</span>
    </button>
  )
}

function stateOf({ verdict, story }: ChatSummary, text: WindowText['text']): string {
  const quiet = quietOutcome(story)
  return text(quiet === null ? `ui.shell.verdict.${verdict}` : `ui.history.outcome.${quiet}`)
}

const mostRecent = 8

function Recent(): ReactNode {
  const { locale, text, formats } = useText()
  const { actions } = useApp()
  const chats = useAppState((state) => state.chats)
  const openId = useAppState((state) => state.chat?.chatId)
  const now = useNow(true, 60_000)
  if (chats.length === 0) return null
  return (
    <>
      <h2 className="rail-head">{text('ui.shell.recent')}</h2>
      {chats.slice(0, mostRecent).map((chat) => (
        <button
          key={chat.chatId}
          type="button"
          className="recent"
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
      ))}
    </>
  )
}
