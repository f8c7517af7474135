import { useState } from 'react'

import type { ErrorView } from '../../shared/ipc/views.ts'
import { useText } from '../i18n/text-context.ts'

/** An error that main has put into words; in another language it is gone, as these words would stay in the one before. */
export function useToldError(): readonly [ErrorView | null, (error: ErrorView | null) => void] {
  const { locale } = useText()
  const [told, setTold] = useState<{ readonly error: ErrorView; readonly locale: string } | null>(null)
  return [told?.locale === locale ? told.error : null, (error) => setTold(error === null ? null : { error, locale })]
}
