import type { WindowText } from '../../i18n/text-context.ts'
import type { CheckStatus } from './status.ts'

/** The sentence of the line; the same one is read out. */
export function statusSentence(status: CheckStatus, running: boolean, { text }: WindowText): string {
  const { total, done, attention, isCleared } = status
  if (total === 0) return text(running ? 'ui.chat.checking' : 'ui.chat.nothingRan', { total })
  if (!running) return isCleared ? text('ui.chat.allGood') : text('ui.chat.checked', { total })
  if (attention === 0) return text('ui.chat.checkingNow', { done, total })
  return text('ui.chat.checkingAttention', { done, total, attention })
}
