import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

import type { Locale } from '../../shared/domain/locale.ts'
import { loadSentences } from '../i18n/sentences.ts'
import { createWindowText, TextContext, type WindowText } from '../i18n/text-context.ts'
import { AppContext, useApp, useAppState, type App } from '../state/app-context.ts'
import { Shell } from './shell.tsx'
import { languageOfDocument, useDocumentLook } from './use-document-look.ts'

type Spoken = {
  /** What the window says until it is told otherwise; null = its language is not known yet. */
  readonly spoken: WindowText | null
}

/** Everything in the main window. */
export function MainWindow({ app, spoken }: Spoken & { readonly app: App }): ReactNode {
  return (
    <AppContext.Provider value={app}>
      <Speaking spoken={spoken} />
    </AppContext.Provider>
  )
}

/** Draws nothing before the language is known: half a second of the wrong language is worse than none. */
function Speaking({ spoken }: Spoken): ReactNode {
  const windowText = useWindowText(spoken)
  return windowText === null ? null : <InLanguage windowText={windowText} />
}

function InLanguage({ windowText }: { readonly windowText: WindowText }): ReactNode {
  useDocumentLook(windowText.locale)
  // The frame of the document has stood in for this one.
  useLayoutEffect(() => document.getElementById('shell')?.remove(), [])
  return (
    <TextContext.Provider value={windowText}>
      <Shell />
    </TextContext.Provider>
  )
}

/** A window goes on in the language that it shows until the sentences of the next one are there. */
function useWindowText(first: WindowText | null): WindowText | null {
  const locale = useLocale()
  const [shown, setShown] = useState(first)
  const isShown = shown?.locale === locale
  useLayoutEffect(() => {
    if (locale === null || isShown) return undefined
    let isWanted = true
    void windowTextOf(locale).then((next) => {
      if (isWanted) setShown(next)
    })
    return () => {
      isWanted = false
    }
  }, [locale, isShown])
  return shown
}

/** What a window says in this language, once its sentences are there. */
export async function windowTextOf(locale: Locale): Promise<WindowText> {
  return createWindowText(locale, await loadSentences(locale))
}

/** Begins with that of the document. Main decides: `auto` comes from the languages of the system. */
function useLocale(): Locale | null {
  const { api, actions } = useApp()
  const wanted = useAppState((state) => state.settings?.language.value)
  const [locale, setLocale] = useState(() => languageOfDocument(document.documentElement))
  useEffect(() => {
    void actions.ask(api['language.current']({})).then((answer) => setLocale((before) => answer ?? before ?? 'en'))
  }, [api, actions, wanted])
  return locale
}
