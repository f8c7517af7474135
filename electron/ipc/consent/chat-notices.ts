import type { ReadSettings } from '../../settings/settings.ts'
import type { EndedRepair } from '../chats/work-news.ts'
import type { ViewContext } from '../chats/view-context.ts'
import type { DesktopPorts } from '../desktop-ports.ts'
import type { WindowOrders } from '../pc/window-orders.ts'

type Place = { readonly chatId: string; readonly callId: string }
type Deps = {
  readonly ports: Pick<DesktopPorts, 'notify' | 'showMainWindow' | 'isMainWindowInSight' | 'push'>
  readonly settings: Pick<ReadSettings, 'get'>
  readonly context: () => ViewContext
  readonly orders: Pick<WindowOrders, 'open'>
}

/** Messages of the system about a chat. They name nothing of it, and a click only shows it. */
export type ChatNotices = {
  /** A question waits. */
  readonly waits: (place: Place) => void
  /** A repair ended; who sees the window sees that there. */
  readonly ended: (repair: EndedRepair) => void
}

export function createChatNotices({ ports, settings, context, orders }: Deps): ChatNotices {
  const notify = (message: { readonly title: string; readonly body: string }, { chatId, callId }: Place): void => {
    if (!settings.get('notifyRepairs')) return
    ports.notify({
      ...message,
      onClick: () => {
        ports.showMainWindow()
        // A window that is only now opened hears no message: it takes the order when it is there.
        orders.open({ kind: 'chat', chatId })
        ports.push({ kind: 'show_call', chatId, callId })
      },
    })
  }
  return {
    waits: (place) => {
      const { translator } = context()
      notify({ title: translator.text('ui.main.waiting.title'), body: translator.text('ui.main.waiting.body') }, place)
    },
    ended: (repair) => {
      if (ports.isMainWindowInSight()) return
      const { translator } = context()
      const title = translator.text('ui.main.ended.title', { verdict: repair.verdict })
      notify({ title, body: translator.text('ui.main.ended.body') }, repair)
    },
  }
}
