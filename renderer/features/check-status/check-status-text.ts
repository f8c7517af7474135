import type { WindowText } from '../../i18n/text-context.ts'
import type { CheckStatus } from './status.ts'

/** The sentence of a look that has ended; the same one is read out. */
export function statusSentence({ total, isCleared }: CheckStatus, { text }: WindowText): string {
  if (total === 0) return text('ui.chat.nothingRan')
  return isCleared ? text('ui.chat.allGood') : text('ui.chat.checked', { total })
}
