import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { harmless } from '../../views/harmless.ts'

/** What the icon beside the clock says besides what is always there. */
export type TrayView = {
  /** For who points at the icon. */
  readonly tip: string
  /** What is worth opening: how the last chat ended, and repairs that wait. */
  readonly chats: readonly { readonly label: string; readonly chatId: string }[]
}

/** Windows cuts a tip behind 127 characters. */
const longestTitle = 80
const mostWaiting = 3

/** `chats`: newest first. */
export function trayView(chats: readonly ChatSummary[], translator: Translator): TrayView {
  const last = chats.find(({ story }) => story.outcome !== 'running' && story.outcome !== 'waiting')
  const waiting = chats.filter(({ verdict }) => verdict === 'waiting').slice(0, mostWaiting)
  const lastLabel =
    last === undefined
      ? null
      : translator.text('shell.tray.last', { title: shortTitle(last), outcome: last.story.outcome })
  return {
    tip: ['Deskmedic', ...(lastLabel === null ? [] : [lastLabel])].join('\n'),
    chats: [
      ...(last === undefined || lastLabel === null ? [] : [{ label: lastLabel, chatId: last.chatId }]),
      ...waiting.map((chat) => ({
        label: translator.text('shell.tray.waits', { title: shortTitle(chat) }),
        chatId: chat.chatId,
      })),
    ],
  }
}

function shortTitle({ title }: ChatSummary): string {
  const plain = harmless(title)
  return plain.length > longestTitle ? `${plain.slice(0, longestTitle - 1)}…` : plain
}
