import type { CheckUp } from '../../shared/domain/check-up.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/** The verdict of a check-up. `detail`: what it does not cover; null = everything could be read. */
export type CheckUpHeadline = { readonly text: string; readonly detail: string | null }

/** No more is called fine than what was read. */
export function checkUpHeadline(
  { attention, read, unread }: Pick<CheckUp, 'attention' | 'read' | 'unread'>,
  translator: Translator,
): CheckUpHeadline {
  const text =
    attention > 0
      ? translator.text('checkUp.attention', { count: attention })
      : read === 0
        ? translator.text('diagnose.nothingChecked')
        : translator.text('conclusion.fine', { count: read })
  return { text, detail: unread === 0 ? null : translator.text('checkUp.unread', { count: unread }) }
}
