import { useEffect, type ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { ErrorNote } from '../components/error-note.tsx'
import { PracticeBanner } from '../features/practice/practice-banner.tsx'
import { useText } from '../i18n/text-context.ts'
import { failureView, type PageName } from '../state/app-state.ts'
import { useApp, useAppState } from '../state/app-context.ts'
import { Announcer } from './announcer.tsx'
import { ChatPage } from './chat-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { failureTitle } from './failure-title.ts'
import { Footer } from './footer.tsx'
import { latePages, pageTitles } from './pages.tsx'
import { Panel, usePanelShown } from './panel.tsx'
import { Palette } from './palette.tsx'
import { Rail } from './rail.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { TitleBar } from './title-bar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './shell.css'

/** The frame of the main window. */
export function Shell(): ReactNode {
  useShortcuts()
  const page = useAppState((state) => state.page)
  const overlay = useAppState((state) => state.overlay)
  const panelShown = usePanelShown()
  usePageTitle(page)
  useFetchAhead()
  return (
    <div className="app">
      <div className="frame" data-panel={panelShown ? 'open' : 'closed'}>
        <TitleBar />
        <Rail />
        <main className="main" {...(page === 'chat' ? {} : { 'data-pane': 'content' })}>
          <PracticeBanner />
          <FailureLine />
          <Page />
        </main>
        {panelShown && <Panel />}
        <Footer />
      </div>
      <Announcer />
      {overlay === 'palette' && <Palette />}
      {overlay === 'keys' && <ShortcutSheet />}
    </div>
  )
}

/** What the system and a screen reader call the window. */
function usePageTitle(page: PageName): void {
  const { text } = useText()
  const name = text(
    page === 'report' ? 'report.title' : (pageTitles.find((each) => each.page === page)?.titleKey ?? 'ui.shell.chat'),
  )
  useEffect(() => {
    document.title = text('ui.shell.pageTitle', { page: name })
  }, [text, name])
}

/** Once main has answered and nobody waits for anything, the pages are fetched: the first look at one is as fast as any other. */
function useFetchAhead(): void {
  const answered = useAppState((state) => state.settings !== null)
  useEffect(() => {
    if (!answered) return undefined
    // One that fails is told when it is opened.
    const fetch = (): void => void Promise.allSettled(Object.values(latePages).map(({ load }) => load()))
    const waiting = requestIdleCallback(fetch)
    return () => cancelIdleCallback(waiting)
  }, [answered])
}

function Page(): ReactNode {
  const page = useAppState((state) => state.page)
  if (page === 'chat') {
    return (
      <ErrorBoundary key={page}>
        <ChatPage />
      </ErrorBoundary>
    )
  }
  const { Part } = latePages[page]
  return (
    <ErrorBoundary key={page}>
      <Part />
    </ErrorBoundary>
  )
}

function FailureLine(): ReactNode {
  const { text } = useText()
  const { store, actions } = useApp()
  const failure = useAppState((state) => state.failure)
  if (failure === null) return null
  const dismiss = (): void => {
    store.setState({ failure: null })
    void actions.takeOrders()
  }
  return (
    <div className="failure" role="alert">
      <ErrorNote error={failureView(failure)} title={text(failureTitle(failure.command))}>
        <Button small onClick={dismiss}>
          {text('ui.shell.dismiss')}
        </Button>
      </ErrorNote>
    </div>
  )
}
