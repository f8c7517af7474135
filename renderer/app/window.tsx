import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'

import type { Locale } from '../../shared/domain/locale.ts'
import { createWindowText, TextContext } from '../i18n/text-context.ts'
import { AppContext, useApp, useAppState, type App } from '../state/app-context.ts'
import { Shell } from './shell.tsx'
import { languageOfDocument, useDocumentLook } from './use-document-look.ts'

/** Everything in the main window. */
export function MainWindow({ app }: { readonly app: App }): ReactNode {
  return (
    <AppContext.Provider value={app}>
      <Spoken />
    </AppContext.Provider>
  )
}

/** Draws nothing before the language is known: half a second of the wrong language is worse than none. */
function Spoken(): ReactNode {
  const locale = useLocale()
  return locale === null ? null : <InLanguage locale={locale} />
}

function InLanguage({ locale }: { readonly locale: Locale }): ReactNode {
  useDocumentLook(locale)
  // The frame of the document has stood in for this one.
  useLayoutEffect(() => document.getElementById('shell')?.remove(), [])
  const windowText = useMemo(() => createWindowText(locale), [locale])
  return (
    <TextContext.Provider value={windowText}>
      <Shell />
    </TextContext.Provider>
  )
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
