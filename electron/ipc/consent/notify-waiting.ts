import type { ViewContext } from '../chats/view-context.ts'
import type { DesktopPorts } from '../desktop-ports.ts'
import type { WindowOrders } from '../pc/window-orders.ts'

type Waiting = {
  readonly ports: Pick<DesktopPorts, 'notify' | 'showMainWindow' | 'push'>
  readonly context: () => ViewContext
  readonly orders: Pick<WindowOrders, 'open'>
}

/** A question waits: told once, and its click only shows it. */
export function notifyWaiting(
  place: { readonly chatId: string; readonly callId: string },
  { ports, context, orders }: Waiting,
): void {
  const { translator } = context()
  ports.notify({
    title: translator.text('ui.main.waiting.title'),
    body: translator.text('ui.main.waiting.body'),
    onClick: () => {
      ports.showMainWindow()
      // A window that is only now opened hears no message: it takes the order when it is there.
      orders.open({ kind: 'chat', chatId: place.chatId })
      ports.push({ kind: 'show_call', ...place })
    },
  })
}
