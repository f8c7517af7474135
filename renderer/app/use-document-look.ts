import { useEffect, useSyncExternalStore } from 'react'

import { languageTags, locales, type Locale } from '../../shared/domain/locale.ts'
import { useAppState } from '../state/app-context.ts'
import { themeOf } from './theme.ts'

/** The language that main has written into the document; null = it did not know yet. */
export function languageOfDocument({ lang }: Pick<HTMLElement, 'lang'>): Locale | null {
  return locales.find((locale) => languageTags[locale] === lang) ?? null
}

/** Keeps language and theme of the page in step with settings and system. Han glyphs are right only with `lang`. */
export function useDocumentLook(locale: Locale): void {
  const wanted = useAppState((state) => state.settings?.theme.value)
  const systemIsDark = useSyncExternalStore(watchSystem, () => darkQuery().matches)
  const theme = themeOf(wanted, systemIsDark)
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.lang = languageTags[locale]
  }, [theme, locale])
}

function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function watchSystem(onChange: () => void): () => void {
  const query = darkQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
