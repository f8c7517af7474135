import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { trayView, type TrayView } from './tray-view.ts'
import type { WindowOrders } from './window-orders.ts'

/** What stands behind the icon beside the clock. */
export type TrayNews = {
  readonly view: () => TrayView
  /** The listener is called when the view has changed; there is one. */
  readonly onChanged: (listener: () => void) => void
  readonly openChat: (chatId: string) => void
  /** Looks at everything, in a chat that is shown at once. */
  readonly checkNow: () => void
}

export type TrayNewsDeps = {
  readonly context: () => ViewContext
  readonly conversations: () => Pick<Conversations, 'create'>
  readonly orders: Pick<WindowOrders, 'open' | 'tell'>
  readonly showMainWindow: () => void
}

/** `hear` is told the list of chats, newest first, whenever the window is. */
export function createTrayNews(deps: TrayNewsDeps): TrayNews & { hear: (chats: readonly ChatSummary[]) => void } {
  const { context, conversations, orders, showMainWindow } = deps
  let chats: readonly ChatSummary[] = []
  let changed = (): void => undefined
  const openChat = (chatId: string): void => {
    showMainWindow()
    // A window that is only now opened takes the order when it is there.
    orders.open({ kind: 'chat', chatId })
  }
  return {
    view: () => trayView(chats, context().translator),
    onChanged: (listener) => (changed = listener),
    openChat,
    checkNow: () => {
      const conversation = conversations().create()
      const started = conversation.checkUp()
      if (started.ok) {
        openChat(conversation.id)
        return
      }
      showMainWindow()
      orders.tell(started.error)
    },
    hear: (now) => {
      chats = now
      changed()
    },
  }
}
