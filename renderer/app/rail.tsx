import { Fragment, type ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useText } from '../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'
import type { AppState } from '../state/app-state.ts'
import { pageTitles } from './pages.tsx'
import { Recent } from './recent.tsx'

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
