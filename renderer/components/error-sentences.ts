import type { ErrorView } from '../../shared/ipc/views.ts'
import { joinSentences } from '../../shared/texts/join.ts'
import type { WindowText } from '../i18n/text-context.ts'

/** What went wrong, and what to do: one sentence after the other, as the language sets them. */
export function errorSentences(
  { why, next }: Pick<ErrorView, 'why' | 'next'>,
  { locale }: Pick<WindowText, 'locale'>,
): string {
  return joinSentences(
    [why, next].filter((sentence) => sentence !== ''),
    locale,
  )
}
